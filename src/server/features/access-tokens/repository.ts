/** The SQL of access tokens. Every query names its person besides row-level security, but the one that finds out who it is. */
import { and, count, desc, eq, getTableColumns } from "drizzle-orm";
import { accessTokens } from "../../platform/database/access-token-tables.ts";
import type { Database, Sql } from "../../platform/database/port.ts";

export type TokenRow = typeof accessTokens.$inferSelect;

/** Asked with every request of a program, so it is one message to the database. */
export async function findToken(
  database: Pick<Database, "askBeforePerson">,
  tokenHash: Buffer,
): Promise<TokenRow | undefined> {
  const columns = Object.entries(getTableColumns(accessTokens)).map(
    ([name, column]) => `${column.name} as "${name}"`,
  );
  // Hexadecimal digits alone: nothing in them ends the literal.
  const query = `select ${columns.join(", ")} from access_tokens where token_hash = '\\x${tokenHash.toString("hex")}'`;
  const [row] = await database.askBeforePerson({ tokenHash }, query);
  return row as TokenRow | undefined; // every column under the name it has in TokenRow
}

export async function touchToken(sql: Sql, { personId, id }: TokenRow, now: Date): Promise<void> {
  await sql.update(accessTokens).set({ lastUsedAt: now }).where(own(personId, id));
}

/** The newest first. */
export async function loadTokens(sql: Sql, personId: string): Promise<TokenRow[]> {
  return sql
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.personId, personId))
    .orderBy(desc(accessTokens.createdAt), accessTokens.id);
}

export async function countTokens(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql
    .select({ n: count() })
    .from(accessTokens)
    .where(eq(accessTokens.personId, personId));
  return row?.n ?? 0;
}

export async function insertToken(sql: Sql, row: TokenRow): Promise<void> {
  await sql.insert(accessTokens).values(row);
}

/** How many were there to delete: 0 or 1. */
export async function deleteToken(sql: Sql, personId: string, id: string): Promise<number> {
  const deleted = await sql.delete(accessTokens).where(own(personId, id)).returning({ id: accessTokens.id });
  return deleted.length;
}

const own = (personId: string, id: string) =>
  and(eq(accessTokens.personId, personId), eq(accessTokens.id, id));
