import type { Pool } from "pg";
import type { App } from "../http/app-type.ts";
import type { JobQueue } from "../jobs/port.ts";

/** Tells a collector how long requests, statements and jobs took. Nothing of a person is in it: see collector.ts. */
export type Tracing = {
  /** Every request from now on, by its route. Register it before anything else. */
  watchRequests(app: App): void;
  /** What requests and jobs ask the database, by the first word of each statement. */
  watchPool(pool: Pool): void;
  /** The same queue, whose jobs are told of by the queue's name. */
  watchJobs(jobs: JobQueue): JobQueue;
  /** Hands over what is left; gives up after a few seconds where the collector does not answer. */
  close(): Promise<void>;
};

/**
 * Undefined where no collector is configured. What speaks to one is loaded only then, so that a start without it takes neither time nor
 * memory for it.
 */
export async function openTracing(endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { createTracing } = await import("./collector.ts");
  return createTracing(endpoint);
}
