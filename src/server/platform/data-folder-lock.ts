import { createHash } from "node:crypto";
import { Client } from "pg";
import { StartupError } from "./startup-error.ts";

export type FolderLock = { release(): Promise<void> };

/**
 * One server per data folder, by an advisory lock in the database: it goes with the process however that dies. Two machines
 * on one DATABASE_URL have folders of their own, so that they do not exclude each other; workers take none.
 * @throws StartupError when another server runs.
 */
export async function lockDataFolder(options: {
  readonly url: string;
  readonly dataDir: string;
  readonly machine: string;
}): Promise<FolderLock> {
  const client = new Client({
    connectionString: options.url,
    application_name: "debt-freedom lock",
    keepAlive: true,
  });
  // A lost connection (the database restarts) loses the lock; what runs goes on running.
  client.on("error", () => undefined);
  await client.connect();
  const name = createHash("sha256").update(`${options.machine}\0${options.dataDir}`).digest("hex");
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 91)) as locked",
    [name],
  );
  if (rows[0]?.locked !== true) {
    await client.end();
    throw new StartupError(
      `Another server is already running on the data folder ${options.dataDir}. Nothing was changed; stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => client.end() };
}
