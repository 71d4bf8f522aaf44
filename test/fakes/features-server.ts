/** The whole server but for the reader, over a database of the test's own: real queue, real events, real files. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "#contract/programs.ts";
import { buildApp } from "#server/app.ts";
import { type Billing, comparisonQueue, createBilling } from "#server/compose-billing.ts";
import { composeFeatures, readDocumentQueue } from "#server/compose-features.ts";
import { createHousehold, leavingHousehold } from "#server/compose-household.ts";
import { composePrivacyChoices, eraseQueue } from "#server/compose-privacy.ts";
import { composeReadingWork } from "#server/compose-reading.ts";
import { takesToken } from "#server/features/access-tokens/open-routes.ts";
import { accessTokensRoutes } from "#server/features/access-tokens/routes.ts";
import { createAccessTokensService } from "#server/features/access-tokens/service.ts";
import { createAccount } from "#server/features/account/routes.ts";
import type { DrawPage, ReadFile } from "#server/features/documents/ports.ts";
import { asHouseholdOwner } from "#server/features/household/in-household.ts";
import { lockLedger } from "#server/features/ledger/repository.ts";
import { unsubscribePath } from "#server/features/notices/routes.ts";
import type { ModelConfig } from "#server/model-config.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Vaults } from "#server/platform/crypto/vaults.ts";
import type { Database } from "#server/platform/database/port.ts";
import { createRequestCounts } from "#server/platform/database/request-counts.ts";
import { createPostgresEvents } from "#server/platform/events/postgres-events.ts";
import { createFolderStore } from "#server/platform/files/folder-store.ts";
import type { FileStore } from "#server/platform/files/port.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { loggerOptions } from "#server/platform/http/logger.ts";
import { createJobQueue } from "#server/platform/jobs/pg-boss.ts";
import type { JobHandler, JobQueue } from "#server/platform/jobs/port.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import {
  openSandboxProvider,
  type PaymentProvider,
  type PostWebhook,
  webhookPath,
} from "#server/platform/payments/payment-provider.ts";
import { createDatabaseStore } from "#server/platform/payments/sandbox/database-store.ts";
import type { TestDatabase } from "../database-fixture.ts";
import { createTestClock, createTestVaults } from "./account-app.ts";
import type { RouteShape } from "./hostile-requests.ts";

export type FeaturesServer = {
  readonly app: App;
  /** Sees every row. */
  readonly pool: TestDatabase["pool"];
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock & { advance(ms: number): void };
  readonly files: FileStore;
  readonly folder: string;
  readonly jobs: JobQueue;
  readonly billing: Billing;
  /** Undefined unless billing was asked for. */
  readonly provider: PaymentProvider | undefined;
  /** Every route there is. */
  readonly routes: readonly RouteShape[];
  /** The job handler itself, for running a job by hand as a second process would. */
  readonly readDocument: JobHandler;
  /** What is due for a person without their asking. */
  readonly keepHouse: (personId: string) => Promise<void>;
  /** What the queue calls once it gave a job up. */
  readonly onGivenUp: (data: unknown) => Promise<void>;
  stop(): Promise<void>;
};

const logging = Object(loggerOptions("trace"));
const quiet = { warn: () => undefined, error: () => undefined };

export async function startFeaturesServer(
  made: TestDatabase,
  options: {
    readonly readFile: ReadFile;
    readonly drawPage?: DrawPage;
    /** How many documents are read at once; 0 leaves them in the queue. Default 2. */
    readonly concurrency?: number;
    readonly waitMs?: number;
    /** Default: none. */
    readonly mailer?: Mailer;
    /** Default: none. */
    readonly model?: ModelConfig;
    /** Default: they may, as in the product. */
    readonly programsMayAsk?: boolean;
    /** Default: nothing can be bought and nothing is limited. */
    readonly billing?: "sandbox with limits";
    /** Whether the payment provider cannot be reached at this moment. Default: never. */
    readonly isProviderAway?: () => boolean;
    /** Whether the payment provider's events do not arrive at this moment. Default: they arrive at once. */
    readonly areEventsLate?: () => boolean;
    /** Gets everything that the server logs, at the most talkative level. Default: nothing is logged. */
    readonly onLog?: (line: string) => void;
  },
): Promise<FeaturesServer> {
  const { database, pool, url } = made;
  const { onLog } = options;
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-files-"));
  const clock = createTestClock(new Date("2026-11-20T10:00:00Z"));
  const vaults = createTestVaults();
  const files = createFolderStore({
    folder,
    fileKey: (personId) =>
      database.forPerson(personId, async (sql) => (await vaults.openVault(sql, personId)).deriveKey("files")),
  });
  const events = createPostgresEvents({ url, pool, log: quiet });
  const jobs = createJobQueue({
    url,
    pool,
    queues: [readDocumentQueue, eraseQueue, comparisonQueue],
    log: quiet,
  });
  await events.start();
  await jobs.start();
  const publicUrl = new URL("http://localhost:3000");
  let deliver: PostWebhook = async () => false;
  const provider =
    options.billing === undefined
      ? undefined
      : openSandboxProvider({
          store: {
            transact: async (asked, work) => {
              if (options.isProviderAway?.()) throw new Error("connect ECONNREFUSED");
              return createDatabaseStore(database).transact(asked, work);
            },
          },
          now: () => clock.now(),
          post: async (...event) => !options.areEventsLate?.() && deliver(...event),
        });
  const billing = createBilling({
    provider,
    setting: {
      keyKind: undefined,
      hasContact: true,
      appEnv: "development",
      listenHost: "localhost",
      publicUrl,
    },
    config: {
      billing: { keys: undefined, hasLimits: options.billing !== undefined },
      contact: "help@debts.example",
    },
    database,
    clock,
    emailOf: async () => null,
    log: { warn: (details, message) => onLog?.(JSON.stringify({ ...details, message })) },
    asHouseholdOwner: (sql, personId, work) => asHouseholdOwner({ vaults }, sql, personId, work),
  });
  const forgetBackedUp = async () => undefined;
  const household = createHousehold({
    database,
    vaults,
    clock,
    publicUrl: publicUrl.origin,
    mailer: options.mailer,
    forgetBackedUp,
    mayInvite: (personId) => billing.service.mayInvite(personId),
  });
  const { subscriptionIdOf } = billing;
  const tokens = createAccessTokensService({ database, vaults, clock, lockPerson: lockLedger });
  const account = createAccount({
    admitToken: (token, call) => tokens.admit(token, call),
    database,
    vaults,
    clock,
    publicUrl,
    relyingParty: nobodysProvider,
    subscriptionIdOf,
    privacyOf: composePrivacyChoices({ database, vaults }).load,
  });
  const shared = { database, vaults, files, events, clock, model: options.model };
  const features = composeFeatures({
    ...shared,
    jobs,
    requirePerson: account.requirePerson,
    requireRecentSignIn: account.requireRecentSignIn,
    requireToken: account.requireToken,
    tokenName: (sql, personId, id) => tokens.nameOf(sql, personId, id),
    programsMayAsk: options.programsMayAsk ?? true,
    publicUrl: publicUrl.origin,
    mailer: options.mailer,
    lastBackup: async () => null,
    lastBackupOf: async () => null,
    forgetBackedUp,
    household,
    exploring: account.exploring,
    countDocument: billing.countDocument,
    planNotices: billing.planNotices,
    erasing: leavingHousehold(billing.erasing, household),
    drawPage: options.drawPage ?? drawNothing,
    waitMs: options.waitMs ?? 60_000,
    hasPaidPlan: (personId) => billing.service.hasPaidPlan(personId),
  });
  const { readDocument, onGivenUp } = composeReadingWork({ ...shared, readFile: options.readFile });
  const concurrency = options.concurrency ?? 2;
  if (concurrency > 0) {
    await jobs.work(readDocumentQueue.name, readDocument, { concurrency, onGivenUp });
  }
  const routes: RouteShape[] = [];
  const app = await buildApp({
    publicUrl: publicUrl.origin,
    webRoot: "/nowhere",
    logger: onLog ? { ...logging, stream: { write: (line: string) => onLog(line) } } : false,
    trustProxy: false,
    readiness: {},
    originExempt: [unsubscribePath, webhookPath, programPath],
    site: { facts: { contact: null, model: null }, isSignedIn: async () => false },
    takesToken,
    features: [
      account.routes,
      accessTokensRoutes(tokens, account),
      billing.routes(account),
      ...features.routes,
    ],
    countRequest: createRequestCounts(database, vaults),
    onRoute({ method, url: path, schema }) {
      for (const one of [method].flat())
        routes.push({ method: one, url: path, body: schema?.body, querystring: schema?.querystring });
    },
  });
  deliver = async (payload, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const { statusCode } = await app.inject({ method: "POST", url: webhookPath, headers, payload });
    return statusCode === 200;
  };
  return {
    app,
    pool,
    database,
    vaults,
    clock,
    files,
    folder,
    jobs,
    billing,
    provider,
    routes,
    readDocument,
    keepHouse: features.keepHouse,
    onGivenUp,
    async stop() {
      await provider?.sandbox?.flush();
      await app.close();
      await jobs.stop();
      await events.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const drawNothing: DrawPage = async () => {
  throw new Error("this test draws no pages");
};

const refuse = async (): Promise<never> => {
  throw new Error("these tests sign in through a fixture");
};
const nobodysProvider = { start: refuse, finish: refuse, endSessionUrl: refuse };
