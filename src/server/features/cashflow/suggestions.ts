/** What a person could do to free money for debt, found in the transactions behind the cash flow. */
import type { Suggestion } from "#contract/cashflow-sentences.ts";
import { daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { payerOf } from "#engine/cashflow/payer.ts";
import { daysDue, findRhythm } from "#engine/cashflow/recurring-series.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { isSubscription } from "#engine/spending/category.ts";
import { readDescriptor } from "#engine/spending/read-descriptor.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

const DAYS_A_MONTH = 365.25 / 12;
const MONTHS_A_YEAR = 12;
/** Less than this saved in one go changes nothing worth a sentence. */
const LEAST_ONCE = cents(10_000);
const CENTS_PER_DOLLAR = 100;
/** What nobody can simply do less of, or what has its own sentence. */
const NOT_HABITS: ReadonlySet<string> = new Set([
  "other",
  "fees",
  "subscriptions",
  "donations",
  "cash",
  "investing",
  "p2p",
  "transfer",
]);
const MOST_CANCELLED = 3;

/** Subscriptions that still come, with what each costs in a month at its newest price, dearest first. */
function subscriptions(transactions: readonly FlowTransaction[], today: PlainDate): Suggestion[] {
  const paid = transactions.filter(({ category, amount }) => isSubscription(category) && amount < 0);
  const found = [...Map.groupBy(paid, ({ description }) => payerOf(description)).values()].flatMap((own) => {
    if (own.some(({ isEnded }) => isEnded === true)) return [];
    const newest = own.reduce((latest, one) => (one.postedOn >= latest.postedOn ? one : latest));
    const days = own.flatMap(({ postedOn }) => {
      const on = parsePlainDate(postedOn);
      return on === undefined ? [] : [daysBetween(today, on)];
    });
    const rhythm = findRhythm([...new Set(days)].toSorted((a, b) => a - b));
    if (!rhythm || daysDue(rhythm, false, 0, 1) === undefined) return [];
    const price = cents(0 - newest.amount);
    // The rhythm of a month is a month: its price is the printed one.
    const isMonthly = Math.abs(rhythm.step - DAYS_A_MONTH) < 1;
    const monthly = isMonthly ? price : cents(Math.round((price * DAYS_A_MONTH) / rhythm.step));
    return [{ kind: "cancel" as const, name: readDescriptor(newest.description).name, monthly }];
  });
  return found.toSorted((a, b) => b.monthly - a.monthly).slice(0, MOST_CANCELLED);
}

/** What is put aside regularly, with what it comes to in a month of the history. */
function contributions(saving: readonly FlowTransaction[], monthCount: number): Suggestion[] {
  const groups = Map.groupBy(saving, ({ description }) => payerOf(description));
  const found = [...groups.values()].map((own) => ({
    kind: "pause" as const,
    name: readDescriptor(own.at(-1)?.description ?? "").name,
    monthly: cents(Math.floor(-own.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, monthCount))),
  }));
  return found.filter(({ monthly }) => monthly >= CENTS_PER_DOLLAR).toSorted((a, b) => b.monthly - a.monthly);
}

/** A tenth of the largest habit among the discretionary spending of these months. */
function largestHabit(discretionary: readonly FlowTransaction[], monthCount: number): Suggestion[] {
  const habits = discretionary.filter(({ category }) => !NOT_HABITS.has(category));
  const largest = [...Map.groupBy(habits, ({ category }) => category)]
    .map(([category, own]) => ({ category, spent: -own.reduce((sum, { amount }) => sum + amount, 0) }))
    .toSorted((a, b) => b.spent - a.spent)[0];
  if (!largest || monthCount === 0) return [];
  const monthly = cents(Math.max(0, Math.floor(largest.spent / (10 * monthCount))));
  return monthly < CENTS_PER_DOLLAR
    ? []
    : [{ kind: "spend-less", on: largest.category.replaceAll("-", " "), monthly }];
}

/** Everything that could be suggested, whatever it is worth. `discretionary` lies in the last `monthCount` months. */
export function findSuggestions(input: {
  readonly discretionary: readonly FlowTransaction[];
  readonly monthCount: number;
  readonly lastDay: PlainDate;
  /** What is put aside regularly (see regularSaving). */
  readonly saving: readonly FlowTransaction[];
  /** What savings can spare once; see ExtraAdvice. */
  readonly once: Cents;
}): readonly Suggestion[] {
  return [
    ...subscriptions(input.discretionary, input.lastDay),
    ...contributions(input.saving, Math.min(MONTHS_A_YEAR, input.monthCount)),
    ...largestHabit(input.discretionary, Math.min(MONTHS_A_YEAR, input.monthCount)),
    ...(input.once < LEAST_ONCE ? [] : [{ kind: "send-once" as const, amount: input.once }]),
  ];
}
