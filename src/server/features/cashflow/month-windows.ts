import { addDays, addMonthsToDate, daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";

/** A month of history: both days belong to it. */
export type MonthWindow = { readonly first: PlainDate; readonly last: PlainDate };

/** A statement that misses this many days of a month still counts as that month. */
const SLACK_DAYS = 3;

export type Coverage = {
  /** Whole months, oldest first; one shorter than a month when the history is shorter. */
  readonly windows: readonly MonthWindow[];
  /** True when the history is shorter than a month. */
  readonly isPartial: boolean;
};

/**
 * Cuts the days that the statements cover into months, counted back from the last day, so that a statement from the 13th to
 * the 12th is one month and not two halves. Days before the oldest whole month are left out. Undefined without any day.
 */
export function monthWindows(
  periods: ReadonlyArray<{ readonly first: string; readonly last: string }>,
): Coverage | undefined {
  const days = periods.flatMap(({ first, last }) =>
    [parsePlainDate(first) ?? [], parsePlainDate(last) ?? []].flat(),
  );
  const sorted = days.toSorted();
  const [start, end] = [sorted[0], sorted.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  const windows: MonthWindow[] = [];
  for (let count = 1; ; count++) {
    const first = addDays(addMonthsToDate(end, -count), 1);
    if (daysBetween(first, start) > SLACK_DAYS) break;
    windows.unshift({ first, last: addMonthsToDate(end, 1 - count) });
  }
  return windows.length > 0
    ? { windows, isPartial: false }
    : { windows: [{ first: start, last: end }], isPartial: true };
}

/** Index of the window that holds the day; -1 for none. */
export function windowOf(windows: readonly MonthWindow[], day: string): number {
  return windows.findIndex(({ first, last }) => day >= first && day <= last);
}
