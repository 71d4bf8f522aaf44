/** The lines of each month: income in, essentials and discretionary out. */
import { type Cents, cents } from "../money/cents.ts";
import type { DatedFlow, DayRun, FlowKind } from "./history-paths.ts";

export type MonthSums = {
  /** Per month, oldest first, in cents; spending is positive and, net of money back, never below zero. */
  readonly income: readonly Cents[];
  readonly essentials: readonly Cents[];
  readonly discretionary: readonly Cents[];
};

/** Index of the month that holds the day, for months that do not overlap, oldest first; -1 for none. */
export function monthIndexOf(months: readonly DayRun[], day: string): number {
  let [low, high] = [0, months.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const month = months[middle]!;
    if (day < month.first) high = middle - 1;
    else if (day > month.last) low = middle + 1;
    else return middle;
  }
  return -1;
}

const inCents = (line: Float64Array, sign: 1 | -1): Cents[] =>
  Array.from(line, (sum) => cents(Math.max(0, sign * sum)));

/** Signed cents per month, oldest first, by what the money was. */
export type MonthTotals = Readonly<Record<FlowKind, Float64Array>>;

/** Adds up the flows of each month, beside what `before` has; what lies outside the months counts nowhere. */
export function monthTotals(
  flows: readonly DatedFlow[],
  months: readonly DayRun[],
  before?: MonthTotals,
): MonthTotals {
  const empty = new Float64Array(months.length);
  const totals = {
    income: (before?.income ?? empty).slice(),
    essential: (before?.essential ?? empty).slice(),
    discretionary: (before?.discretionary ?? empty).slice(),
  };
  // Flows mostly come by day: the month of the one before is mostly theirs as well.
  let [day, month] = ["", -1];
  for (const { on, amount, kind } of flows) {
    if (on !== day) {
      const own = months[month];
      if (own === undefined || on < own.first || on > own.last) month = monthIndexOf(months, on);
      day = on;
    }
    if (month >= 0) totals[kind][month]! += amount;
  }
  return totals;
}

/** The lines of the months. */
export const monthSums = ({ income, essential, discretionary }: MonthTotals): MonthSums => ({
  income: inCents(income, 1),
  essentials: inCents(essential, -1),
  discretionary: inCents(discretionary, -1),
});

/** What each month left after spending and the debts' minimums; below zero where it lacked. */
export function leftOfMonths(
  { income, essentials, discretionary }: MonthSums,
  minimums: Cents,
): readonly Cents[] {
  return income.map((amount, month) =>
    cents(amount - (essentials[month] ?? 0) - (discretionary[month] ?? 0) - minimums),
  );
}
