import type { Row, Segment, Sheet } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { PrintedLabel } from "./find-labels.ts";

const heightOf = (box: { readonly y0: number; readonly y1: number }) => box.y1 - box.y0;

/** A row of a register: a date, words, an amount. Its figures answer to no label on another row. */
function isRegisterRow(row: Row | undefined, values: ReadonlyMap<Segment, readonly PrintedValue[]>): boolean {
  const first = row?.segments[0];
  if (!row || !first) return false;
  const date = (values.get(first) ?? [])[0];
  if (date?.kind !== "date" || /[A-Za-z0-9]/.test(first.text.slice(0, date.span.start))) return false;
  const [next] = row.segments.slice(1);
  const alone = first.text.slice(date.span.end).trim() === "";
  // A large date, or one far from the words on its line, stands beside another part of the page.
  if (
    alone &&
    next &&
    date.span.confidence === 1 &&
    (heightOf(first) > 1.3 * heightOf(next) || next.x0 - first.x1 > 0.18)
  )
    return false;
  const rest = [
    first.text.slice(date.span.end),
    ...row.segments.slice(1).map((segment) => segment.text),
  ].join(" ");
  return /[A-Za-z]{3,}/.test(rest) && /\d[.,]\d\d(?!\d)/.test(rest);
}

/** The day of a column of facts beside a table: its label stands right over it, and nearer than any heading of a register. */
function isUnderLabel({ segments: [first] }: Row, days: readonly PrintedLabel[]): boolean {
  if (!first) return false;
  const height = heightOf(first);
  return days.some(
    ({ label, span }) =>
      label.field !== "other" &&
      span.segment.page === first.page &&
      Math.abs(span.segment.x0 - first.x0) < 0.5 * height &&
      first.y0 - span.segment.y1 > -0.3 * height &&
      first.y0 - span.segment.y1 < 1.2 * height,
  );
}

/** The indexes of the rows of registers. */
export function registerRows(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  labels: readonly PrintedLabel[],
): ReadonlySet<number> {
  const days = labels.filter(({ label, coverage }) => label.kind === "date" && coverage > 0.8);
  return new Set(
    sheet.rows
      .filter((row) => isRegisterRow(row, values) && !isUnderLabel(row, days))
      .map((row) => row.index),
  );
}
