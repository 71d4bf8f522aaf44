import type { Candidate } from "../candidates/pair-values.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

const FIELDS: Readonly<Record<string, string>> = {
  beginning: "beginningBalance",
  opening: "beginningBalance",
  starting: "beginningBalance",
  ending: "endingBalance",
  closing: "endingBalance",
};
const BALANCE = /^(?:ledger\s|account\s)?balance(?:\s(?:on|as\sof))?$/i;
/** More lines than this no label is broken into. */
const MAX_LINES = 5;
const SCORE = 0.8;

/** The lines of a narrow cell from its first one down: at one edge, close below each other. */
function cellFrom(first: Segment, { sheet }: Reading): Segment[] {
  const lines = [first];
  for (const row of sheet.rows.slice(first.row + 1, first.row + 1 + 2 * MAX_LINES)) {
    const last = lines.at(-1) ?? first;
    const height = last.y1 - last.y0;
    const next = row.segments.find(
      (other) =>
        other.page === first.page && Math.abs(other.x0 - first.x0) < height && other.y0 - last.y1 < height,
    );
    if (next) lines.push(next);
    if (lines.length === MAX_LINES) break;
  }
  return lines;
}

/** "Ending" over "balance on" over "January" over "30, 2026", the amount half way down beside them: a label that a narrow column breaks. */
export function brokenBalances(reading: Reading): Candidate[] {
  return reading.sheet.segments.flatMap((segment): Candidate[] => {
    const field = FIELDS[segment.text.trim().toLowerCase()];
    if (field === undefined) return [];
    const lines = cellFrom(segment, reading);
    const [, below] = lines;
    if (!below || !BALANCE.test(below.text.trim())) return [];
    const [top, bottom] = [segment.y0, lines.at(-1)?.y1 ?? segment.y1];
    const right = Math.max(...lines.map(({ x1 }) => x1));
    const beside = reading.allValues.filter(({ kind, span }) => {
      const middle = (span.segment.y0 + span.segment.y1) / 2;
      return (
        kind === "money" &&
        !/[A-Za-z]/.test(span.segment.text) &&
        span.segment.page === segment.page &&
        middle > top &&
        middle < bottom &&
        span.x0 > right
      );
    });
    const [value, other] = beside;
    if (value?.kind !== "money" || value.money.bare || other) return [];
    const label = { field, kind: "money" as const, weight: 1, phrase: `${segment.text} balance on` };
    return [{ field, value, label: { label, span: value.span, coverage: 1, stacked: true }, score: SCORE }];
  });
}
