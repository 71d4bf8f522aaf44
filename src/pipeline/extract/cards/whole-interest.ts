import type { Candidate } from "../candidates/pair-values.ts";
import type { Span } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** Parts of one interest are printed this many rows from each other at most. */
const NEAR_ROWS = 3;

const areBelowEachOther = (a: Span, b: Span): boolean =>
  a.segment.page === b.segment.page &&
  a.segment.row !== b.segment.row &&
  Math.abs(a.segment.row - b.segment.row) <= NEAR_ROWS &&
  (Math.abs(a.x1 - b.x1) < a.y1 - a.y0 || Math.abs(a.x0 - b.x0) < a.y1 - a.y0);

/** Squashed labels: what they name is not, or is, the interest of this period. */
const OF_OTHER_TIMES = /todate|ytd|since|last(?:period|statement|month)|previous/;
const OF_THIS_PERIOD = /this(?:statement|billing)?(?:period|month|cycle)/;

const amountOf = ({ value }: Candidate): number => (value.kind === "money" ? value.money.amount : 0);

/**
 * Leaves out what is called interest and is a part of it: with an amount above or below it in its column, the one on purchases and the one on
 * cash advances, it makes another that is called interest.
 */
export function withoutPartsOfInterest(
  candidates: readonly Candidate[],
  { allValues }: Reading,
): readonly Candidate[] {
  const interest = candidates.filter(({ field }) => field === "interestCharged");
  const isPart = (candidate: Candidate): boolean =>
    !OF_THIS_PERIOD.test(candidate.label.label.phrase) &&
    interest.some((whole) => {
      if (OF_OTHER_TIMES.test(whole.label.label.phrase)) return false;
      const rest = amountOf(whole) - amountOf(candidate);
      return (
        rest > 0 &&
        amountOf(candidate) > 0 &&
        allValues.some(
          (value) =>
            value.kind === "money" &&
            value.money.amount === rest &&
            areBelowEachOther(candidate.value.span, value.span),
        )
      );
    });
  const parts = new Set(interest.filter(isPart));
  return parts.size === 0 ? candidates : candidates.filter((candidate) => !parts.has(candidate));
}
