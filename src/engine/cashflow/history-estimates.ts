/** Monthly figures from past months: careful ones (income low, spending high) and usual ones (the mean). */
import { type Cents, cents } from "../money/cents.ts";

const MONTHS_USED = 12;
const MONTHS_FOR_QUANTILE = 6;

function recentSorted(months: readonly Cents[]): number[] {
  return months.slice(-MONTHS_USED).toSorted((a, b) => a - b);
}

/** The value that `percent` of 100 months do not exceed: nearest rank, no interpolation. */
function nearestRank(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)] ?? 0;
}

/**
 * Income to plan with: the 10th percentile of the last 12 months (oldest first), the lowest of them when fewer than 6 are known.
 * 0 without any.
 */
export function estimateIncome(months: readonly Cents[]): Cents {
  const sorted = recentSorted(months);
  return cents(sorted.length < MONTHS_FOR_QUANTILE ? (sorted[0] ?? 0) : nearestRank(sorted, 10));
}

/**
 * Spending to plan with: the mean of the last 12 months plus half the distance from the mean to the 90th percentile, rounded up
 * to a cent. 0 without any.
 */
export function estimateSpending(months: readonly Cents[]): Cents {
  const sorted = recentSorted(months);
  if (sorted.length === 0) return cents(0);
  const sum = sorted.reduce((total, amount) => total + amount, 0);
  const high = nearestRank(sorted, 90) * sorted.length;
  // mean + (p90 − mean) / 2 over the common denominator 2n; where the 90th percentile is below the mean, the mean stands.
  return cents(Math.ceil((sum + Math.max(sum, high)) / (2 * sorted.length)));
}

/** Income of a usual month: the mean of the last 12 months, rounded down to a cent. 0 without any. */
export function usualIncome(months: readonly Cents[]): Cents {
  const recent = months.slice(-MONTHS_USED);
  const sum = recent.reduce((total, amount) => total + amount, 0);
  return cents(recent.length === 0 ? 0 : Math.floor(sum / recent.length));
}

/** Spending of a usual month: the mean of the last 12 months, rounded up to a cent. 0 without any. */
export function usualSpending(months: readonly Cents[]): Cents {
  const recent = months.slice(-MONTHS_USED);
  const sum = recent.reduce((total, amount) => total + amount, 0);
  return cents(recent.length === 0 ? 0 : Math.ceil(sum / recent.length));
}
