import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { isBroken } from "./broken-lines.ts";
import { isTotalName } from "./holding-words.ts";
import { figuresIn, NAME_PART, SAYS_MORE } from "./name-print.ts";
import { isAligned, isAsLargeBelow, unitOf } from "./print-of-names.ts";

const MAX_LINES = 5;
/** Lines of one cell, in heights of their print; what follows the cell is this much further away. */
const CLOSE = 0.45;
const APART = 1.4;

/**
 * The lines below a name of one word in a cell so narrow that it breaks behind nearly every word: "VANGUARD", "TOTAL", "STOCK", "MARKET ETF".
 * Each alone would be a total or a kind of asset. Empty unless each line broke for want of room and what follows stands further away.
 */
export function wrappedLines(reading: Reading, name: Segment, value: MoneyValue): readonly Segment[] {
  const { rows } = reading.sheet;
  const found: Segment[] = [];
  let last = name;
  let gap = Number.NaN;
  for (let count = 0; count < MAX_LINES; count++) {
    const [next, another] = rows[last.row + 1]?.segments ?? [];
    if (!next || next.page !== name.page) break;
    const own = next.y0 - last.y1;
    if (own > CLOSE * unitOf(name) || (found.length > 0 && own > APART * Math.max(gap, 0.1 * unitOf(name))))
      break;
    const text = next.text.trim();
    const isPart =
      another === undefined &&
      isAligned(next, name) &&
      isAsLargeBelow(next, name) &&
      NAME_PART.test(text) &&
      !SAYS_MORE.test(text) &&
      figuresIn(reading, next).length === 0 &&
      isBroken(reading, last, next, value) !== false;
    if (!isPart) return [];
    found.push(next);
    gap = own;
    last = next;
  }
  const whole = [name, ...found].map(({ text }) => text.trim()).join(" ");
  const isNarrow = found.length > 1 && !/\s/.test(name.text.trim());
  return isNarrow && !isTotalName(whole) ? found : [];
}
