import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { HoldingName } from "./holding-name.ts";
import { clean, figuresIn, isSymbol, LETTERS, SYMBOL_AT_END } from "./name-print.ts";

const NUMBER_BEHIND = /\s+(?:fund|account|acct\.?)\s*(?:#|no\.?|number)?\s*\d[\d-]*\s*$/i;
const SYMBOL_BEHIND = /\s(?<symbol>[A-Z]{3,5})$/;
const FUND_NUMBER = /^(?:fund|account|acct\.?)\s*(?:#|no\.?|number)?\s*\d[\d-]*$/i;
/** Rows of such a statement. */
const MAX_ROWS_UP = 9;

/** The name in a row of words: "Core Bond Fund  CPBIX  Fund 042". */
export function nameIn(cells: readonly Segment[]): HoldingName | undefined {
  const [first, ...others] = cells;
  if (!first || !LETTERS.test(first.text)) return undefined;
  const name = clean(first.text.replace(NUMBER_BEHIND, ""));
  const behind = /[a-z]/.test(name) ? SYMBOL_BEHIND.exec(name) : null;
  const atEnd = SYMBOL_AT_END.exec(name);
  const apart = others.find((segment) => isSymbol(segment.text))?.text.trim();
  const symbol = apart ?? behind?.groups?.["symbol"] ?? atEnd?.groups?.["symbol"] ?? atEnd?.groups?.["apart"];
  const end = behind?.index ?? atEnd?.index ?? name.length;
  return { name: clean(name.slice(0, end)), ...(symbol ? { symbol } : {}), cells };
}

/** A holding with a statement of its own bears its name over the table. */
export function titleOver(reading: Reading, row: Row): HoldingName | undefined {
  for (let step = 1; step <= MAX_ROWS_UP; step++) {
    const above = reading.sheet.rows[row.index - step];
    if (!above || above.page !== row.page) return undefined;
    const hasFigures = above.segments.some((segment) => figuresIn(reading, segment).length > 0);
    // The fund's number behind its name may be printed as a cell of its own.
    const words = above.segments.filter((segment) => !FUND_NUMBER.test(segment.text.trim()));
    const named = hasFigures || words.length > 2 ? undefined : nameIn(words);
    if (named) return named;
  }
  return undefined;
}
