import type { AmountCell } from "../candidates/amount-cells.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";
import { isTotalName } from "./holding-words.ts";

const amountOf = (cell: AmountCell): number => cell.value.money.amount;
const rowOf = (cell: AmountCell): number => cell.value.span.segment.row;

/** Lots and purchases, named by their days alone: what stands under the column's heading adds up to a total further down. */
export function totalOfPurchases(
  { label, value: { span } }: Candidate,
  { sheet, values }: Reading,
  cells: readonly AmountCell[],
): AmountCell | undefined {
  const { page, row: heading } = label.span.segment;
  if (heading >= span.segment.row) return undefined;
  const isNamedByDay = (cell: AmountCell): boolean => {
    const [first] = sheet.rows[rowOf(cell)]?.segments ?? [];
    return (
      first !== undefined &&
      (values.get(first) ?? []).some(({ kind, span: day }) => kind === "date" && day.start === 0)
    );
  };
  const column = cells.filter(
    ({ value: { span: other } }) =>
      other.segment.page === page &&
      other.segment.row > heading &&
      Math.abs(other.x1 - span.x1) < 0.8 * (span.y1 - span.y0),
  );
  return column.find((total) => {
    const [first] = sheet.rows[rowOf(total)]?.segments ?? [];
    if (rowOf(total) <= span.segment.row || !first || !isTotalName(first.text)) return false;
    const parts = column.filter((cell) => rowOf(cell) < rowOf(total));
    // Sections of holdings have totals too, which are not those of the account.
    return (
      parts.length > 1 &&
      parts.every(isNamedByDay) &&
      parts.reduce((sum, part) => sum + amountOf(part), 0) === amountOf(total)
    );
  });
}
