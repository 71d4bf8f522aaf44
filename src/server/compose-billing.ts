/** Payments, put together: which mode, which provider, and what runs beside the routes. */
import type { Config } from "./config.ts";
import { billingRoutes, webhookPath } from "./features/billing/routes.ts";
import { createBillingService } from "./features/billing/service.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database, Sql } from "./platform/database/port.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";
import { runNightly } from "./platform/jobs/nightly.ts";
import { choosePaymentMode, mayUseSandbox } from "./platform/payments/payment-mode.ts";
import {
  connectProvider,
  openSandboxProvider,
  type PaymentProvider,
  type PostWebhook,
} from "./platform/payments/payment-provider.ts";
import { createDatabaseStore } from "./platform/payments/sandbox/database-store.ts";
import type { RequirePerson } from "./platform/sign-in/person.ts";

export { webhookPath };

type Log = { warn(details: object, message: string): void };

export type Billing = {
  readonly subscriptionIdOf: (personId: string) => Promise<string | null>;
  readonly countDocument: (sql: Sql, personId: string, documentId: string) => Promise<void>;
  readonly routes: (requirePerson: RequirePerson) => RegisterRoutes;
  readonly allowsProviderScripts: boolean;
  /** Begins what runs by itself once the server listens; returns how to end it. */
  start(): () => Promise<void>;
};

/** How long after an event was not taken it is sent again. */
const REDELIVER_MS = 5_000;

/** @throws StartupError when the keys would do harm here. */
export function createBilling(options: {
  readonly config: Pick<Config, "billing" | "environment" | "host" | "contact">;
  readonly publicUrl: URL;
  /** Where this server listens, for the sandbox's own webhooks. */
  readonly port: number;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly emailOf: (personId: string) => Promise<string | null>;
}): Billing {
  const { config, publicUrl, database, clock, log } = options;
  const { keys, hasLimits } = config.billing;
  const setting = {
    keyKind: keys?.kind,
    appEnv: config.environment,
    listenHost: config.host,
    publicUrl,
  };
  const mode = choosePaymentMode(setting);
  let timer: NodeJS.Timeout | undefined;
  const redeliverSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void provider?.sandbox?.flush(), REDELIVER_MS);
    timer.unref();
  };
  const post: PostWebhook = async (rawBody, signature) => {
    const host = config.host.includes(":") ? `[${config.host}]` : config.host;
    const answer = await fetch(`http://${host}:${options.port}${webhookPath}`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      body: rawBody,
    });
    return answer.ok;
  };
  const provider: PaymentProvider | undefined =
    keys !== undefined
      ? connectProvider(keys)
      : mode === "sandbox"
        ? openSandboxProvider({
            store: createDatabaseStore(database),
            now: () => clock.now(),
            post,
            onUndelivered: redeliverSoon,
          })
        : undefined;
  const service = createBillingService({
    database,
    clock,
    provider,
    hasLimits,
    contact: config.contact,
    emailOf: options.emailOf,
  });
  return {
    subscriptionIdOf: (personId) => service.subscriptionIdOf(personId),
    countDocument: (sql, personId, documentId) => service.allowance.take(sql, personId, documentId),
    routes: (requirePerson) =>
      billingRoutes({
        service,
        requirePerson,
        mayUseSandbox: (request) =>
          mayUseSandbox(setting, { peerAddress: request.socket.remoteAddress, headers: request.headers }),
      }),
    allowsProviderScripts: provider?.publishableKey != null,
    start() {
      if (provider?.sandbox !== undefined) void provider.sandbox.flush();
      const stop = runNightly(clock, async () => {
        await service.reconcile().catch((error: unknown) => {
          log.warn({ err: error }, "comparing subscriptions with the payment provider failed");
        });
      });
      return async () => {
        clearTimeout(timer);
        await stop();
      };
    },
  };
}
