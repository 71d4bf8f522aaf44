import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** What heads a plan's own short names of its funds, or symbols. */
const HEADS_CODES = /^(?:(?:plan|fund|option|investment|inv\.?)\s?)?(?:code|id)s?$/i;
/** What says that they are the plan's own. */
const OF_PLAN = /^(?:plan|fund|option|inv)/i;
/** What heads how something is held, how good it is or where it is traded. */
const HEADS_KINDS = /^(?:(?:acct\.?|account)\s)?(?:type|term|rating|exch(?:ange)?\.?|source)$/i;
/** What a code, a kind or a symbol looks like. */
const CAPITALS = /^[A-Z\d]{1,5}$/;
/** No exchange lists "X3" or "26". */
const HAS_DIGIT = /\d/;
/** So many symbols of two letters at the most, and no longer one, hardly stand in one column. */
const MANY = 4;

const TABLE_ROWS = 45;

const areOver = (one: Segment, other: Segment): boolean =>
  Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0);

/** Capitals in a column of kinds, or of codes: "WN" beside a fund, where another is "X3", is what a house calls it by phone, and no symbol. */
export function isNoSymbolByHeading({ sheet }: Reading, cell: Segment): boolean {
  if (!CAPITALS.test(cell.text.trim())) return false;
  const near = (from: number, to: number) =>
    sheet.rows
      .slice(Math.max(0, from), to)
      .filter(({ page }) => page === cell.page)
      .flatMap(({ segments }) => segments.filter((other) => areOver(other, cell)));
  const heading = near(cell.row - TABLE_ROWS, cell.row).findLast(({ text }) => !CAPITALS.test(text.trim()));
  const words = heading?.text.trim() ?? "";
  if (!heading || HEADS_KINDS.test(words)) return heading !== undefined;
  if (!HEADS_CODES.test(words)) return false;
  const below = near(heading.row + 1, heading.row + TABLE_ROWS).map(({ text }) => text.trim());
  const end = below.findIndex((text) => !CAPITALS.test(text));
  const codes = below.slice(0, end < 0 ? undefined : end);
  const areShort = codes.every(({ length }) => length <= 2);
  return (
    codes.some((code) => HAS_DIGIT.test(code)) || (areShort && (OF_PLAN.test(words) || codes.length >= MANY))
  );
}
