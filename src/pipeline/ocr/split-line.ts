import type { InkGap } from "./ink-gaps.ts";

/** A piece of a line, in steps. */
export type Piece = { readonly from: number; readonly to: number };

/** A gap between words stands out from the gaps between letters by this many steps and by this ratio. */
const WORD_GAP_STEPS = 0.75;
const WORD_GAP_RATIO = 1.8;

/**
 * Cuts a line into pieces of at most `longest` steps, each ending at the widest of the gaps in its last half. Where there is no
 * gap, the piece runs on to the next one, because a cut through a character would make two wrong ones.
 * @param gaps as fractions of the line
 */
export function splitAtGaps(steps: number, gaps: readonly InkGap[], longest: number): Piece[] {
  const widths = gaps.map((gap) => (gap.to - gap.from) * steps).toSorted((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const least = Math.max(usual + WORD_GAP_STEPS, usual * WORD_GAP_RATIO);
  const cuts = gaps
    .map((gap) => ({
      at: Math.round(((gap.from + gap.to) / 2) * steps),
      width: (gap.to - gap.from) * steps,
    }))
    .filter((cut) => cut.width >= least && cut.at > 0 && cut.at < steps);
  const pieces: Piece[] = [];
  let from = 0;
  while (steps - from > longest) {
    const start = from;
    const within = cuts.filter((cut) => cut.at > start + longest / 2 && cut.at <= start + longest);
    const widest = within.reduce<{ at: number; width: number } | undefined>(
      (best, cut) => (best === undefined || cut.width > best.width ? cut : best),
      undefined,
    );
    const next = widest ?? cuts.find((cut) => cut.at > start + longest);
    if (next === undefined) break;
    pieces.push({ from, to: next.at });
    from = next.at;
  }
  pieces.push({ from, to: steps });
  return pieces;
}
