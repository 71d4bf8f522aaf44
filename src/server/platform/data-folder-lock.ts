import { type AdvisoryLock, tryLock } from "./advisory-lock.ts";
import { StartupError } from "./startup-error.ts";

/**
 * One server per data folder. Two machines on one DATABASE_URL have folders of their own, so that they do not exclude each other;
 * workers take no lock.
 * @throws StartupError when another server runs.
 */
export async function lockDataFolder(options: {
  readonly url: string;
  readonly dataDir: string;
  readonly machine: string;
}): Promise<AdvisoryLock> {
  const lock = await tryLock(options.url, `${options.machine}\0${options.dataDir}`);
  if (lock === undefined) {
    throw new StartupError(
      `Another server is already running on the data folder ${options.dataDir}. Nothing was changed; stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return lock;
}
