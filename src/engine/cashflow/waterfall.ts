/**
 * The month as a waterfall: income − essentials − minimums − discretionary − buffer contribution = EXTRA, to the cent. Where
 * that would be below zero, EXTRA is 0 and the shortfall says by how much. Savings are a stock: they decide how much still goes
 * to the buffer and are never subtracted from a month.
 */
import { type Cents, cents } from "../money/cents.ts";

export type WaterfallInput = {
  readonly income: Cents;
  readonly essentials: Cents;
  readonly minimums: Cents;
  readonly discretionary: Cents;
  readonly currentSavings: Cents;
  readonly bufferTarget: Cents;
  /** Where the daily history bears less than the month's sums: the rest stays in the account as buffer. */
  readonly atMost?: Cents;
};

export type Waterfall = {
  readonly income: Cents;
  readonly essentials: Cents;
  readonly minimums: Cents;
  readonly discretionary: Cents;
  readonly bufferContribution: Cents;
  readonly safeExtra: Cents;
  /** 0 unless the month's spending and minimums are above its income. */
  readonly shortfall: Cents;
};

const MONTHS_TO_TARGET = 12;
/** At most a fifth of the surplus goes to the buffer. */
const SURPLUS_PARTS = 5;

/**
 * What goes to the buffer in a month: the smaller of a fifth of the surplus (rounded down) and a twelfth of what is missing to
 * the target (rounded up, so that the target is reached within a year). 0 without a surplus or with a full buffer.
 */
export function computeBufferContribution(surplus: Cents, currentSavings: Cents, bufferTarget: Cents): Cents {
  const missing = bufferTarget - currentSavings;
  if (surplus <= 0 || missing <= 0) return cents(0);
  return cents(Math.min(Math.floor(surplus / SURPLUS_PARTS), Math.ceil(missing / MONTHS_TO_TARGET)));
}

/**
 * Computes the waterfall of a month in cents. Only the buffer contribution is rounded; the lines always add up to the income.
 * @throws RangeError when a sum leaves the range of Cents.
 */
export function computeWaterfall(input: WaterfallInput): Waterfall {
  const { income, essentials, minimums, discretionary, currentSavings, bufferTarget, atMost } = input;
  const surplus = cents(income - essentials - minimums - discretionary);
  const lines = { income, essentials, minimums, discretionary };
  if (surplus < 0) {
    return { ...lines, bufferContribution: cents(0), safeExtra: cents(0), shortfall: cents(0 - surplus) };
  }
  const planned = surplus - computeBufferContribution(surplus, currentSavings, bufferTarget);
  const safeExtra = atMost === undefined ? planned : Math.min(planned, Math.max(0, atMost));
  return {
    ...lines,
    bufferContribution: cents(surplus - safeExtra),
    safeExtra: cents(safeExtra),
    shortfall: cents(0),
  };
}
