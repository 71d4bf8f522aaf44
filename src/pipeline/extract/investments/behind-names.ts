import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { hasMoney, type Reading } from "../reading.ts";

/** Further up a heading belongs to another table. */
const MOST_ROWS = 45;
const LEAST_HEADINGS = 3;
const LEAST_ROWS = 2;
/** Words of a column begin at one place, within this share of their height. */
const IN_LINE = 0.4;

const beginsAt = ({ words }: Segment, x0: number, unit: number): boolean =>
  words.some((word) => Math.abs(word.x0 - x0) < IN_LINE * unit);

const isHeading = ({ segments }: Row): boolean =>
  segments.length >= LEAST_HEADINGS && segments.every(({ text }) => !/\d/.test(text));

/**
 * The first line of a name without what the next column prints close behind it ("Kelmont Industries Equity" under "Security" and "Type"):
 * a heading begins right over it, and so does a word on every row of the list.
 */
export function withoutColumnsBehind(
  { sheet, values, allValues }: Reading,
  row: Row,
  value: MoneyValue,
  segment: Segment,
): Segment {
  const unit = segment.y1 - segment.y0;
  const above = sheet.rows.slice(Math.max(0, row.index - MOST_ROWS), row.index);
  const heading = above.findLast((other) => other.page === row.page && isHeading(other));
  if (!heading) return segment;
  const held = sheet.rows
    .slice(heading.index + 1, row.index + MOST_ROWS)
    .filter(
      (other) =>
        other.page === row.page &&
        hasMoney({ sheet, values, allValues }, other) &&
        other.segments.some(({ x0 }) => Math.abs(x0 - segment.x0) < IN_LINE * unit),
    );
  const at = segment.words.findIndex(
    ({ x0 }, index) =>
      index > 0 &&
      x0 < value.span.x0 &&
      heading.segments.some(
        (cell) =>
          Math.abs(cell.x0 - x0) < IN_LINE * unit &&
          squash(cell.text) !== squash(segment.text.slice(segment.starts[index])),
      ) &&
      held.every(({ segments }) => segments.some((cell) => beginsAt(cell, x0, unit))) &&
      held.some(({ segments }) => segments.some((cell) => Math.abs(cell.x0 - x0) < IN_LINE * unit)),
  );
  const start = segment.starts[at];
  const last = segment.words[at - 1];
  if (held.length < LEAST_ROWS || start === undefined || !last) return segment;
  return {
    ...segment,
    words: segment.words.slice(0, at),
    starts: segment.starts.slice(0, at),
    text: segment.text.slice(0, start).trimEnd(),
    x1: last.x1,
  };
}
