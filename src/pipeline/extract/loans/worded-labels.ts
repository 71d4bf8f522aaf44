import type { PrintedLabel } from "../candidates/find-labels.ts";
import { spanOf } from "../layout/sheet.ts";
import { AFTER_LAST_PAYMENT, labelsOfWords } from "../lexicon/loan-words.ts";
import type { Reading } from "../reading.ts";

/** A known wording that is this much of its cell, or a decoy, says what the cell announces. */
const MOST = 0.6;

/** Labels that no list knows, understood from their words: cells that begin with words and hold no known label, or a small one. */
export function wordedLabels({ sheet, values }: Reading, known: readonly PrintedLabel[]): PrintedLabel[] {
  const telling = known.filter(
    ({ label, coverage, span }) =>
      coverage > MOST || (label.field === "other" && !AFTER_LAST_PAYMENT.test(span.segment.text)),
  );
  const labelled = new Set(telling.flatMap((label) => label.span.segment.words));
  return sheet.segments.flatMap((segment) => {
    if (segment.words.some((word) => labelled.has(word))) return [];
    const first = (values.get(segment) ?? []).find(({ kind }) => kind !== "number");
    const text = segment.text.slice(0, first?.span.start ?? segment.text.length).trimEnd();
    const behind = first ? segment.text.slice(first.span.end).replaceAll(/[^A-Za-z]/g, "").length : 0;
    if (text === "" || behind > 12) return [];
    const span = spanOf(segment, 0, text.length);
    return labelsOfWords(text).map((label) => ({ label, span, coverage: 1, stacked: false }));
  });
}
