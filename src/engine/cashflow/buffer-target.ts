/** How much should stay in the account, and how much to save up in the long run. */
import { type Cents, cents } from "../money/cents.ts";

/** Even $250 lowers the risk of a missed bill; nothing below it counts as a buffer. */
export const LEAST_BUFFER = cents(25_000);
const FIRST_RUNG = cents(50_000);
const DAYS_A_WEEK = 7;

/**
 * What must stay in the account now: the larger of $250 and the 95th percentile (nearest rank) of what left it unscheduled in
 * one week. `residuals` are the unscheduled flows day by day, money out negative; overlapping weeks.
 */
export function computeBufferNow(residuals: readonly Cents[]): Cents {
  const weeks: number[] = [];
  let week = 0;
  for (const [day, flow] of residuals.entries()) {
    week -= flow;
    if (day >= DAYS_A_WEEK) week += residuals[day - DAYS_A_WEEK] ?? 0;
    if (day >= DAYS_A_WEEK - 1) weeks.push(week);
  }
  const sorted = weeks.toSorted((a, b) => a - b);
  const high = sorted[Math.ceil((95 * sorted.length) / 100) - 1] ?? 0;
  return cents(Math.max(LEAST_BUFFER, high));
}

/**
 * The next rung to save up to: $500, then a month of income, then six weeks of it (rounded up to a cent). The last one is the
 * target to stay at.
 */
export function computeBufferTarget(currentSavings: Cents, monthlyIncome: Cents): Cents {
  const month = Math.max(FIRST_RUNG, monthlyIncome);
  const sixWeeks = Math.max(FIRST_RUNG, Math.ceil((monthlyIncome * 12 * 6) / 52));
  return cents([FIRST_RUNG, month, sixWeeks].find((rung) => currentSavings < rung) ?? sixWeeks);
}
