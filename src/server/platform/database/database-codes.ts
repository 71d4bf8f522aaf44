/** What PostgreSQL says of a statement that fails; https://www.postgresql.org/docs/current/errcodes-appendix.html */

/** Two transactions waited for each other, and this one was undone whole. */
export const deadlock: ReadonlySet<string> = new Set(["40P01"]);

/** A lock was waited for longer than `lock_timeout`. */
export const lockRefused: ReadonlySet<string> = new Set(["55P03"]);

/** Whether the error, or what caused it, is one of these. */
export function hasDatabaseCode(error: unknown, codes: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && codes.has(error.code)) return true;
  return hasDatabaseCode(error.cause, codes);
}
