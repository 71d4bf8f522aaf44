/**
 * The SQL of households. Rows of a household are seen while `sql` looks as the household, those of a person while it looks as that
 * person; every query names its owner besides row-level security.
 */
import { and, asc, desc, eq, gt, lt, lte } from "drizzle-orm";
import {
  accountShares,
  householdEvents,
  householdGoals,
  householdInvitations,
  householdMembers,
  households,
  memberships,
} from "../../platform/database/household-tables.ts";
import type { Sql } from "../../platform/database/port.ts";

export type HouseholdRow = typeof households.$inferSelect;
export type MemberRow = typeof householdMembers.$inferSelect;
export type InvitationRow = typeof householdInvitations.$inferSelect;
export type GoalRow = typeof householdGoals.$inferSelect;
export type EventRow = typeof householdEvents.$inferSelect;
export type MembershipRow = typeof memberships.$inferSelect;

export async function findMembership(sql: Sql, personId: string): Promise<MembershipRow | undefined> {
  const [row] = await sql.select().from(memberships).where(eq(memberships.personId, personId));
  return row;
}

/** False when the person belongs to a household already. */
export async function insertMembership(sql: Sql, row: MembershipRow): Promise<boolean> {
  const inserted = await sql.insert(memberships).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export async function saveMembership(sql: Sql, personId: string, contentSealed: Buffer): Promise<void> {
  await sql.update(memberships).set({ contentSealed }).where(eq(memberships.personId, personId));
}

export async function deleteShares(sql: Sql, personId: string): Promise<void> {
  await sql.delete(accountShares).where(eq(accountShares.personId, personId));
}

/** Ends a person's side of it: that they belong to this household, and every account they share. */
export async function deleteMembership(sql: Sql, personId: string, householdId: string): Promise<void> {
  await deleteShares(sql, personId);
  await sql
    .delete(memberships)
    .where(and(eq(memberships.personId, personId), eq(memberships.householdId, householdId)));
}

export async function loadShares(sql: Sql, personId: string): Promise<ReadonlySet<string>> {
  const rows = await sql
    .select({ accountId: accountShares.accountId })
    .from(accountShares)
    .where(eq(accountShares.personId, personId));
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Whether anything changed. */
export async function insertShare(sql: Sql, row: typeof accountShares.$inferSelect): Promise<boolean> {
  return (await sql.insert(accountShares).values(row).onConflictDoNothing().returning()).length > 0;
}

/** Whether anything changed. */
export async function deleteShare(sql: Sql, personId: string, accountId: string): Promise<boolean> {
  const deleted = await sql
    .delete(accountShares)
    .where(and(eq(accountShares.personId, personId), eq(accountShares.accountId, accountId)))
    .returning();
  return deleted.length > 0;
}

export async function insertHousehold(sql: Sql, row: HouseholdRow): Promise<void> {
  await sql.insert(households).values(row);
}

export async function findHousehold(sql: Sql, householdId: string): Promise<HouseholdRow | undefined> {
  const [row] = await sql.select().from(households).where(eq(households.personId, householdId));
  return row;
}

/** Whoever changes who belongs to a household does so alone. */
export async function lockHousehold(sql: Sql, householdId: string): Promise<HouseholdRow | undefined> {
  const [row] = await sql.select().from(households).where(eq(households.personId, householdId)).for("update");
  return row;
}

export async function saveOwner(sql: Sql, householdId: string, ownerId: string): Promise<void> {
  await sql.update(households).set({ ownerId }).where(eq(households.personId, householdId));
}

/** In the order in which they joined. */
export async function loadMembers(sql: Sql, householdId: string): Promise<MemberRow[]> {
  return sql
    .select()
    .from(householdMembers)
    .where(eq(householdMembers.personId, householdId))
    .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.id));
}

export async function insertMember(sql: Sql, row: MemberRow): Promise<void> {
  await sql.insert(householdMembers).values(row);
}

export async function deleteMember(sql: Sql, householdId: string, id: string): Promise<void> {
  await sql
    .delete(householdMembers)
    .where(and(eq(householdMembers.personId, householdId), eq(householdMembers.id, id)));
}

/** Those that can still be accepted, the newest first. */
export async function loadInvitations(sql: Sql, householdId: string, now: Date): Promise<InvitationRow[]> {
  return sql
    .select()
    .from(householdInvitations)
    .where(and(eq(householdInvitations.personId, householdId), gt(householdInvitations.expiresAt, now)))
    .orderBy(desc(householdInvitations.madeAt), asc(householdInvitations.id));
}

/** Those whose mail is due, while they can still be accepted. */
export async function loadInvitationsToMail(
  sql: Sql,
  householdId: string,
  now: Date,
): Promise<InvitationRow[]> {
  return sql
    .select()
    .from(householdInvitations)
    .where(and(eq(householdInvitations.personId, householdId), lte(householdInvitations.mailAgainAt, now)))
    .orderBy(asc(householdInvitations.madeAt), asc(householdInvitations.id));
}

export async function findInvitationById(
  sql: Sql,
  householdId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  const [row] = await sql
    .select()
    .from(householdInvitations)
    .where(and(eq(householdInvitations.personId, householdId), eq(householdInvitations.id, id)));
  return row;
}

export async function saveMailing(
  sql: Sql,
  householdId: string,
  id: string,
  said: Partial<Pick<InvitationRow, "mailAgainAt" | "mailTries" | "contentSealed">>,
): Promise<void> {
  await sql
    .update(householdInvitations)
    .set(said)
    .where(and(eq(householdInvitations.personId, householdId), eq(householdInvitations.id, id)));
}

export async function insertInvitation(sql: Sql, row: InvitationRow): Promise<void> {
  await sql.insert(householdInvitations).values(row);
}

export async function deleteExpiredInvitations(sql: Sql, householdId: string, now: Date): Promise<void> {
  await sql
    .delete(householdInvitations)
    .where(and(eq(householdInvitations.personId, householdId), lte(householdInvitations.expiresAt, now)));
}

/** Whether there was one. */
export async function deleteInvitation(sql: Sql, householdId: string, id: string): Promise<boolean> {
  const deleted = await sql
    .delete(householdInvitations)
    .where(and(eq(householdInvitations.personId, householdId), eq(householdInvitations.id, id)))
    .returning();
  return deleted.length > 0;
}

const open = (householdId: string, tokenHash: Buffer, now: Date) =>
  and(
    eq(householdInvitations.personId, householdId),
    eq(householdInvitations.tokenHash, tokenHash),
    gt(householdInvitations.expiresAt, now),
  );

export async function findInvitation(
  sql: Sql,
  householdId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await sql
    .select()
    .from(householdInvitations)
    .where(open(householdId, tokenHash, now));
  return row;
}

/** Removes it: it is accepted once. */
export async function takeInvitation(
  sql: Sql,
  householdId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await sql
    .delete(householdInvitations)
    .where(open(householdId, tokenHash, now))
    .returning();
  return row;
}

/** Oldest first. */
export async function loadGoals(sql: Sql, householdId: string): Promise<GoalRow[]> {
  return sql
    .select()
    .from(householdGoals)
    .where(eq(householdGoals.personId, householdId))
    .orderBy(asc(householdGoals.madeAt), asc(householdGoals.id));
}

export async function insertGoal(sql: Sql, row: GoalRow): Promise<void> {
  await sql.insert(householdGoals).values(row);
}

export async function saveGoal(
  sql: Sql,
  householdId: string,
  id: string,
  contentSealed: Buffer,
): Promise<void> {
  await sql
    .update(householdGoals)
    .set({ contentSealed })
    .where(and(eq(householdGoals.personId, householdId), eq(householdGoals.id, id)));
}

/** Whether there was one. */
export async function deleteGoal(sql: Sql, householdId: string, id: string): Promise<boolean> {
  const deleted = await sql
    .delete(householdGoals)
    .where(and(eq(householdGoals.personId, householdId), eq(householdGoals.id, id)))
    .returning();
  return deleted.length > 0;
}

/** The newest first. */
export async function loadEvents(sql: Sql, householdId: string, most: number): Promise<EventRow[]> {
  return sql
    .select()
    .from(householdEvents)
    .where(eq(householdEvents.personId, householdId))
    .orderBy(desc(householdEvents.at), desc(householdEvents.id))
    .limit(most);
}

/** Keeps one more, and those since `keptSince`. */
export async function insertEvent(sql: Sql, row: EventRow, keptSince: Date): Promise<void> {
  await sql
    .delete(householdEvents)
    .where(and(eq(householdEvents.personId, row.personId), lt(householdEvents.at, keptSince)));
  await sql.insert(householdEvents).values(row);
}
