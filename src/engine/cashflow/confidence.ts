/**
 * How sure the EXTRA is, in percent: "in about N of 100 months like yours this stays above your buffer".
 * With a daily history: the smaller of what the share of holding months of the history stands for (see HELD_IN_FACT) and
 * (months + 9) / (months + 10), because a short history cannot claim much: 3 months at most 92, 12 at most 95.
 * Without: (good + 1) / (months + 2) of the months tried, at most 50 without any.
 * Both times the share of the money whose statement totals add up. Rounded half up.
 */

export type ConfidenceInput = {
  /** Whole past months looked at. */
  readonly months: number;
  /** Those in which the same rule would have held. */
  readonly goodMonths: number;
  /** Of 100 months replayed from the daily history, how many hold; absent without a daily history. */
  readonly holdingPercent?: number;
  /** Money on statements whose totals add up, of all money read, in any unit. */
  readonly reconciled: { readonly amount: number; readonly of: number };
};

const WITHOUT_HISTORY = 50;

/**
 * Of 100 replayed months, how many held at least; and of 100 such months in fact. The replay is gloomy on purpose (late pay, early
 * bills, nothing saved on), so that what it holds for impossible still happens; and it tells no more than a few levels apart.
 * Measured on 2,000 generated households of each of the seeds 301 to 306 and checked on another (`npm run bench:safe-extra`,
 * decision 022). Below 40 the months are too few to be told apart: 47 % from 1 on and 67 % from 20 on were half of them chance.
 */
const HELD_IN_FACT: ReadonlyArray<readonly [replayed: number, held: number]> = [
  [95, 99],
  [85, 97],
  [70, 92],
  [40, 84],
  [1, 56],
];
const HELD_AGAINST_THE_REPLAY = 13;

function heldInFact(replayed: number): number {
  return HELD_IN_FACT.find(([least]) => replayed >= least)?.[1] ?? HELD_AGAINST_THE_REPLAY;
}

function claimOf({ months, goodMonths, holdingPercent }: ConfidenceInput): number {
  if (months === 0) return WITHOUT_HISTORY;
  if (holdingPercent === undefined) return (100 * (goodMonths + 1)) / (months + 2);
  return Math.min(
    heldInFact(Math.min(100, Math.max(0, holdingPercent))),
    (100 * (months + 9)) / (months + 10),
  );
}

/**
 * Computes the score from 0 to 100.
 * @throws RangeError for more good months than months, or a negative count (a programmer's mistake).
 */
export function computeConfidenceScore(input: ConfidenceInput): number {
  const { months, goodMonths, reconciled } = input;
  if (!Number.isInteger(months) || !Number.isInteger(goodMonths) || goodMonths < 0 || goodMonths > months) {
    throw new RangeError(`Not a count of good months: ${goodMonths} of ${months}`);
  }
  const claim = claimOf(input);
  if (reconciled.of <= 0) return Math.round(Math.min(claim, WITHOUT_HISTORY));
  const share = Math.min(1, Math.max(0, reconciled.amount / reconciled.of));
  return Math.max(0, Math.round(claim * share));
}
