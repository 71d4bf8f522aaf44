import type { AccountFacts } from "#contract/extraction.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

type DatedAmount = { readonly postedOn: string; readonly amount: number };

/** Whether what is known of a statement's period adds up from its beginning to its ending balance, to the cent. */
function addsUp(facts: AccountFacts, amounts: readonly DatedAmount[]): boolean {
  const beginning = parseMoney(facts.beginningBalance ?? "");
  const ending = parseMoney(facts.endingBalance ?? "");
  if (beginning === undefined || ending === undefined) return false;
  return beginning + amounts.reduce((sum, { amount }) => sum + amount, 0) === ending;
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
    if (addsUp(facts, inside)) for (const transaction of inside) proved.add(transaction);
  }
  const volume = (rows: Iterable<DatedAmount>): number =>
    Array.from(rows).reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  return { amount: volume(proved), of: volume(transactions) };
}
