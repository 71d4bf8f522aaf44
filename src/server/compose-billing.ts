/** Payments, put together: which mode, which provider, and what runs beside the routes. */
import { planCatalogue } from "#contract/plan-catalogue.ts";
import { dayText } from "#contract/plan-sentences.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Config } from "./config.ts";
import { type BillingRoutesDependencies, billingRoutes } from "./features/billing/routes.ts";
import {
  type BillingDependencies,
  type BillingService,
  createBillingService,
  type UnpaidRenewal,
} from "./features/billing/service.ts";
import type { CountDocument } from "./features/documents/ports.ts";
import type { DueNotice } from "./features/notices/notice-rules.ts";
import type { EraserDependencies } from "./features/privacy/erase.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/port.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";
import type { JobQueue, QueueSettings } from "./platform/jobs/port.ts";
import { choosePaymentMode, mayUseSandbox, type PaymentSetting } from "./platform/payments/payment-mode.ts";
import {
  connectProvider,
  openSandboxProvider,
  type PaymentProvider,
  type PostWebhook,
  webhookPath,
} from "./platform/payments/payment-provider.ts";
import { createDatabaseStore } from "./platform/payments/sandbox/database-store.ts";

/** What the rest of the server needs of payments. */
export type Billing = {
  readonly service: BillingService;
  readonly subscriptionIdOf: (personId: string) => Promise<string | null>;
  readonly countDocument: CountDocument;
  /** What must end before an account is erased, and what stays all the same. */
  readonly erasing: Pick<EraserDependencies, "beforeErase" | "keptByLaw">;
  /** What a person must be told about their plan now. */
  readonly planNotices: (personId: string) => Promise<readonly DueNotice[]>;
  readonly routes: (guards: Guards) => RegisterRoutes;
};
type Guards = Pick<BillingRoutesDependencies, "requirePerson" | "requireRecentSignIn">;

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
  readonly log: { warn(details: object, message: string): void };
}): Billing {
  const { config, setting, log, ...rest } = options;
  const service = createBillingService({
    ...rest,
    // Warnings are shown as the program comes: only its operator can answer the bank, and in time only.
    onDisputed: ({ dispute, answerBy }) => {
      const by = answerBy === null ? null : new Date(answerBy * 1000).toISOString();
      log.warn(
        { dispute, answerBy: by },
        "a bank asks for a payment back; answer it at the payment provider",
      );
    },
    onRefundFailed: ({ refund }) => {
      log.warn({ refund }, "a refund did not arrive; pay it back in another way, the bank refused it");
    },
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
    async planNotices(personId) {
      const unpaid = await service.unpaidRenewalOf(personId);
      return unpaid === undefined ? [] : [planNotice(unpaid, service.config.mode !== "live")];
    },
    routes: (guards) =>
      billingRoutes({
        service,
        ...guards,
        mayUseSandbox: (request) =>
          mayUseSandbox(setting, { peerAddress: request.socket.remoteAddress, headers: request.headers }),
      }),
  };
}

/** Comparing with the payment provider, as the queue knows it. */
export const comparisonQueue: QueueSettings = {
  name: "compare-payments",
  retryLimit: 3,
  longestRunSeconds: 3600,
};

/** Each process asks for it so often; the queue does it once for each day in UTC, whoever asks. */
const ASK_MS = 10 * 60_000;
const DAY_SECONDS = 86_400;
/** In UTC: night in America and Europe alike. */
const COMPARISON_HOUR = 7;

/** 07:00 UTC of the same day: at once where that is past, so that a computer that sleeps at night does it in the daytime. */
export function comparisonTime(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), COMPARISON_HOUR));
}

/** Takes the night's comparisons from the queue, and asks for them; returns how to stop asking. */
export async function startComparing(deps: {
  readonly service: Pick<BillingService, "reconcile">;
  readonly jobs: Pick<JobQueue, "enqueue" | "work">;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
}): Promise<{ stop(): void }> {
  const { service, jobs, database, clock, log } = deps;
  await jobs.work(
    comparisonQueue.name,
    async () => {
      await service.reconcile();
    },
    { concurrency: 1 },
  );
  const ask = () =>
    database
      .beforePerson({}, (sql) =>
        jobs.enqueue(
          sql,
          comparisonQueue.name,
          {},
          { singletonSeconds: DAY_SECONDS, startAfter: comparisonTime(clock.now()) },
        ),
      )
      .catch((error: unknown) => {
        log.error({ err: error }, "asking for the comparison with the payment provider failed");
      });
  await ask();
  const timer = setInterval(() => void ask(), ASK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** What a person is told about their plan: that its renewal was not paid, once for each, with the way to mend it. */
function planNotice(unpaid: UnpaidRenewal, isTest: boolean): DueNotice {
  const { tier, subscriptionId, since, keptUntil } = unpaid;
  const lastDay = plainDay(keptUntil);
  return {
    kind: "renewal-failed",
    subject: `renewal-failed ${subscriptionId} ${since.toISOString()}`,
    title: `Your ${planCatalogue[tier].name} plan was not renewed: your card did not pay`,
    sentences: [
      `You keep the plan until ${dayText(lastDay)}. Another card settles it at once.`,
      "Without that you go back to the free plan. Everything you uploaded or typed stays.",
      ...(isTest ? ["Test mode: no card is charged."] : []),
    ],
    path: "/settings?card=update#plan",
    until: lastDay,
  };
}

/** @throws RangeError for a year that cannot be written */
function plainDay(instant: Date): PlainDate {
  const day = parsePlainDate(instant.toISOString().slice(0, 10));
  if (day === undefined) throw new RangeError("a day that cannot be written");
  return day;
}
