import type { Row, Segment } from "../layout/sheet.ts";
import { cellsWhere, type Reading } from "../reading.ts";

const SUBJECT = String.raw`(?:\s+(?:the|your|our|this))?\s+(?:re-?investigations?|investigations?|disputes?|updates?|changes?|corrections?|review)`;
/** "Before dispute", "Prior to Investigation": what an account said then. */
const BEFORE = new RegExp(String.raw`^\W*(?:before|prior to)${SUBJECT}\W*$`, "i");
/** "After Investigation", "Updated information": what it says now. */
const AFTER = new RegExp(String.raw`^\W*(?:after|following)${SUBJECT}\W*$`, "i");

const headIn = ({ segments }: Row, print: RegExp): Segment | undefined =>
  segments.find(({ text }) => print.test(text.trim()));

/** What a cell before a column may reach over its edge. */
const EDGE = 0.02;

/** Where "before" and "after" head columns beside each other: the cells under "before", to the next such heads. */
function columnBefore(before: Segment, after: Segment, rows: readonly Row[]): Segment[] {
  const [from, to] = before.x0 < after.x0 ? [before.x0 - EDGE, after.x0 - EDGE] : [before.x0 - EDGE, 1];
  const next = rows.findIndex((row) => row.index > before.row && headIn(row, BEFORE));
  return rows
    .slice(before.row + 1, next < 0 ? rows.length : next)
    .flatMap(({ segments }) => segments.filter(({ x0 }) => x0 >= from && x0 < to));
}

/** Where "after" stands below "before": the rows between, but for a name that is printed once, over both. */
function rowsBefore(before: Row, rows: readonly Row[]): Segment[] {
  const after = rows.findIndex((row) => row.index > before.index && headIn(row, AFTER));
  if (after < 0) return [];
  const next = rows.findIndex((row) => row.index > after && headIn(row, BEFORE));
  const below = rows
    .slice(after + 1, next < 0 ? rows.length : next)
    .flatMap(({ segments }) => segments.map(({ text }) => text));
  return rows.slice(before.index, after + 1).flatMap(({ segments, index }) => {
    const [first] = segments;
    const isName = index === before.index + 1 && first !== undefined && !below.includes(first.text);
    return isName ? segments.slice(1) : segments;
  });
}

/** The results of a dispute without what accounts said before it: each account is listed once, as it is now. */
export function withoutFormer(reading: Reading): Reading {
  const { rows } = reading.sheet;
  const former = new Set(
    rows.flatMap((row) => {
      const before = headIn(row, BEFORE);
      if (!before) return [];
      const after = headIn(row, AFTER);
      return after ? [before, after, ...columnBefore(before, after, rows)] : rowsBefore(row, rows);
    }),
  );
  return former.size === 0 ? reading : cellsWhere(reading, (cell) => !former.has(cell));
}
