import type { PrintedLabel } from "../candidates/find-labels.ts";
import { type Segment, type Sheet, spanOf } from "../layout/sheet.ts";
import { AFTER_LAST_PAYMENT, labelsOfWords } from "../lexicon/loan-words.ts";
import type { Reading } from "../reading.ts";

/** A known wording that is this much of its cell, or a decoy, says what the cell announces. */
const MOST = 0.6;

const PROSE = 60;

/** A line of running text under another begins in the middle of a sentence: "To pay in full" over "by 9/19/2026 send". */
function goesOn(segment: Segment, sheet: Sheet): boolean {
  const height = segment.y1 - segment.y0;
  const above = sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .flatMap((row) => row.segments)
    .findLast((other) => other.page === segment.page && Math.abs(other.x0 - segment.x0) < height);
  return (
    above !== undefined &&
    segment.y0 - above.y1 < 0.8 * height &&
    above.text.length >= PROSE &&
    !/[.:;!?]\s*$/.test(above.text)
  );
}

/** Labels without those that a cell's words taken together contradict: "Amount financed that remains" is not the amount financed. */
export function withoutContradicted(
  known: readonly PrintedLabel[],
  worded: readonly PrintedLabel[],
): PrintedLabel[] {
  return known.filter(
    ({ label, coverage, span }) =>
      coverage > MOST ||
      label.field === "other" ||
      !worded.some(
        (other) =>
          other.span.segment === span.segment &&
          other.label.kind === label.kind &&
          other.label.field !== label.field,
      ),
  );
}

/** "How much do I still owe? Principal only; ask for ...": a question is a label, what follows it a remark. */
const QUESTION = /^\s*(?:how much|how long|what|when|where|which)\b[^?.:;]{3,60}\?/i;

const isRemark = ({ span: { segment, start } }: PrintedLabel) => {
  const question = QUESTION.exec(segment.text)?.[0];
  return question !== undefined && start >= question.length;
};

/** Labels that no list knows, understood from their words: cells that begin with words and hold no known label, or a small one. */
export function wordedLabels({ sheet, values }: Reading, known: readonly PrintedLabel[]): PrintedLabel[] {
  const telling = known.filter(
    (found) =>
      !isRemark(found) &&
      (found.coverage > MOST ||
        (found.label.field === "other" && !AFTER_LAST_PAYMENT.test(found.span.segment.text))),
  );
  const labelled = new Set(telling.flatMap((label) => label.span.segment.words));
  return sheet.segments.flatMap((segment) => {
    if (segment.words.some((word) => labelled.has(word)) || goesOn(segment, sheet)) return [];
    const first = (values.get(segment) ?? []).find(({ kind }) => kind !== "number");
    const whole = segment.text.slice(0, first?.span.start ?? segment.text.length).trimEnd();
    const text = QUESTION.exec(whole)?.[0] ?? whole;
    const behind = first ? segment.text.slice(first.span.end).replaceAll(/[^A-Za-z]/g, "").length : 0;
    if (text === "" || behind > 12) return [];
    const span = spanOf(segment, 0, whole.length);
    return labelsOfWords(text).map((label) => ({ label, span, coverage: 1, stacked: false }));
  });
}
