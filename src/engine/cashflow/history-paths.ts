/**
 * What may happen next, from what happened: each day of the history starts a path that replays what followed it. What comes in a
 * rhythm (pay, rent, bills) is replayed with the amounts of that time on the days it is really due; everything else as it was.
 * No path leads across days that no statement covers. More money in, or less out, on any day never lowers any path.
 */
import { addDays, addMonths, dayInMonth, daysBetween, monthOf } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import { daysDue, findRhythm, type Rhythm } from "./recurring-series.ts";
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
};

/** Days that statements cover without a hole, both counted in. */
export type DayRun = { readonly first: PlainDate; readonly last: PlainDate };

/** All money of one payer in one direction, summed by day of the history. */
type Account = {
  readonly payer: string;
  readonly kind: FlowKind;
  readonly isPay: boolean;
  readonly amounts: Map<number, number>;
  /** The day of the newest payment, which may lie after the history, and the account on which it was seen. */
  newest: number;
  accountId: string | undefined;
};

/** The history by day, counted from 0 on the first covered day. */
export type HistoryPaths = {
  readonly runs: ReadonlyArray<{ readonly first: number; readonly last: number }>;
  /** Unscheduled money per day, in cents; 0 on days without any. */
  readonly residuals: Float64Array;
  /** What is due after the last day, by day: how many days after it, and per day of the history the amount of that time. */
  readonly due: ReadonlyArray<{ readonly day: number; readonly amounts: Float64Array }>;
  /** Regular pay that no longer arrives; it is in no path. */
  readonly stoppedPayers: ReadonlySet<string>;
  /** What regular pay and bills would have been above what they were, at the pay and the prices of today. */
  readonly rises: readonly DatedFlow[];
};

/** A raise up to this share counts for the months before it as well, once a quarter of a year was paid at it. */
const RAISE_PERCENT = 6;
const QUARTER_DAYS = 92;
/** Farther from the line than this share of its step, a payment did not come. */
const MISSED = 0.75;
const OFTEN = 6;

/** Money of the days from `first` on, by payer and direction; of what came later only the day is kept. */
function byPayer(flows: readonly DatedFlow[], first: PlainDate, dayCount: number): Account[] {
  const dayOf = new Map<PlainDate, number>();
  const [pays, bills] = [new Map<string, Account>(), new Map<string, Account>()];
  let [last, day] = ["", -1];
  for (const { on, amount, payer, kind, accountId } of flows) {
    if (on !== last) {
      const known = dayOf.get(on);
      day = known ?? daysBetween(first, on);
      if (known === undefined) dayOf.set(on, day);
      last = on;
    }
    if (day < 0) continue;
    const accounts = amount > 0 ? pays : bills;
    let account = accounts.get(payer);
    if (!account) {
      account = { payer, kind, isPay: amount > 0, amounts: new Map(), newest: day, accountId };
      accounts.set(payer, account);
    }
    if (day > account.newest) {
      account.newest = day;
      account.accountId = accountId;
    }
    if (day < dayCount) account.amounts.set(day, (account.amounts.get(day) ?? 0) + amount);
  }
  // What came only after the history is no part of it.
  return [...pays.values(), ...bills.values()].filter(({ amounts }) => amounts.size > 0);
}

/** The newest amount of a bill; of pay the least of the last quarter of a year, so that a raise counts once it has lasted. */
function amountOfToday({ isPay, amounts }: Account): number {
  const newest = Math.max(...amounts.keys());
  if (!isPay) return amounts.get(newest) ?? 0;
  const recent = [...amounts].flatMap(([day, amount]) => (day > newest - QUARTER_DAYS ? [amount] : []));
  return Math.min(...recent);
}

const raised = (amount: number): number => Math.trunc((amount * (100 + RAISE_PERCENT)) / 100);

/** Small rises of regular pay and bills, as flows on the days of the smaller amounts. Pay never sinks, nor does a bill by it. */
function risesOf(account: Account, first: PlainDate): DatedFlow[] {
  const today = amountOfToday(account);
  return [...account.amounts].flatMap(([day, seen]) => {
    const now = account.isPay
      ? Math.max(seen, Math.min(today, raised(seen)))
      : Math.min(seen, Math.max(today, raised(seen)));
    const { kind, payer } = account;
    return now === seen ? [] : [{ on: addDays(first, day), amount: cents(now - seen), kind, payer }];
  });
}

/**
 * What the series would have brought on each day of the history, had it been due on that day: the amount of the payment nearest
 * to it. Pay that failed to come is 0. Bills count at today's price where it is higher; pay at a small raise since.
 */
function amountsByDay(account: Account, { step }: Rhythm, dayCount: number): Float64Array {
  const { isPay, amounts } = account;
  const days = [...amounts.keys()].toSorted((a, b) => a - b);
  const newest = days.at(-1) ?? 0;
  const latest = amountOfToday(account);
  const result = new Float64Array(dayCount);
  let index = 0;
  for (let day = 0; day < dayCount; day++) {
    while (index + 1 < days.length && Math.abs(days[index + 1]! - day) <= Math.abs(days[index]! - day))
      index++;
    const seen = amounts.get(days[index]!) ?? 0;
    const isInside = day >= days[0]! && day <= newest;
    if (!isPay) result[day] = Math.min(seen, latest);
    else if (isInside && Math.abs(days[index]! - day) > step * MISSED) result[day] = 0;
    else result[day] = Math.max(seen, Math.min(latest, raised(seen)));
  }
  return result;
}

/** Whether pay in a rhythm came no more, as far as its own account is shown (`seen`, a day of the history or later). */
function hasStopped(rhythm: Rhythm, seen: number): boolean {
  return daysDue(rhythm, true, seen, seen + Math.ceil(rhythm.step)) === undefined;
}

/**
 * Splits the history into what is due in a rhythm within `horizonDays` after its last day, and the rest. Runs: oldest first.
 * `lastDays`: the last shown day of each account; pay has stopped when its own account shows it, not when that account's
 * statements end. Where that day is not given, the last day of the history.
 */
export function splitHistory(
  flows: readonly DatedFlow[],
  runs: readonly DayRun[],
  horizonDays: number,
  lastDays: ReadonlyMap<string, PlainDate> = new Map(),
): HistoryPaths {
  const [oldest, newest] = [runs[0], runs.at(-1)];
  if (oldest === undefined || newest === undefined) throw new RangeError("A history has at least one day");
  const dayCount = daysBetween(oldest.first, newest.last) + 1;
  const due: Array<{ day: number; amounts: Float64Array }> = [];
  const residuals = new Float64Array(dayCount);
  const stoppedPayers = new Set<string>();
  const rises: DatedFlow[] = [];
  const today = dayCount - 1;
  for (const account of byPayer(flows, oldest.first, dayCount)) {
    const { payer, isPay, amounts, newest: latest, accountId } = account;
    const rhythm = findRhythm([...amounts.keys()].toSorted((a, b) => a - b));
    const shownUntil = accountId === undefined ? undefined : lastDays.get(accountId);
    const seen = shownUntil === undefined ? today : daysBetween(oldest.first, shownUntil);
    const isStopped =
      rhythm !== undefined &&
      isPay &&
      hasStopped(latest > today ? { ...rhythm, phase: latest } : rhythm, seen);
    const days = rhythm && !isStopped ? daysDue(rhythm, isPay, today, today + horizonDays) : undefined;
    if (rhythm && days) {
      const ofThatTime = amountsByDay(account, rhythm, dayCount);
      for (const day of days) due.push({ day: day - today, amounts: ofThatTime });
      rises.push(...risesOf(account, oldest.first));
    } else if (rhythm && isPay) {
      if (isStopped) stoppedPayers.add(payer);
    } else if (!rhythm || amounts.size < OFTEN) {
      // A bill that came often and is over is gone; one that came a few times may come back, and stays where it was seen.
      for (const [day, amount] of amounts) residuals[day]! += amount;
    }
  }
  return {
    runs: runs.map(({ first, last }) => ({
      first: daysBetween(oldest.first, first),
      last: daysBetween(oldest.first, last),
    })),
    residuals,
    due: due.toSorted((a, b) => a.day - b.day),
    stoppedPayers,
    rises,
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
