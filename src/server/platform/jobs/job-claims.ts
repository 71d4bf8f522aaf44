import { Client, type Pool } from "pg";
import { answerWithinMs, connectionSettings, isUnanswered } from "../database/connection.ts";

/** Keeps this program's advisory locks on jobs apart from all others. */
const lockSeed = 5_407_312;

/** How long a worker may take from fetching a job to locking it. Below that, an unlocked job is not an abandoned one. */
const graceSeconds = 2;

export type AbandonedJob = { readonly name: string; readonly id: string; readonly retryCount: number };

/**
 * Who is working on what: every running job has an advisory lock on one connection of its process. The lock goes with the
 * process, however it dies and on whatever machine, so that an active job without a lock is a job nobody works on. Needs
 * real sessions: not through a pooler that shares them between transactions.
 */
export type JobClaims = {
  /** `onLost` is called when the connection broke, and others may take the job for abandoned. */
  hold(jobId: string, onLost: () => void): Promise<void>;
  release(jobId: string): Promise<void>;
  findAbandoned(queueNames: readonly string[]): Promise<readonly AbandonedJob[]>;
  close(): Promise<void>;
};

export function createJobClaims(url: string, pool: Pool): JobClaims {
  const held = new Map<string, () => void>();
  let connection: Promise<Client> | undefined;
  let current: Client | undefined;

  function onLoss(this: Client): void {
    if (this !== current) {
      return;
    }
    current = undefined;
    connection = undefined;
    const lost = [...held.values()];
    held.clear();
    for (const onLost of lost) {
      onLost();
    }
  }

  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      application_name: "debt-freedom jobs",
      ...connectionSettings,
      query_timeout: answerWithinMs,
    });
    // More than one error may come from one broken connection; an unheard one would end the process.
    client.on("error", onLoss);
    client.once("end", onLoss);
    await client.connect();
    // A lock that does not come is another job with the same 64-bit hash; that job's lock then speaks for both.
    await client.query("set lock_timeout = '5s'");
    current = client;
    return client;
  }

  async function getConnection(): Promise<Client> {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  async function ask(statement: string, jobId: string): Promise<void> {
    const client = await getConnection();
    await client.query(statement, [jobId, lockSeed]).catch((error: unknown) => {
      // Nothing more can be asked on it: the next job gets a new one, and those it holds hear that it is lost.
      if (isUnanswered(error)) void client.end();
      throw error;
    });
  }

  /** One statement after the other: the driver no longer takes several at once on one connection. */
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn(statement: string, jobId: string): Promise<void> {
    const mine = turn.then(() => ask(statement, jobId));
    turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    async hold(jobId, onLost) {
      await inTurn("select pg_advisory_lock(hashtextextended($1, $2))", jobId);
      held.set(jobId, onLost);
    },
    async release(jobId) {
      if (held.delete(jobId)) {
        await inTurn("select pg_advisory_unlock(hashtextextended($1, $2))", jobId);
      }
    },
    async findAbandoned(queueNames) {
      // The locks taken to find out are given back with the statement.
      const { rows } = await pool.query<AbandonedJob>(
        `with active as materialized (
           select name, id::text as id, retry_count as "retryCount" from boss.job
            where name = any($1) and state = 'active' and started_on < now() - make_interval(secs => $3)
         )
         select * from active where pg_try_advisory_xact_lock(hashtextextended(id, $2))`,
        [queueNames, lockSeed, graceSeconds],
      );
      return rows;
    },
    async close() {
      held.clear();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
