/** The SQL of the advisor. Every query names its person besides row-level security. */
import { and, desc, eq } from "drizzle-orm";
import { chatMessages } from "../../platform/database/advisor-tables.ts";
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
