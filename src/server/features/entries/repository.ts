/** The SQL of what a person typed. Every query names its person besides row-level security. */
import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { typedEntries } from "../../platform/database/schema.ts";

export type EntryRow = typeof typedEntries.$inferSelect;

const own = (personId: string, id: string) =>
  and(eq(typedEntries.personId, personId), eq(typedEntries.id, id));

/** Oldest first, without those that were deleted. */
export async function loadEntries(sql: Sql, personId: string): Promise<EntryRow[]> {
  return sql
    .select()
    .from(typedEntries)
    .where(and(eq(typedEntries.personId, personId), isNull(typedEntries.deletedAt)))
    .orderBy(asc(typedEntries.typedAt), asc(typedEntries.id));
}

/** Nobody else changes it until the transaction ends. Deleted ones too. */
export async function findEntryForUpdate(
  sql: Sql,
  personId: string,
  id: string,
): Promise<EntryRow | undefined> {
  const rows = await sql.select().from(typedEntries).where(own(personId, id)).for("update");
  return rows[0];
}

export async function insertEntry(sql: Sql, row: EntryRow): Promise<void> {
  await sql.insert(typedEntries).values(row);
}

export async function updateEntry(
  sql: Sql,
  personId: string,
  id: string,
  changes: Partial<Omit<EntryRow, "personId" | "id">>,
): Promise<void> {
  await sql.update(typedEntries).set(changes).where(own(personId, id));
}

/** Erases for good what was deleted before this moment: its deletion can no longer be undone. */
export async function eraseDeleted(sql: Sql, personId: string, before: Date): Promise<void> {
  await sql
    .delete(typedEntries)
    .where(and(eq(typedEntries.personId, personId), lt(typedEntries.deletedAt, before)));
}
