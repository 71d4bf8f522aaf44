/**
 * How far the recogniser's claims can be trusted, fitted by `test/bench/calibrate.ts` on generated statements in six qualities, from
 * clean scans to hasty photos: log-odds of being right = OFFSET + SLOPE x log-odds claimed.
 */
const OFFSET = 1;
const SLOPE = 1.4;
/** Beyond what was measured nothing is claimed; certainty belongs to digital text. */
const MOST = 0.9999;

/**
 * The probability that a word's figures are right.
 * @param claim the weakest character's probability over all looks at the word, 0..1
 */
export function probabilityOf(claim: number): number {
  if (!(claim > 0)) return 0;
  if (claim >= 1) return MOST;
  return Math.min(MOST, 1 / (1 + Math.exp(-OFFSET) * ((1 - claim) / claim) ** SLOPE));
}
