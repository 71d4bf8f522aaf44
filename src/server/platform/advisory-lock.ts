import { createHash } from "node:crypto";
import { Client } from "pg";
import { connectionSettings } from "./database/connection.ts";

export type AdvisoryLock = { release(): Promise<void> };

/**
 * A lock in the database under this name, which goes with the process however that dies. Undefined where another process, or another
 * part of this one, holds it.
 */
export async function tryLock(url: string, name: string): Promise<AdvisoryLock | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: "debt-freedom lock",
    ...connectionSettings,
  });
  // A lost connection (the database restarts) loses the lock; what runs goes on running.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 91)) as locked",
    [createHash("sha256").update(name).digest("hex")],
  );
  if (rows[0]?.locked === true) return { release: () => client.end() };
  await client.end();
  return undefined;
}
