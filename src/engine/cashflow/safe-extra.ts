/**
 * Safe Monthly EXTRA: what can go to debt each month beside the minimums.
 * From the month's sums: EXTRA = income − essentials − minimums − discretionary − buffer contribution, never below zero.
 * From the daily history: for each path (each day of the history as a start) x = the least (balance − buffer) / extras paid so
 * far, over all days from the first extra on; EXTRA is the value that a share p of the paths can bear, in whole dollars, rounded
 * down. It is a share of what was seen, never a promise.
 */
import { type Cents, cents } from "../money/cents.ts";

export type MonthlySums = {
  readonly income: Cents;
  readonly essentials: Cents;
  readonly minimums: Cents;
  readonly discretionary: Cents;
  readonly bufferContribution: Cents;
};

/** The EXTRA of one month's sums, in cents, nothing rounded; 0 where the month has less. */
export function computeSimpleSafeExtra(sums: MonthlySums): Cents {
  const { income, essentials, minimums, discretionary, bufferContribution } = sums;
  return cents(Math.max(0, income - essentials - minimums - discretionary - bufferContribution));
}

export type CashflowPaths = {
  /** What the deposit accounts hold before day 1. */
  readonly opening: Cents;
  /** The balance must stay at or above this. */
  readonly buffer: Cents;
  /** Bills, minimums and pay with a known day (from 1); money out is negative. */
  readonly scheduled: readonly { readonly day: number; readonly amount: Cents }[];
  /** Everything else, day by day, oldest first; money out is negative. */
  readonly residuals: readonly Cents[];
  /** Default 60: two extras. */
  readonly horizonDays?: number;
  /** Days on which the extra leaves the account, after that day's other flows; default 1 and 31. */
  readonly extraDays?: readonly number[];
  /** Of 100 paths, how many must hold; a whole number, default 95. */
  readonly holdPercent?: number;
};

export type PathsSafeExtra = {
  readonly safeExtra: Cents;
  readonly pathCount: number;
  /** Of 100 paths, how many hold at this EXTRA, rounded down. */
  readonly holdingPercent: number;
};

const CENTS_PER_DOLLAR = 100;

/** Cents of extra that the path starting at `start` can bear each time; negative when it falls below the buffer by itself. */
function bearableExtra(paths: Required<CashflowPaths>, byDay: Float64Array, start: number): number {
  const { residuals, horizonDays, extraDays, opening, buffer } = paths;
  let balance: number = opening;
  let extras = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let day = 1; day <= horizonDays; day++) {
    balance += byDay[day]! + residuals[start + day - 1]!;
    for (const extraDay of extraDays) if (extraDay === day) extras++;
    if (extras > 0) least = Math.min(least, Math.floor((balance - buffer) / extras));
  }
  return least;
}

/**
 * Computes the EXTRA from overlapping paths of the history, without random numbers. Undefined when the history is shorter than
 * the horizon or no extra falls inside it: then use computeSimpleSafeExtra.
 */
export function computePathsSafeExtra(input: CashflowPaths): PathsSafeExtra | undefined {
  const paths = { horizonDays: 60, extraDays: [1, 31], holdPercent: 95, ...input };
  const { horizonDays, residuals, holdPercent } = paths;
  const pathCount = residuals.length - horizonDays + 1;
  if (pathCount < 1 || !paths.extraDays.some((day) => day >= 1 && day <= horizonDays)) return undefined;
  const byDay = new Float64Array(horizonDays + 1);
  for (const { day, amount } of paths.scheduled) {
    if (day >= 1 && day <= horizonDays) byDay[day]! += amount;
  }
  const bearable = Float64Array.from({ length: pathCount }, (_, start) => bearableExtra(paths, byDay, start));
  bearable.sort();
  const mayFail = Math.floor(((100 - holdPercent) * pathCount) / 100);
  const quantile = bearable[Math.min(mayFail, pathCount - 1)]!;
  const safeExtra = Math.max(0, Math.floor(quantile / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR);
  const holding = bearable.filter((value) => value >= safeExtra).length;
  return { safeExtra: cents(safeExtra), pathCount, holdingPercent: Math.floor((100 * holding) / pathCount) };
}
