/** What was bought with cards in the months of which none of their own transactions tell. */
import type { Cents } from "#engine/money/cents.ts";
import { cents } from "#engine/money/cents.ts";
import type { MonthWindow } from "./month-windows.ts";
import type { FlowAccount, FlowTransaction } from "./monthly-flow.ts";
import { debtPaid, type KnownDebt } from "./payment-proof.ts";

export type UnseenPurchases = {
  /** Payments to cards on days of which the cards' own transactions do not tell. */
  readonly payments: readonly FlowTransaction[];
  /** What they paid beyond the card's minimum, one for each card and month: it counts as spending. */
  readonly spending: readonly FlowTransaction[];
  /** The cards, as their statements name them. */
  readonly creditors: readonly string[];
};

const isCardPayment = ({ amount, category, arrivedIn }: FlowTransaction): boolean =>
  amount < 0 && arrivedIn === undefined && (category === "card-payment" || category === "debt-payment");

/** The first month that ends on the day or later; a day after the last month is in none. */
const monthOf = (months: readonly MonthWindow[], day: string): string | undefined => {
  const month = months.find(({ last }) => day <= last);
  return month !== undefined && month.first <= day ? month.first : undefined;
};

/**
 * Purchases on a card are spending on the day they are made, but only its own statements show them. Where they do not, what was paid to
 * the card beyond its minimum stands for them: the minimum is taken off by itself. Of those who pay more to owe less this counts too
 * much, never too little.
 */
export function unseenPurchases(
  transactions: readonly FlowTransaction[],
  roles: ReadonlyMap<string, FlowAccount>,
  debts: readonly KnownDebt[],
  months: readonly MonthWindow[],
): UnseenPurchases {
  const cards = debts.filter(({ type }) => type === "credit-card");
  const paid = transactions.flatMap((payment) => {
    if (cards.length === 0 || roles.get(payment.accountId) !== "deposit" || !isCardPayment(payment))
      return [];
    const month = monthOf(months, payment.postedOn);
    const card = month === undefined ? undefined : debtPaid(payment, debts);
    return card?.type === "credit-card" ? [{ payment, card, month }] : [];
  });
  const groups = Map.groupBy(paid, ({ card, month }) => `${month} ${card.id}`);
  const spending = [...groups.values()].flatMap((own): FlowTransaction[] => {
    const [first, newest] = [own[0], own.at(-1)];
    if (first === undefined || newest === undefined) return [];
    const { card } = first;
    const sum = own.reduce((total, { payment }) => total - payment.amount, 0);
    const beyond: Cents = cents(sum - (card.minimum ?? 0));
    if (beyond <= 0) return [];
    const { accountId, documentId, postedOn } = newest.payment;
    const description = `Paid to ${card.creditor} beyond its minimum; no statement shows what was bought`;
    return [{ accountId, documentId, postedOn, amount: cents(0 - beyond), description, category: "other" }];
  });
  return {
    payments: paid.map(({ payment }) => payment),
    spending,
    creditors: [...new Set(paid.map(({ card }) => card.creditor))],
  };
}
