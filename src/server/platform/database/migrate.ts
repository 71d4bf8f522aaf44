import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type Pool } from "pg";
import { findPackageRoot } from "../package-root.ts";
import { grantToAppRole } from "./app-role.ts";
import { connectionSettings } from "./connection.ts";
import { deadlock, hasDatabaseCode, lockRefused } from "./database-codes.ts";

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

/** So long a change of a table waits for whoever uses it: meanwhile everybody who comes after stands behind it in the queue. */
const WAIT_FOR_TABLE = "3s";
/** Why a change of tables could not be made at this moment. */
export const inUse: ReadonlySet<string> = new Set([...lockRefused, ...deadlock]);
/** Between two tries those who stood behind are served. */
const BETWEEN_TRIES_MS = 1000;
const TRIES = 60;

/**
 * Runs `work`, again where a table was in use for too long (a backup, a long export): rolling deploys change tables under the processes
 * that serve. What a try had done is undone with its transaction.
 * @throws the last refusal of the database, after some minutes.
 */
async function withoutHoldingUp(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = '${WAIT_FOR_TABLE}'`);
  for (let tried = 1; ; tried += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tried === TRIES || !hasDatabaseCode(error, inUse)) throw error;
      await setTimeout(BETWEEN_TRIES_MS);
    }
  }
}

/**
 * Brings the tables up to date. Any number of processes may call it at once: one works, the others wait and find it done
 * (drizzle's own migrate takes no lock).
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  await changeSchema(pool, async (client) => {
    await withoutHoldingUp(client, async () => {
      await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
      await grantToAppRole(client, "public");
    });
  });
}
