/** The SQL of what a person said about single transactions. Every query names its person besides row-level security. */
import { and, eq, sql as query } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { transactions, transactionWords } from "../../platform/database/schema.ts";
import type { RowPlace } from "./row-id.ts";

export type WordRow = typeof transactionWords.$inferSelect;

export async function loadWords(sql: Sql, personId: string): Promise<WordRow[]> {
  return sql.select().from(transactionWords).where(eq(transactionWords.personId, personId));
}

const at = (personId: string, { accountId, matchMac, twin }: RowPlace) =>
  and(
    eq(transactionWords.personId, personId),
    eq(transactionWords.accountId, accountId),
    eq(transactionWords.matchMac, matchMac),
    eq(transactionWords.twin, twin),
  );

export async function findWord(sql: Sql, personId: string, place: RowPlace): Promise<WordRow | undefined> {
  const rows = await sql.select().from(transactionWords).where(at(personId, place));
  return rows[0];
}

/** The last word about a row replaces the one before; one that says nothing is none. */
export async function saveWord(sql: Sql, word: WordRow): Promise<void> {
  await sql.delete(transactionWords).where(at(word.personId, word));
  if (word.leftOut || word.kept || word.once === true || word.category !== null)
    await sql.insert(transactionWords).values(word);
}

/** The row whose HMAC begins so. */
export async function findRow(
  sql: Sql,
  personId: string,
  row: { readonly accountId: string; readonly macStart: Buffer; readonly twin: number },
) {
  const rows = await sql
    .select({
      accountId: transactions.accountId,
      matchMac: transactions.matchMac,
      twin: transactions.twin,
      documentId: transactions.documentId,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.personId, personId),
        eq(transactions.accountId, row.accountId),
        eq(transactions.twin, row.twin),
        query`substring(${transactions.matchMac} from 1 for ${row.macStart.length}) = ${row.macStart}`,
      ),
    );
  return rows[0];
}

/** Takes one row out of the ledger. */
export async function deleteRow(sql: Sql, personId: string, place: RowPlace): Promise<void> {
  await sql
    .delete(transactions)
    .where(
      and(
        eq(transactions.personId, personId),
        eq(transactions.accountId, place.accountId),
        eq(transactions.matchMac, place.matchMac),
        eq(transactions.twin, place.twin),
      ),
    );
}
