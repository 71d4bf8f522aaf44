/** The SQL of accounts, their statements and their transactions. Every query names its person besides row-level security. */
import {
  and,
  between,
  eq,
  inArray,
  isNull,
  like,
  lt,
  max,
  min,
  notExists,
  notLike,
  sql as query,
} from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import {
  accounts,
  documents,
  statements,
  transactionBatches,
  transactions,
  transactionWords,
  typedEntries,
} from "../../platform/database/schema.ts";

export type AccountRow = typeof accounts.$inferSelect;
export type StatementRow = typeof statements.$inferSelect;
export type TransactionInsert = typeof transactions.$inferInsert;

/** Bytes that keep this lock apart from every other advisory lock of the database. */
const LEDGER_LOCK = 0x1ed6e2;

/** How the ids of typed rows begin: "_" stands for any character, which no other prefix fits. */
const TYPED = "entry_%";
const WORD = "figures_%";

/** Until the transaction ends nobody else changes this person's ledger: two documents never both create one account. */
export async function lockLedger(sql: Sql, personId: string): Promise<void> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${personId}, ${LEDGER_LOCK}))`);
}

export async function loadAccounts(sql: Sql, personId: string): Promise<AccountRow[]> {
  return sql
    .select()
    .from(accounts)
    .where(eq(accounts.personId, personId))
    .orderBy(accounts.createdAt, accounts.id);
}

/** Of these accounts, or of all. */
export async function loadStatements(
  sql: Sql,
  personId: string,
  accountIds?: readonly string[],
): Promise<Array<StatementRow & { uploadedAt: Date }>> {
  if (accountIds?.length === 0) return [];
  const rows = await sql
    .select({
      statement: statements,
      uploadedAt: documents.uploadedAt,
      changedAt: typedEntries.changedAt,
    })
    .from(statements)
    .leftJoin(
      documents,
      and(eq(documents.personId, statements.personId), eq(documents.id, statements.documentId)),
    )
    .leftJoin(
      typedEntries,
      and(eq(typedEntries.personId, statements.personId), eq(typedEntries.id, statements.documentId)),
    )
    .where(
      and(
        eq(statements.personId, personId),
        accountIds === undefined ? undefined : inArray(statements.accountId, [...accountIds]),
      ),
    );
  return rows.flatMap(({ statement, uploadedAt, changedAt }) => {
    const at = uploadedAt ?? changedAt;
    return at === null ? [] : [{ ...statement, uploadedAt: at }];
  });
}

/** The transactions that lie sealed by themselves, in no order. */
export async function loadLoneTransactions(sql: Sql, personId: string) {
  return sql
    .select()
    .from(transactions)
    .where(and(eq(transactions.personId, personId), isNull(transactions.batchId)));
}

/** First and last day of what each document brought to each account. */
export async function loadSpans(sql: Sql, personId: string) {
  return sql
    .select({
      accountId: transactions.accountId,
      documentId: transactions.documentId,
      from: min(transactions.postedOn),
      to: max(transactions.postedOn),
    })
    .from(transactions)
    .where(eq(transactions.personId, personId))
    .groupBy(transactions.accountId, transactions.documentId);
}

/** Which document brought each transaction of these accounts, with what makes the row the same in another document. */
export async function loadTransactionOwners(sql: Sql, personId: string, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  return sql
    .select({
      accountId: transactions.accountId,
      documentId: transactions.documentId,
      matchMac: transactions.matchMac,
      twin: transactions.twin,
      postedOn: transactions.postedOn,
      amountCents: transactions.amountCents,
    })
    .from(transactions)
    .where(and(eq(transactions.personId, personId), inArray(transactions.accountId, [...accountIds])));
}

/**
 * Twins from here on are rows that a person said are rows of their own, whatever other documents show: they are never taken for
 * somebody else's, and nobody else's for them.
 */
export const OWN_ROW_TWIN = 1000;

const rowKey = {
  accountId: transactions.accountId,
  matchMac: transactions.matchMac,
  twin: transactions.twin,
  postedOn: transactions.postedOn,
  amount: transactions.amountCents,
};

/** What is needed to recognise rows that another document shows too. */
export async function loadRowKeys(sql: Sql, personId: string) {
  return sql
    .select(rowKey)
    .from(transactions)
    .where(and(eq(transactions.personId, personId), lt(transactions.twin, OWN_ROW_TWIN)));
}

/** The rows that a person wants to count although another document seems to have brought them. */
export async function loadKeptRows(sql: Sql, personId: string) {
  return sql
    .select({
      accountId: transactionWords.accountId,
      matchMac: transactionWords.matchMac,
      twin: transactionWords.twin,
    })
    .from(transactionWords)
    .where(and(eq(transactionWords.personId, personId), eq(transactionWords.kept, true)));
}

/** As `loadRowKeys`, of some accounts and days only, both days counted in. */
export async function loadRowKeysOf(
  sql: Sql,
  personId: string,
  accountIds: readonly string[],
  first: string,
  last: string,
) {
  return sql
    .select(rowKey)
    .from(transactions)
    .where(
      and(
        eq(transactions.personId, personId),
        inArray(transactions.accountId, [...accountIds]),
        lt(transactions.twin, OWN_ROW_TWIN),
        between(transactions.postedOn, first, last),
      ),
    );
}

export async function insertAccounts(sql: Sql, rows: Array<typeof accounts.$inferInsert>): Promise<void> {
  if (rows.length > 0) await sql.insert(accounts).values(rows);
}

export async function saveAccountName(
  sql: Sql,
  personId: string,
  accountId: string,
  nameSealed: Buffer,
): Promise<void> {
  await sql
    .update(accounts)
    .set({ nameSealed })
    .where(and(eq(accounts.personId, personId), eq(accounts.id, accountId)));
}

/** For an account that only what a person typed speaks of. */
export async function renameAccount(
  sql: Sql,
  personId: string,
  accountId: string,
  changes: Pick<AccountRow, "kind" | "identityMac" | "nameSealed">,
): Promise<void> {
  await sql
    .update(accounts)
    .set(changes)
    .where(and(eq(accounts.personId, personId), eq(accounts.id, accountId)));
}

/** Says that one account is another; null takes it back. False when there is no such account. */
export async function saveJoin(
  sql: Sql,
  personId: string,
  accountId: string,
  joinedInto: string | null,
): Promise<void> {
  await sql
    .update(accounts)
    .set({ joinedInto })
    .where(and(eq(accounts.personId, personId), eq(accounts.id, accountId)));
}

export async function insertStatements(sql: Sql, rows: Array<typeof statements.$inferInsert>): Promise<void> {
  if (rows.length > 0) await sql.insert(statements).values(rows);
}

/** Rows per statement: stays far below the 65,535 parameters that one PostgreSQL statement may have. */
const ROWS_AT_ONCE = 1000;

export async function insertBatches(
  sql: Sql,
  rows: Array<typeof transactionBatches.$inferInsert>,
): Promise<void> {
  if (rows.length > 0) await sql.insert(transactionBatches).values(rows);
}

/** Adds the rows that are not there yet. */
export async function insertTransactions(sql: Sql, rows: readonly TransactionInsert[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await sql
      .insert(transactions)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoNothing();
  }
}

/** The accounts that the document speaks of, with the index of each in the document. */
export async function accountsOfDocument(sql: Sql, personId: string, documentId: string) {
  return sql
    .select({ accountId: statements.accountId, accountIndex: statements.accountIndex })
    .from(statements)
    .where(and(eq(statements.personId, personId), eq(statements.documentId, documentId)));
}

/** The accounts in which a document or an entry has a statement or a transaction. */
export async function accountsOfRows(sql: Sql, personId: string, documentId: string): Promise<string[]> {
  const found = await Promise.all([
    sql
      .select({ accountId: statements.accountId })
      .from(statements)
      .where(and(eq(statements.personId, personId), eq(statements.documentId, documentId))),
    sql
      .selectDistinct({ accountId: transactions.accountId })
      .from(transactions)
      .where(and(eq(transactions.personId, personId), eq(transactions.documentId, documentId))),
  ]);
  return [...new Set(found.flat().map(({ accountId }) => accountId))];
}

/** The documents that speak of one of these accounts. */
export async function documentsOfAccounts(sql: Sql, personId: string, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  const rows = await sql
    .selectDistinct({ documentId: statements.documentId })
    .from(statements)
    .where(and(eq(statements.personId, personId), inArray(statements.accountId, [...accountIds])))
    .orderBy(statements.documentId);
  return rows.map(({ documentId }) => documentId);
}

export async function deleteDocumentRows(sql: Sql, personId: string, documentId: string): Promise<void> {
  await sql
    .delete(statements)
    .where(and(eq(statements.personId, personId), eq(statements.documentId, documentId)));
  await deleteDocumentTransactions(sql, personId, documentId);
}

export async function deleteDocumentTransactions(
  sql: Sql,
  personId: string,
  documentId: string,
): Promise<void> {
  await sql
    .delete(transactions)
    .where(and(eq(transactions.personId, personId), eq(transactions.documentId, documentId)));
  await sql
    .delete(transactionBatches)
    .where(and(eq(transactionBatches.personId, personId), eq(transactionBatches.documentId, documentId)));
}

/** Puts another content in place of what a document says about one of its accounts. */
export async function replaceStatement(
  sql: Sql,
  personId: string,
  place: { readonly documentId: string; readonly accountIndex: number },
  changes: Pick<StatementRow, "asOf" | "factsSealed">,
): Promise<void> {
  await sql
    .update(statements)
    .set(changes)
    .where(
      and(
        eq(statements.personId, personId),
        eq(statements.documentId, place.documentId),
        eq(statements.accountIndex, place.accountIndex),
      ),
    );
}

/**
 * Removes the accounts that no document and nothing typed speaks of any more. A person's word on the figures of such an account has
 * nothing left to be about and goes with it.
 */
export async function deleteEmptyAccounts(sql: Sql, personId: string): Promise<void> {
  const statementsOfAccount = sql
    .select({ one: query`1` })
    .from(statements)
    .where(
      and(
        eq(statements.personId, accounts.personId),
        eq(statements.accountId, accounts.id),
        notLike(statements.documentId, WORD),
      ),
    );
  const typedOfAccount = sql
    .select({ one: query`1` })
    .from(transactions)
    .where(
      and(
        eq(transactions.personId, accounts.personId),
        eq(transactions.accountId, accounts.id),
        like(transactions.documentId, TYPED),
      ),
    );
  const gone = await sql
    .delete(accounts)
    .where(and(eq(accounts.personId, personId), notExists(statementsOfAccount), notExists(typedOfAccount)))
    .returning({ id: accounts.id });
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await sql
    .delete(statements)
    .where(and(eq(statements.personId, personId), inArray(statements.accountId, ids)));
  await sql
    .delete(typedEntries)
    .where(
      and(
        eq(typedEntries.personId, personId),
        inArray(typedEntries.accountId, ids),
        like(typedEntries.id, WORD),
      ),
    );
}
