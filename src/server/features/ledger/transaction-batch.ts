/** Transactions that one document or entry brought at once lie sealed together; rows from before there were batches lie alone. */
import { type Cents, cents } from "#engine/money/cents.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import { newId } from "../../platform/ids.ts";
import type { Scope } from "./known-accounts.ts";
import { insertBatches, insertTransactions, type loadLoneTransactions } from "./repository.ts";
import { rowIdOf } from "./row-id.ts";
import { openBatchContent, openDescription, sealBatchContent } from "./sealed-rows.ts";

/** A transaction of the ledger. */
export type StoredTransaction = {
  readonly accountId: string;
  readonly documentId: string;
  readonly postedOn: string;
  readonly amount: Cents;
  readonly description: string;
  readonly category: string;
  /** Tells it from the other rows of its account. */
  readonly rowId: string;
  /** The category that the person gave this row alone. */
  readonly saidCategory: string | null;
  /** True where the person said that it counts nowhere. */
  readonly isLeftOut: boolean;
  /** The person said that it does not come again. */
  readonly isOnce: boolean;
};

/** A row to be added. */
export type NewTransaction = Pick<
  StoredTransaction,
  "accountId" | "postedOn" | "amount" | "description" | "category"
> & {
  readonly matchMac: Buffer;
  readonly twin: number;
};

type Row = readonly [
  /** Index in `accountIds`. */
  account: number,
  rowId: string,
  postedOn: string,
  amountCents: number,
  description: string,
  category: string,
];
export type BatchContent = { readonly accountIds: readonly string[]; readonly rows: readonly Row[] };

/** Adds the rows that are not there yet; a row another document brought stays as it is. */
export async function addTransactions(
  { sql, vault, personId }: Scope,
  brought: ReadonlyArray<{ readonly documentId: string; readonly rows: readonly NewTransaction[] }>,
): Promise<void> {
  const batches = brought
    .filter(({ rows }) => rows.length > 0)
    .map((one) => ({ ...one, id: newId("batch") }));
  await insertBatches(
    sql,
    batches.map(({ id, documentId, rows }) => {
      const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
      const content: BatchContent = {
        accountIds,
        rows: rows.map((row): Row => {
          const account = accountIds.indexOf(row.accountId);
          return [account, rowIdOf(row, false), row.postedOn, row.amount, row.description, row.category];
        }),
      };
      return { personId, id, documentId, rowsSealed: sealBatchContent(vault, documentId, id, content) };
    }),
  );
  await insertTransactions(
    sql,
    batches.flatMap(({ id, documentId, rows }) =>
      rows.map(({ accountId, matchMac, twin, postedOn, amount, category }, batchIndex) => ({
        personId,
        accountId,
        matchMac,
        twin,
        documentId,
        postedOn,
        amountCents: amount,
        category,
        batchId: id,
        batchIndex,
      })),
    ),
  );
}

const nothingSaid = { saidCategory: null, isLeftOut: false, isOnce: false } as const;

/** All rows of a batch, in its order. Days and categories repeat, so each is kept once. */
export function openBatch(
  vault: PersonVault,
  batch: { readonly id: string; readonly documentId: string; readonly rowsSealed: Buffer },
): readonly StoredTransaction[] {
  const { id, documentId, rowsSealed } = batch;
  const { accountIds, rows } = openBatchContent(vault, documentId, id, rowsSealed);
  const texts = new Map<string, string>();
  const once = (text: string): string => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return rows.map(([account, rowId, postedOn, amountCents, description, category]) => ({
    accountId: accountIds[account] ?? "",
    documentId,
    postedOn: once(postedOn),
    amount: cents(amountCents),
    description,
    category: once(category),
    rowId,
    ...nothingSaid,
  }));
}

/** A row from before there were batches. */
export function openLoneTransaction(
  vault: PersonVault,
  row: Awaited<ReturnType<typeof loadLoneTransactions>>[number],
): StoredTransaction[] {
  const { accountId, documentId, postedOn, amountCents, matchMac, twin, descriptionSealed, category } = row;
  if (descriptionSealed === null) return [];
  return [
    {
      accountId,
      documentId,
      postedOn,
      amount: cents(amountCents),
      description: openDescription(vault, accountId, matchMac, twin, descriptionSealed),
      category,
      rowId: rowIdOf(row, false),
      ...nothingSaid,
    },
  ];
}
