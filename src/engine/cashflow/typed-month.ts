/**
 * The month of a person who typed it instead of showing statements. Each line is careful: pay counts as often as it comes in every
 * month (weekly pay four times, pay every two weeks twice, rounded down), spending with its share of the year (rounded up). There
 * is no history, so nothing is known of how months differ: the confidence stays at its lowest claim.
 */
import { type Cents, cents } from "../money/cents.ts";
import { mulDivUp } from "../money/mul-div.ts";
import { computeBufferTarget } from "./buffer-target.ts";
import { computeConfidenceScore } from "./confidence.ts";
import { computeWaterfall, type Waterfall } from "./waterfall.ts";

/** How often pay comes in every month; the fifth week and the third fortnight of some months are left aside. */
const PAYS_EVERY_MONTH = { week: 4, "two-weeks": 2, "half-month": 2, month: 1 } as const;
export type PayRhythm = keyof typeof PAYS_EVERY_MONTH;

const TIMES_A_YEAR = { week: 52, "two-weeks": 26, "half-month": 24, month: 12, quarter: 4, year: 1 } as const;
export type ExpenseRhythm = keyof typeof TIMES_A_YEAR;
const MONTHS_A_YEAR = 12;

/** What of a pay can be counted on in every month, in cents. */
export function monthlyPay(amount: Cents, every: PayRhythm): Cents {
  return cents(amount * PAYS_EVERY_MONTH[every]);
}

/** What must be set aside each month for an expense: its year divided by twelve, rounded up to a cent. */
export function monthlyExpense(amount: Cents, every: ExpenseRhythm): Cents {
  return mulDivUp(amount, TIMES_A_YEAR[every], MONTHS_A_YEAR);
}

export type TypedMonthAdvice = {
  readonly waterfall: Waterfall;
  readonly bufferTarget: Cents;
  readonly confidenceScore: number;
};

/** The waterfall of monthly sums in cents, all of them zero or more. */
export function computeTypedMonth(month: {
  readonly income: Cents;
  readonly essentials: Cents;
  readonly discretionary: Cents;
  readonly minimums: Cents;
  readonly currentSavings: Cents;
  /** What the person wants to stay in the account at least. */
  readonly leastBuffer?: Cents;
}): TypedMonthAdvice {
  const rung = computeBufferTarget(month.currentSavings, month.income);
  const bufferTarget = cents(Math.max(rung, month.leastBuffer ?? 0));
  return {
    waterfall: computeWaterfall({ ...month, bufferTarget }),
    bufferTarget,
    confidenceScore: computeConfidenceScore({
      months: 0,
      goodMonths: 0,
      reconciled: { amount: 0, of: 0 },
    }),
  };
}
