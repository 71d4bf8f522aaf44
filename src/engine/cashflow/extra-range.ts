/** For income that swings, one amount is not the whole truth: what the worst and the middle of the history's paths bear. */
import type { Cents } from "../money/cents.ts";
import type { DayRun } from "./history-paths.ts";
import { leftOfMonths, type MonthSums } from "./month-sums.ts";

export type ExtraRange = {
  /** What every path of the history bears, the worst as well. */
  readonly low: Cents;
  /** What half of the paths bear. */
  readonly high: Cents;
  /** The month that left the least: its days, its income, and what was left after spending and minimums (below zero: missing). */
  readonly worstMonth: DayRun & { readonly income: Cents; readonly left: Cents };
};

const FEWEST_MONTHS = 3;
/** Weekly pay makes months of four and five pays, a fifth apart; income swings where a month brings less than that below the mean. */
const SWING_PERCENT = 75;

/** The range, where one of the months brought less than three quarters of their mean income; undefined for steady income. */
export function computeExtraRange(
  sums: MonthSums,
  months: readonly DayRun[],
  minimums: Cents,
  extraAt: (holdPercent: number) => Cents,
): ExtraRange | undefined {
  const { income } = sums;
  const total = income.reduce((sum, amount) => sum + amount, 0);
  const swings = income.some((amount) => amount * income.length * 100 < total * SWING_PERCENT);
  if (income.length < FEWEST_MONTHS || !swings) return undefined;
  const left = leftOfMonths(sums, minimums);
  const worst = left.indexOf(left.reduce((least, amount) => (amount < least ? amount : least)));
  return {
    low: extraAt(100),
    high: extraAt(50),
    worstMonth: { ...months[worst]!, income: income[worst]!, left: left[worst]! },
  };
}
