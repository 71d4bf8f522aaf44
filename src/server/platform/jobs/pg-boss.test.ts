import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { addPeople } from "#test/fakes/add-people.ts";
import { createJobQueue } from "./pg-boss.ts";
import type { Job, JobQueue } from "./port.ts";

const quiet = { warn: () => undefined, error: () => undefined };

async function startQueue(made: TestDatabase, retryLimit = 2): Promise<JobQueue> {
  const queue = createJobQueue({
    url: made.url,
    pool: made.pool,
    log: quiet,
    queues: [{ name: "read", retryLimit, longestRunSeconds: 600 }],
  });
  await queue.start();
  onTestFinished(() => queue.stop());
  return queue;
}

/** Collects jobs and lets a test wait for the next one. */
function collector() {
  const seen: Job[] = [];
  let wake: (() => void) | undefined;
  return {
    seen,
    add(job: Job) {
      seen.push(job);
      wake?.();
    },
    async until(count: number) {
      while (seen.length < count) {
        // Each wake-up may bring one job only
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

describeOnEachDatabase("the job queue", (fixture) => {
  async function newDatabase(): Promise<TestDatabase> {
    const made = await fixture.newDatabase();
    await addPeople(made.pool, ["person_anna", "person_ben", "person_cara"]);
    return made;
  }

  it("can be started by any number of processes at once", async () => {
    const made = await fixture.newDatabase();
    // The first time there are tables to make, later on only rights to give.
    for (let round = 0; round < 5; round += 1) {
      const queues = await Promise.all(Array.from({ length: 4 }, () => startQueue(made)));
      await Promise.all(queues.map((queue) => queue.stop()));
    }
    const { rows } = await made.pool.query("select name from boss.queue where name = 'read'");
    expect(rows).toEqual([{ name: "read" }]);
  });

  it("runs a job exactly when the transaction that added it commits", async () => {
    const made = await newDatabase();
    const queue = await startQueue(made);
    const jobs = collector();
    await queue.work("read", async (job) => jobs.add(job), { concurrency: 2 });
    const rolledBack = made.database.forPerson("person_anna", async (sql) => {
      await queue.enqueue(sql, "read", { n: 1 });
      throw new Error("changed my mind");
    });
    await expect(rolledBack).rejects.toThrow("changed my mind");
    await made.database.forPerson("person_anna", (sql) => queue.enqueue(sql, "read", { n: 2 }));
    await jobs.until(1);
    const { rows } = await made.pool.query("select data from boss.job where name = 'read'");
    expect(rows).toEqual([{ data: { n: 2 } }]);
    expect(jobs.seen.map((job) => [job.data, job.attempt, job.isLastAttempt])).toEqual([
      [{ n: 2 }, 1, false],
    ]);
  });

  it("lets people take turns: fifty jobs of one do not stand before the one of another, nor change their own order", async () => {
    const made = await newDatabase();
    const queue = await startQueue(made);
    const add = (personId: string, n: number) =>
      made.database.forPerson(personId, (sql) =>
        queue.enqueue(sql, "read", { personId, n }, { turnOf: personId }),
      );
    for (let n = 1; n <= 50; n += 1) await add("person_anna", n);
    for (const n of [1, 2]) await add("person_ben", n);
    const order: string[] = [];
    const jobs = collector();
    await queue.work(
      "read",
      async (job) => {
        const { personId, n } = job.data as { personId: string; n: number };
        order.push(`${personId} ${n}`);
        // Comes while hers are being done, and has one turn of each person at most before it.
        if (order.length === 10) await add("person_cara", 1);
        jobs.add(job);
      },
      { concurrency: 1 },
    );
    await jobs.until(53);
    expect(order.slice(0, 4)).toEqual(["person_anna 1", "person_ben 1", "person_anna 2", "person_ben 2"]);
    expect(order.indexOf("person_cara 1")).toBe(10);
    expect(order.filter((one) => one.startsWith("person_anna"))).toEqual(
      Array.from({ length: 50 }, (_, index) => `person_anna ${index + 1}`),
    );
  });

  it("tries a failing job again up to its limit, and says which try is the last", async () => {
    const made = await newDatabase();
    const queue = await startQueue(made, 1);
    const jobs = collector();
    await queue.work(
      "read",
      async (job) => {
        jobs.add(job);
        throw new Error("cannot");
      },
      { concurrency: 1 },
    );
    await made.database.forPerson("person_anna", (sql) => queue.enqueue(sql, "read", {}));
    await jobs.until(2);
    await expect
      .poll(async () => (await made.pool.query("select state from boss.job where name = 'read'")).rows, {
        timeout: 20_000,
      })
      .toEqual([{ state: "failed" }]);
    expect(jobs.seen.map((job) => [job.attempt, job.isLastAttempt])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it("does two jobs at once, each once, with two workers on the same queue", async () => {
    const made = await newDatabase();
    const [one, two] = [await startQueue(made), await startQueue(made)];
    const jobs = collector();
    await one.work("read", async (job) => jobs.add(job), { concurrency: 2 });
    await two.work("read", async (job) => jobs.add(job), { concurrency: 2 });
    await made.database.forPerson("person_anna", async (sql) => {
      for (let n = 0; n < 20; n += 1) {
        // One connection
        await one.enqueue(sql, "read", { n });
      }
    });
    await jobs.until(20);
    expect(new Set(jobs.seen.map((job) => job.id)).size).toBe(20);
  });

  it("runs a job again when its process was killed in the middle, long before the job's time limit", async () => {
    const made = await newDatabase();
    const queue = await startQueue(made);
    await made.database.forPerson("person_anna", (sql) => queue.enqueue(sql, "read", { n: 7 }));
    const program = join(import.meta.dirname, "../../../../test/fixtures/hang-in-a-job.ts");
    const child = spawn(process.execPath, [program, made.url], { stdio: ["ignore", "pipe", "inherit"] });
    const [chunk] = (await once(child.stdout, "data")) as [Buffer];
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
    const jobs = collector();
    await queue.work("read", async (job) => jobs.add(job), { concurrency: 1 });
    await jobs.until(1);
    expect(jobs.seen.map((job) => [job.id, job.data, job.attempt])).toEqual([
      [chunk.toString().trim(), { n: 7 }, 2],
    ]);
  });

  it("leaves a job alone as long as its process lives", async () => {
    const made = await newDatabase();
    const [one, two] = [await startQueue(made), await startQueue(made)];
    const [started, later] = [collector(), collector()];
    const finished = Promise.withResolvers<void>();
    await one.work(
      "read",
      async (job) => {
        started.add(job);
        await finished.promise;
      },
      { concurrency: 1 },
    );
    await made.database.forPerson("person_anna", (sql) => one.enqueue(sql, "read", { n: 1 }));
    await started.until(1);
    // As if it had run for an hour: only its claim protects it now.
    await made.pool.query(
      "update boss.job set started_on = now() - interval '9 minutes' where name = 'read'",
    );
    await two.work("read", async (job) => later.add(job), { concurrency: 1 });
    await made.pool.query("update boss.job set heartbeat_on = now() where name = 'read'");
    await two.stop();
    finished.resolve();
    await expect
      .poll(
        async () =>
          (await made.pool.query("select state, retry_count from boss.job where name = 'read'")).rows,
        {
          timeout: 20_000,
        },
      )
      .toEqual([{ state: "completed", retry_count: 0 }]);
    expect(later.seen).toEqual([]);
  });

  /** As a process leaves a job behind that died a minute ago in the middle of it. */
  const leaveBehind = (made: TestDatabase, counts: { retries: number; limit: number }) =>
    made.pool.query(
      `update boss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now(),
              retry_count = $1, retry_limit = $2
        where name = 'read'`,
      [counts.retries, counts.limit],
    );

  it("does not charge a job for a run whose process died", async () => {
    const made = await newDatabase();
    const queue = await startQueue(made, 0);
    await made.database.forPerson("person_anna", (sql) => queue.enqueue(sql, "read", { n: 1 }));
    await leaveBehind(made, { retries: 0, limit: 0 });
    const jobs = collector();
    await queue.work("read", async (job) => jobs.add(job), { concurrency: 1 });
    await jobs.until(1);
    expect(jobs.seen.map((job) => [job.data, job.attempt, job.isLastAttempt])).toEqual([[{ n: 1 }, 2, true]]);
  });

  it("does not charge a job for a run that a stop cut off", async () => {
    const made = await newDatabase();
    const [one, two] = [await startQueue(made, 0), await startQueue(made, 0)];
    const [started, later] = [collector(), collector()];
    await one.work(
      "read",
      async (job, signal) => {
        started.add(job);
        await new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(new Error("cut off")));
        });
      },
      { concurrency: 1 },
    );
    await made.database.forPerson("person_anna", (sql) => one.enqueue(sql, "read", { n: 1 }));
    await started.until(1);
    await one.stop();
    await two.work("read", async (job) => later.add(job), { concurrency: 1 });
    await later.until(1);
    expect(later.seen.map((job) => [job.data, job.isLastAttempt])).toEqual([[{ n: 1 }, true]]);
  });

  it("gives a job up whose process dies again and again, and says so", async () => {
    const made = await newDatabase();
    const queue = await startQueue(made, 2);
    await made.database.forPerson("person_anna", (sql) => queue.enqueue(sql, "read", { n: 1 }));
    await leaveBehind(made, { retries: 22, limit: 22 });
    const [jobs, given] = [collector(), Promise.withResolvers<unknown>()];
    await queue.work("read", async (job) => jobs.add(job), {
      concurrency: 1,
      onGivenUp: async (data) => given.resolve(data),
    });
    expect(await given.promise).toEqual({ n: 1 });
    expect(jobs.seen).toEqual([]);
  });

  it("says which failing job it gave up, unless the same work is queued anew", async () => {
    const made = await newDatabase();
    const queue = await startQueue(made, 0);
    const enqueue = (data: object, options = {}) =>
      made.database.forPerson("person_anna", (sql) => queue.enqueue(sql, "read", data, options));
    const given: unknown[] = [];
    const second = Promise.withResolvers<void>();
    await queue.work(
      "read",
      async ({ data }) => {
        if (JSON.stringify(data) === JSON.stringify({ n: 1 })) {
          await enqueue({ n: 1 }, { startAfter: new Date("2999-01-01T00:00:00Z") });
        }
        throw new Error("cannot");
      },
      {
        concurrency: 1,
        onGivenUp: async (data) => {
          given.push(data);
          second.resolve();
        },
      },
    );
    await enqueue({ n: 1 });
    await expect
      .poll(
        async () =>
          (await made.pool.query("select state from boss.job where name = 'read-given-up'")).rows[0],
        { timeout: 20_000 },
      )
      .toEqual({ state: "completed" });
    await enqueue({ n: 2 });
    await second.promise;
    expect(given).toEqual([{ n: 2 }]);
  });
});
