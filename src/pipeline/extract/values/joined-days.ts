import type { Segment, Sheet } from "../layout/sheet.ts";
import type { DateMatch } from "./dates.ts";

/** "0403": month and day without a mark between them. */
const JOINED = /^(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])$/;
const DAY_HEADING = /\bdates?\b/i;
/** Fewer could be numbers of checks. */
const LEAST_DAYS = 3;
/** Places of one column, as shares of the page's width. */
const COLUMN = 0.006;
/** Rows between a heading of two or three lines and its first day. */
const ROWS_ABOVE = 5;

/**
 * Days that a credit union's register prints as four digits: a column of them under a heading that says so, none earlier than the one above
 * it but for the turn of a year.
 */
export function joinedDays(sheet: Sheet): ReadonlyMap<Segment, DateMatch> {
  const cells = sheet.segments.filter(({ text }) => JOINED.test(text));
  const found = new Map<Segment, DateMatch>();
  if (cells.length < LEAST_DAYS) return found;
  const columns: Segment[][] = [];
  for (const cell of cells) {
    const column = columns.find(
      ([first]) => first?.page === cell.page && Math.abs(first.x0 - cell.x0) < COLUMN,
    );
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  for (const column of columns) {
    const [first] = column;
    if (!first || !isHeaded(first, sheet) || (column.length < LEAST_DAYS && found.size === 0)) continue;
    const turns = column.filter((cell, index) => cell.text < (column[index - 1]?.text ?? "")).length;
    if (turns > 1) continue;
    for (const cell of column) {
      const { month = "", day = "" } = JOINED.exec(cell.text)?.groups ?? {};
      found.set(cell, { start: 0, end: 4, month: Number(month), day: Number(day), numeric: true });
    }
  }
  return found;
}

function isHeaded({ row, page, x0, x1 }: Segment, { rows }: Sheet): boolean {
  return rows
    .slice(Math.max(0, row - ROWS_ABOVE), row)
    .flatMap(({ segments }) => segments)
    .some((cell) => cell.page === page && cell.x0 < x1 && cell.x1 > x0 && DAY_HEADING.test(cell.text));
}
