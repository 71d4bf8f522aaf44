import { Pool } from "pg";
import { connectionSettings } from "./connection.ts";

/**
 * A pool of connections to `url`. `onIdleError` hears of connections that broke while nobody used them (a restart of the
 * database); the pool replaces them by itself. `answerWithinMs`: after which a statement without an answer fails; left out: never.
 */
export function openPool(
  url: string,
  options: { max: number; onIdleError: (error: Error) => void; answerWithinMs?: number | undefined },
): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    application_name: "debt-freedom",
    ...connectionSettings,
    ...(options.answerWithinMs === undefined ? {} : { query_timeout: options.answerWithinMs }),
    idleTimeoutMillis: 30_000,
  });
  pool.on("error", options.onIdleError);
  // The pool hears only of those that nobody uses. One that breaks between two statements of a transaction would end the process; the
  // next statement on it fails, which is enough.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
