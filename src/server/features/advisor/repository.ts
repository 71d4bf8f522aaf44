/** The SQL of the advisor. Every query names its person besides row-level security. */
import { and, desc, eq, sql as query } from "drizzle-orm";
import { chatMessages, modelUse } from "../../platform/database/advisor-tables.ts";
import type { Sql } from "../../platform/database/port.ts";

export type ChatRow = typeof chatMessages.$inferSelect;

/** The newest, newest first. */
export async function loadMessages(sql: Sql, personId: string, limit: number): Promise<ChatRow[]> {
  return sql
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.personId, personId))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.place), desc(chatMessages.id))
    .limit(limit);
}

export async function insertMessages(sql: Sql, rows: readonly ChatRow[]): Promise<void> {
  await sql.insert(chatMessages).values([...rows]);
}

/** All of the person's, or those of one conversation. */
export async function deleteMessages(
  sql: Sql,
  personId: string,
  conversationId: string | undefined,
): Promise<void> {
  await sql
    .delete(chatMessages)
    .where(
      and(
        eq(chatMessages.personId, personId),
        conversationId === undefined ? undefined : eq(chatMessages.conversationId, conversationId),
      ),
    );
}

/** Tokens of one month, YYYY-MM; 0 before the first. */
export async function loadModelUse(sql: Sql, personId: string, month: string): Promise<number> {
  const [row] = await sql
    .select({ tokens: modelUse.tokens })
    .from(modelUse)
    .where(and(eq(modelUse.personId, personId), eq(modelUse.month, month)));
  return row?.tokens ?? 0;
}

/** More of a month that began; where its row is gone, so is the person, and nothing is written. */
export async function moreModelUse(sql: Sql, personId: string, month: string, tokens: number): Promise<void> {
  await sql
    .update(modelUse)
    .set({ tokens: query`${modelUse.tokens} + ${tokens}` })
    .where(and(eq(modelUse.personId, personId), eq(modelUse.month, month)));
}

export async function addModelUse(sql: Sql, personId: string, month: string, tokens: number): Promise<void> {
  await sql
    .insert(modelUse)
    .values({ personId, month, tokens })
    .onConflictDoUpdate({
      target: [modelUse.personId, modelUse.month],
      set: { tokens: query`${modelUse.tokens} + ${tokens}` },
    });
}
