/** Payments, put together: which mode, which provider, and what runs beside the routes. */
import type { Config } from "./config.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import {
  type BillingDependencies,
  type BillingService,
  createBillingService,
} from "./features/billing/service.ts";
import type { CountDocument } from "./features/documents/ports.ts";
import type { EraserDependencies } from "./features/privacy/erase.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/port.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";
import { runNightly } from "./platform/jobs/nightly.ts";
import { choosePaymentMode, mayUseSandbox, type PaymentSetting } from "./platform/payments/payment-mode.ts";
import {
  connectProvider,
  openSandboxProvider,
  type PaymentProvider,
  type PostWebhook,
  webhookPath,
} from "./platform/payments/payment-provider.ts";
import { createDatabaseStore } from "./platform/payments/sandbox/database-store.ts";
import type { RequirePerson } from "./platform/sign-in/person.ts";

/** What the rest of the server needs of payments. */
export type Billing = {
  readonly service: BillingService;
  readonly subscriptionIdOf: (personId: string) => Promise<string | null>;
  readonly countDocument: CountDocument;
  /** What must end before an account is erased, and what stays all the same. */
  readonly erasing: Pick<EraserDependencies, "beforeErase" | "keptByLaw">;
  readonly routes: (requirePerson: RequirePerson) => RegisterRoutes;
};

/** @throws StartupError when the configured keys would do harm here. */
export function paymentSetting(
  { billing, environment, host, contact }: Pick<Config, "billing" | "environment" | "host" | "contact">,
  publicUrl: URL,
): PaymentSetting & { readonly mode: ReturnType<typeof choosePaymentMode> } {
  const setting = {
    keyKind: billing.keys?.kind,
    hasContact: contact !== null,
    appEnv: environment,
    listenHost: host,
    publicUrl,
  };
  return { ...setting, mode: choosePaymentMode(setting) };
}

/** How long after an event was not taken it is sent again. */
const REDELIVER_MS = 5_000;

/** The configured provider, the sandbox in its place, or undefined where nothing can be bought. */
export function openPaymentProvider(options: {
  readonly config: Pick<Config, "billing" | "host">;
  readonly setting: ReturnType<typeof paymentSetting>;
  /** Where the web server listens, for the sandbox's webhooks; undefined in a process that has none: another one sends them. */
  readonly port: number | undefined;
  readonly database: Database;
  readonly clock: Clock;
}): PaymentProvider | undefined {
  const { config, setting, port, database, clock } = options;
  if (config.billing.keys !== undefined) return connectProvider(config.billing.keys);
  if (setting.mode !== "sandbox") return undefined;
  const post: PostWebhook = async (body, signature) => {
    if (port === undefined) return false;
    const host = config.host.includes(":") ? `[${config.host}]` : config.host;
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    return (await fetch(`http://${host}:${port}${webhookPath}`, { method: "POST", headers, body })).ok;
  };
  let timer: NodeJS.Timeout | undefined;
  const provider = openSandboxProvider({
    store: createDatabaseStore(database),
    now: () => clock.now(),
    post,
    onUndelivered() {
      clearTimeout(timer);
      timer = setTimeout(() => void provider.sandbox?.flush(), REDELIVER_MS);
      timer.unref();
    },
  });
  return provider;
}

export function createBilling(options: {
  readonly provider: PaymentProvider | undefined;
  readonly setting: PaymentSetting;
  readonly config: Pick<Config, "billing" | "contact">;
  readonly database: Database;
  readonly clock: Clock;
  readonly emailOf: (personId: string) => Promise<string | null>;
  readonly asHouseholdOwner: BillingDependencies["asHouseholdOwner"];
}): Billing {
  const { config, setting, ...rest } = options;
  const service = createBillingService({
    ...rest,
    hasLimits: config.billing.hasLimits,
    contact: config.contact,
  });
  return {
    service,
    subscriptionIdOf: (personId) => service.subscriptionIdOf(personId),
    countDocument: (sql, personId, documentId) => service.allowance.take(sql, personId, documentId),
    erasing: {
      beforeErase: async (personId, what) =>
        what === "account" ? service.forgetPerson(personId) : undefined,
      keptByLaw: async (personId, what) => (what === "account" ? service.listKeptByLaw(personId) : []),
    },
    routes: (requirePerson) =>
      billingRoutes({
        service,
        requirePerson,
        mayUseSandbox: (request) =>
          mayUseSandbox(setting, { peerAddress: request.socket.remoteAddress, headers: request.headers }),
      }),
  };
}

/** What runs by itself once the server listens; returns how to end it. */
export function startBilling(
  { service }: Billing,
  provider: PaymentProvider | undefined,
  clock: Clock,
  log: { warn(details: object, message: string): void },
): () => Promise<void> {
  // What a stopped server still had to tell.
  void provider?.sandbox?.flush();
  return runNightly(clock, async () => {
    await service.reconcile().catch((error: unknown) => {
      log.warn({ err: error }, "comparing subscriptions with the payment provider failed");
    });
  });
}
