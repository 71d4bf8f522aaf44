import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { clean, isClassOf, isSymbol } from "./name-print.ts";
import { isAligned } from "./print-of-names.ts";

/** "F SYMBOL: LDLFX": the class that ends a name, and behind it its symbol. */
const REST_AND_SYMBOL =
  /^(?<rest>[A-Za-z0-9(&][\w &.,'’()/%+-]{0,50}?),?\s(?:(?:[Ss]tock|[Qq]uote|[Tt]rading)\s)?(?:[Ss]ymbol|SYMBOL|[Tt]icker|TICKER)\s?:?\s(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)$/;

export type Rest = { readonly rest: string; readonly symbol: string };

/** The class that had no room on the line of a name, before its symbol. Other words may say whose symbol it is, or where it is traded. */
export function restOf(name: Segment, line: Segment): Rest | undefined {
  const { rest = "", symbol = "" } = REST_AND_SYMBOL.exec(line.text.trim())?.groups ?? {};
  if (rest === "" || !isAligned(name, line) || !isClassOf(rest, name.text)) return undefined;
  return isSymbol(symbol) || symbol.length === 1 ? { rest: clean(rest), symbol } : undefined;
}

/** The same under a name whose figures stand between its two lines. */
export function restUnder(
  reading: Reading,
  name: Segment,
  row: Row,
): (Rest & { readonly cell: Segment }) | undefined {
  const below = reading.sheet.rows[row.index + 1];
  if (below?.page !== row.page || name.row >= below.index) return undefined;
  for (const cell of below.segments) {
    const rest = cell.y0 - name.y1 < name.y1 - name.y0 ? restOf(name, cell) : undefined;
    if (rest) return { ...rest, cell };
  }
  return undefined;
}
