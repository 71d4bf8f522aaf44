/**
 * What may happen next, from what happened: each day of the history starts a path that replays what followed it. What comes in a
 * rhythm (pay, rent, bills) is replayed with the amounts of that time on the days it is really due; everything else as it was.
 * No path leads across days that no statement covers. More money in, or less out, on any day never lowers any path.
 */
import { addDays, addMonths, dayInMonth, daysBetween, monthOf } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import { amountOfToday, changesSince, costBefore, payInPlaceOf } from "./amounts-of-today.ts";
import { byPayer, daysOf, joinedSeries, type PayerAccount, type PayerSeries } from "./payer-accounts.ts";
import { daysDue, type Rhythm } from "./recurring-series.ts";
import type { FillPath } from "./safe-extra.ts";

export type FlowKind = "income" | "essential" | "discretionary";

export type DatedFlow = {
  readonly on: PlainDate;
  /** Signed: money out is negative. */
  readonly amount: Cents;
  readonly kind: FlowKind;
  /** Who paid or was paid, the same text each time. */
  readonly payer: string;
  /** The account on which it was seen; see splitHistory. */
  readonly accountId?: string;
  /** What is paid for at a price that a contract fixes, each month (rent, a loan, child care); absent for all else. */
  readonly fixedBill?: string;
};

/** Days that statements cover without a hole, both counted in. */
export type DayRun = { readonly first: PlainDate; readonly last: PlainDate };

/** The history by day, counted from 0 on the first covered day. */
export type HistoryPaths = {
  readonly runs: ReadonlyArray<{ readonly first: number; readonly last: number }>;
  /** Unscheduled money per day, in cents; 0 on days without any. */
  readonly residuals: Float64Array;
  /** What is due after the last day, by day: how many days after it, and per day of the history the amount of that time. */
  readonly due: ReadonlyArray<{ readonly day: number; readonly amounts: Float64Array }>;
  /** Regular pay that no longer arrives; it is in no path. */
  readonly stoppedPayers: ReadonlySet<string>;
  /** Of that, the pay whose last payment is so near that it may only be late, as it came. */
  readonly latePay: readonly DatedFlow[];
  /** What the history's money would have been above or below what it was, at the pay and the prices of today. */
  readonly changes: readonly DatedFlow[];
};

/** Farther from the line than this share of its step, a payment did not come. */
const MISSED = 0.75;
const OFTEN = 6;
/** Pay that stopped so many days ago or fewer may only be late, or come from somebody else by now. */
const MAY_BE_LATE_DAYS = 45;

/**
 * What the series would have brought on each day of the history, had it been due on that day: the amount of the payment nearest
 * to it. Pay that failed to come is 0. Bills count at today's price where it is higher; pay at that of today (see amountOfToday).
 */
function amountsByDay(account: PayerAccount, { step }: Rhythm, dayCount: number): Float64Array {
  const { isPay, amounts } = account;
  const days = daysOf(account);
  const newest = days.at(-1) ?? 0;
  const today = amountOfToday(account);
  const latest = amounts.get(newest) ?? 0;
  const result = new Float64Array(dayCount);
  let index = 0;
  for (let day = 0; day < dayCount; day++) {
    while (index + 1 < days.length && Math.abs(days[index + 1]! - day) <= Math.abs(days[index]! - day))
      index++;
    const seen = amounts.get(days[index]!) ?? 0;
    const isInside = day >= days[0]! && day <= newest;
    if (!isPay) result[day] = Math.min(seen, latest);
    else if (isInside && Math.abs(days[index]! - day) > step * MISSED) result[day] = 0;
    else result[day] = today.of(seen);
  }
  return result;
}

/** The most that a payment of regular pay comes to today; undefined where none is regular. */
function mostOfRegularPay(series: readonly PayerSeries[]): number | undefined {
  const most = series.flatMap(({ account, rhythm, isStopped }) =>
    account.isPay && rhythm !== undefined && !isStopped
      ? amountOfToday(account).of(Number.MAX_SAFE_INTEGER)
      : [],
  );
  return most.length === 0 ? undefined : Math.max(...most);
}

/** The bill of the same kind that was over when this one began, at the same pace; undefined without one. */
function billBefore(
  { account, rhythm }: PayerSeries,
  series: readonly PayerSeries[],
  isDue: (one: PayerSeries) => boolean,
): PayerAccount | undefined {
  if (rhythm === undefined || account.fixedBill === undefined) return undefined;
  const [begun = 0] = daysOf(account);
  return series.find(
    (one) =>
      one.account !== account &&
      one.account.fixedBill === account.fixedBill &&
      one.rhythm?.step === rhythm.step &&
      one.account.newest < begun &&
      begun - one.account.newest <= 1.5 * rhythm.step &&
      !isDue(one),
  )?.account;
}

/** The same days, counted from the first day of the history. */
const indexed = (runs: readonly DayRun[], begin: PlainDate) =>
  runs.map(({ first, last }) => ({ first: daysBetween(begin, first), last: daysBetween(begin, last) }));

/**
 * Splits the history into what is due in a rhythm within `horizonDays` after its last day, and the rest. Runs: oldest first.
 * `lastDays`: the last shown day of each account; pay has stopped when its own account shows it, not when that account's
 * statements end. Where that day is not given, the last day of the history. `months`: those whose mean makes a usual month.
 */
export function splitHistory(
  flows: readonly DatedFlow[],
  runs: readonly DayRun[],
  horizonDays: number,
  lastDays: ReadonlyMap<string, PlainDate> = new Map(),
  months: readonly DayRun[] = runs,
): HistoryPaths {
  const [oldest, newest] = [runs[0], runs.at(-1)];
  if (oldest === undefined || newest === undefined) throw new RangeError("A history has at least one day");
  const dayCount = daysBetween(oldest.first, newest.last) + 1;
  const windows = indexed(months, oldest.first);
  const due: Array<{ day: number; amounts: Float64Array }> = [];
  const residuals = new Float64Array(dayCount);
  const stoppedPayers = new Set<string>();
  const latePay: DatedFlow[] = [];
  const changes: DatedFlow[] = [];
  const today = dayCount - 1;
  const seenOf = ({ accountId }: PayerAccount): number => {
    const shownUntil = accountId === undefined ? undefined : lastDays.get(accountId);
    return shownUntil === undefined ? today : daysBetween(oldest.first, shownUntil);
  };
  const daysDueOf = ({ account, rhythm, isStopped }: PayerSeries) =>
    rhythm && !isStopped ? daysDue(rhythm, account.isPay, today, today + horizonDays) : undefined;
  const { series, placeOf } = joinedSeries(byPayer(flows, oldest.first, dayCount), today, seenOf);
  const replaced = new Set(placeOf.values());
  const most = mostOfRegularPay(series);
  const on = ({ kind, payer }: PayerAccount, day: number, amount: number): DatedFlow => ({
    on: addDays(oldest.first, day),
    amount: cents(amount),
    kind,
    payer,
  });
  for (const one of series) {
    const { account, rhythm, isStopped } = one;
    const { payer, isPay, amounts } = account;
    const days = daysDueOf(one);
    if (rhythm && days) {
      const ofThatTime = amountsByDay(account, rhythm, dayCount);
      for (const day of days) due.push({ day: day - today, amounts: ofThatTime });
      changes.push(...changesSince(one, oldest.first, windows));
      const old = placeOf.get(one);
      if (old !== undefined) changes.push(...payInPlaceOf(one, old, oldest.first));
      const isDue = (other: PayerSeries): boolean => daysDueOf(other) !== undefined;
      if (!isPay) changes.push(...costBefore(one, billBefore(one, series, isDue), oldest.first));
    } else if (rhythm && isPay) {
      if (replaced.has(one)) for (const [day, amount] of amounts) changes.push(on(account, day, -amount));
      if (!isStopped || replaced.has(one)) continue;
      stoppedPayers.add(payer);
      const isRecent = seenOf(account) - account.newest <= MAY_BE_LATE_DAYS;
      if (isRecent) for (const [day, amount] of amounts) latePay.push(on(account, day, amount));
    } else if (!rhythm || amounts.size < OFTEN) {
      // A bill that came often and is over is gone; one that came a few times may come back, and stays where it was seen. Of what came in
      // a single time no more counts than a payment of regular pay: a bonus is not paid every month.
      const isOnce = isPay && amounts.size === 1 && most !== undefined;
      for (const [day, amount] of amounts) {
        const counted = isOnce ? Math.min(amount, most) : amount;
        residuals[day]! += counted;
        if (counted !== amount) changes.push(on(account, day, counted - amount));
      }
    }
  }
  return {
    runs: indexed(runs, oldest.first),
    residuals,
    due: due.toSorted((a, b) => a.day - b.day),
    stoppedPayers,
    latePay,
    changes,
  };
}

/** The starts of all paths that long: one for each covered day that enough covered days follow. */
export function pathStarts({ runs }: HistoryPaths, horizonDays: number): number[] {
  return runs.flatMap(({ first, last }) =>
    Array.from({ length: Math.max(0, last - first + 2 - horizonDays) }, (_, index) => first + index),
  );
}

/** The unscheduled flows of covered days, run after run. */
export function unscheduledFlows({ runs, residuals }: HistoryPaths): Cents[][] {
  return runs.map(({ first, last }) =>
    Array.from(residuals.subarray(first, last + 1), (flow) => cents(flow)),
  );
}

/** What a debt asks for every month. */
export type MonthlyMinimum = { readonly dayOfMonth: number; readonly amount: Cents };

/** The minimums on their days after `today`: index 1 is the next day. Amounts are negative. */
export function dueMinimums(
  minimums: readonly MonthlyMinimum[],
  today: PlainDate,
  horizonDays: number,
): Float64Array {
  const byDay = new Float64Array(horizonDays + 1);
  for (const { dayOfMonth, amount } of minimums) {
    for (let month = monthOf(today); ; month = addMonths(month, 1)) {
      const day = daysBetween(today, dayInMonth(month, dayOfMonth));
      if (day > horizonDays) break;
      if (day >= 1) byDay[day]! -= amount;
    }
  }
  return byDay;
}

/** Replays the history from its day `starts[path]` on: what was unscheduled then, what is due now, and the minimums. */
export function replay(
  { residuals, due }: HistoryPaths,
  starts: readonly number[],
  minimums: Float64Array,
): FillPath {
  return (path, flows) => {
    const start = starts[path]!;
    for (let day = 1; day < flows.length; day++) flows[day] = residuals[start + day - 1]! + minimums[day]!;
    for (const { day, amounts } of due) {
      if (day >= flows.length) break;
      flows[day]! += amounts[start + day - 1]!;
    }
  };
}
