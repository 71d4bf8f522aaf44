import type { Transaction } from "#contract/transactions.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { centsOf } from "../../lib/format-money.ts";

export type TransactionFilter = {
  readonly text: string;
  readonly category: string;
  readonly accountId: string;
  /** "" for every line; "not-counted" for what counts nowhere. */
  readonly line: string;
};

const isNotCounted = ({ line }: Transaction): boolean =>
  line === "ignored" || line === "unrecognised-deposit";

/** The rows that fit all parts of the filter, in their order. Words may stand in any order; amounts are found as they are shown. */
export function filterTransactions(
  rows: readonly Transaction[],
  { text, category, accountId, line }: TransactionFilter,
): readonly Transaction[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (category !== "" && row.category !== category) return false;
    if (accountId !== "" && row.accountId !== accountId) return false;
    if (line === "not-counted" ? !isNotCounted(row) : line !== "" && row.line !== line) return false;
    if (words.length === 0) return true;
    const all = `${row.description} ${row.merchant} ${row.amount} ${row.date}`.toLowerCase();
    return words.every((word) => all.includes(word.replace(/^[$−]/, "")));
  });
}

export type CategorySum = {
  readonly category: string;
  readonly line: "income" | "essential" | "discretionary";
  /** Never below zero: what came in, or what went out less what came back. */
  readonly amount: Cents;
  readonly count: number;
};

/** What came in and went out by category, the largest first. Categories that came to nothing or less are left out. */
export function categorySums(rows: readonly Transaction[]): readonly CategorySum[] {
  const sums = new Map<
    string,
    { category: string; line: CategorySum["line"]; amount: number; count: number }
  >();
  for (const { line, category, amount } of rows) {
    if (line !== "income" && line !== "essential" && line !== "discretionary") continue;
    const key = `${line} ${category}`;
    const sum = sums.get(key) ?? { category, line, amount: 0, count: 0 };
    sum.amount += line === "income" ? centsOf(amount) : 0 - centsOf(amount);
    sum.count += 1;
    sums.set(key, sum);
  }
  return [...sums.values()]
    .filter(({ amount }) => amount > 0)
    .toSorted((left, right) => right.amount - left.amount)
    .map((sum) => ({ ...sum, amount: cents(sum.amount) }));
}
