/** The SQL of notices. Every query names its person besides row-level security. */
import { and, desc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { notices } from "../../platform/database/notice-tables.ts";
import type { Sql } from "../../platform/database/port.ts";

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

/**
 * Takes a mail for one try: true for one caller at a time. Until `again` nobody else tries; a try whose process died is made up for
 * then.
 */
export async function claimMailing(
  sql: Sql,
  personId: string,
  id: string,
  {
    now,
    again,
    mostTries,
  }: { readonly now: Date; readonly again: (tries: number) => Date; readonly mostTries: number },
): Promise<boolean> {
  const [row] = await sql
    .select({ tries: notices.mailTries, againAt: notices.mailAgainAt, mailedAt: notices.mailedAt })
    .from(notices)
    .where(and(eq(notices.personId, personId), eq(notices.id, id)))
    .for("update");
  const isDue = row?.mailedAt === null && (row.againAt === null || row.againAt <= now);
  if (row === undefined || !isDue || row.tries >= mostTries) return false;
  await sql
    .update(notices)
    .set({ mailTries: row.tries + 1, mailAgainAt: again(row.tries) })
    .where(and(eq(notices.personId, personId), eq(notices.id, id)));
  return true;
}

/** The mail went out: nothing about this notice is sent again. */
export async function saveMailed(sql: Sql, personId: string, id: string, now: Date): Promise<void> {
  await sql
    .update(notices)
    .set({ mailedAt: now })
    .where(and(eq(notices.personId, personId), eq(notices.id, id)));
}

/** Those whose mail went out or was due, newest first. */
export async function loadMailed(sql: Sql, personId: string, most: number): Promise<NoticeRow[]> {
  return sql
    .select()
    .from(notices)
    .where(and(eq(notices.personId, personId), isNotNull(notices.mailedAt)))
    .orderBy(desc(notices.mailedAt), desc(notices.id))
    .limit(most);
}
