/**
 * How sure the EXTRA is, in percent: "in about N of 100 months like yours this stays above your buffer".
 * score = the smaller of the share of paths that hold and (good + 1) / (months + 2), times the share of the money whose statement
 * totals add up. 3 good months of 3 give 80, 6 of 6 give 88, 12 of 12 give 93: a short history cannot claim much. Without any
 * transactions it is at most 50. Rounded half up.
 */

export type ConfidenceInput = {
  /** Whole past months in which the same rule was tried. */
  readonly months: number;
  /** Those in which the balance stayed above the buffer. */
  readonly goodMonths: number;
  /** Of 100 simulated paths, how many hold; absent without a daily history. */
  readonly holdingPercent?: number;
  /** Money on statements whose totals add up, of all money read, in any unit. */
  readonly reconciled: { readonly amount: number; readonly of: number };
};

const WITHOUT_HISTORY = 50;

/**
 * Computes the score from 0 to 100.
 * @throws RangeError for more good months than months, or a negative count (a programmer's mistake).
 */
export function computeConfidenceScore(input: ConfidenceInput): number {
  const { months, goodMonths, holdingPercent = 100, reconciled } = input;
  if (!Number.isInteger(months) || !Number.isInteger(goodMonths) || goodMonths < 0 || goodMonths > months) {
    throw new RangeError(`Not a count of good months: ${goodMonths} of ${months}`);
  }
  const backtest = (100 * (goodMonths + 1)) / (months + 2);
  const claim = months === 0 ? WITHOUT_HISTORY : backtest;
  const score = Math.min(claim, holdingPercent, 100);
  if (reconciled.of <= 0) return Math.round(Math.min(score, WITHOUT_HISTORY));
  const share = Math.min(1, Math.max(0, reconciled.amount / reconciled.of));
  return Math.max(0, Math.round(score * share));
}
