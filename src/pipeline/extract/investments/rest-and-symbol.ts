import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { isBroken } from "./broken-lines.ts";
import { clean, isClassOf, isSymbol, NAME_PART, SAYS_WHAT } from "./name-print.ts";
import { isAligned } from "./print-of-names.ts";

/** "F SYMBOL: LDLFX": the last words of a name, and behind them its symbol. */
const REST_AND_SYMBOL =
  /^(?<rest>[A-Za-z0-9(&][\w &.,'’()/%+-]{0,50}?),?\s(?:(?:[Ss]tock|[Qq]uote|[Tt]rading)\s)?(?:[Ss]ymbol|SYMBOL|[Tt]icker|TICKER)\s?:?\s(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)$/;

/** Where a symbol is traded, or what it is for, is no part of a name. */
const SAYS_WHERE =
  /^(?:stock|quote|trading|nyse|nasdaq|amex|arca|otc|exchange|fund|cusip|common|isin)\b.{0,20}$/i;

export type Rest = { readonly rest: string; readonly symbol: string };

/** The class or the words that had no room on the line of a name, before its symbol. */
export function restOf(reading: Reading, name: Segment, line: Segment, value: MoneyValue): Rest | undefined {
  const { rest = "", symbol = "" } = REST_AND_SYMBOL.exec(line.text.trim())?.groups ?? {};
  if (
    rest === "" ||
    !NAME_PART.test(`${rest} `) ||
    SAYS_WHAT.test(rest) ||
    SAYS_WHERE.test(rest) ||
    !isAligned(name, line)
  )
    return undefined;
  const isEnd = isClassOf(rest, name.text) || isBroken(reading, name, line, value) === true;
  return isEnd && (isSymbol(symbol) || symbol.length === 1) ? { rest: clean(rest), symbol } : undefined;
}

/** The same under a name whose figures stand between its two lines. */
export function restUnder(
  reading: Reading,
  name: Segment,
  row: Row,
  value: MoneyValue,
): (Rest & { readonly cell: Segment }) | undefined {
  const below = reading.sheet.rows[row.index + 1];
  if (below?.page !== row.page || name.row >= below.index) return undefined;
  for (const cell of below.segments) {
    const rest = cell.y0 - name.y1 < name.y1 - name.y0 ? restOf(reading, name, cell, value) : undefined;
    if (rest) return { ...rest, cell };
  }
  return undefined;
}
