import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { migrateDatabase } from "./migrate.ts";

describeOnEachDatabase("bringing the tables up to date", ({ newDatabase }) => {
  test("lets those through who came after it, where a table is in use, and is done once it is free", async () => {
    const { url, pool } = await newDatabase();
    const holder = new Client({ connectionString: url });
    await holder.connect();
    try {
      await holder.query("begin");
      await holder.query("lock table drizzle.__drizzle_migrations in access exclusive mode");
      const waiting = () =>
        pool
          .query("select 1 from pg_locks where not granted and database = $1::oid", [oid])
          .then(({ rowCount }) => rowCount);
      const { rows } = await pool.query<{ oid: number }>(
        "select oid from pg_database where datname = current_database()",
      );
      const oid = rows[0]?.oid;
      const migrate = vi.fn<typeof migrateDatabase>(migrateDatabase);
      const migrated = migrate(pool);
      await expect.poll(waiting).toBe(1);
      await expect.poll(waiting).toBe(0);
      expect(migrate).not.toHaveResolved();
      await expect.poll(waiting).toBe(1);
      await holder.query("commit");
      await migrated;
      expect(migrate).toHaveResolved();
    } finally {
      await holder.end();
    }
  });
});
