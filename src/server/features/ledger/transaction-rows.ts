import type { TransactionFacts } from "#contract/extraction.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

/** One transaction ready to be stored: `twin` counts equal rows of one document from 0. */
export type TransactionRow = {
  /** Its place among the document's transactions. */
  readonly index: number;
  readonly accountIndex: number;
  readonly matchText: string;
  readonly twin: number;
  readonly postedOn: string;
  readonly amount: Cents;
  readonly description: string;
  readonly category: string;
};

/** What a transaction without a category is filed under. */
const UNCATEGORISED = "uncategorized";

/** The description without what differs between two prints of one row: case, spaces, punctuation. */
function normalisedDescription(description: string): string {
  return description
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * The transactions of one document as a multiset per account, date, amount and description: the second of two equal rows is
 * twin 1, so real twins stay two while the same rows of an overlapping document meet themselves and add nothing. Rows whose
 * date or amount cannot be read exactly are left out and counted.
 */
export function transactionRows(transactions: readonly TransactionFacts[]): {
  readonly rows: readonly TransactionRow[];
  readonly leftOut: number;
} {
  const seen = new Map<string, number>();
  const rows: TransactionRow[] = [];
  for (const [index, { account, date, amount, description, category }] of transactions.entries()) {
    const money = parseMoney(amount);
    const day = parsePlainDate(date);
    if (money === undefined || day === undefined) continue;
    const matchText = JSON.stringify([day, money, normalisedDescription(description)]);
    const key = `${account} ${matchText}`;
    const twin = seen.get(key) ?? 0;
    seen.set(key, twin + 1);
    rows.push({
      index,
      accountIndex: account,
      matchText,
      twin,
      postedOn: day,
      amount: money,
      description,
      category: category ?? UNCATEGORISED,
    });
  }
  return { rows, leftOut: transactions.length - rows.length };
}
