/** What still counts of money out of which the person said that it does not come again. */
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { isCategory } from "#engine/spending/category.ts";
import { readDescriptor } from "#engine/spending/read-descriptor.ts";
import { findRefunds } from "#engine/spending/refunds.ts";
import { rowsByAccount } from "./account-rows.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

/** What came back of each of these payments, in cents; nothing for those of which nothing did. */
export function refundsOf(
  payments: readonly FlowTransaction[],
  transactions: readonly FlowTransaction[],
): ReadonlyMap<FlowTransaction, Cents> {
  const refunded = new Map<FlowTransaction, Cents>();
  const accounts = new Set(payments.map(({ accountId }) => accountId));
  const keys = new Map<string, string>();
  const keyOf = (description: string): string => {
    const key = keys.get(description) ?? readDescriptor(description).key;
    keys.set(description, key);
    return key;
  };
  const asked = new Set(payments.map(({ accountId, description }) => `${accountId} ${keyOf(description)}`));
  const rows = [...accounts].flatMap((id) => rowsByAccount(transactions).get(id) ?? []);
  const lines = rows.flatMap((row) => {
    const { accountId, postedOn, amount, description, category } = row;
    const on = parsePlainDate(postedOn);
    const merchantKey = keyOf(description);
    if (on === undefined || !isCategory(category) || !asked.has(`${accountId} ${merchantKey}`)) return [];
    return [{ row, accountId, on, amount, merchantKey, category }];
  });
  for (const { refund, purchase } of findRefunds(lines)) {
    const { row } = lines[purchase]!;
    refunded.set(row, cents((refunded.get(row) ?? 0) + lines[refund]!.amount));
  }
  return refunded;
}

/**
 * What still counts of each payment of which the person said that it does not come again, signed: as much as came back of it, so that
 * the two add up to nothing. Of others nothing is said here.
 */
export function countedOfSingle(
  transactions: readonly FlowTransaction[],
): ReadonlyMap<FlowTransaction, Cents> {
  const said = transactions.filter(({ isOnce, amount }) => isOnce === true && amount < 0);
  if (said.length === 0) return new Map();
  const refunded = refundsOf(said, transactions);
  return new Map(said.map((one) => [one, cents(0 - (refunded.get(one) ?? 0))]));
}
