import { sql as query } from "drizzle-orm";
import type { Sql } from "./port.ts";

const look = (sql: Sql, ownerId: string) =>
  sql.execute(query`select set_config('app.person_id', ${ownerId}, true)`);

/**
 * Turns a transaction of `forPerson(personId)` to another owner's rows while `work` runs, then back: for what must change rows of two
 * owners together or not at all. Nothing else may use `sql` meanwhile. Who may do this is decided by the caller, before.
 */
export async function lookAs<T>(
  sql: Sql,
  { personId, ownerId }: { readonly personId: string; readonly ownerId: string },
  work: () => Promise<T>,
): Promise<T> {
  if (personId === "" || ownerId === "") throw new Error("lookAs needs two ids");
  await look(sql, ownerId);
  try {
    return await work();
  } finally {
    // A transaction that failed takes no more statements, and ends with nothing done.
    await look(sql, personId).catch(() => undefined);
  }
}
