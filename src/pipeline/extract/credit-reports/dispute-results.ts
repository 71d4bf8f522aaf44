import type { Row, Segment } from "../layout/sheet.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { endsAccounts } from "./tradeline-sections.ts";

const SUBJECT = String.raw`(?:\s+(?:the|your|our|this))?\s+(?:re-?investigations?|investigations?|disputes?|updates?|changes?|corrections?|review)`;
/** "Before dispute", "Prior to Investigation": what an account said then. */
const BEFORE = new RegExp(String.raw`^\W*(?:before|prior to)${SUBJECT}\W*$`, "i");
/** "After Investigation", "Updated information": what it says now. */
const AFTER = new RegExp(String.raw`^\W*(?:after|following)${SUBJECT}\W*$`, "i");

const headIn = ({ segments }: Row, print: RegExp): Segment | undefined =>
  segments.find(({ text }) => print.test(text.trim()));

/** What a cell before a column may reach over its edge. */
const EDGE = 0.02;

/** What other parts of a report list; one account alone or a part of it may head what is still one of the results. */
const LISTS = "(?:accounts|items|trade ?lines|inquiries|public records?|collections|mortgages)";
/** Words of a heading, where a name has others: "Quicken Loans" is who lends. */
const OF = String.raw`(?:your|my|all|other|open|closed|active|paid|credit|retail|revolving|instal+ment|mortgage|collection|real|estate|auto|student|home|personal|hard|soft|recent|negative|adverse|satisfactory)`;
const PART = new RegExp(
  String.raw`^\W*(?:(?:${OF}[ /-]){0,3}${LISTS}|(?:${OF}[ /-]){1,3}(?:loans|cards))\W*(?:\d+\W*)?$`,
  "i",
);
/** The same in a longer heading, which runs on over both columns: "Accounts that were not part of your dispute". */
const LONG_PART = /^[^.:\d]*\b(?:accounts|items|trade ?lines|inquiries)\b[^.:\d]*$/i;

/** A line of its own that heads another part of the report: both columns end there. */
function endsColumns(row: Row, edge: number): boolean {
  const [only, another] = row.segments;
  if (!only || another || only.x0 >= edge - EDGE) return false;
  return PART.test(only.text) || (only.x1 > edge && LONG_PART.test(only.text)) || endsAccounts(row);
}

/** Where "before" and "after" head columns beside each other: the cells under "before", to the next heads, part or page. */
function columnBefore(before: Segment, after: Segment, rows: readonly Row[]): Segment[] {
  const [from, to] = before.x0 < after.x0 ? [before.x0 - EDGE, after.x0 - EDGE] : [before.x0 - EDGE, 1];
  const edge = Math.max(before.x0, after.x0);
  const next = rows.findIndex(
    (row) =>
      row.index > before.row && (row.page !== before.page || headIn(row, BEFORE) || endsColumns(row, edge)),
  );
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
