import { hostname } from "node:os";
import { join } from "node:path";
import { programPath } from "#contract/programs.ts";
import { buildApp } from "../app.ts";
import { composeRoutes, openPageDrawer, queues, startWork } from "../compose.ts";
import { type Config, readConfig } from "../config.ts";
import { takesToken } from "../features/access-tokens/open-routes.ts";
import { unsubscribePath } from "../features/notices/routes.ts";
import { modelInUse } from "../model-config.ts";
import { lockDataFolder } from "../platform/data-folder-lock.ts";
import { answerWithinMs } from "../platform/database/connection.ts";
import { databaseGauges } from "../platform/database/database-gauges.ts";
import { createRequestCounts } from "../platform/database/request-counts.ts";
import { loggerOptions } from "../platform/http/logger.ts";
import { requireProxies } from "../platform/http/trusted-proxies.ts";
import { findListeningPort, toStartupError } from "../platform/listening-port.ts";
import { findPackageRoot } from "../platform/package-root.ts";
import { webhookPath } from "../platform/payments/payment-provider.ts";
import { openRuntime } from "../runtime.ts";
import type { Command } from "./command.ts";

export const serve: Command = {
  summary: "web and background work in one process",
  help: `Usage: debt-freedom serve [--no-worker]

Starts the web server, and the background work with it. Settings come from the environment; see .env.example.

  --no-worker   web only; run \`debt-freedom worker\` beside it\n`,
  options: { "no-worker": { type: "boolean" } },
  takesFiles: false,
  async run(terminal, options) {
    // From now on, so that a start is never cut off in the middle: what it began is stopped in order.
    const stopRequested = terminal.stopRequested();
    const server = await startServer(readConfig(), { works: options["no-worker"] !== true });
    terminal.write(`Debt Freedom is running at ${server.publicUrl}\n`);
    await stopRequested;
    await server.stop();
    return 0;
  },
};

/**
 * Starts everything and listens.
 * @throws StartupError when it cannot; what was started is stopped again.
 */
export async function startServer(
  config: Config,
  options: { readonly works: boolean },
): Promise<{ readonly publicUrl: string; stop(): Promise<void> }> {
  requireProxies(config.trustProxy);
  const port = await findListeningPort(config.host, config.port);
  const publicUrl = publicUrlOf(config, port);
  const runtime = await openRuntime(config, queues, { answerWithinMs });
  const closers: (() => Promise<void>)[] = [() => runtime.close()];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) {
      // What was started last stops first
      await close();
    }
  };
  try {
    const { url, pool } = runtime.storage;
    const lock = await lockDataFolder({ url, dataDir: config.dataDir, machine: hostname() });
    closers.push(() => lock.release());
    const drawer = openPageDrawer();
    closers.push(() => drawer.close());
    const { routes, isSignedIn, allowsPaymentScripts, start } = await composeRoutes(runtime, {
      publicUrl,
      port,
      drawPage: drawer.drawPage,
    });
    const app = await buildApp({
      publicUrl,
      webRoot: join(findPackageRoot(), "dist/web"),
      logger: loggerOptions(config.logLevel),
      trustProxy: config.trustProxy,
      readiness: { database: () => pool.query("select 1") },
      model: config.model ? "on" : "off",
      ...(config.metricsToken === undefined
        ? {}
        : { metrics: { token: config.metricsToken, gauges: databaseGauges(pool) } }),
      // Programs ask without a cookie, so a missing token is what they hear of.
      originExempt: [unsubscribePath, webhookPath, programPath],
      allowsPaymentScripts,
      site: {
        facts: { contact: config.contact, model: config.model ? modelInUse(config.model) : null },
        isSignedIn,
      },
      features: routes,
      takesToken,
      tracing: runtime.tracing,
      countRequest: createRequestCounts(runtime.storage.database, runtime.vaults),
    });
    if (options.works) {
      closers.push(await startWork(runtime));
    }
    closers.push(() => app.close());
    await app.listen({ host: config.host, port }).catch((cause: unknown) => {
      throw toStartupError(cause, config.host, port);
    });
    start();
    return { publicUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where people reach the server, as configured or as it follows from where it listens. */
export const publicUrlOf = (config: Pick<Config, "publicUrl" | "host">, port: number): string =>
  config.publicUrl ?? `http://${hostInUrl(config.host)}:${port}`;

/** An address that a browser on this machine can open. */
function hostInUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") {
    return "localhost";
  }
  return host.includes(":") ? `[${host}]` : host;
}
