/** The SQL of payment marks. Every query names its person besides row-level security. */
import { and, desc, eq } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { paymentMarks } from "../../platform/database/schema.ts";

export type PaymentMarkRow = typeof paymentMarks.$inferSelect;

/** Newest month first. */
export async function loadMarks(sql: Sql, personId: string): Promise<PaymentMarkRow[]> {
  return sql
    .select()
    .from(paymentMarks)
    .where(eq(paymentMarks.personId, personId))
    .orderBy(desc(paymentMarks.month), desc(paymentMarks.markedAt));
}

/** A second mark of one payment replaces the first. */
export async function saveMark(sql: Sql, row: PaymentMarkRow): Promise<void> {
  const { markedAt, contentSealed } = row;
  await sql
    .insert(paymentMarks)
    .values(row)
    .onConflictDoUpdate({
      target: [paymentMarks.personId, paymentMarks.debtId, paymentMarks.month],
      set: { markedAt, contentSealed },
    });
}

export async function deleteMark(
  sql: Sql,
  { personId, debtId, month }: Pick<PaymentMarkRow, "personId" | "debtId" | "month">,
): Promise<void> {
  await sql
    .delete(paymentMarks)
    .where(
      and(
        eq(paymentMarks.personId, personId),
        eq(paymentMarks.debtId, debtId),
        eq(paymentMarks.month, month),
      ),
    );
}
