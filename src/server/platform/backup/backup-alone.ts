import { resolve } from "node:path";
import { tryLock } from "../advisory-lock.ts";
import { StartupError } from "../startup-error.ts";
import { type BackupDependencies, makeBackup } from "./backup.ts";

/**
 * Makes a backup as the only one that works in its folder: while a second one is made, the first could remove originals, as named by no
 * backup, that the second is about to name.
 * @throws StartupError when one is being made already; nothing was changed then.
 */
export async function makeBackupAlone(deps: BackupDependencies, url: string): ReturnType<typeof makeBackup> {
  const lock = await tryLock(url, `backup\0${resolve(deps.backupFolder)}`);
  if (lock === undefined) {
    throw new StartupError(
      `A backup into ${deps.backupFolder} is being made at this moment. Nothing was changed; wait until it is there.`,
    );
  }
  try {
    return await makeBackup(deps);
  } finally {
    await lock.release();
  }
}

/** From this hour on, UTC, last night's backup is missing if it is older: the small hours in America. */
const BACKUP_HOUR = 8;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Whether the night's backup is due: none was made since the last 8 o'clock, UTC. Where the server is off at night it is made as soon as
 * it runs; the very first one at once, whatever the hour.
 */
export function isBackupDue(last: Date | null, now: Date): boolean {
  const hours = BACKUP_HOUR * HOUR_MS;
  const night = Math.floor((now.getTime() - hours) / DAY_MS) * DAY_MS + hours;
  return last === null || last.getTime() < night;
}
