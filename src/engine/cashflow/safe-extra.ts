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

/** One path's flows: fills the net money of day 1, 2, … into `flows[1]`, `flows[2]`, …, in cents. */
export type FillPath = (path: number, flows: Float64Array) => void;

export type PathQuestion = {
  readonly opening: Cents;
  readonly buffer: Cents;
  readonly pathCount: number;
  readonly fillPath: FillPath;
  readonly horizonDays: number;
  readonly extraDays: readonly number[];
};

/** Cents of extra that each path can bear each time, smallest first; negative where it falls below the buffer by itself. */
export function bearableExtras(question: PathQuestion): Float64Array {
  const { opening, buffer, pathCount, fillPath, horizonDays, extraDays } = question;
  const payDays = extraDays.filter((day) => day >= 1 && day <= horizonDays).toSorted((a, b) => a - b);
  const flows = new Float64Array(horizonDays + 1);
  const bearable = Float64Array.from({ length: pathCount }, (_, path) => {
    fillPath(path, flows);
    let balance: number = opening;
    let day = 1;
    for (const until = payDays[0] ?? 0; day < until; day++) balance += flows[day]!;
    let least = Number.POSITIVE_INFINITY;
    // Between two extras their number stays, so that the lowest day decides.
    for (const [index, payDay] of payDays.entries()) {
      const next = payDays[index + 1] ?? horizonDays + 1;
      if (next === payDay) continue;
      let lowest = Number.POSITIVE_INFINITY;
      for (; day < next; day++) {
        balance += flows[day]!;
        if (balance < lowest) lowest = balance;
      }
      least = Math.min(least, Math.floor((lowest - buffer) / (index + 1)));
    }
    return least;
  });
  return bearable.toSorted();
}

/** The largest extra, in whole dollars rounded down, that at least `holdPercent` of 100 paths bear; `bearable` smallest first. */
export function extraAtQuantile(bearable: Float64Array, holdPercent: number): Cents {
  const mayFail = Math.floor(((100 - holdPercent) * bearable.length) / 100);
  const quantile = bearable[Math.min(mayFail, bearable.length - 1)] ?? 0;
  return cents(Math.max(0, Math.floor(quantile / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR));
}

/** Of 100 paths, how many bear this extra, rounded down. */
export function holdingPercentAt(bearable: Float64Array, extra: Cents): number {
  if (bearable.length === 0) return 0;
  return Math.floor((100 * bearable.filter((value) => value >= extra).length) / bearable.length);
}

/**
 * Computes the EXTRA from overlapping paths of the history, without random numbers. Undefined when the history is shorter than
 * the horizon or no extra falls inside it: then use computeSimpleSafeExtra.
 */
export function computePathsSafeExtra(input: CashflowPaths): PathsSafeExtra | undefined {
  const {
    opening,
    buffer,
    scheduled,
    residuals,
    horizonDays = 60,
    extraDays = [1, 31],
    holdPercent = 95,
  } = input;
  const pathCount = residuals.length - horizonDays + 1;
  if (pathCount < 1 || !extraDays.some((day) => day >= 1 && day <= horizonDays)) return undefined;
  const byDay = new Float64Array(horizonDays + 1);
  for (const { day, amount } of scheduled) {
    if (day >= 1 && day <= horizonDays) byDay[day]! += amount;
  }
  const fillPath: FillPath = (start, flows) => {
    for (let day = 1; day <= horizonDays; day++) flows[day] = byDay[day]! + residuals[start + day - 1]!;
  };
  const bearable = bearableExtras({ opening, buffer, pathCount, fillPath, horizonDays, extraDays });
  const safeExtra = extraAtQuantile(bearable, holdPercent);
  return { safeExtra, pathCount, holdingPercent: holdingPercentAt(bearable, safeExtra) };
}
