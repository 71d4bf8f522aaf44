import { randomInt } from "node:crypto";
import { composeFeatures, type FeatureDependencies } from "./compose-features.ts";
import { isBackupDue } from "./platform/backup/backup-alone.ts";
import type { Database } from "./platform/database/port.ts";
import type { JobQueue, QueueSettings } from "./platform/jobs/port.ts";

/** What is due from time to time without anybody asking: erasing by age, notices. It goes through everybody, one by one. */
export const houseQueue: QueueSettings = { name: "keep-house", retryLimit: 3, longestRunSeconds: 6 * 3600 };

/** Each process asks for it so often; the queue does it once in `EVERY_SECONDS`, whoever asks. */
const ASK_MS = 10 * 60_000;
const EVERY_SECONDS = 3600;

type Log = { error(details: object, message: string): void };

/**
 * Keeps house for the installation, then for everybody, beginning with somebody else each time: a run that is cut off leaves out other
 * people than the one before, and never the backup. What fails for one person is logged and does not keep the others waiting;
 * everything is tried again an hour later.
 */
export function createHouseKeeping(
  deps: {
    readonly database: Pick<Database, "listPeople">;
    readonly keepHouse: (personId: string) => Promise<void>;
    /** What is due for the installation as a whole. */
    readonly keepInstallation: () => Promise<void>;
    /** Whom to begin with, of so many. */
    readonly beginAt?: (count: number) => number;
  },
  log: Log,
): (signal: AbortSignal) => Promise<void> {
  const without = (work: Promise<void>, about: string) =>
    work.catch((error: unknown) => {
      log.error({ err: error }, `keeping house failed for ${about}`);
    });
  const { beginAt = (count: number) => randomInt(count) } = deps;
  return async (signal) => {
    await without(deps.keepInstallation(), "the installation");
    const people = await deps.database.listPeople();
    const first = people.length === 0 ? 0 : beginAt(people.length);
    for (const personId of [...people.slice(first), ...people.slice(0, first)]) {
      if (signal.aborted) return;
      await without(deps.keepHouse(personId), "one person");
    }
  };
}

/** Makes the night's backup unless it was made. */
async function backUpNightly(
  deps: Pick<FeatureDependencies, "lastBackup" | "clock"> & { readonly backUp: () => Promise<void> },
): Promise<void> {
  if (isBackupDue(await deps.lastBackup(), deps.clock.now())) await deps.backUp();
}

/** Nobody comes in here: of the features only what works in the background is used. */
const nobody = async (): Promise<never> => {
  throw new Error("background work answers no requests");
};

/** Begins to keep house; returns how to end that. */
export async function composeHouseKeeping(
  deps: Omit<
    FeatureDependencies,
    | "requirePerson"
    | "requireRecentSignIn"
    | "requireToken"
    | "tokenName"
    | "programsMayAsk"
    | "exploring"
    | "drawPage"
    | "waitMs"
    | "jobs"
  > & {
    readonly jobs: JobQueue;
    /** Makes a backup. */
    readonly backUp: () => Promise<void>;
    /** Removes what a killed restore left. */
    readonly sweepRestoring: () => Promise<void>;
  },
  log: Log,
): Promise<{ stop(): void }> {
  const { database, jobs } = deps;
  const features = composeFeatures({
    ...deps,
    requirePerson: nobody,
    requireRecentSignIn: nobody,
    requireToken: nobody,
    tokenName: nobody,
    programsMayAsk: false,
    exploring: { exploreSample: nobody, leaveSample: nobody },
    drawPage: nobody,
    waitMs: 0,
  });
  const keepHouse = createHouseKeeping(
    {
      database,
      keepHouse: features.keepHouse,
      keepInstallation: async () => {
        await deps.sweepRestoring();
        await backUpNightly(deps);
      },
    },
    log,
  );
  await jobs.work(houseQueue.name, (_job, signal) => keepHouse(signal), { concurrency: 1 });
  const ask = () =>
    database
      .beforePerson({}, (sql) => jobs.enqueue(sql, houseQueue.name, {}, { singletonSeconds: EVERY_SECONDS }))
      .catch((error: unknown) => {
        log.error({ err: error }, "asking for the housekeeping failed");
      });
  await ask();
  const timer = setInterval(() => void ask(), ASK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
