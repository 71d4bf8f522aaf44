import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { CUSIP, withoutColumnsAhead } from "./ahead-of-names.ts";
import { withoutColumnsBehind } from "./behind-names.ts";
import { isBroken } from "./broken-lines.ts";
import { isNoSymbolByHeading } from "./fund-codes.ts";
import { NOT_A_HOLDING } from "./holding-words.ts";
import { nameUnderKind } from "./kinds-over-names.ts";
import { ENDING, isLot, rowOverLots } from "./lots.ts";
import { continued, linesAbove, repeatsWords, symbolBelow, usualLength } from "./name-lines.ts";
import {
  COUPON,
  clean,
  FUND_SYMBOL_FIRST,
  figuresIn,
  isClassOf,
  isSymbol,
  LETTERS,
  LINE_REACH,
  middleOf,
  NAME_LINE,
  NAME_PART,
  OPTION_SYMBOL,
  SAID_SYMBOL,
  SAID_SYMBOL_ALONE,
  SAYS_MORE,
  SAYS_WHAT,
  SYMBOL,
  SYMBOL_AT_END,
  SYMBOL_FIRST,
  symbolIn,
} from "./name-print.ts";
import { nameIn, titleOver } from "./names-over.ts";
import { isNeverName } from "./never-names.ts";
import { nameOverLots, nameOverOnlyLot } from "./over-lots.ts";
import { isAligned, isSmaller } from "./print-of-names.ts";
import { restUnder } from "./rest-and-symbol.ts";
import { isShort } from "./symbols-in-names.ts";
import { wrappedLines } from "./wrapped-cells.ts";

export type HoldingName = {
  readonly name: string;
  readonly symbol?: string;
  /** The cells in which name and symbol are printed. */
  readonly cells: readonly Segment[];
};

export type Place = Pick<Segment, "x0" | "x1" | "y0" | "y1">;
/** Where the headings of a table say that names and symbols stand. */
export type NameColumns = {
  readonly name?: Place;
  readonly symbol?: Place;
  /** Columns that say something of each holding: its kind, who manages it. */
  readonly about?: readonly Place[];
  /** Where the headings of the table end. */
  readonly foot?: number;
};

/** A name runs on for at most this many lines below its figures. */
const MAX_LINES_BELOW = 4;
/** "120.500 shares" names nothing. */
const COUNTED = /^[\d,.]+\s*(?:shares?|units?|shs?)\b/i;

const SYMBOL_IN_BRACKETS = /^\([A-Z]{2,5}(?:[./][A-Z])?\)$/;

/** The house's own number of a fund, between its name and its symbol. */
const CODE = /^\d{1,5}$/;

/** A row of words close above, which may be the name of what this one counts; headings of columns are more. */
function isUnderName(reading: Reading, row: Row): boolean {
  const above = reading.sheet.rows[row.index - 1];
  const words = above?.page === row.page ? above.segments : [];
  return (
    words.some(({ text }) => LETTERS.test(text)) &&
    words.length < 3 &&
    !words.some((segment) => figuresIn(reading, segment).length > 0)
  );
}

/** The cells with words before the first figure of a row. */
function wordCells(reading: Reading, row: Row, before: number): Segment[] {
  const words: Segment[] = [];
  for (const segment of row.segments.filter((other) => other.x0 < before)) {
    const hasFigures = figuresIn(reading, segment).length > 0;
    const text = segment.text.trim();
    if (
      CUSIP.test(text) ||
      isNoSymbolByHeading(reading, segment) ||
      (SAYS_WHAT.test(text) && isUnderName(reading, row))
    )
      continue;
    const isWords = (LETTERS.test(text) && !COUNTED.test(text)) || SYMBOL.test(text);
    if (!isWords && (words.length === 0 || CODE.test(text))) continue;
    if (!isWords || (hasFigures && words.length > 0)) break;
    words.push(segment);
    if (hasFigures) break;
  }
  return words;
}

/** Text of a cell before its first figure; a share of the account may stand ahead of the words. */
function textOf(reading: Reading, segment: Segment): string {
  const [ahead, ...others] = figuresIn(reading, segment);
  if (ahead && !LETTERS.test(segment.text.slice(0, ahead.span.start)))
    return clean(segment.text.slice(ahead.span.end, others[0]?.span.start ?? segment.text.length));
  const end = Math.min(ahead?.span.start ?? segment.text.length, endOfPrint(segment));
  return clean(segment.text.slice(0, end));
}

/** What follows a name in small print: the numbers or letters of notes ("X,Z"), or words that describe it. */
const SMALL = /^(?:[\d*†‡a-z(),]{1,4}|[a-z\s-]+|[A-Z](?:,\s?[A-Z])*)$/;

/** Where the print of a cell ends without what follows its name in smaller print. */
function endOfPrint({ words, text, starts }: Segment): number {
  const heights = words.map((word) => word.y1 - word.y0);
  const tallest = Math.max(...heights);
  const last = heights.findLastIndex((height) => height >= 0.85 * tallest);
  const start = starts[last + 1];
  if (start === undefined || last < 0) return text.length;
  return SMALL.test(text.slice(start).trim()) ? start : text.length;
}

/** Where the figures of a row stand; undefined for rows of words. */
function middleOfFigures(reading: Reading, row: Row | undefined): number | undefined {
  const figure = row?.segments.find((segment) => figuresIn(reading, segment).length > 0);
  return figure ? middleOf(figure) : undefined;
}

/** A class that broke off the name over it, which may be printed a little further in. */
function endsClass({ sheet }: Reading, segment: Segment): boolean {
  const unit = segment.y1 - segment.y0;
  return sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .flatMap(({ segments }) => segments)
    .some((over) => Math.abs(over.x0 - segment.x0) < 2 * unit && isClassOf(segment.text, over.text));
}

/** Cells of the rows next to it that stand beside a row's figures: a name of two lines has its figures halfway between them. */
function besideRow(reading: Reading, row: Row, value: MoneyValue): Segment[] {
  const middle = middleOf(value.span);
  const reach = LINE_REACH * (value.span.y1 - value.span.y0);
  return [-1, 1].flatMap((step) => {
    const next = reading.sheet.rows[row.index + step];
    if (!next || next.page !== row.page || middleOfFigures(reading, next) !== undefined) return [];
    const other = middleOfFigures(reading, reading.sheet.rows[row.index + 2 * step]);
    return next.segments.filter((segment) => {
      const away = Math.abs(middleOf(segment) - middle);
      const isOthers = other !== undefined && Math.abs(middleOf(segment) - other) < away;
      const text = segment.text.trim();
      const isPart = NAME_PART.test(text) && LETTERS.test(text) && !SAYS_MORE.test(text);
      const isName =
        isPart ||
        (step > 0 && endsClass(reading, segment)) ||
        [NAME_LINE, COUPON, SYMBOL, SAID_SYMBOL_ALONE].some((print) => print.test(text));
      return segment.x0 < value.span.x0 && away < reach && !isOthers && isName;
    });
  });
}

const isUnder = (segment: Pick<Place, "x0" | "x1">, heading: Place | undefined): boolean =>
  heading !== undefined &&
  (Math.min(segment.x1, heading.x1) > Math.max(segment.x0, heading.x0) ||
    Math.abs(segment.x0 - heading.x0) < heading.y1 - heading.y0);

/** The first word of a cell stands under a heading: "Description (Symbol or CUSIP)" heads names whose first words are none. */
const beginsUnder = ({ words: [first] }: Segment, heading: Place | undefined): boolean =>
  first !== undefined && isUnder(first, heading);

/** "CISRON SYSTEMS INC CISR 06/01/19", printed as one cell: what stands right under the heading of symbols, and the name before it. */
function symbolUnder(
  name: string,
  { words, starts, text }: Segment,
  heading: Place | undefined,
): { readonly name: string; readonly symbol: string } | undefined {
  if (!heading) return undefined;
  const unit = heading.y1 - heading.y0;
  const index = words.findIndex((word) => Math.abs(word.x0 - heading.x0) < 0.5 * unit);
  const start = starts[index];
  if (index < 1 || start === undefined) return undefined;
  const [symbol = ""] = text.slice(start).split(" ");
  const ahead = clean(text.slice(0, start));
  return isSymbol(symbol) && LETTERS.test(ahead) && name.startsWith(ahead)
    ? { name: ahead, symbol }
    : undefined;
}

/** "CISRON SYSTEMS INC CISR 06/01/19": symbol and day of purchase close behind a name, under headings as close. */
const SYMBOL_AND_DAY = /^(?<name>[^a-z]{6,})\s(?<symbol>[A-Z]{2,5})\s\d{1,2}\/\d{1,2}\/\d{2,4}$/;

/** Words right of the value, in a table that prints what it is worth before what it is. */
const wordsBehind = (reading: Reading, row: Row, value: MoneyValue): Segment[] =>
  row.segments.filter(
    (segment) =>
      segment.x0 > value.span.x1 &&
      LETTERS.test(segment.text) &&
      !COUNTED.test(segment.text) &&
      figuresIn(reading, segment).length === 0,
  );

/** Names are this much longer than the words of another column. */
const LONGER_NAMES = 1.8;

/** The cell of the name: under the heading of names, else the one furthest to the left. */
function nameCell(
  reading: Reading,
  cells: readonly Segment[],
  { name, about = [] }: NameColumns,
): Segment | undefined {
  const all = cells.filter((segment) => LETTERS.test(segment.text));
  const own = all.filter((segment) => !about.some((heading) => isUnder(segment, heading)));
  const words = own.length > 0 ? own : all;
  const headed = words.find((segment) => isUnder(segment, name));
  if (headed) return headed;
  const [first, ...others] = words.toSorted((a, b) => a.x0 - b.x0 || a.y0 - b.y0);
  // Short words in the first column say of what kind it is that the next one names.
  const length = first ? usualLength(reading, first) : 0;
  const apart = others.find(
    (segment) =>
      first && segment.x0 > first.x1 && repeatsWords(reading, first) && !repeatsWords(reading, segment),
  );
  if (apart) return apart;
  const longer = others.find(
    (segment) => first && segment.x0 > first.x1 && usualLength(reading, segment) > LONGER_NAMES * length,
  );
  return longer ?? first;
}

/** A line in smaller print than the line above or below it in its column says something of the name: the kind of the fund. */
const isSmallerThanName = (line: Segment, near: readonly Segment[]): boolean =>
  !isSymbol(line.text) &&
  near.some(
    (other) => other !== line && LETTERS.test(other.text) && isAligned(line, other) && isSmaller(line, other),
  );

/**
 * The name and symbol of the holding on a row. The symbol has a cell of its own, stands in brackets at the end of the name or below
 * it, or heads the name in tables with a column of symbols.
 */
function holdingName(
  reading: Reading,
  row: Row,
  value: MoneyValue,
  columns: NameColumns = {},
): HoldingName | undefined {
  const left = wordCells(reading, row, value.span.x0);
  const own = left.length > 0 ? left : wordsBehind(reading, row, value);
  const beside = besideRow(reading, row, value);
  const near = [...own, ...beside].toSorted((a, b) => a.y0 - b.y0);
  const saidCell = near.find((segment) => SAID_SYMBOL_ALONE.test(segment.text.trim()));
  const cells = near.filter((segment) => segment !== saidCell && !isSmallerThanName(segment, near));
  const symbolCell =
    cells.length > 1
      ? (cells.find((segment) => OPTION_SYMBOL.test(segment.text.trim())) ??
        cells.find((segment) => isUnder(segment, columns.symbol) && SYMBOL.test(symbolIn(segment))) ??
        cells.find((segment) => isSymbol(symbolIn(segment)) && !isUnder(segment, columns.name)) ??
        cells.find((segment) => segment !== cells[0] && SYMBOL_IN_BRACKETS.test(segment.text.trim())))
      : undefined;
  const first = nameCell(
    reading,
    cells.filter((segment) => segment !== symbolCell),
    columns,
  );
  if (!first) return undefined;
  const whole = withoutColumnsAhead(reading, row, value, first);
  const plain = withoutColumnsBehind(reading, row, value, whole);
  // The lines of one name share its column; other cells of the row are descriptions.
  const middle = cells
    .filter(
      (segment) =>
        segment === first || (segment !== symbolCell && segment.x0 < first.x1 && segment.x1 > first.x0),
    )
    .map((segment) => (segment === first ? plain : segment));
  const headingEnd = Math.max(columns.foot ?? 0, columns.name?.y1 ?? 0, columns.symbol?.y1 ?? 0);
  const all = [...linesAbove(reading, middle[0] ?? plain, value, headingEnd), ...middle];
  const below = all.length > 1 && isSymbol(all.at(-1)?.text ?? "") ? all.at(-1) : undefined;
  const named = below ? all.slice(0, -1) : all;
  // A letter alone over a name says how it is held: "M" for margin.
  const isMarked = named.length > 1 && /^[A-Z]$/.test(named[0]?.text ?? "") && !columns.symbol;
  const lines = isMarked ? named.slice(1) : named;
  let name = clean(lines.map((segment) => textOf(reading, segment)).join(" "));
  const apart = symbolCell ?? below;
  let symbol =
    (apart ? symbolIn(apart) : undefined) ??
    SAID_SYMBOL_ALONE.exec(saidCell?.text.trim() ?? "")?.groups?.["symbol"];
  const print = [...lines, ...[symbolCell, saidCell].filter((cell) => cell !== undefined)];
  const isWhole = SYMBOL_AT_END.test(name);
  const wrapped = plain === whole && lines.length === 1 ? wrappedLines(reading, plain, value) : [];
  name = [name, ...wrapped.map(({ text }) => clean(text))].join(" ");
  print.push(...wrapped);
  let last = isWhole || wrapped.length > 0 ? undefined : lines.at(-1);
  for (let count = 0; last && count < MAX_LINES_BELOW; count++) {
    const more = continued(reading, last, value);
    if (!more) break;
    name = `${name}${/\w-$/.test(last.text) ? "-" : " "}${more.name}`.trim();
    symbol ??= more.symbol;
    print.push(...more.cells);
    last = more.symbol || SYMBOL_AT_END.test(name) ? undefined : more.cells[0];
  }
  // The symbol may stand on the line over its name.
  const [over, under] = print;
  const head = over?.text.trim() ?? "";
  const isOver = isSymbol(head) && name.startsWith(`${head} `);
  if (!symbol && isOver && over && under && isBroken(reading, over, under, value) === false)
    [symbol, name] = [head, name.slice(head.length + 1)];
  const atEnd = SYMBOL_AT_END.exec(name);
  if (!symbol && atEnd) {
    symbol = atEnd.groups?.["symbol"] ?? atEnd.groups?.["apart"];
    name = clean(name.slice(0, atEnd.index));
  }
  const ahead = symbol ? undefined : (SYMBOL_FIRST.exec(name) ?? FUND_SYMBOL_FIRST.exec(name))?.groups;
  if (ahead?.["symbol"] && ahead["name"]) [symbol, name] = [ahead["symbol"], ahead["name"]];
  if (!symbol && beginsUnder(plain, columns.symbol)) {
    const [word = "", ...rest] = name.split(" ");
    if (SYMBOL.test(word) && rest.length > 0) [symbol, name] = [word, rest.join(" ")];
  }
  const headed = symbol ? undefined : symbolUnder(name, whole, columns.symbol);
  if (headed) [name, symbol] = [headed.name, headed.symbol];
  const dated = symbol ? undefined : SYMBOL_AND_DAY.exec(name)?.groups;
  if (dated?.["name"] && dated["symbol"] && isShort(dated["symbol"], dated["name"]))
    [name, symbol] = [dated["name"], dated["symbol"]];
  // "(S)" behind an option says that it was sold short.
  if (symbol && OPTION_SYMBOL.test(symbol)) name = name.replace(/\s\([A-Z]\)$/, "");
  const lowest = print.at(-1);
  const rest = symbol || !lowest ? undefined : restUnder(reading, lowest, row);
  if (rest) name = `${name} ${rest.rest}`;
  const said = symbol || !lowest ? undefined : (rest ?? symbolBelow(reading, lowest, value));
  if (said) {
    symbol = said.symbol;
    print.push(said.cell);
  }
  return LETTERS.test(name) ? { name, ...(symbol ? { symbol } : {}), cells: print } : undefined;
}

/** The row of words close above a row that has figures only: the name, and beside it the symbol. */
function nameAbove(reading: Reading, row: Row, value: MoneyValue): HoldingName | undefined {
  const above = reading.sheet.rows[row.index - 1];
  const [ahead, behind] = above?.segments ?? [];
  const isAhead = ahead && behind && isSymbol(ahead.text) && LETTERS.test(behind.text);
  const first = isAhead ? behind : ahead;
  if (
    !above ||
    !first ||
    above.page !== row.page ||
    row.y0 - above.y1 > 0.9 * (value.span.y1 - value.span.y0)
  )
    return undefined;
  const hasFigures = above.segments.some((segment) => figuresIn(reading, segment).length > 0);
  const isOwn = row.segments.every(
    ({ text }) => !/[A-Za-z]{3,}/.test(text) || SAYS_WHAT.test(text.trim()) || COUNTED.test(text.trim()),
  );
  if (hasFigures || !isOwn || !LETTERS.test(first.text) || above.segments.length > 3) return undefined;
  const said = above.segments
    .map((segment) => SAID_SYMBOL.exec(segment.text)?.groups?.["symbol"])
    .find(Boolean);
  const alone = above.segments.find((segment) => segment !== first && isSymbol(segment.text));
  const name = clean(first.text);
  const atEnd = SYMBOL_AT_END.exec(name);
  const symbol = said ?? alone?.text.trim() ?? atEnd?.groups?.["symbol"] ?? atEnd?.groups?.["apart"];
  return {
    name: atEnd ? clean(name.slice(0, atEnd.index)) : name,
    ...(symbol ? { symbol } : {}),
    cells: above.segments,
  };
}

const textOver = ({ sheet }: Reading, { index }: Row): string =>
  sheet.rows[index - 1]?.segments[0]?.text ?? "";

/** The name of the holding whose value stands on a row: in the row, on the line above it, or over its own little statement. */
export function nameOfRow(
  reading: Reading,
  row: Row,
  value: MoneyValue,
  columns: NameColumns,
): HoldingName | undefined {
  if (isLot(reading, row)) return nameOverOnlyLot(reading, row, value);
  const overLots = rowOverLots(reading, row, value);
  const firstLot = reading.sheet.rows[(overLots?.index ?? 0) + 1];
  if (overLots && firstLot) return nameOverLots(reading, firstLot, value) ?? nameIn(overLots.segments);
  const underKind = nameUnderKind(reading, row, value);
  if (underKind) return nameIn([underKind]);
  const own = holdingName(reading, row, value, columns);
  if (own && ENDING.test(own.name)) return titleOver(reading, row);
  const isRemarked = isNeverName(own ? (own.cells[0]?.text ?? own.name) : textOver(reading, row));
  const over = isRemarked ? nameOverLots(reading, row, value) : own;
  // The symbol may have a column of its own beside the remark.
  const named = over && own?.symbol && !over.symbol ? { ...own, name: over.name } : over;
  return named ?? nameAbove(reading, row, value);
}

/** Beside the lines of an address a box may tell what changed: the words next to the amount are what it is. */
export function isOfOverview(row: Row, { span }: MoneyValue, { cells }: HoldingName): boolean {
  const next = row.segments.findLast((segment) => segment.x0 < span.x0 && LETTERS.test(segment.text));
  const isBeside =
    cells.some((cell) => cell.row === row.index) && next !== undefined && !cells.includes(next);
  return isBeside && NOT_A_HOLDING.test(next.text.trim());
}
