import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { isTotalName } from "./holding-words.ts";
import { figuresIn } from "./name-print.ts";

/** Rows that may belong to the table of a name. */
export const TABLE_ROWS = 40;

const isUnder = ({ x0, x1 }: { x0: number; x1: number }, { span }: MoneyValue): boolean =>
  Math.min(x1, span.x1) > Math.max(x0, span.x0);

/** The rows with values around one, as far as a total, or a row of several cells without a value, which heads or ends a table. */
export function tableAround(reading: Reading, row: Row, value: MoneyValue): Row[] {
  const held = [row];
  for (const step of [-1, 1])
    for (let count = 1; count <= TABLE_ROWS; count++) {
      const next = reading.sheet.rows[row.index + step * count];
      if (next?.page !== row.page || next.segments.some(({ text }) => isTotalName(text.trim()))) break;
      const isHeld = next.segments.some(
        (segment) => isUnder(segment, value) && figuresIn(reading, segment).length > 0,
      );
      if (isHeld) held.push(next);
      else if (next.segments.length > 1) break;
    }
  return held;
}
