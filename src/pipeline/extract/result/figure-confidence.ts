import type { Finding } from "./draft.ts";

/** What tells how surely the words, the place and the sums around a print say which figure it is. */
export type FigureSigns = {
  /** Its label names it plainly and stands beside or over it. */
  readonly isNamed: boolean;
  /** A sum holds only with it, or it is printed twice. */
  readonly isWitnessed: boolean;
};

/** From this score on a label leaves nothing open. */
const PLAIN_LABEL = 0.8;

/**
 * Log-odds that a legible print is the figure it is taken for. Fitted by `test/bench/fit-figures.ts` on layouts as the rules met them
 * for the first time.
 */
const START = 2.26;
const NAMED = 1.91;
const WITNESSED = 1.35;

export function signsOf(finding: Finding): FigureSigns {
  return { isNamed: finding.score >= PLAIN_LABEL, isWitnessed: finding.witnessed };
}

/** The probability that a print means what it was taken for, its characters being right. */
export function identificationOf({ isNamed, isWitnessed }: FigureSigns): number {
  return 1 / (1 + Math.exp(-(START + (isNamed ? NAMED : 0) + (isWitnessed ? WITNESSED : 0))));
}

/** The probability that a figure is right: its characters, and that it is the figure its label, its place and sums say. */
export function figureConfidence(finding: Finding): number {
  return Math.round(finding.evidence.confidence * identificationOf(signsOf(finding)) * 10_000) / 10_000;
}
