import { join } from "node:path";
import fastify, { type FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import {
  findMasterKey,
  type KeySources,
  type MasterKey,
  openMasterKey,
} from "./platform/crypto/master-key.ts";
import { createVaults, type Vaults } from "./platform/crypto/vaults.ts";
import { type OpenDatabase, openDatabase } from "./platform/database/open-database.ts";
import type { Events } from "./platform/events/port.ts";
import { createPostgresEvents } from "./platform/events/postgres-events.ts";
import { createFolderStore } from "./platform/files/folder-store.ts";
import type { FileStore } from "./platform/files/port.ts";
import { loggerOptions } from "./platform/http/logger.ts";
import { createJobQueue } from "./platform/jobs/pg-boss.ts";
import type { JobQueue, QueueSettings } from "./platform/jobs/port.ts";
import { openTracing, type Tracing } from "./platform/tracing/port.ts";

/** Everything the web server and the worker share, opened and ready. */
export type Runtime = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly storage: OpenDatabase;
  readonly vaults: Vaults;
  readonly masterKey: MasterKey;
  readonly files: FileStore;
  readonly events: Events;
  readonly jobs: JobQueue;
  /** Undefined unless a collector is configured. */
  readonly tracing: Tracing | undefined;
  /** In the order that lets nothing wait for something already gone. */
  close(): Promise<void>;
};

/** Where the master keys are. */
export const keySources = (config: Config): KeySources => ({
  dataDir: config.dataDir,
  configured: config.masterKey,
  configuredNext: config.nextMasterKey,
});

/** Where the sealed originals lie. */
export const filesFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "files");

/** A logger without a server: fastify's own, so that both speak alike. */
export function createLogger(config: Config): FastifyBaseLogger {
  return fastify({ logger: loggerOptions(config.logLevel) }).log;
}

/**
 * `mustExist`: refuses to make a database where there is none. `answerWithinMs`: see openDatabase.
 * @throws StartupError when a part cannot be opened; the parts opened before are closed again.
 */
export async function openRuntime(
  config: Config,
  queues: readonly QueueSettings[],
  {
    mustExist = false,
    answerWithinMs,
  }: { readonly mustExist?: boolean; readonly answerWithinMs?: number } = {},
): Promise<Runtime> {
  const log = createLogger(config);
  const storage = await openDatabase({
    answerWithinMs,
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    mustExist,
    onIdleError: (error) => {
      log.warn({ err: error }, "a database connection broke");
    },
  });
  const closers: (() => Promise<void>)[] = [() => storage.close()];
  const close = async () => {
    for (const closePart of closers.toReversed()) {
      // The order matters
      await closePart();
    }
  };
  try {
    const { pool, url, database } = storage;
    const tracing = await openTracing(config.tracesTo);
    if (tracing !== undefined) {
      closers.push(() => tracing.close());
      tracing.watchPool(pool);
    }
    const sources = keySources(config);
    const masterKey = await openMasterKey({ pool, ...sources });
    const vaults = createVaults(masterKey, (id) => findMasterKey(sources, id));
    const { files, closeFiles } = await openFiles(config, (personId) =>
      database.forPerson(personId, async (sql) => (await vaults.openVault(sql, personId)).deriveKey("files")),
    );
    closers.push(async () => closeFiles());
    const events = createPostgresEvents({ url, pool, log });
    const jobs = createJobQueue({ url, pool, queues, log });
    closers.push(() => events.stop());
    await events.start();
    closers.push(() => jobs.stop());
    await jobs.start();
    const watched = tracing?.watchJobs(jobs) ?? jobs;
    return { config, log, storage, vaults, masterKey, files, events, jobs: watched, tracing, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The bucket that is configured, or the data folder. What the bucket needs is loaded only with it.
 * @throws StartupError when the bucket does not answer.
 */
export async function openFiles(
  config: Pick<Config, "s3" | "dataDir">,
  fileKey: (personId: string) => Promise<Buffer>,
): Promise<{ readonly files: FileStore; closeFiles: () => void }> {
  if (config.s3 === undefined) {
    return {
      files: createFolderStore({ folder: filesFolder(config), fileKey }),
      closeFiles: () => undefined,
    };
  }
  const { createS3Store } = await import("./platform/files/s3-store.ts");
  const files = createS3Store({ config: config.s3, fileKey });
  await files.requireBucket();
  return { files, closeFiles: () => files.close() };
}
