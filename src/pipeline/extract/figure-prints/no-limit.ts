import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

const NO_LIMIT = /\bno (?:pre-?set|set|fixed) (?:spending|credit) limit\b/i;

/** A charge card has no limit, and says so: the points beside that sentence are none. */
export const saysNoLimit = ({ sheet }: Reading): boolean =>
  sheet.segments.some(
    (cell) => NO_LIMIT.test(cell.text) || NO_LIMIT.test(`${cell.text} ${lineBelow(sheet, cell)}`),
  );

/** The line that goes on below a cell, in its column. */
const lineBelow = ({ rows }: Reading["sheet"], cell: Segment): string =>
  rows[cell.row + 1]?.segments.find(({ page, x0, x1 }) => page === cell.page && x0 < cell.x1 && x1 > cell.x0)
    ?.text ?? "";
