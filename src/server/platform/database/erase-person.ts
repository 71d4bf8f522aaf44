import { eq, getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Sql } from "./port.ts";
import * as schema from "./schema.ts";

/** Deletes every row of the person but the row in `people`, their key and sessions included. Inside `forPerson(personId)`. */
export async function eraseRowsOf(sql: Sql, personId: string): Promise<void> {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const { personId: owner } = getTableColumns(table) as Partial<
      Record<"personId", typeof schema.accounts.personId>
    >; // tables differ
    if (owner !== undefined) await sql.delete(table).where(eq(owner, personId));
  }
}
