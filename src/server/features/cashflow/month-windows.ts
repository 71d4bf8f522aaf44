import {
  addDays,
  addMonths,
  addMonthsToDate,
  dayInMonth,
  daysBetween,
  monthOf,
} from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";

/** A month of history: both days belong to it. */
export type MonthWindow = { readonly first: PlainDate; readonly last: PlainDate };

/** A statement that misses this many days of a month still counts as that month. */
const SLACK_DAYS = 3;

export type Coverage = {
  /** Whole months, oldest first; one shorter than a month when the history is shorter. */
  readonly windows: readonly MonthWindow[];
  /** The covered days themselves, oldest run first. */
  readonly runs: readonly MonthWindow[];
  /** Days between the oldest and the newest that no statement covers, oldest first. */
  readonly gaps: readonly MonthWindow[];
  /** True when the history is shorter than a month. */
  readonly isPartial: boolean;
};

/** Merges periods that touch, overlap or miss no more than a few days, oldest first; what is no period is left out. */
export function unbrokenRuns(
  periods: ReadonlyArray<{ readonly first: string; readonly last: string }>,
): readonly MonthWindow[] {
  const runs: MonthWindow[] = [];
  const days = periods.flatMap((period) => {
    const [first, last] = [parsePlainDate(period.first), parsePlainDate(period.last)];
    return first === undefined || last === undefined || last < first ? [] : { first, last };
  });
  for (const period of days.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const run = runs.at(-1);
    if (run && daysBetween(run.last, period.first) - 1 <= SLACK_DAYS) {
      runs[runs.length - 1] = { first: run.first, last: run.last > period.last ? run.last : period.last };
    } else {
      runs.push(period);
    }
  }
  return runs;
}

/** The last day a month can have. */
const LONGEST = 31;

/** The end of each month of a run that ends on `end`, by how many months ago; on the last day of a month all of them do. */
function endsOfMonths(end: PlainDate): (ago: number) => PlainDate {
  const month = monthOf(end);
  // From 30 September a month back is 31 August: cut on the 30th, pay of the last day would lie twice in one month and not in the next.
  const isMonthEnd = end === dayInMonth(month, LONGEST);
  return (ago) => (isMonthEnd ? dayInMonth(addMonths(month, -ago), LONGEST) : addMonthsToDate(end, -ago));
}

/** The whole months of one run, counted back from its last day; none begins before the run does. */
function wholeMonths({ first: start, last: end }: MonthWindow): readonly MonthWindow[] {
  const windows: MonthWindow[] = [];
  const endOf = endsOfMonths(end);
  for (let count = 1; ; count++) {
    const first = addDays(endOf(count), 1);
    if (daysBetween(first, start) > SLACK_DAYS) return windows;
    windows.unshift({ first: first < start ? start : first, last: endOf(count - 1) });
  }
}

/** The days that lie in both, oldest run first. */
export function sharedRuns(
  some: readonly MonthWindow[],
  others: readonly MonthWindow[],
): readonly MonthWindow[] {
  return some.flatMap((run) =>
    others.flatMap((other) => {
      const first = run.first > other.first ? run.first : other.first;
      const last = run.last < other.last ? run.last : other.last;
      return first <= last ? [{ first, last }] : [];
    }),
  );
}

/** The days between runs, oldest first. */
export function gapsBetween(runs: readonly MonthWindow[]): readonly MonthWindow[] {
  return runs.slice(1).flatMap((run, index) => {
    const before = runs[index];
    return before ? { first: addDays(before.last, 1), last: addDays(run.first, -1) } : [];
  });
}

/** The months of unbroken runs, oldest first; see monthWindows. */
export function monthsOfRuns(runs: readonly MonthWindow[]): Coverage | undefined {
  const newest = runs.at(-1);
  if (!newest) return undefined;
  const gaps = gapsBetween(runs);
  const windows = runs.flatMap(wholeMonths);
  return windows.length > 0
    ? { windows, runs, gaps, isPartial: false }
    : { windows: [newest], runs, gaps, isPartial: true };
}

/**
 * Cuts the days that the statements cover into months, counted back from the last day of each unbroken run, so that a
 * statement from the 13th to the 12th is one month and not two halves; a run that ends with a calendar month has calendar months. Days without a statement are no month without
 * income. Days before the oldest whole month of a run are left out. Undefined without any day.
 */
export function monthWindows(
  periods: ReadonlyArray<{ readonly first: string; readonly last: string }>,
): Coverage | undefined {
  return monthsOfRuns(unbrokenRuns(periods));
}
