import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

const TITLE_ROWS = 6;
const YEAR = /^(?:19|20)\d\d$/;

/** The title over a column of labels and figures: the nearest cell above without a figure in its row, near the label's left edge. A year is no figure. */
export function titleOver({ sheet, values }: Reading, label: Segment): string {
  const isEmpty = (cell: Segment) =>
    (values.get(cell) ?? []).every(({ span }) => YEAR.test(span.text.trim()));
  for (const row of sheet.rows.slice(Math.max(0, label.row - TITLE_ROWS), label.row).toReversed()) {
    if (row.page !== label.page) break;
    const near = row.segments.find((segment) => Math.abs(segment.x0 - label.x0) < 0.03);
    const next = near && row.segments[row.segments.indexOf(near) + 1];
    if (near && isEmpty(near) && (!next || isEmpty(next))) return near.text;
  }
  return "";
}
