import type { AccountFacts } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

type Row = DatedAmount & { readonly documentId: string };
type DatedAmount = { readonly postedOn: string; readonly amount: number };

/**
 * What the printed balances of a statement say beyond its transactions, in cents: below zero where money went out that no line
 * shows. Undefined where the statement does not print both balances.
 */
function gapOf(facts: AccountFacts, amounts: readonly DatedAmount[]): Cents | undefined {
  const beginning = parseMoney(facts.beginningBalance ?? "");
  const ending = parseMoney(facts.endingBalance ?? "");
  if (beginning === undefined || ending === undefined) return undefined;
  return cents(ending - beginning - amounts.reduce((sum, { amount }) => sum + amount, 0));
}

/** Money that an account's printed balances show and no transaction explains. */
export type UnexplainedMoney = {
  readonly documentId: string;
  readonly periodEnd: string;
  /** Signed cents: below zero went out. Never zero. */
  readonly amount: Cents;
};

/** One account's statements that do not add up, each period once. */
export function unexplainedMoney(
  statements: ReadonlyArray<{ readonly documentId: string; readonly facts: AccountFacts }>,
  transactions: readonly Row[],
): readonly UnexplainedMoney[] {
  const found = new Map<string, UnexplainedMoney>();
  for (const { documentId, facts } of statements) {
    const { periodStart, periodEnd } = facts;
    if (periodStart === undefined || periodEnd === undefined) continue;
    // A statement may list a purchase under the day before its period began.
    const inside = transactions.filter(
      (row) => row.documentId === documentId || (row.postedOn >= periodStart && row.postedOn <= periodEnd),
    );
    const amount = gapOf(facts, inside);
    if (amount) found.set(`${periodStart} ${periodEnd}`, { documentId, periodEnd, amount });
  }
  return [...found.values()];
}

/**
 * How much of one account's money, in and out, lies in statements whose transactions lead from the printed beginning to the
 * printed ending balance. `of` is all of it, in cents.
 */
export function reconciledMoney(
  statements: ReadonlyArray<{ readonly facts: AccountFacts }>,
  transactions: readonly DatedAmount[],
): { readonly amount: number; readonly of: number } {
  const proved = new Set<DatedAmount>();
  for (const { facts } of statements) {
    const { periodStart, periodEnd } = facts;
    if (periodStart === undefined || periodEnd === undefined) continue;
    const inside = transactions.filter(({ postedOn }) => postedOn >= periodStart && postedOn <= periodEnd);
    if (gapOf(facts, inside) === 0) for (const transaction of inside) proved.add(transaction);
  }
  const volume = (rows: Iterable<DatedAmount>): number =>
    Array.from(rows).reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  return { amount: volume(proved), of: volume(transactions) };
}
