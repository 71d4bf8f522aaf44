import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { addPeople } from "#test/fakes/add-people.ts";
import { databaseGauges } from "../database/database-gauges.ts";
import { openPool } from "../database/open-pool.ts";
import { createJobClaims } from "./job-claims.ts";
import { createJobQueue } from "./pg-boss.ts";

/** How often this connection has read the whole table of jobs, as far as it has not told it yet. */
const wholeReads =
  "select seq_scan::int as n from pg_stat_xact_all_tables where relid = 'boss.job_common'::regclass";

type Ask = (statement: string) => Promise<{ readonly rows: unknown[] }>;

/** How often `work` read the whole table of jobs, which asks what it asks in the transaction of `ask`. */
async function countWholeReads(ask: Ask, work: () => Promise<unknown>): Promise<number> {
  const count = async () => z.tuple([z.object({ n: z.int() })]).parse((await ask(wholeReads)).rows)[0].n;
  const before = await count();
  await work();
  return (await count()) - before;
}

describeOnEachDatabase("a queue that has done much", ({ newDatabase }) => {
  test("does not read what is finished to give a turn, to find what was abandoned or to count what waits", async () => {
    const made = await newDatabase();
    await addPeople(made.pool, ["person_7"]);
    const queue = createJobQueue({
      url: made.url,
      pool: made.pool,
      log: { warn: () => undefined, error: () => undefined },
      queues: [{ name: "read", retryLimit: 2, longestRunSeconds: 600 }],
    });
    await queue.start();
    onTestFinished(() => queue.stop());
    await made.pool.query(`insert into boss.job (name, data, state, started_on, completed_on)
      select 'read', jsonb_build_object('personId', 'person_' || i % 100), 'completed', now(), now()
        from generate_series(1, 20000) i`);
    await made.pool.query("vacuum analyze boss.job_common");
    await made.database.forPerson("person_7", async (sql) => {
      const add = () => queue.enqueue(sql, "read", { personId: "person_7" }, { turnOf: "person_7" });
      expect(await countWholeReads((statement) => sql.execute(statement), add)).toBe(0);
      await add();
    });
    const { rows } = await made.pool.query(
      "select priority from boss.job where state < 'active' order by priority desc",
    );
    expect(rows).toEqual([{ priority: 0 }, { priority: -1 }]);
    // One connection in a transaction that begins here: what is asked of the pool is asked in it.
    const one = openPool(made.url, { max: 1, onIdleError: () => undefined });
    onTestFinished(() => one.end());
    await one.query("begin");
    const ask: Ask = (statement) => one.query(statement);
    const claims = createJobClaims(made.url, one);
    expect(await countWholeReads(ask, () => claims.findAbandoned(["read", "read-given-up"]))).toBe(0);
    expect(await countWholeReads(ask, () => one.query("select count(*) from boss.job"))).toBe(1);
    for (const gauge of databaseGauges(one)) {
      expect([gauge.name, await countWholeReads(ask, () => gauge.read())]).toEqual([gauge.name, 0]);
    }
  });

  test("keeps what is finished for an hour", async () => {
    const made = await newDatabase();
    const queue = createJobQueue({
      url: made.url,
      pool: made.pool,
      log: { warn: () => undefined, error: () => undefined },
      queues: [{ name: "read", retryLimit: 2, longestRunSeconds: 600 }],
    });
    await queue.start();
    onTestFinished(() => queue.stop());
    const { rows } = await made.pool.query(
      "select name, deletion_seconds as kept from boss.queue where name like 'read%' order by name",
    );
    expect(rows).toEqual([
      { name: "read", kept: 3600 },
      { name: "read-given-up", kept: 3600 },
    ]);
  });
});
