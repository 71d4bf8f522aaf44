import type { Sql } from "../database/port.ts";

/** How a queue treats its jobs. Every process names the same queues, whether it works on them or only fills them. */
export type QueueSettings = {
  readonly name: string;
  /** How often a job is tried again after it failed. A run that was cut off (its process died or stopped) does not count. */
  readonly retryLimit: number;
  /** After this long a job counts as stuck and is given to someone else: well above the slowest honest run. */
  readonly longestRunSeconds: number;
};

export type Job = {
  readonly id: string;
  /** As enqueued, through JSON: parse it before use. */
  readonly data: unknown;
  /** 1 for the first run. */
  readonly attempt: number;
  /** True when nobody will try again after this run. */
  readonly isLastAttempt: boolean;
};

/**
 * Does one job. A job runs at least once: its process may die after the effect and before the queue hears of it, so the effect
 * must be the same when done twice. `signal` is aborted when the job was given to someone else or the program stops; what is
 * written afterwards must not count.
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

export type WorkOptions = {
  readonly concurrency: number;
  readonly onGivenUp?: (data: unknown) => Promise<void>;
};

export type JobQueue = {
  /** Prepares the queues; any number of processes may do so at once. */
  start(): Promise<void>;
  /** Adds a job within the caller's transaction: it exists exactly when that transaction commits. */
  enqueue(
    sql: Sql,
    name: string,
    data: object,
    options?: {
      /**
       * The person whose job it is. People take turns: the first job of each that waits comes before anybody's second, so that fifty of
       * one never stand before the one of another. Those of one person keep their order. Without it a job is everybody's first.
       */
      readonly turnOf?: string;
      readonly startAfter?: Date;
      /** Where one was added in the same stretch of so many seconds, this one is not. */
      readonly singletonSeconds?: number;
    },
  ): Promise<void>;
  /** Deletes every job whose data names this person (`personId`), in whatever state, within the caller's transaction. */
  forget(sql: Sql, personId: string): Promise<void>;
  /**
   * From now on this process does the queue's jobs, up to `concurrency` at a time. `onGivenUp` hears of every job that nobody
   * will try again, however it ended, at least once, and with the data it was enqueued with; not while the same data is
   * queued anew.
   */
  work(name: string, handler: JobHandler, options: WorkOptions): Promise<void>;
  /** Takes no more jobs, gives the running ones a few seconds, then hands them back. */
  stop(): Promise<void>;
};
