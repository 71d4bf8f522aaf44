import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type Pool } from "pg";
import { findPackageRoot } from "../package-root.ts";
import { grantToAppRole } from "./app-role.ts";
import { connectionSettings } from "./connection.ts";

/** Any constant will do; it is this program's lock for changing the schema. */
const migrationLock = 7_203_914_551;

const migrationsFolder = (): string => join(findPackageRoot(), "src/server/migrations");

/** How far the tables are: none yet, of a version before this one, or as this one needs them. Only looks. */
export async function findTablesState(pool: Pick<Pool, "query">): Promise<"none" | "older" | "current"> {
  const { rows } = await pool.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  if (rows[0]?.found !== true) return "none";
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis),
  );
  const done = await pool.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  const last = done.rows[0]?.newest ?? null;
  if (last === null) return "none";
  return Number(last) < newest ? "older" : "current";
}

/**
 * Runs `work` while no other process of this program changes tables or rights in this database; the others wait for it. Rights need
 * it as well: two who grant the same at once are refused by PostgreSQL ("tuple concurrently updated").
 */
export async function changeSchema(pool: Pool, work: (client: Client) => Promise<void>): Promise<void> {
  // Of its own: it may wait for others and work for longer than the pool waits for any answer.
  const client = new Client({
    connectionString: pool.options.connectionString,
    application_name: "debt-freedom tables",
    ...connectionSettings,
  });
  // Told by the statement that fails.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await work(client);
  } finally {
    // Frees the lock, whatever state the session is in.
    await client.end();
  }
}

/**
 * Brings the tables up to date. Any number of processes may call it at once: one works, the others wait and find it done
 * (drizzle's own migrate takes no lock).
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  await changeSchema(pool, async (client) => {
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await grantToAppRole(client, "public");
  });
}
