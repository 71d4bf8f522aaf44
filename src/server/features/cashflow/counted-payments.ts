/** Payments of which a part or nothing counts. */
import { daysBetween } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { rowsByAccount } from "./account-rows.ts";
import { countedOfSingle } from "./counted-singles.ts";
import { type FlowTransaction, flowLine } from "./monthly-flow.ts";
import type { KnownDebt } from "./payment-proof.ts";

type Row = FlowTransaction;

/** What is bought is paid for within a month's statement and its time to pay. */
const PAID_WITHIN_DAYS = 62;

const daysAfter = (bought: string, paid: string): number => {
  const [from, to] = [parsePlainDate(bought), parsePlainDate(paid)];
  return from === undefined || to === undefined ? Number.NaN : daysBetween(from, to);
};

/**
 * What each payment paid beyond what was bought with the card in the two months before, signed; each purchase is paid for once, the
 * oldest first. All amounts add up: a purchase that counts more lets a payment count as much less at most.
 */
function beyondPurchases(payments: readonly Row[], purchases: readonly Row[]): ReadonlyMap<Row, Cents> {
  const left = purchases.map((row) => ({ on: row.postedOn, amount: 0 - row.amount }));
  const counted = new Map<Row, Cents>();
  for (const payment of payments) {
    let open = 0 - payment.amount;
    for (const purchase of left) {
      const days = daysAfter(purchase.on, payment.postedOn);
      if (open <= 0 || days < 0) break;
      if (days > PAID_WITHIN_DAYS) continue;
      const paid = Math.min(open, purchase.amount);
      purchase.amount -= paid;
      open -= paid;
    }
    counted.set(payment, cents(0 - open));
  }
  return counted;
}

/**
 * Payments that arrived on a card whose minimum is not known count, because nothing else takes them off; but what they paid for counted
 * on the day it was bought. Signed, by payment; of other cards nothing is said.
 */
function countedOfCardPayments(
  transactions: readonly Row[],
  debts: readonly KnownDebt[],
): ReadonlyMap<Row, Cents> {
  const cards = debts.filter(
    ({ type, isOwed, minimum }) => type === "credit-card" && isOwed && minimum === null,
  );
  if (cards.length === 0) return new Map();
  const byDay = (a: Row, b: Row): number => (a.postedOn < b.postedOn ? -1 : a.postedOn > b.postedOn ? 1 : 0);
  const rows = rowsByAccount(transactions);
  return new Map(
    cards.flatMap(({ id }) => {
      const payments = transactions.filter(({ amount, arrivedIn }) => arrivedIn === id && amount < 0);
      const purchases = (rows.get(id) ?? []).filter(
        (row) => row.amount < 0 && flowLine(row, "card", []) !== "ignored",
      );
      return [...beyondPurchases(payments.toSorted(byDay), purchases.toSorted(byDay))];
    }),
  );
}

/** What still counts of payments of which not all does, signed: single ones (see countedOfSingle), and those to cards of unknown minimum. */
export const countedOf = (
  transactions: readonly Row[],
  debts: readonly KnownDebt[],
): ReadonlyMap<Row, Cents> =>
  new Map([...countedOfCardPayments(transactions, debts), ...countedOfSingle(transactions)]);
