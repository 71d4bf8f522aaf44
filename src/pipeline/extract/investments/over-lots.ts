import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { isBroken, valueUnder } from "./broken-lines.ts";
import type { HoldingName } from "./holding-name.ts";
import { isKindOfAsset, isRemark, isTotalName } from "./holding-words.ts";
import { isLot, OF_TERM, textOf } from "./lots.ts";
import { clean, isSymbol, LETTERS, SAID_SYMBOL } from "./name-print.ts";
import { nameIn } from "./names-over.ts";
import { isNeverName } from "./never-names.ts";
import { isAligned, isAsLarge, unitOf } from "./print-of-names.ts";

/** Lines of a position over its purchases; more belong to what stands above it. */
const MAX_LINES = 8;
/** Lines of one name are this close, in heights of its print. */
const CLOSE = 0.8;
/** The form of a company, a class of shares or the rate of a bond begins the last line of a name that broke. */
const REST =
  /^(?:(?:co|inc|corp|corporation|ltd|llc|l\.?p\.?|plc|company|com|new|etf|(?:class|cl|ser|series) [a-z\d]{1,2}|shs|adr|reit)\b|\d)/i;

/** Headings that have nothing over the column of the value: three cells or more with no symbol, or all of them right of it. */
function isHeadings({ segments }: Row, value: MoneyValue): boolean {
  const isRight = segments.every(({ x0 }) => x0 > value.span.x1);
  return isRight || (segments.length > 2 && !segments.some((cell) => symbolOf(cell)));
}

/** The lines of words right over a row, down from the last amount in the column of its value or the headings of the table. */
function wordsOver(reading: Reading, row: Row, value: MoneyValue): Row[] {
  const lines: Row[] = [];
  for (let index = row.index - 1; index >= row.index - MAX_LINES; index--) {
    const above = reading.sheet.rows[index];
    const isOthers =
      above?.page !== row.page ||
      valueUnder(reading, above, value) !== undefined ||
      above.segments.some(({ x0, x1 }) => Math.min(x1, value.span.x1) > Math.max(x0, value.span.x0)) ||
      isHeadings(above, value) ||
      isTotalName(above.segments[0]?.text.trim() ?? "");
    if (isOthers) break;
    lines.unshift(above);
  }
  return lines;
}

/** Whether the line over the last one of a name begins it. */
function isFirstOf(reading: Reading, above: Row, low: Segment, value: MoneyValue): boolean {
  const [first, ...others] = above.segments;
  return (
    first !== undefined &&
    others.length === 0 &&
    isAligned(first, low) &&
    isAsLarge(first, low) &&
    low.y0 - first.y1 < CLOSE * unitOf(low) &&
    LETTERS.test(first.text) &&
    !isRemark(first.text.trim()) &&
    (REST.test(low.text.trim()) || isBroken(reading, first, low, value) === true)
  );
}

const SYMBOL_ALONE = /^\((?<symbol>[A-Z]{1,5}(?:[./][A-Z])?)\)$/;
/** "NYSE: MSFT": the exchange before the symbol. */
const EXCHANGE = /\b(?:NYSE|NASDAQ|AMEX|ARCA|OTC|CBOE|BATS)\s*:\s*(?<symbol>[A-Z]{1,5}(?:[./][A-Z])?)\b/;

/** The symbol that a line under a name tells. */
function symbolOf({ text }: Segment): string | undefined {
  const said = [SAID_SYMBOL, SYMBOL_ALONE, EXCHANGE].map(
    (print) => print.exec(text.trim())?.groups?.["symbol"],
  );
  return said.find(Boolean) ?? (isSymbol(text) ? text.trim() : undefined);
}

/** What says something of a name over it: a remark, its symbol alone, the terms of a purchase. */
function saysMore(row: Row): boolean {
  const text = textOf(row);
  return (
    isRemark(text) || isNeverName(text) || SYMBOL_ALONE.test(text) || isSymbol(text) || OF_TERM.test(text)
  );
}

/**
 * The name of the position whose purchases begin on a row: the words above it and over the first remark ("Dividend option: Cash"), with
 * the symbol that a remark may tell.
 */
export function nameOverLots(reading: Reading, row: Row, value: MoneyValue): HoldingName | undefined {
  const words = wordsOver(reading, row, value);
  // Kinds of assets over the first position of their group, and remarks that go on with the position above.
  const begin = words.findIndex((line) => !saysMore(line));
  const lines = words.slice(Math.max(0, begin));
  const remark = lines.findIndex(saysMore);
  const at = (remark < 0 ? lines.length : remark) - 1;
  const [low] = lines[at]?.segments ?? [];
  const named = nameIn(lines[at]?.segments ?? []);
  if (!low || !named || !LETTERS.test(named.name) || isKindOfAsset(named.name)) return undefined;
  const said = lines.slice(at + 1).flatMap(({ segments }) =>
    segments.flatMap((cell) => {
      const symbol = symbolOf(cell);
      return symbol ? [{ symbol, cell }] : [];
    }),
  )[0];
  const above = lines[at - 1];
  const [first] = above && isFirstOf(reading, above, low, value) ? above.segments : [];
  const symbol = named.symbol ?? said?.symbol;
  return {
    name: first ? `${clean(first.text)} ${named.name}` : named.name,
    ...(symbol ? { symbol } : {}),
    cells: [...(first ? [first] : []), ...named.cells, ...(said && !named.symbol ? [said.cell] : [])],
  };
}

/** A position bought at once: its only purchase tells what it is worth, with no other below it. */
export function nameOverOnlyLot(reading: Reading, row: Row, value: MoneyValue): HoldingName | undefined {
  const below = reading.sheet.rows
    .slice(row.index + 1, row.index + MAX_LINES)
    .find((other) => other.page !== row.page || valueUnder(reading, other, value));
  const isOneOfMore =
    below?.page === row.page && isLot(reading, below) && !isNamedBetween(reading, row, below);
  return isOneOfMore ? undefined : nameOverLots(reading, row, value);
}

const isNamedBetween = ({ sheet }: Reading, row: Row, below: Row): boolean =>
  sheet.rows.slice(row.index + 1, below.index).some((line) => LETTERS.test(textOf(line)) && !saysMore(line));
