import cookie from "@fastify/cookie";
import fastify, { type FastifyServerOptions, type RouteOptions } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { siteFactsSchema } from "#contract/site.ts";
import { describeApi } from "./platform/http/api-description.ts";
import type { App, RegisterRoutes } from "./platform/http/app-type.ts";
import { registerErrorHandler } from "./platform/http/error-handler.ts";
import { registerFinishRequests } from "./platform/http/finish-requests.ts";
import { type ReadinessCheck, registerHealth } from "./platform/http/health.ts";
import { type MetricsOptions, registerMetrics } from "./platform/http/metrics.ts";
import { registerOneAddress } from "./platform/http/one-address.ts";
import { registerOriginRule } from "./platform/http/origin-rule.ts";
import type { Site } from "./platform/http/public-pages.ts";
import { type CountRequest, shareCounts } from "./platform/http/request-limits.ts";
import { registerSecurityHeaders } from "./platform/http/security-headers.ts";
import { registerWebFiles } from "./platform/http/web-files.ts";
import { newId } from "./platform/ids.ts";
import type { Tracing } from "./platform/tracing/port.ts";

export type AppDependencies = {
  /** Where people reach the server, without a slash at the end. */
  readonly publicUrl: string;
  /** The built web client (dist/web). Without one the server answers the API alone. */
  readonly webRoot: string;
  readonly logger: NonNullable<FastifyServerOptions["logger"]>;
  /** The proxies in front that may be believed about the caller: false, or addresses such as "loopback, 10.0.0.0/8". */
  readonly trustProxy: string | false;
  readonly readiness: Readonly<Record<string, ReadinessCheck>>;
  /** Whether a model is configured, for /readyz; it is never asked there. */
  readonly model?: "on" | "off";
  /** Path prefixes that other sites may post to. */
  readonly originExempt: readonly string[];
  /** Whether pages may load the payment provider's own form. Default: no. */
  readonly allowsPaymentScripts?: boolean;
  /** What the public pages say about this installation, and who gets the app instead of them. */
  readonly site: Site;
  /** The features' routes, in order. */
  readonly features: readonly RegisterRoutes[];
  /** Default: there is no /metrics. */
  readonly metrics?: MetricsOptions;
  /** Default: nothing is traced. */
  readonly tracing?: Pick<Tracing, "watchRequests"> | undefined;
  /** Counts what is limited together with other servers. Default: this server counts for itself. */
  readonly countRequest?: CountRequest;
  /** Whether a program may ask for a route with an access token; for the description alone. Default: for none. */
  readonly takesToken?: (method: string, route: string) => boolean;
  /** Hears of every route there is, those of the platform too. */
  readonly onRoute?: (route: RouteOptions) => void;
};

/** Builds the server without listening: main listens, tests use `inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const app = fastify({
    logger: dependencies.logger,
    trustProxy: dependencies.trustProxy,
    genReqId: () => newId("request"),
    requestIdHeader: false,
    bodyLimit: 1_000_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  dependencies.tracing?.watchRequests(app);
  registerErrorHandler(app);
  if (dependencies.countRequest !== undefined) shareCounts(app, dependencies.countRequest);
  const { onRoute } = dependencies;
  if (onRoute !== undefined) app.addHook("onRoute", onRoute);
  const registerApi = describeApi(app, dependencies.takesToken);
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api/")) void reply.header("cache-control", "no-store");
  });
  registerFinishRequests(app);
  await registerSecurityHeaders(app, dependencies);
  registerOneAddress(app, dependencies);
  registerOriginRule(app, { publicUrl: dependencies.publicUrl, exempt: dependencies.originExempt });
  await app.register(cookie);
  if (dependencies.metrics !== undefined) registerMetrics(app, dependencies.metrics);
  registerApi();
  registerHealth(app, dependencies.readiness, dependencies.model ?? "off");
  app.get(
    "/api/site",
    { schema: { response: { 200: siteFactsSchema } } },
    async () => dependencies.site.facts,
  );
  for (const register of dependencies.features) {
    // One after the other: the order of routes is the order of the list.
    await app.register(async (scope) => register(scope.withTypeProvider<ZodTypeProvider>()));
  }
  await registerWebFiles(app, dependencies);
  return app;
}
