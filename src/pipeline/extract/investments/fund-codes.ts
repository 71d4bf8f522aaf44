import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** What heads a plan's own short names of its funds, or symbols. */
const HEADS_CODES = /^(?:(?:plan|fund|option|investment|inv\.?)\s?)?(?:code|id)s?$/i;
/** What heads how something is held, how good it is or where it is traded. */
const HEADS_KINDS = /^(?:(?:acct\.?|account)\s)?(?:type|term|rating|exch(?:ange)?\.?|source)$/i;
/** No exchange lists "X3" or "26". */
const SHORT = /^[A-Z\d]{1,5}$/;
const NO_SYMBOL = /\d/;

const TABLE_ROWS = 45;

const areOver = (one: Segment, other: Segment): boolean =>
  Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0);

/** "Code  WN" beside a fund, where another is "X3" or all have two letters: what a house calls it by phone, and no symbol of an exchange. */
export function isUnderCodes({ sheet }: Reading, cell: Segment): boolean {
  if (!SHORT.test(cell.text.trim())) return false;
  const near = (from: number, to: number) =>
    sheet.rows
      .slice(Math.max(0, from), to)
      .filter(({ page }) => page === cell.page)
      .flatMap(({ segments }) => segments.filter((other) => areOver(other, cell)));
  const heading = near(cell.row - TABLE_ROWS, cell.row).findLast(({ text }) => !SHORT.test(text.trim()));
  if (heading && HEADS_KINDS.test(heading.text.trim())) return true;
  if (!heading || !HEADS_CODES.test(heading.text.trim())) return false;
  const below = near(heading.row + 1, heading.row + TABLE_ROWS).map(({ text }) => text.trim());
  const end = below.findIndex((text) => !SHORT.test(text));
  const codes = below.slice(0, end < 0 ? undefined : end);
  return codes.some((code) => NO_SYMBOL.test(code)) || codes.every(({ length }) => length <= 2);
}
