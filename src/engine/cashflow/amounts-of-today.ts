/**
 * What regular pay and bills come to today. Past amounts are taken at the pay and the prices of today, so that a usual month is one of
 * now: pay never above its newest amounts and a little above what it was where it rose, bills never below their newest price. All is
 * told by the order of amounts alone, so that more pay never lowers and a larger bill never raises what is left.
 */
import { addDays } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import type { DatedFlow } from "./history-paths.ts";
import { daysOf, type PayerAccount, type PayerSeries } from "./payer-accounts.ts";

/** A raise up to this share counts for the months before it as well, once two of three payments of a quarter of a year were at it (of three, all). */
const RAISE_PERCENT = 6;
const QUARTER_DAYS = 92;
/** Of the newest quarter's payments this part may lie below what counts as a raise that lasts. */
const MAY_LIE_BELOW = 0.33;
/** The largest payment of the newest quarter counts as pay up to this share of the next one: what is above comes once. */
const ONCE_PERCENT = 125;

const percentOf = (amount: number, percent: number): number => Math.trunc((amount * percent) / 100);
const raised = (amount: number): number => percentOf(amount, 100 + RAISE_PERCENT);

export type AmountOfToday = {
  /** What of a payment of that size counts today; signed as the payments are. */
  readonly of: (seen: number) => number;
  /** What is sure to come, or to be paid, each time. */
  readonly usual: number;
};

/**
 * Of pay: what two of three payments of the newest quarter of a year reached (of three, all), at most 6 % above what was seen, and never above the most of
 * that quarter. Of a bill: the newest amount, at most 6 % above what was seen; of one with a fixed price, what its newest two
 * payments both reached, however far above.
 */
export function amountOfToday({ isPay, amounts, fixedBill }: PayerAccount): AmountOfToday {
  const days = daysOf({ amounts });
  const newest = days.at(-1) ?? 0;
  if (!isPay) {
    const price = amounts.get(newest) ?? 0;
    if (fixedBill === undefined) {
      return { usual: price, of: (seen) => Math.min(seen, Math.max(price, raised(seen))) };
    }
    const fixed = Math.max(price, amounts.get(days.at(-2) ?? newest) ?? price);
    return { usual: fixed, of: (seen) => Math.min(seen, fixed) };
  }
  const recent = days.filter((day) => day > newest - QUARTER_DAYS).map((day) => amounts.get(day) ?? 0);
  const sorted = recent.toSorted((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length * MAY_LIE_BELOW)] ?? 0;
  const [largest = 0, next = largest] = sorted.toReversed();
  const most = Math.min(largest, percentOf(next, ONCE_PERCENT));
  return { usual, of: (seen) => Math.min(most, Math.max(seen, Math.min(usual, raised(seen)))) };
}

/** Weekly pay that comes on days of its own (daily payouts) has no other days. */
const SHORTEST_STEP = 14;

/** The days of pay that came beside the rhythm, where another payment is nearer to that time's day: a bonus, an expense paid back. */
function daysBeside({ account, rhythm }: PayerSeries): ReadonlySet<number> {
  const beside = new Set<number>();
  if (rhythm === undefined || !account.isPay || rhythm.step < SHORTEST_STEP) return beside;
  const nearest = new Map<number, { readonly day: number; readonly off: number }>();
  for (const day of daysOf(account)) {
    const index = Math.round((day - rhythm.phase) / rhythm.step);
    const off = Math.abs(day - rhythm.phase - index * rhythm.step);
    const other = nearest.get(index);
    if (other === undefined || off < other.off) nearest.set(index, { day, off });
    if (other !== undefined) beside.add(off < other.off ? other.day : day);
  }
  return beside;
}

/** Pay of these steps falls on a weekday: some months hold one payday more than others. */
const WEEKDAY_STEPS: ReadonlySet<number> = new Set([7, 14]);

/** Days of the history, from the first to the last of each window. */
type Window = { readonly first: number; readonly last: number };

/**
 * Of pay every week or two, three months may hold seven paydays where 6.6 come on average. The part of a payment that is too many within
 * the windows is taken from the smallest: then a payment less, or a smaller one, never makes the sum larger. Who is paid several times in
 * a step has no paydays of this kind.
 */
function atItsPace(
  { account, rhythm }: PayerSeries,
  counted: Map<number, number>,
  windows: readonly Window[],
) {
  if (rhythm === undefined || !account.isPay || !WEEKDAY_STEPS.has(rhythm.step)) return;
  const { step } = rhythm;
  const within = [...counted].filter(([day]) =>
    windows.some(({ first, last }) => day >= first && day <= last),
  );
  const tooMany = within.length * step - windows.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (tooMany <= 0 || tooMany > step) return;
  const [day, least] = within.reduce((smallest, one) =>
    one[1] < smallest[1] || (one[1] === smallest[1] && one[0] < smallest[0]) ? one : smallest,
  );
  counted.set(day, Math.floor((least * (step - tooMany)) / step));
}

/**
 * What pay and bills in a rhythm would have been above or below what they were, as flows on the days on which they came. What came beside
 * the rhythm of pay comes once and counts for nothing; a payday more than the windows hold on average counts in part.
 */
export function changesSince(series: PayerSeries, first: PlainDate, windows: readonly Window[]): DatedFlow[] {
  const { account } = series;
  const [today, beside] = [amountOfToday(account), daysBeside(series)];
  const { kind, payer } = account;
  const usual = [...account.amounts].filter(([day]) => !beside.has(day));
  const counted = new Map(usual.map(([day, seen]) => [day, today.of(seen)] as const));
  atItsPace(series, counted, windows);
  return [...account.amounts].flatMap(([day, seen]) => {
    const change = (counted.get(day) ?? 0) - seen;
    return change === 0 ? [] : [{ on: addDays(first, day), amount: cents(change), kind, payer }];
  });
}

/** Months differ: the first day of a line may fall this part of its step before the first payment that it stands for. */
const EARLY = 1 / 8;

/** The days before the first payment on which earlier ones would have been due, from `from` on. */
function daysBefore({ account, rhythm }: PayerSeries, from: number): number[] {
  const [begun = 0] = daysOf(account);
  const days: number[] = [];
  if (rhythm === undefined) return days;
  for (let day = begun - rhythm.step; day >= from - rhythm.step * EARLY; day -= rhythm.step) {
    days.push(Math.max(0, Math.round(day)));
  }
  return days;
}

/**
 * What a bill with a fixed price, begun within the history, would have cost before: from now on it comes every time. `old`: the bill of its
 * kind that ended when it began (a rent before moving); on that one's days only what the new one costs more.
 */
export function costBefore(
  series: PayerSeries,
  old: PayerAccount | undefined,
  first: PlainDate,
): DatedFlow[] {
  const { kind, payer, fixedBill } = series.account;
  const step = series.rhythm?.step ?? 0;
  if (fixedBill === undefined) return [];
  const { usual } = amountOfToday(series.account);
  const on = (day: number, amount: number): DatedFlow => ({
    on: addDays(first, day),
    amount: cents(amount),
    kind,
    payer,
  });
  const begun = old === undefined ? Number.POSITIVE_INFINITY : (daysOf(old)[0] ?? 0);
  return [
    ...daysBefore(series, 0).flatMap((day) => (day < begun - step / 2 ? [on(day, usual)] : [])),
    ...[...(old?.amounts ?? [])].flatMap(([day, seen]) => (usual < seen ? [on(day, usual - seen)] : [])),
  ];
}

/**
 * Pay that took the place of pay that stopped, on the days on which it would have come while that one was paid: at its own amount of
 * today, and at no more a day than the old one.
 */
export function payInPlaceOf(next: PayerSeries, old: PayerSeries, first: PlainDate): DatedFlow[] {
  if (next.rhythm === undefined || old.rhythm === undefined) return [];
  const [from = 0] = daysOf(old.account);
  const atOldRate = (amountOfToday(old.account).usual * next.rhythm.step) / old.rhythm.step;
  const amount = cents(Math.floor(Math.min(amountOfToday(next.account).usual, atOldRate)));
  const { kind, payer } = next.account;
  return daysBefore(next, from).map((day) => ({ on: addDays(first, day), amount, kind, payer }));
}
