import type { ClientConfig } from "pg";

/**
 * For every connection to the database: one whose other end vanished without a word (a cut network, a machine that lost its power) is
 * noticed while nothing is asked on it.
 */
export const connectionSettings = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
} satisfies ClientConfig;

/**
 * So long a server waits for the answer to one statement, and then takes the connection for lost: a database may take statements and
 * answer none (its process is stopped, its disk hangs). Longer than anybody holds a person's ledger, for which others wait. Commands that work alone (backup, restore, a move) wait as long as it takes.
 */
export const answerWithinMs = 60_000;

/** Whether the driver gave up waiting for an answer; what was sent may still be done. */
export function isUnanswered(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.message === "Query read timeout" || isUnanswered(error.cause);
}
