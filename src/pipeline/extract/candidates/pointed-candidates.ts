import type { PrintedValue } from "../values/find-values.ts";
import type { Candidate } from "./pair-values.ts";

/** As much as a label that is just near enough: every label of the lexicon that stands beside a figure wins. */
const POINTED_SCORE = 0.6;

/**
 * Values whose words a second opinion took for a figure, each as one more candidate of that figure. The sums choose among all
 * candidates as ever; what they do not confirm never becomes a fact (see `pipeline/refine/accept-pointed.ts`).
 */
export function pointedCandidates(
  values: ReadonlyMap<number, readonly PrintedValue[]>,
  known: readonly Candidate[],
): Candidate[] {
  const found: Candidate[] = [];
  for (const value of [...values.values()].flat()) {
    const field = pointedField(value);
    if (field === undefined) continue;
    if (known.some((candidate) => candidate.field === field && candidate.value === value)) continue;
    const label = { field, kind: value.kind, weight: POINTED_SCORE, phrase: "" };
    found.push({
      field,
      value,
      label: { label, span: value.span, coverage: 1, stacked: false },
      score: POINTED_SCORE,
    });
  }
  return found;
}

/** `accounts.0.minimumPayment` is the lexicon's `minimumPayment`. Every word of the value must be pointed at, for the same figure. */
function pointedField({ span }: PrintedValue): string | undefined {
  const { segment, start, end } = span;
  const paths = new Set(
    segment.words
      .filter((word, index) => {
        const from = segment.starts[index] ?? 0;
        return from < end && from + word.word.text.length > start;
      })
      .map(({ word }) => word.pointedAs),
  );
  const [path] = paths;
  return paths.size === 1 ? path?.split(".").at(-1) : undefined;
}
