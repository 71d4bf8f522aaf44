import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { findPackageRoot } from "../package-root.ts";
import { grantToAppRole } from "./app-role.ts";

/** Any constant will do; it is this program's lock for changing the schema. */
const migrationLock = 7_203_914_551;

/**
 * Brings the tables up to date. Any number of processes may call it at once: one works, the others wait and find it done
 * (drizzle's own migrate takes no lock).
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: join(findPackageRoot(), "src/server/migrations") });
    await grantToAppRole(client, "public");
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  } catch (error) {
    // Closing the connection frees the lock, whatever state the session is in.
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}
