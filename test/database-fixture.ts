import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { afterAll, describe, inject } from "vitest";
import { createDatabase } from "#server/platform/database/create-database.ts";
import { openPool } from "#server/platform/database/open-pool.ts";
import type { Database } from "#server/platform/database/port.ts";
import { type DatabaseServer, databaseUrl, runOn } from "./databases.ts";

export type TestDatabase = {
  readonly url: string;
  /** Sees every row: for looking behind the curtain. Features get `database`. */
  readonly pool: Pool;
  readonly database: Database;
};

export type DatabaseFixture = {
  readonly server: DatabaseServer;
  /** A fresh, migrated database; dropped after the tests of this file. Call it in a test or a hook. */
  readonly newDatabase: () => Promise<TestDatabase>;
};

/** Runs the same tests on the embedded database and on PostgreSQL. */
export function describeOnEachDatabase(name: string, tests: (fixture: DatabaseFixture) => void): void {
  describe.each(inject("databaseServers"))(`${name} ($name)`, (server) => {
    const made: { readonly name: string; readonly pool: Pool }[] = [];

    // First, so that it runs last: what a test file starts on a database ends before the database does.
    afterAll(async () => {
      for (const { name: database, pool } of made) {
        // One at a time is kinder to a small server
        await (pool.ended ? undefined : pool.end());
        await runOn(server.url, `drop database if exists ${database} with (force)`);
      }
    });

    tests({
      server,
      async newDatabase() {
        const database = `test_${randomBytes(6).toString("hex")}`;
        await runOn(server.url, `create database ${database} template ${server.template}`);
        const url = databaseUrl(server.url, database);
        const pool = openPool(url, { max: 10, onIdleError: () => undefined });
        made.push({ name: database, pool });
        return { url, pool, database: createDatabase(pool) };
      },
    });
  });
}
