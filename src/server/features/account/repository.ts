/** The SQL of people, their sessions and sign-ins under way. Every query names its person besides row-level security. */
import { and, desc, eq, getTableColumns, lte, ne, or } from "drizzle-orm";
import type { Database, Sql } from "../../platform/database/port.ts";
import { loginTransactions, people, sessions } from "../../platform/database/schema.ts";

export type LoginTransaction = typeof loginTransactions.$inferSelect;
export type Session = typeof sessions.$inferSelect;
export type Person = typeof people.$inferSelect;

export async function saveLoginTransaction(sql: Sql, transaction: LoginTransaction): Promise<void> {
  await sql.insert(loginTransactions).values(transaction);
}

/** Removes the transaction and returns it: it opens once, whatever comes of it. */
export async function takeLoginTransaction(sql: Sql, idHash: Buffer): Promise<LoginTransaction | undefined> {
  const [taken] = await sql.delete(loginTransactions).where(eq(loginTransactions.idHash, idHash)).returning();
  return taken;
}

export async function deleteExpiredLoginTransactions(sql: Sql, now: Date): Promise<void> {
  await sql.delete(loginTransactions).where(lte(loginTransactions.expiresAt, now));
}

export async function findPersonId(sql: Sql, identityHash: Buffer): Promise<string | undefined> {
  const [row] = await sql.select({ id: people.id }).from(people).where(eq(people.identityHash, identityHash));
  return row?.id;
}

export async function loadPerson(sql: Sql, personId: string): Promise<Person | undefined> {
  const [row] = await sql.select().from(people).where(eq(people.id, personId));
  return row;
}

/** Rejects when somebody with this identity is stored already. */
export async function insertPerson(sql: Sql, person: Person): Promise<void> {
  await sql.insert(people).values(person);
}

export async function saveProfile(sql: Sql, personId: string, profileSealed: Buffer): Promise<void> {
  await sql.update(people).set({ profileSealed }).where(eq(people.id, personId));
}

export async function insertSession(sql: Sql, session: Session): Promise<void> {
  await sql.insert(sessions).values(session);
}

/** Asked with every request, so it is one message to the database and no transaction of several. */
export async function findSession(
  database: Pick<Database, "askBeforePerson">,
  tokenHash: Buffer,
): Promise<Session | undefined> {
  const [row] = await database.askBeforePerson({ tokenHash }, sessionQuery(tokenHash));
  return row as Session | undefined; // every column under the name it has in Session
}

function sessionQuery(tokenHash: Buffer): string {
  const columns = Object.entries(getTableColumns(sessions)).map(
    ([name, column]) => `${column.name} as "${name}"`,
  );
  // Hexadecimal digits alone: nothing in them ends the literal.
  return `select ${columns.join(", ")} from sessions where token_hash = '\\x${tokenHash.toString("hex")}'`;
}

export async function touchSession(sql: Sql, session: Session, now: Date): Promise<void> {
  await sql.update(sessions).set({ lastSeenAt: now }).where(own(session.personId, session.id));
}

/** Of one session, or of all sessions of the person. */
export async function saveExploring(
  sql: Sql,
  personId: string,
  exploresSample: boolean,
  sessionId?: string,
): Promise<void> {
  await sql
    .update(sessions)
    .set({ exploresSample })
    .where(sessionId === undefined ? eq(sessions.personId, personId) : own(personId, sessionId));
}

export async function loadSessions(sql: Sql, personId: string): Promise<Session[]> {
  return sql
    .select()
    .from(sessions)
    .where(eq(sessions.personId, personId))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);
}

/** How many were there to delete: 0 or 1. */
export async function deleteSession(sql: Sql, personId: string, sessionId: string): Promise<number> {
  const deleted = await sql.delete(sessions).where(own(personId, sessionId)).returning({ id: sessions.id });
  return deleted.length;
}

export async function deleteOtherSessions(sql: Sql, personId: string, keptId: string): Promise<number> {
  const deleted = await sql
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return deleted.length;
}

/** Sessions past their absolute end, or not seen since `idleSince`. */
export async function deleteEndedSessions(
  sql: Sql,
  personId: string,
  limits: { readonly now: Date; readonly idleSince: Date },
): Promise<void> {
  await sql
    .delete(sessions)
    .where(
      and(
        eq(sessions.personId, personId),
        or(lte(sessions.expiresAt, limits.now), lte(sessions.lastSeenAt, limits.idleSince)),
      ),
    );
}

function own(personId: string, sessionId: string) {
  return and(eq(sessions.personId, personId), eq(sessions.id, sessionId));
}
