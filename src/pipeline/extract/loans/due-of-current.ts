import type { Candidate } from "../candidates/pair-values.ts";
import type { Row, Segment, Span } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { isDayFirst, resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

const PAST_DUE = /^(?:(?:total|amount|payments?)\s)?(?:past[\s-]?due|overdue|delinquent|in\sarrears)\b/i;
/** Such a day is behind, whatever the heading of its column says. */
const DONE = /\b(?:last|received|paid|previous|prior)\b/i;
/** Rows below that may still be of the same table. */
const BELOW = 4;

const overlaps = (a: { x0: number; x1: number }, b: { x0: number; x1: number }): boolean =>
  Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);

const isCell = ({ text, segment }: Span): boolean => text === segment.text.trim();

/** Days without a year follow each other within half of one. */
const HALF_YEAR = 6;

/** Whether a day comes after another one, as far as they are printed. */
function isLater(day: PrintedValue, other: PrintedValue): boolean {
  if (day.kind !== "date" || other.kind !== "date") return false;
  const context = { dayFirst: isDayFirst([day.date, other.date]) };
  const [a, b] = [resolveDate(day.date, context), resolveDate(other.date, context)];
  if (a && b) return a > b;
  const months = (day.date.month - other.date.month + 12) % 12;
  return months === 0 ? day.date.day > other.date.day : months <= HALF_YEAR;
}

const isDone = ({ segments }: Row): boolean => segments.some(({ text }) => DONE.test(text));

const isPastDue = ([name, ...cells]: readonly Segment[]): boolean =>
  name !== undefined && cells.length > 0 && PAST_DUE.test(name.text);

/**
 * "Past due  $388.19  10/15/2026" over "Current payment  $388.19  11/15/2026": of a column of due days that of the payment to come, not of
 * the one that was missed.
 */
export function withoutPastDueDays(
  { sheet, values }: Reading,
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates.flatMap((candidate): Candidate[] => {
    const { field, value, label } = candidate;
    const at = value.span.segment;
    const cells = sheet.rows[at.row]?.segments ?? [];
    // A label in the row itself, "Past due since 10/15/2026", is none of a column.
    if (field !== "paymentDueDate" || label.span.segment.row >= at.row || !isPastDue(cells))
      return [candidate];
    const next = sheet.rows
      .slice(at.row + 1, at.row + 1 + BELOW)
      .filter((row) => row.page === at.page && !isPastDue(row.segments) && !isDone(row))
      .flatMap((row) => row.segments.flatMap((segment) => values.get(segment) ?? []))
      .find((other) => isLater(other, value) && isCell(other.span) && overlaps(other.span, value.span));
    return [next && isCell(value.span) ? { ...candidate, value: next } : candidate];
  });
}
