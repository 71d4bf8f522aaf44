import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { keepEverythingOf, printedRows, rowsThatName } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import type { Erasure } from "../../platform/database/person-table.ts";
import { createEraser, type EraserDependencies, type ErasureJob } from "./erase.ts";

/** The steps of an erasure outside its transactions, in their order: before each of them the process can die. */
const steps = ["beforeErase", "removeAll", "forgetJobs", "forget", "last forgetJobs", "end"] as const;

describeOnEachDatabase("erasing", ({ newDatabase }) => {
  let server: FeaturesServer;
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  /** How many wait for another's lock. */
  const waiting = () =>
    server.pool
      .query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
      .then(({ rowCount }) => rowCount);

  /** An eraser whose process dies before this step; none for one that lives. */
  function eraserDyingAt(step: (typeof steps)[number] | undefined, jobs: ErasureJob[] = []) {
    let forgotten = 0;
    const die = (here: string) => {
      if (here === step) throw new Error("dead");
    };
    const deps: EraserDependencies = {
      ...server,
      lockLedger: async () => undefined,
      enqueue: async (_sql, job) => {
        jobs.push(job);
      },
      beforeErase: async () => die("beforeErase"),
      keptByLaw: async () => [],
      files: {
        removeAll: async (personId) => {
          die("removeAll");
          await server.files.removeAll(personId);
        },
      },
      jobs: {
        forget: async (sql, personId) => {
          forgotten += 1;
          die(forgotten === 1 ? "forgetJobs" : "last forgetJobs");
          await server.jobs.forget(sql, personId);
        },
      },
      forget: async () => die(forgotten < 2 ? "forget" : "end"),
    };
    return createEraser(deps);
  }

  test("is begun anew where the database undid it for the sake of another writer, and says what it erased", async () => {
    const person = await signInAs(server, "deadlock");
    await keepEverythingOf(server, person, "D2");
    const forgetJobs: EraserDependencies["jobs"]["forget"] = (sql, personId) =>
      server.jobs.forget(sql, personId);
    const forget = vi
      .fn<EraserDependencies["jobs"]["forget"]>(forgetJobs)
      .mockImplementationOnce(forgetJobs)
      .mockRejectedValueOnce(
        new Error("query failed", {
          cause: Object.assign(new Error("deadlock detected"), { code: "40P01" }),
        }),
      );
    const eraser = createEraser({
      ...server,
      lockLedger: async () => undefined,
      enqueue: async () => undefined,
      beforeErase: async () => undefined,
      keptByLaw: async () => [],
      forget: async () => undefined,
      jobs: { forget },
    });
    expect((await eraser.erase(person.id, "account")).erasedRows).toBeGreaterThan(20);
    expect(await rowsThatName(server.pool, person.id)).toEqual({});
  });

  test.each([
    ["the person", "update people set created_at = created_at where id = $1"],
    [
      "a share and a membership",
      "delete from account_shares where person_id = $1",
      "delete from memberships where person_id = $1",
    ],
  ])(
    "waits for who writes beside it, and never they for it: %s",
    async (name, first, second = "select $1") => {
      const person = await signInAs(server, `beside ${name}`);
      await keepEverythingOf(server, person, "B1");
      const writing = await server.pool.connect();
      try {
        await writing.query("begin");
        await writing.query(first, [person.id]);
        const erasing = server.app.inject({
          method: "DELETE",
          url: "/api/privacy/delete-all",
          headers: { ...person.headers, host: "localhost:3000" },
        });
        await expect.poll(waiting).toBe(1);
        await writing.query(second, [person.id]);
        // As every transaction ends that changed something.
        await writing.query(
          "insert into person_revisions values ($1, 'x') on conflict (person_id) do update set revision = 'x'",
          [person.id],
        );
        await writing.query("commit");
        expect((await erasing).statusCode).toBe(200);
      } finally {
        writing.release();
      }
    },
  );

  test("takes what was committed while it was under way, another request to erase among it", async () => {
    const person = await signInAs(server, "meanwhile");
    const ask = "insert into erasures (person_id, id, what, asked_at) values ($1, $2, 'reset', now())";
    await server.pool.query(ask, [person.id, "erasure_first"]);
    const writing = await server.pool.connect();
    try {
      await writing.query("begin");
      await writing.query(
        "insert into person_revisions values ($1, 'x') on conflict (person_id) do update set revision = 'x'",
        [person.id],
      );
      const finished = eraserDyingAt(undefined).finish({ personId: person.id, erasureId: "erasure_first" });
      await expect.poll(waiting).toBe(1);
      await writing.query(ask, [person.id, "erasure_second"]);
      await writing.query("commit");
      await finished;
    } finally {
      writing.release();
    }
    expect(Object.keys(await rowsThatName(server.pool, person.id))).not.toContain("erasures");
  });

  test.each(steps)("that dies before %s is finished by its job, whole", async (step) => {
    const person = await signInAs(server, `dies before ${step}`);
    await keepEverythingOf(server, person, "D1");
    const jobs: ErasureJob[] = [];
    await expect(eraserDyingAt(step, jobs).erase(person.id, "account")).rejects.toThrow("dead");
    expect(jobs).toHaveLength(1);
    for (const job of jobs) await eraserDyingAt(undefined).finish(job);
    expect(await rowsThatName(server.pool, person.id)).toEqual({});
  });

  test.each<Erasure>(["data", "reset"])(
    "%s, once finished, is not done again to what came later",
    async (what) => {
      const person = await signInAs(server, `again ${what}`);
      const jobs: ErasureJob[] = [];
      await eraserDyingAt(undefined, jobs).erase(person.id, what);
      await keepEverythingOf(server, person, "L1");
      const before = (await printedRows(server.pool, person.id)).filter((row) => !row.startsWith("erasures"));
      for (const job of jobs) await eraserDyingAt(undefined).finish(job);
      const after = (await printedRows(server.pool, person.id)).filter((row) => !row.startsWith("erasures"));
      expect(after).toEqual(before);
    },
  );

  test("stops before anything is gone where what must happen first fails", async () => {
    const person = await signInAs(server, "stopped");
    await keepEverythingOf(server, person, "S1");
    await expect(eraserDyingAt("beforeErase").erase(person.id, "account")).rejects.toThrow("dead");
    const tables = new Set((await printedRows(server.pool, person.id)).map((row) => row.split(":")[0]));
    expect(tables.size).toBeGreaterThan(20);
  });
});
