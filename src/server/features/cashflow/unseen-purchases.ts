/** What was bought with cards in the months of which none of their own transactions tell. */

import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import { cents } from "#engine/money/cents.ts";
import { readDescriptor } from "#engine/spending/read-descriptor.ts";
import { keptFor } from "../../platform/kept-for.ts";
import { rowsByAccount } from "./account-rows.ts";
import { cardIssuer } from "./card-issuer.ts";
import type { MonthWindow } from "./month-windows.ts";
import { type FlowAccount, type FlowTransaction, flowLine } from "./monthly-flow.ts";
import { debtPaid, type KnownDebt } from "./payment-proof.ts";

export type UnseenPurchases = {
  /** Payments to cards on days of which the cards' own transactions do not tell. */
  readonly payments: readonly FlowTransaction[];
  /** What counts as spending for them, one for each card and month. */
  readonly spending: readonly FlowTransaction[];
  /** The cards, as their statements name them. */
  readonly creditors: readonly string[];
};

/** Fewer days of lines say too little of a month. */
const LEAST_DAYS = 28;
/** A month not seen is taken for a long one, so that it is never too cheap. */
const LONG_MONTH = 31;

const isCardPayment = ({ amount, category, arrivedIn }: FlowTransaction): boolean =>
  amount < 0 && arrivedIn === undefined && (category === "card-payment" || category === "debt-payment");

/** The month that has the day. */
const monthOf = (months: readonly MonthWindow[], day: string): MonthWindow | undefined => {
  const month = months.find(({ last }) => day <= last);
  return month !== undefined && month.first <= day ? month : undefined;
};

/** The part of the month's days that the card's own transactions do not tell of. */
function shareUnseen(month: MonthWindow, { shown }: KnownDebt): number {
  let [days, unseen] = [0, 0];
  for (let day = month.first; day <= month.last; day = addDays(day, 1)) {
    days += 1;
    if (!shown.some(({ first, last }) => first <= day && day <= last)) unseen += 1;
  }
  return unseen / days;
}

/** What was bought by these rows of a card, in cents. */
const boughtBy = keptFor((rows: readonly FlowTransaction[]): number =>
  rows.reduce((sum, one) => (flowLine(one, "card", []) === "ignored" ? sum : sum - one.amount), 0),
);

/** What is bought with each card on a day of which its own transactions tell, in cents. */
function usualDays(
  transactions: readonly FlowTransaction[],
  roles: ReadonlyMap<string, FlowAccount>,
  cards: readonly KnownDebt[],
): ReadonlyMap<string, number> {
  const rows = rowsByAccount(transactions);
  return new Map(
    cards.map(({ id, shown }) => {
      const own = roles.get(id) === "card" ? rows.get(id) : undefined;
      return [id, (own === undefined ? 0 : boughtBy(own)) / Math.max(LEAST_DAYS, daysOf(shown))];
    }),
  );
}

function daysOf(shown: KnownDebt["shown"]): number {
  let days = 0;
  for (const { first, last } of shown) {
    const [from, to] = [parsePlainDate(first), parsePlainDate(last)];
    if (from !== undefined && to !== undefined) days += daysBetween(from, to) + 1;
  }
  return days;
}

/**
 * Purchases on a card are spending on the day they are made, but only its own statements show them. Where they do not, what was paid to
 * the card beyond its minimum stands for them (the minimum is taken off by itself), or what its statements show of other months where that
 * is more. Of those who pay more to owe less this counts too
 * much, never too little.
 */
export function unseenPurchases(
  transactions: readonly FlowTransaction[],
  roles: ReadonlyMap<string, FlowAccount>,
  debts: readonly KnownDebt[],
  months: readonly MonthWindow[],
): UnseenPurchases {
  const cards = debts.filter(({ type }) => type === "credit-card");
  const payments = cards.length === 0 ? [] : transactions.filter(isCardPayment);
  const paid = payments.flatMap((payment) => {
    if (roles.get(payment.accountId) !== "deposit") return [];
    const month = monthOf(months, payment.postedOn);
    const card = month === undefined ? undefined : debtPaid(payment, debts);
    if (month === undefined || card?.type !== "credit-card") return [];
    return [{ payment, card, month, share: shareUnseen(month, card) }];
  });
  const usualDay = usualDays(transactions, roles, cards);
  const groups = Map.groupBy(paid, ({ card, month }) => `${month.first} ${card.id}`);
  const spending = [...groups.values()].flatMap((own): FlowTransaction[] => {
    const [first, newest] = [own[0], own.at(-1)];
    if (first === undefined || newest === undefined) return [];
    const { card } = first;
    const sum = own.reduce((total, { payment }) => total - payment.amount, 0);
    // Who buys more than they pay owes more each month: then what the card's own statements show is nearer.
    const usual = (usualDay.get(card.id) ?? 0) * first.share * LONG_MONTH;
    const spent: Cents = cents(Math.max(sum - (card.minimum ?? 0), Math.ceil(usual)));
    if (spent <= 0) return [];
    const { accountId, documentId, postedOn } = newest.payment;
    const description = `Bought with ${card.creditor}: taken from what was paid, no statement shows it`;
    return [{ accountId, documentId, postedOn, amount: cents(0 - spent), description, category: "other" }];
  });
  return {
    payments: paid.map(({ payment }) => payment),
    spending,
    creditors: [...new Set(paid.map(({ card }) => card.creditor))],
  };
}

/**
 * Cards of which nothing shows what is bought with them: those that only the bank statements name (`unproved` payments), and known
 * ones without a single line and without a payment that could stand for it.
 */
export function hiddenCards(
  unproved: readonly FlowTransaction[],
  debts: readonly KnownDebt[],
  { creditors }: Pick<UnseenPurchases, "creditors">,
): readonly string[] {
  const paidOnly = unproved
    .filter(({ category }) => category === "card-payment")
    .map(({ description }) => cardIssuer(description) ?? readDescriptor(description).name);
  const silent = debts
    .filter(({ type, isOwed, shown }) => type === "credit-card" && isOwed && shown.length === 0)
    .map(({ creditor }) => creditor)
    .filter((creditor) => !creditors.includes(creditor));
  return [...new Set([...paidOnly, ...silent])];
}
