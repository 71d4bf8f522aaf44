/** The SQL of the corrections of categories, and of what comes again. Every query names its person besides row-level security. */
import { and, asc, eq } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { categoryCorrections, recurringWords } from "../../platform/database/schema.ts";

export type RecurringWordRow = typeof recurringWords.$inferSelect;

export async function loadRecurringWords(sql: Sql, personId: string): Promise<RecurringWordRow[]> {
  return sql.select().from(recurringWords).where(eq(recurringWords.personId, personId));
}

export async function saveRecurringWord(sql: Sql, row: RecurringWordRow): Promise<void> {
  const { said, saidOn } = row;
  await sql
    .insert(recurringWords)
    .values(row)
    .onConflictDoUpdate({
      target: [recurringWords.personId, recurringWords.itemMac],
      set: { said, saidOn },
    });
}

export async function deleteRecurringWord(sql: Sql, personId: string, itemMac: Buffer): Promise<void> {
  await sql
    .delete(recurringWords)
    .where(and(eq(recurringWords.personId, personId), eq(recurringWords.itemMac, itemMac)));
}

export type CorrectionRow = typeof categoryCorrections.$inferSelect;

/** Oldest first: the later of two outweighs the earlier. */
export async function loadCorrections(sql: Sql, personId: string): Promise<CorrectionRow[]> {
  return sql
    .select()
    .from(categoryCorrections)
    .where(eq(categoryCorrections.personId, personId))
    .orderBy(asc(categoryCorrections.madeAt), asc(categoryCorrections.merchantMac));
}

/** A second word about one merchant replaces the first. */
export async function saveCorrection(sql: Sql, row: CorrectionRow): Promise<void> {
  const { madeAt, contentSealed } = row;
  await sql
    .insert(categoryCorrections)
    .values(row)
    .onConflictDoUpdate({
      target: [categoryCorrections.personId, categoryCorrections.merchantMac],
      set: { madeAt, contentSealed },
    });
}

/** False when there is none. */
export async function deleteCorrection(sql: Sql, personId: string, merchantMac: Buffer): Promise<boolean> {
  const gone = await sql
    .delete(categoryCorrections)
    .where(and(eq(categoryCorrections.personId, personId), eq(categoryCorrections.merchantMac, merchantMac)))
    .returning({ merchantMac: categoryCorrections.merchantMac });
  return gone.length > 0;
}
