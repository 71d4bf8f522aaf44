import type { Segment, Sheet } from "../layout/sheet.ts";
import type { DateMatch } from "./dates.ts";

/** "0403": month and day without a mark between them. */
const JOINED = /^(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])$/;
const DAY_HEADING = /^(?:(?:post(?:ed|ing)?|eff(?:ective)?|trans(?:action)?|tran|value)\.?\s)?dates?$/i;
/** A day printed as days are: beside one, four digits are the number of a check. */
const MARKED_DAY =
  /\b\d{1,2}[/-]\d{1,2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d/i;
/** Fewer could be numbers of checks. */
const LEAST_DAYS = 3;

/**
 * Days that a credit union's register prints as four digits: a column of them right under a heading that says nothing but "date", on rows
 * without another day, none earlier than the one above it but for the turn of a year.
 */
export function joinedDays(sheet: Sheet): ReadonlyMap<Segment, DateMatch> {
  const cells = sheet.segments.filter(({ text }) => JOINED.test(text));
  const found = new Map<Segment, DateMatch>();
  if (cells.length < LEAST_DAYS) return found;
  const columns = new Map<Segment, Segment[]>();
  for (const cell of cells) {
    const heading = headingOver(cell, sheet);
    if (heading) columns.set(heading, [...(columns.get(heading) ?? []), cell]);
  }
  for (const [heading, column] of columns) {
    if (!DAY_HEADING.test(heading.text.trim()) || (column.length < LEAST_DAYS && found.size === 0)) continue;
    const turns = column.filter((cell, index) => cell.text < (column[index - 1]?.text ?? "")).length;
    if (turns > 1 || column.some((cell) => hasMarkedDay(cell, sheet))) continue;
    for (const cell of column) {
      const { month = "", day = "" } = JOINED.exec(cell.text)?.groups ?? {};
      found.set(cell, { start: 0, end: 4, month: Number(month), day: Number(day), numeric: true });
    }
  }
  return found;
}

const hasMarkedDay = ({ row }: Segment, { rows }: Sheet): boolean =>
  (rows[row]?.segments ?? []).some(({ text }) => MARKED_DAY.test(text));

/** The nearest words over a cell in its column, past the other days of it. */
function headingOver({ row, page, x0, x1 }: Segment, { rows }: Sheet): Segment | undefined {
  for (let index = row - 1; index >= 0; index--) {
    const above = rows[index];
    if (above?.page !== page) return undefined;
    const cell = above.segments.find((other) => other.x0 < x1 && other.x1 > x0);
    if (cell && !JOINED.test(cell.text) && /[A-Za-z]/.test(cell.text)) return cell;
  }
  return undefined;
}
