/** What was bought with cards in the months of which none of their own transactions tell. */

import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import { cents } from "#engine/money/cents.ts";
import { readDescriptor } from "#engine/spending/read-descriptor.ts";
import { keptFor } from "../../platform/kept-for.ts";
import { rowsByAccount } from "./account-rows.ts";
import { cardIssuer } from "./card-issuer.ts";
import { type MonthWindow, unbrokenRuns } from "./month-windows.ts";
import { type FlowAccount, type FlowTransaction, flowLine } from "./monthly-flow.ts";
import { debtPaid, type KnownDebt } from "./payment-proof.ts";

export type UnseenPurchases = {
  /** Payments to cards on days of which the cards' own transactions do not tell. */
  readonly payments: readonly FlowTransaction[];
  /** What counts as spending for them and for other days without a statement, one for each card and month. */
  readonly spending: readonly FlowTransaction[];
  /** The cards, as their statements name them. */
  readonly creditors: readonly string[];
  /** What of `spending` a statement could show that is lacking; the days since the newest ones are not among it. */
  readonly inferred: Cents;
  /** Cards with days that neither a statement nor a payment stands for, and of which a statement is out. */
  readonly silentCreditors: readonly string[];
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

/** Before its first statement a card was in use for a month at least, unless that one says that it is new. */
const USED_BEFORE_DAYS = 31;
/** Days since a card's newest statement until the next one is out: they lack in nobody's papers. */
const NOT_YET_OUT_DAYS = 28;

/** The days of the month, from `since` on, that are in none of the runs of which a card's own transactions tell. */
function daysUnseen(
  month: MonthWindow,
  runs: readonly MonthWindow[],
  since: string = month.first,
): readonly string[] {
  const days: string[] = [];
  if (runs.some(({ first, last }) => first <= month.first && month.last <= last)) return days;
  for (let day = month.first; day <= month.last; day = addDays(day, 1)) {
    if (day >= since && !runs.some(({ first, last }) => first <= day && day <= last)) days.push(day);
  }
  return days;
}

/** How many of a long month's days that is. */
const inLongMonth = (days: number, month: MonthWindow): number =>
  (days * LONG_MONTH) / (daysBetween(month.first, month.last) + 1);

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
 * is more; without a payment, what its other statements show. Of those who pay more to owe less this counts too
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
    return [{ payment, card, month }];
  });
  const usualDay = usualDays(transactions, roles, cards);
  const groups = Map.groupBy(paid, ({ card, month }) => groupOf(month, card));
  const spending = [...groups.values()].flatMap((own): FlowTransaction[] => {
    const [first, newest] = [own[0], own.at(-1)];
    if (first === undefined || newest === undefined) return [];
    const { card, month } = first;
    const sum = own.reduce((total, { payment }) => total - payment.amount, 0);
    // Who buys more than they pay owes more each month: then what the card's own statements show is nearer.
    const usual =
      (usualDay.get(card.id) ?? 0) * inLongMonth(daysUnseen(month, unbrokenRuns(card.shown)).length, month);
    const spent: Cents = cents(Math.max(sum - (card.minimum ?? 0), Math.ceil(usual)));
    if (spent <= 0) return [];
    const { accountId, documentId, postedOn } = newest.payment;
    const description = `Bought with ${card.creditor}: taken from what was paid, no statement shows it`;
    return [{ accountId, documentId, postedOn, amount: cents(0 - spent), description, category: "other" }];
  });
  const rowsOf = rowsByAccount(transactions);
  const silent = cards.flatMap((card) =>
    silentMonths(card, usualDay.get(card.id) ?? 0, rowsOf.get(card.id) ?? [], months, (month) =>
      groups.has(groupOf(month, card)),
    ),
  );
  return {
    payments: paid.map(({ payment }) => payment),
    spending: [...spending, ...silent.map(({ bought }) => bought)],
    creditors: [...new Set(paid.map(({ card }) => card.creditor))],
    silentCreditors: [...new Set(silent.flatMap(({ card, isLacking }) => (isLacking ? card.creditor : [])))],
    inferred: cents(
      [...spending, ...silent.flatMap(({ isLacking, bought }) => (isLacking ? bought : []))].reduce(
        (total, { amount }) => total - amount,
        0,
      ),
    ),
  };
}

const groupOf = (month: MonthWindow, card: KnownDebt): string => `${month.first} ${card.id}`;

/** Days of a card without a statement and without a payment that could stand for them: what its other statements show counts. */
function silentMonths(
  card: KnownDebt,
  usualDay: number,
  rows: readonly FlowTransaction[],
  months: readonly MonthWindow[],
  isPaid: (month: MonthWindow) => boolean,
): ReadonlyArray<{
  readonly card: KnownDebt;
  readonly isLacking: boolean;
  readonly bought: FlowTransaction;
}> {
  const row = rows.at(-1);
  const runs = unbrokenRuns(card.shown);
  const [first, last] = [runs[0]?.first, runs.at(-1)?.last];
  if (usualDay <= 0 || row === undefined || first === undefined || last === undefined) return [];
  const isOfLines = (isEnd: (days: KnownDebt["shown"][number]) => boolean): boolean =>
    card.shown.some((days) => isEnd(days) && days.isOfLines === true);
  const since = isOfLines((days) => days.first <= first)
    ? first
    : (card.openedOn ?? addDays(first, -USED_BEFORE_DAYS));
  const until = isOfLines((days) => days.last >= last) ? last : undefined;
  const found = months.flatMap((month) => {
    const unseen = isPaid(month) ? [] : daysUnseen(month, runs, since);
    const days = unseen.filter((day) => until === undefined || day <= until);
    return days.length === 0 ? [] : [{ month, days }];
  });
  const sinceNewest = found.flatMap(({ days }) => days).filter((day) => day > last).length;
  return found.map(({ month, days }) => {
    const { accountId, documentId } = row;
    const bought: FlowTransaction = {
      accountId,
      documentId,
      postedOn: days[0] ?? month.last,
      amount: cents(0 - Math.ceil(usualDay * inLongMonth(days.length, month))),
      description: `Bought with ${card.creditor}: taken from its other statements, none shows these days`,
      category: "other",
    };
    const isLacking = sinceNewest >= NOT_YET_OUT_DAYS || days.some((day) => day <= last);
    return { card, isLacking, bought };
  });
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
