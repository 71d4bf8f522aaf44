import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";

const BEFORE = /\b(?:opening|beginning|starting|previous|prior|last period)\b/i;
const AFTER = /\b(?:closing|ending|current|this period)\b/i;
/** Lines between the headings and what stands under them. */
const MAX_ROWS = 12;

/**
 * Columns whose places are lost: "Opening Balance Closing Balance" as one line over "Portfolio Value $1,300.00 $1,400.00". Of two amounts
 * behind a label the one is its value that the order of the headings says.
 */
export function closingInLine(
  { label, value }: Candidate,
  { sheet, values }: Reading,
): MoneyValue | undefined {
  const row = sheet.rows[label.span.segment.row];
  if (value.span.segment.row !== row?.index) return undefined;
  const amounts = row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((other): other is MoneyValue => other.kind === "money" && !other.money.bare);
  const [first, second, another] = amounts.toSorted((a, b) => a.span.x0 - b.span.x0);
  if (!first || !second || another || !amounts.includes(value as MoneyValue)) return undefined;
  for (const above of sheet.rows.slice(Math.max(0, row.index - MAX_ROWS), row.index).toReversed()) {
    const [only, other] = above.segments;
    if (!only || other || above.page !== row.page) continue;
    const [before, after] = [only.text.search(BEFORE), only.text.search(AFTER)];
    const isHeading =
      before >= 0 && after >= 0 && (values.get(only) ?? []).every(({ kind }) => kind !== "money");
    if (isHeading) return before < after ? second : first;
  }
  return undefined;
}
