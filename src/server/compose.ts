import { createReaderPool } from "#pipeline/isolation/reader-pool.ts";
import {
  type Billing,
  comparisonQueue,
  createBilling,
  openPaymentProvider,
  paymentSetting,
  startComparing,
} from "./compose-billing.ts";
import { composeFeatures, erasing, type FeatureDependencies, readDocumentQueue } from "./compose-features.ts";
import { composeHouseKeeping, houseQueue } from "./compose-house.ts";
import { createHousehold, leavingHousehold } from "./compose-household.ts";
import { composeErasing, composePrivacyChoices, eraseQueue } from "./compose-privacy.ts";
import { composeReadingWork } from "./compose-reading.ts";
import type { Config } from "./config.ts";
import { accessTokensRoutes } from "./features/access-tokens/routes.ts";
import { createAccessTokensService } from "./features/access-tokens/service.ts";
import { findProfile } from "./features/account/profile.ts";
import { createAccount } from "./features/account/routes.ts";
import type { DrawPage } from "./features/documents/ports.ts";
import { asHouseholdOwner } from "./features/household/in-household.ts";
import type { HouseholdService } from "./features/household/service.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import type { BackupDependencies } from "./platform/backup/backup.ts";
import { makeBackupAlone } from "./platform/backup/backup-alone.ts";
import { forgetInBackups, lastBackupOf, listBackups } from "./platform/backup/backup-folder.ts";
import { type RestoreDependencies, sweepRestoring } from "./platform/backup/restore.ts";
import { systemClock } from "./platform/clock.ts";
import { findMasterKey } from "./platform/crypto/master-key.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";
import type { Site } from "./platform/http/public-pages.ts";
import type { QueueSettings } from "./platform/jobs/port.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { readerEntry } from "./platform/reader-entry.ts";
import { createSignIn, type SignInSetting } from "./platform/sign-in/sign-in.ts";
import { filesFolder, keySources, type Runtime } from "./runtime.ts";

/** Every queue there is. */
export const queues: readonly QueueSettings[] = [readDocumentQueue, eraseQueue, houseQueue, comparisonQueue];

/** How long an upload waits for its reading before it answers that it goes on in the background. */
const UPLOAD_WAIT_MS = 60_000;

/**
 * The routes of the web server: sign-in and every feature.
 * @throws StartupError when there is no way to sign in safely.
 */
export async function composeRoutes(
  runtime: Runtime,
  options: { readonly publicUrl: string; readonly port: number; readonly drawPage: DrawPage },
): Promise<{
  readonly routes: readonly RegisterRoutes[];
  readonly isSignedIn: Site["isSignedIn"];
  /** Whether pages may load the payment provider's own form. */
  readonly allowsPaymentScripts: boolean;
  /** Called once the server listens. */
  readonly start: () => void;
}> {
  const { config, storage, vaults, files, events, jobs } = runtime;
  const publicUrl = new URL(options.publicUrl);
  const signIn = await createSignIn(signInSetting(config, publicUrl));
  const { database } = storage;
  const { billing, provider } = composeBilling(runtime, {
    publicUrl,
    port: options.port,
    emailOf: async (personId) => (await findProfile({ database, vaults }, personId))?.email ?? null,
  });
  const tokens = createAccessTokensService({ database, vaults, clock: systemClock, lockPerson: lockLedger });
  const account = createAccount({
    admitToken: (token, call) => tokens.admit(token, call),
    database,
    vaults,
    clock: systemClock,
    relyingParty: signIn.relyingParty,
    privacyOf: composePrivacyChoices({ database, vaults }).load,
    publicUrl,
    subscriptionIdOf: billing.subscriptionIdOf,
  });
  const household = composeHouseholdOf(runtime, options.publicUrl, billing);
  const features = composeFeatures({
    database,
    vaults,
    files,
    jobs,
    events,
    clock: systemClock,
    requirePerson: account.requirePerson,
    requireRecentSignIn: account.requireRecentSignIn,
    requireToken: account.requireToken,
    tokenName: (sql, personId, id) => tokens.nameOf(sql, personId, id),
    programsMayAsk: config.programsMayAsk,
    ...outside(runtime, options.publicUrl),
    exploring: account.exploring,
    household,
    countDocument: billing.countDocument,
    planNotices: billing.planNotices,
    erasing: leavingHousehold(billing.erasing, household),
    drawPage: options.drawPage,
    waitMs: UPLOAD_WAIT_MS,
    model: config.model,
    hasPaidPlan: (personId) => billing.service.hasPaidPlan(personId),
  });
  return {
    routes: [
      signIn.routes,
      account.routes,
      accessTokensRoutes(tokens, account),
      billing.routes(account),
      ...features.routes,
    ],
    isSignedIn: account.isSignedIn,
    allowsPaymentScripts: provider?.publishableKey != null,
    // What a stopped server still had to tell.
    start: () => void provider?.sandbox?.flush(),
  };
}

/** What decides about sign-in. */
export const signInSetting = (
  { oidc, environment, host }: Pick<Config, "oidc" | "environment" | "host">,
  publicUrl: URL,
): SignInSetting => ({
  issuer: oidc?.issuer ?? null,
  clientId: oidc?.clientId ?? null,
  clientSecret: oidc?.clientSecret ?? null,
  appEnv: environment,
  listenHost: host,
  publicUrl,
});

/** What a backup is made of. */
export function backupOf({ config, storage, vaults, files }: Runtime): BackupDependencies {
  return {
    database: storage.database,
    vaults,
    clock: systemClock,
    files,
    backupFolder: config.backupDir,
  };
}

/** What a backup is brought back into. */
export function restoreOf(runtime: Runtime): RestoreDependencies {
  const { config, storage, masterKey } = runtime;
  return {
    ...backupOf(runtime),
    files: runtime.files,
    database: storage.database,
    hasMasterKey: async (id) =>
      id === masterKey.id || (await findMasterKey(keySources(config), id)) !== undefined,
  };
}

function composeHouseholdOf(
  runtime: Runtime,
  publicUrl: string,
  { service }: Pick<Billing, "service">,
): HouseholdService {
  const { storage, vaults } = runtime;
  return createHousehold({
    database: storage.database,
    vaults,
    clock: systemClock,
    ...outside(runtime, publicUrl),
    mayInvite: (personId) => service.mayInvite(personId),
  });
}

function composeBilling(
  { config, storage: { database }, vaults, log }: Runtime,
  options: {
    readonly publicUrl: URL;
    readonly port: number | undefined;
    readonly emailOf: (personId: string) => Promise<string | null>;
  },
) {
  const setting = paymentSetting(config, options.publicUrl);
  const shared = { config, setting, database, clock: systemClock };
  const provider = openPaymentProvider({ ...shared, port: options.port });
  const billing = createBilling({
    ...shared,
    provider,
    log,
    emailOf: options.emailOf,
    asHouseholdOwner: (sql, personId, work) => asHouseholdOwner({ vaults }, sql, personId, work),
  });
  return { provider, billing };
}

/** What lies outside the database. */
function outside(
  { config }: Runtime,
  publicUrl: string,
): Pick<FeatureDependencies, "publicUrl" | "mailer" | "lastBackup" | "lastBackupOf" | "forgetBackedUp"> {
  return {
    publicUrl,
    mailer: config.mail && createMailer(config.mail),
    lastBackupOf: (personId) => lastBackupOf(config.backupDir, personId),
    lastBackup: async () => (await listBackups(config.backupDir))[0]?.madeAt ?? null,
    forgetBackedUp: (personId) => forgetInBackups(config.backupDir, personId),
  };
}

/** A reader of its own for drawing pages: who looks at a page does not wait behind fifty files that are being read. */
export function openPageDrawer(): { readonly drawPage: DrawPage; close(): Promise<void> } {
  const readers = createReaderPool({ size: 1, entry: readerEntry() });
  return { drawPage: (input, view) => readers.draw(input, view), close: () => readers.close() };
}

/** Begins to take jobs; returns how to end that: first the running jobs get their time, then the readers go. */
export async function startWork(runtime: Runtime): Promise<() => Promise<void>> {
  const { config, storage, vaults, files, events, jobs } = runtime;
  const readers = createReaderPool({ size: config.workers, entry: readerEntry() });
  const shared = {
    database: storage.database,
    vaults,
    files,
    events,
    clock: systemClock,
    model: config.model,
  };
  const { readDocument, onGivenUp } = composeReadingWork({
    ...shared,
    readFile: (input, progress) => readers.read(input, progress),
  });
  await jobs.work(readDocumentQueue.name, readDocument, { concurrency: config.workers, onGivenUp });
  const { billing } = composeBilling(runtime, {
    publicUrl: new URL(config.publicUrl ?? "http://localhost"),
    port: undefined,
    emailOf: async () => null,
  });
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const household = composeHouseholdOf(runtime, publicUrl, billing);
  const leaving = leavingHousehold(billing.erasing, household);
  const erase = composeErasing({
    database: storage.database,
    vaults,
    files,
    clock: systemClock,
    jobs,
    ...erasing({ ...outside(runtime, ""), erasing: leaving }),
  });
  await jobs.work(eraseQueue.name, erase, { concurrency: 1 });
  const house = await composeHouseKeeping(
    {
      ...shared,
      jobs,
      countDocument: billing.countDocument,
      planNotices: billing.planNotices,
      household,
      erasing: leaving,
      ...outside(runtime, publicUrl),
      backUp: async () => {
        await makeBackupAlone(backupOf(runtime), runtime.storage.url);
      },
      sweepRestoring: () => sweepRestoring(filesFolder(config), systemClock.now()),
    },
    runtime.log,
  );
  const comparing = await startComparing({
    service: billing.service,
    jobs,
    database: storage.database,
    clock: systemClock,
    log: runtime.log,
  });
  return async () => {
    house.stop();
    comparing.stop();
    await jobs.stop();
    await readers.close();
  };
}
