/** The SQL of the egress log. Every query names its person besides row-level security. */
import { and, desc, eq, lt, or } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { egress } from "../../platform/database/schema.ts";

export type EgressRow = typeof egress.$inferSelect;

export async function insertEgress(sql: Sql, row: EgressRow): Promise<void> {
  await sql.insert(egress).values(row);
}

export async function saveOutcome(sql: Sql, personId: string, id: string, outcome: string): Promise<void> {
  await sql
    .update(egress)
    .set({ outcome })
    .where(and(eq(egress.personId, personId), eq(egress.id, id)));
}

export async function findEgress(sql: Sql, personId: string, id: string): Promise<EgressRow | undefined> {
  const [row] = await sql
    .select()
    .from(egress)
    .where(and(eq(egress.personId, personId), eq(egress.id, id)));
  return row;
}

/** Newest first, those sent before `before` or, of the same instant, with a smaller id. */
export async function loadEgress(
  sql: Sql,
  personId: string,
  limit: number,
  before: Pick<EgressRow, "sentAt" | "id"> | undefined,
): Promise<EgressRow[]> {
  const earlier =
    before &&
    or(lt(egress.sentAt, before.sentAt), and(eq(egress.sentAt, before.sentAt), lt(egress.id, before.id)));
  return sql
    .select()
    .from(egress)
    .where(and(eq(egress.personId, personId), earlier))
    .orderBy(desc(egress.sentAt), desc(egress.id))
    .limit(limit);
}

/** Whether words of this document were sent. */
export async function wasSent(sql: Sql, personId: string, documentId: string): Promise<boolean> {
  const rows = await sql
    .select({ id: egress.id })
    .from(egress)
    .where(and(eq(egress.personId, personId), eq(egress.documentId, documentId)))
    .limit(1);
  return rows.length > 0;
}
