import { sql as query } from "drizzle-orm";
import type { Client, Pool } from "pg";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import { grantToAppRole } from "../database/app-role.ts";
import { connectionSettings } from "../database/connection.ts";
import { changeSchema } from "../database/migrate.ts";
import type { Sql } from "../database/port.ts";
import { createJobClaims } from "./job-claims.ts";
import type { JobHandler, JobQueue, QueueSettings, WorkOptions } from "./port.ts";

/** The longest that work waits for a job when a notification was lost. */
const pollSeconds = 2;
const sweepMs = 2_000;
const heartbeatSeconds = 30;
const stopMs = 5_000;

/** Longer than other statements may take: a new version of the queue changes its tables itself. */
const queueConnection = { ...connectionSettings, query_timeout: 120_000 };

/** Nobody looks at a finished job: what became of it is in the tables of whoever added it. */
const finishedKeptSeconds = 3_600;
const maintenanceSeconds = 600;

/**
 * Jobs that are not finished, by person: an upload asks for the person's turn, and every process every two seconds for what nobody works
 * on any more. The queue's own indexes answer neither without reading the finished ones as well.
 */
const unfinishedIndex = "debt_freedom_unfinished";

/**
 * How often a job may be cut off without being charged for it. A file cannot kill this process (its reader is a process
 * apart), but whatever does so again and again must not go on for ever.
 */
const freeInterruptions = 20;

/** Where the queue puts a copy of every job it gives up, whether it failed, went silent or took too long. */
const givenUpQueue = (name: string): string => `${name}-given-up`;

type Log = { warn(details: object, message: string): void; error(details: object, message: string): void };

/**
 * One turn behind the last of the person's that waits (priorities count down from 0). "< 'active'" are those that wait. Two at the same
 * moment may share a turn, which costs nobody else anything.
 */
async function nextTurn(sql: Sql, name: string, personId: string): Promise<number> {
  const { rows } = await sql.execute<{ turn: number }>(
    query`select coalesce(min(priority) - 1, 0) as turn from boss.job
      where name = ${name} and state < 'active' and data->>'personId' = ${personId}`,
  );
  return rows[0]?.turn ?? 0;
}

/**
 * The queue in the database itself (pg-boss, schema `boss`): a job is written in the transaction that needs it, a
 * notification wakes the workers, and a job whose process died runs again within seconds (see job-claims.ts). Should that
 * fail (a machine that vanished with its connection half-open), missing heartbeats and `longestRunSeconds` do the same later.
 */
export function createJobQueue(options: {
  readonly url: string;
  readonly pool: Pool;
  readonly queues: readonly QueueSettings[];
  readonly log: Log;
}): JobQueue {
  const { log, pool, queues } = options;
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: "debt-freedom queue",
    ...queueConnection,
    schema: "boss",
    max: 4,
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
    useListenNotify: true,
  });
  boss.on("error", (error) => {
    log.error({ err: error }, "job queue");
  });
  boss.on("warning", (warning) => {
    log.warn({ warning }, "job queue");
  });
  const claims = createJobClaims(options.url, pool);
  const worked = new Set<string>();
  const stopping = new AbortController();
  let sweepTimer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  async function sweepFromNowOn(): Promise<void> {
    try {
      for (const job of await claims.findAbandoned([...worked])) {
        log.warn({ job: job.id, queue: job.name }, "the process of this job is gone; the job runs again");
        const attempt = { id: job.id, retryCount: job.retryCount };
        // Rarely more than one
        await forgive(job.name, attempt);
        await boss.fail(job.name, attempt, { message: "its process ended before it did" });
      }
    } catch (error) {
      log.error({ err: error }, "looking for abandoned jobs failed");
    }
    if (!stopping.signal.aborted) {
      sweepTimer = setTimeout(() => {
        sweeping = sweepFromNowOn();
      }, sweepMs);
    }
  }

  type Attempt = { readonly id: string; readonly retryCount: number };

  /** Gives the job one more try for the one that was cut off. The queue counts every start, so the limit moves instead. */
  async function forgive(name: string, { id, retryCount }: Attempt): Promise<void> {
    const limit = queues.find((queue) => queue.name === name)?.retryLimit ?? 0;
    await pool.query(
      `update boss.job set retry_limit = least(retry_limit + 1, $4)
        where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
      [name, id, retryCount, limit + freeInterruptions],
    );
  }

  async function isQueuedAnew(name: string, data: unknown): Promise<boolean> {
    const { rowCount } = await pool.query(
      "select 1 from boss.job where name = $1 and data = $2 and state < 'completed'",
      [name, JSON.stringify(data)],
    );
    return (rowCount ?? 0) > 0;
  }

  async function runJob(name: string, job: JobWithMetadata, handler: JobHandler): Promise<void> {
    const attempt = { id: job.id, retryCount: job.retryCount };
    const lost = new AbortController();
    await claims.hold(job.id, () => {
      lost.abort(new Error("the connection that held the claim on this job broke"));
    });
    try {
      await handler(
        {
          id: job.id,
          data: job.data,
          attempt: job.retryCount + 1,
          isLastAttempt: job.retryCount >= job.retryLimit,
        },
        AbortSignal.any([job.signal, lost.signal, stopping.signal]),
      );
      // Settled here, while the claim still stands, or a sweep could take the finished job for an abandoned one.
      await boss.complete(name, attempt);
    } catch (error) {
      log.warn({ err: error, job: job.id, queue: name }, "a job failed");
      if (stopping.signal.aborted || lost.signal.aborted) await forgive(name, attempt);
      await boss.fail(name, attempt, { message: error instanceof Error ? error.message : String(error) });
    } finally {
      await claims.release(job.id);
    }
  }

  async function takeJobs(name: string, handler: JobHandler, { concurrency }: WorkOptions): Promise<void> {
    worked.add(name);
    for (let started = 0; started < concurrency; started += 1) {
      let workerId = "";
      // A handful, once
      workerId = await boss.work<unknown, void>(
        name,
        {
          includeMetadata: true,
          batchSize: 1,
          pollingIntervalSeconds: pollSeconds,
          notifyPollingIntervalSeconds: pollSeconds,
        },
        async ([job]) => {
          if (job !== undefined) {
            await runJob(name, job as JobWithMetadata, handler);
            // Where one job was, more may wait: look at once instead of at the next poll.
            boss.notifyWorker(workerId);
          }
        },
      );
    }
  }

  async function makeQueues(client: Client): Promise<void> {
    await boss.start();
    for (const queue of queues) {
      const deadLetter = givenUpQueue(queue.name);
      // The other queue names this one
      await boss.createQueue(deadLetter, { retryLimit: 20, retryDelay: 1, retryBackoff: true });
      await boss.updateQueue(deadLetter, { deleteAfterSeconds: finishedKeptSeconds });
      const settings = {
        deadLetter,
        retryLimit: queue.retryLimit,
        retryDelay: 0,
        expireInSeconds: queue.longestRunSeconds,
        deleteAfterSeconds: finishedKeptSeconds,
        notify: true,
      };
      // A handful, once
      await boss.createQueue(queue.name, { ...settings, heartbeatSeconds });
      // An existing queue keeps its old settings otherwise
      await boss.updateQueue(queue.name, settings);
    }
    const { rowCount } = await client.query("select 1 where to_regclass($1) is not null", [
      `boss.${unfinishedIndex}`,
    ]);
    // Asked first: "if not exists" would wait for everybody who writes.
    if (rowCount === 0) {
      await client.query(
        `create index ${unfinishedIndex} on boss.job (name, (data->>'personId'), state) where state < 'completed'`,
      );
    }
    await grantToAppRole(client, "boss");
  }

  let stopped: Promise<void> | undefined;
  async function stopAll(): Promise<void> {
    clearTimeout(sweepTimer);
    const deadline = setTimeout(() => {
      stopping.abort(new Error("the program stops"));
    }, stopMs);
    await boss.stop({ graceful: true, timeout: stopMs * 2 });
    clearTimeout(deadline);
    stopping.abort(new Error("the program stops"));
    await sweeping;
    clearTimeout(sweepTimer);
    await claims.close();
  }

  return {
    start: () => changeSchema(pool, makeQueues),
    async enqueue(sql, name, data, { turnOf, ...jobOptions } = {}) {
      const priority = turnOf === undefined ? 0 : await nextTurn(sql, name, turnOf);
      await boss.send(name, data, { ...jobOptions, priority, db: fromDrizzle(sql, query) });
    },
    async forget(sql, personId) {
      await sql.execute(query`delete from boss.job where data->>'personId' = ${personId}`);
    },
    async work(name, handler, { concurrency, onGivenUp }) {
      const isFirst = worked.size === 0;
      await takeJobs(name, handler, { concurrency });
      if (onGivenUp !== undefined) {
        const tell: JobHandler = async ({ data }) => {
          if (!(await isQueuedAnew(name, data))) await onGivenUp(data);
        };
        await takeJobs(givenUpQueue(name), tell, { concurrency: 1 });
      }
      if (isFirst) {
        sweeping = sweepFromNowOn();
      }
    },
    stop() {
      // Asked for by the work and by the program as a whole: both wait for the one end.
      stopped ??= stopAll();
      return stopped;
    },
  };
}
