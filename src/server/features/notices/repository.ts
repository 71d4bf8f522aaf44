/** The SQL of notices. Every query names its person besides row-level security. */
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { notices } from "../../platform/database/schema.ts";

export type NoticeRow = typeof notices.$inferSelect;

/** Newest first. */
export async function loadNotices(sql: Sql, personId: string): Promise<NoticeRow[]> {
  return sql
    .select()
    .from(notices)
    .where(eq(notices.personId, personId))
    .orderBy(desc(notices.madeAt), desc(notices.id));
}

/** One whose subject was told already is left alone. */
export async function insertNotice(sql: Sql, row: NoticeRow): Promise<void> {
  await sql.insert(notices).values(row).onConflictDoNothing();
}

/** Those that are shown, in no order. */
export async function loadShown(sql: Sql, personId: string, now: Date): Promise<NoticeRow[]> {
  return sql
    .select()
    .from(notices)
    .where(and(eq(notices.personId, personId), isNull(notices.readAt), gt(notices.expiresAt, now)));
}

/** How many were there: 0 or 1. */
export async function markRead(sql: Sql, personId: string, id: string, now: Date): Promise<number> {
  const changed = await sql
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.personId, personId), eq(notices.id, id)))
    .returning({ id: notices.id });
  return changed.length;
}

export async function expire(sql: Sql, personId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql
    .update(notices)
    .set({ expiresAt: now })
    .where(and(eq(notices.personId, personId), inArray(notices.id, [...ids]), gt(notices.expiresAt, now)));
}

/** True for the one caller that sets it first: nothing is mailed twice. */
export async function claimMailing(sql: Sql, personId: string, id: string, now: Date): Promise<boolean> {
  const claimed = await sql
    .update(notices)
    .set({ mailedAt: now })
    .where(and(eq(notices.personId, personId), eq(notices.id, id), isNull(notices.mailedAt)))
    .returning({ id: notices.id });
  return claimed.length > 0;
}
