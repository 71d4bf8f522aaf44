import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment, Span } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { ENDING, isLot, rowOverLots } from "./lots.ts";

export type HoldingName = {
  readonly name: string;
  readonly symbol?: string;
  /** The cells in which name and symbol are printed. */
  readonly cells: readonly Segment[];
};

export type Place = Pick<Segment, "x0" | "x1" | "y0" | "y1">;
/** Where the headings of a table say that names and symbols stand. */
export type NameColumns = { readonly name?: Place; readonly symbol?: Place };

const LETTERS = /[A-Za-z]{2,}/;
const SYMBOL = /^[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?$/;
const SYMBOL_AT_END =
  /\s*(?:\((?:symbol:?\s*)?(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)\)|\s[/·|•–—-]\s(?<apart>[A-Z]{2,5}(?:[./][A-Z])?))\s*$/;
/** "VTI - Total Stock Market": the symbol first, parted from the name. */
const SYMBOL_FIRST = /^\(?(?<symbol>[A-Z]{2,5}(?:[./][A-Z])?)\)?\s*(?:[/·|•–—:-]\s|(?<=\))\s*)(?<name>\S.*)$/;
/** "SYMBOL: QLLN" on the line below a name. */
const SAID_SYMBOL =
  /\b(?:symbol|sym|ticker)\b\.?\s*:?\s*(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)(?![\w])/i;
const SAID_SYMBOL_ALONE = /^(?:symbol|sym|ticker)\b\.?\s*:?\s*(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)$/i;
/** "INPX · price $147.49" on the line below a name. */
const SYMBOL_AT_HEAD = /^\(?(?<symbol>[A-Z]{2,5}(?:[./][A-Z])?)\)?\s*[·|•;]\s/;
/** Capitals that are no symbols. */
const NO_SYMBOL =
  /^(?:N\/?A|USD|ETFS?|CASH|IRA|EAI|BONDS?|STOCKS?|FUNDS?|TOTAL|MARGIN|SHORT|LONG|LOT|EST|INC|CORP|CO|LP|LLC|USA?|TRUST|INDEX|CLASS|GROUP|SHARES?|NEW|PLAN|MARKET|GROWTH|VALUE|INCOME|PREFERRED|COM|ADM|INST|[A-Z])$/;
const isSymbol = (text: string): boolean => SYMBOL.test(text.trim()) && !NO_SYMBOL.test(text.trim());
/** Kinds of assets head the lines below them. */
const GROUP =
  /^(?:equit(?:y|ies)|(?:common |preferred |u\.?s\.? )?stocks?|fixed income|bonds?|cash(?: (?:&|and) .*)?|mutual funds?|exchange.traded (?:funds?|products?)|etfs?|alternatives?|other(?: .{0,20})?|options?|total\b.*)$/i;
/** A line that goes on with a name holds words only. */
const NAME_LINE = /^[A-Za-z(][A-Za-z0-9 &.,'()/-]{1,45}$/;

const isFigure = (value: PrintedValue) =>
  (value.kind === "money" && !value.money.bare) || value.kind === "percent";

function clean(text: string): string {
  return (
    text
      .replaceAll(/\s+/g, " ")
      // A quantity printed close to the name.
      .replace(/\s[\d,]+\.\d{2,}$/, "")
      .replace(/[\s*†‡,;:–—-]+$/, "")
      .trim()
  );
}

/** The cells with words before the first figure of a row. */
function wordCells(reading: Reading, row: Row, before: number): Segment[] {
  const words: Segment[] = [];
  for (const segment of row.segments.filter((other) => other.x0 < before)) {
    const hasFigures = (reading.values.get(segment) ?? []).some(isFigure);
    const isWords = LETTERS.test(segment.text) || SYMBOL.test(segment.text.trim());
    if (!isWords && words.length === 0) continue;
    if (!isWords || (hasFigures && words.length > 0)) break;
    words.push(segment);
    if (hasFigures) break;
  }
  return words;
}

/** Text of a cell before its first figure; a share of the account may stand ahead of the words. */
function textOf(reading: Reading, segment: Segment): string {
  const [ahead, ...others] = (reading.values.get(segment) ?? []).filter(isFigure);
  if (ahead && !LETTERS.test(segment.text.slice(0, ahead.span.start)))
    return clean(segment.text.slice(ahead.span.end, others[0]?.span.start ?? segment.text.length));
  const first = ahead;
  return clean(first ? segment.text.slice(0, first.span.start) : segment.text);
}

/** A name runs on for at most this many lines below its figures. */
const MAX_LINES_BELOW = 2;
/** Lines of a name stand at most this many line heights over or under the middle of its figures. */
const LINE_REACH = 0.85;

const middleOf = (box: { readonly y0: number; readonly y1: number }) => (box.y0 + box.y1) / 2;

/** Where the figures of a row stand; undefined for rows of words. */
function middleOfFigures(reading: Reading, row: Row | undefined): number | undefined {
  const figure = row?.segments.find((segment) => (reading.values.get(segment) ?? []).some(isFigure));
  return figure ? middleOf(figure) : undefined;
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
      const isName = NAME_LINE.test(text) || SYMBOL.test(text) || SAID_SYMBOL_ALONE.test(text);
      return segment.x0 < value.span.x0 && away < reach && !isOthers && isName;
    });
  });
}

/** Print of one name has one size. */
const isAsLarge = (line: Segment, name: Segment): boolean =>
  Math.abs(line.y1 - line.y0 - (name.y1 - name.y0)) < 0.12 * (name.y1 - name.y0);

/** What a row prints in the column of a value. */
function valueUnder(reading: Reading, row: Row | undefined, value: MoneyValue): Span | undefined {
  if (row?.page !== value.span.segment.page) return undefined;
  const values = (row?.segments ?? []).flatMap((segment) => reading.values.get(segment) ?? []);
  return values.find(
    ({ kind, span }) => kind === "money" && span.x0 < value.span.x1 && span.x1 > value.span.x0,
  )?.span;
}

/** The cell under a name that may go on with it: close below, at its left edge or a little further in, on a row without a value of its own. */
function lineBelow(reading: Reading, name: Segment, value: MoneyValue): Segment | undefined {
  const below = reading.sheet.rows[name.row + 1];
  const unit = name.y1 - name.y0;
  const cell = below?.segments.find((segment) => Math.abs(segment.x0 - name.x0) < 2 * unit);
  if (!below || !cell || below.page !== name.page || cell.y0 - name.y1 > 0.75 * unit) return undefined;
  if (valueUnder(reading, below, value)) return undefined;
  // Beside the next value a line is the first of its name.
  const next = valueUnder(reading, reading.sheet.rows[name.row + 2], value);
  const isOthers = next !== undefined && middleOf(next) - middleOf(cell) < LINE_REACH * (next.y1 - next.y0);
  if (isOthers) return undefined;
  const after = reading.sheet.rows[name.row + 2]?.segments.find((segment) => segment.x0 < name.x1);
  // A line that stands closer to the next row is that row's heading.
  const isHeading =
    after !== undefined && after.page === name.page && after.y0 - cell.y1 < cell.y0 - name.y1 - 0.1 * unit;
  return isHeading || GROUP.test(cell.text.trim()) ? undefined : cell;
}

/** The rest of a name, or its symbol, on the line below. */
function continued(reading: Reading, name: Segment, value: MoneyValue): HoldingName | undefined {
  const below = lineBelow(reading, name, value);
  if (!below) return undefined;
  const text = below.text.trim();
  const said = SAID_SYMBOL.exec(text)?.groups?.["symbol"];
  if (said) return { name: "", symbol: said, cells: [below] };
  const atHead = SYMBOL_AT_HEAD.exec(text)?.groups?.["symbol"];
  if (atHead && isSymbol(atHead)) return { name: "", symbol: atHead, cells: [below] };
  const atEnd = SYMBOL_AT_END.exec(` ${text}`);
  const symbol = isSymbol(text) ? text : atEnd?.index === 0 ? atEnd.groups?.["symbol"] : undefined;
  if (symbol) return { name: "", symbol, cells: [below] };
  const hasFigures = (reading.values.get(below) ?? []).some(
    (other) => other.kind !== "number" && other.kind !== "money",
  );
  const isAligned = Math.abs(below.x0 - name.x0) < 0.3 * (name.y1 - name.y0);
  const isName = !hasFigures && NAME_LINE.test(text) && isAligned && isAsLarge(below, name);
  return isName && /[a-z]|^[A-Z\d ()./&,-]+$/.test(text) ? { name: clean(text), cells: [below] } : undefined;
}

const isUnder = (segment: Segment, heading: Place | undefined): boolean =>
  heading !== undefined &&
  (Math.min(segment.x1, heading.x1) > Math.max(segment.x0, heading.x0) ||
    Math.abs(segment.x0 - heading.x0) < heading.y1 - heading.y0);

/** The cell of the name: under the heading of names, else the one furthest to the left. */
function nameCell(cells: readonly Segment[], { name }: NameColumns): Segment | undefined {
  const words = cells.filter((segment) => LETTERS.test(segment.text));
  return (
    words.find((segment) => isUnder(segment, name)) ?? words.toSorted((a, b) => a.x0 - b.x0 || a.y0 - b.y0)[0]
  );
}

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
  const own = wordCells(reading, row, value.span.x0);
  const beside = besideRow(reading, row, value);
  const near = [...own, ...beside].toSorted((a, b) => a.y0 - b.y0);
  const saidCell = near.find((segment) => SAID_SYMBOL_ALONE.test(segment.text.trim()));
  const cells = near.filter((segment) => segment !== saidCell);
  const symbolCell =
    cells.length > 1
      ? (cells.find((segment) => isUnder(segment, columns.symbol) && SYMBOL.test(segment.text.trim())) ??
        cells.find((segment) => isSymbol(segment.text) && !isUnder(segment, columns.name)))
      : undefined;
  const first = nameCell(
    cells.filter((segment) => segment !== symbolCell),
    columns,
  );
  if (!first) return undefined;
  // The lines of one name share its column; other cells of the row are descriptions.
  const lines = cells.filter(
    (segment) =>
      segment === first || (segment !== symbolCell && segment.x0 < first.x1 && segment.x1 > first.x0),
  );
  let name = clean(lines.map((segment) => textOf(reading, segment)).join(" "));
  let symbol =
    symbolCell?.text.trim() ?? SAID_SYMBOL_ALONE.exec(saidCell?.text.trim() ?? "")?.groups?.["symbol"];
  const print = [...lines, ...[symbolCell, saidCell].filter((cell) => cell !== undefined)];
  const isWhole = SYMBOL_AT_END.test(name);
  let last = !isWhole && lines.length === 1 && own.includes(first) ? first : undefined;
  for (let count = 0; last && count < MAX_LINES_BELOW; count++) {
    const more = continued(reading, last, value);
    if (!more) break;
    name = `${name}${/\w-$/.test(last.text) ? "-" : " "}${more.name}`.trim();
    symbol ??= more.symbol;
    print.push(...more.cells);
    last = more.symbol || SYMBOL_AT_END.test(name) ? undefined : more.cells[0];
  }
  const atEnd = SYMBOL_AT_END.exec(name);
  if (!symbol && atEnd) {
    symbol = atEnd.groups?.["symbol"] ?? atEnd.groups?.["apart"];
    name = clean(name.slice(0, atEnd.index));
  }
  const ahead = symbol ? undefined : SYMBOL_FIRST.exec(name)?.groups;
  if (ahead?.["symbol"] && ahead["name"]) [symbol, name] = [ahead["symbol"], ahead["name"]];
  if (!symbol && isUnder(first, columns.symbol) && first.x0 <= (columns.symbol?.x1 ?? 0)) {
    const [head = "", ...rest] = name.split(" ");
    if (SYMBOL.test(head) && rest.length > 0) [symbol, name] = [head, rest.join(" ")];
  }
  return LETTERS.test(name) ? { name, ...(symbol ? { symbol } : {}), cells: print } : undefined;
}

/** The row of words close above a row that has figures only: the name, and beside it the symbol. */
function nameAbove(reading: Reading, row: Row, value: MoneyValue): HoldingName | undefined {
  const above = reading.sheet.rows[row.index - 1];
  const [first] = above?.segments ?? [];
  if (
    !above ||
    !first ||
    above.page !== row.page ||
    row.y0 - above.y1 > 0.9 * (value.span.y1 - value.span.y0)
  )
    return undefined;
  const hasFigures = above.segments
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .some((other) => isFigure(other));
  const isOwn = row.segments.every((segment) => !/[A-Za-z]{3,}/.test(segment.text));
  if (hasFigures || !isOwn || !LETTERS.test(first.text) || above.segments.length > 3) return undefined;
  const said = above.segments
    .map((segment) => SAID_SYMBOL.exec(segment.text)?.groups?.["symbol"])
    .find(Boolean);
  const alone = above.segments.slice(1).find((segment) => isSymbol(segment.text));
  const name = clean(first.text);
  const atEnd = SYMBOL_AT_END.exec(name);
  const symbol = said ?? alone?.text.trim() ?? atEnd?.groups?.["symbol"] ?? atEnd?.groups?.["apart"];
  return {
    name: atEnd ? clean(name.slice(0, atEnd.index)) : name,
    ...(symbol ? { symbol } : {}),
    cells: above.segments,
  };
}

const NUMBER_BEHIND = /\s+(?:fund|account|acct\.?)\s*(?:#|no\.?|number)?\s*\d[\d-]*\s*$/i;
const SYMBOL_BEHIND = /\s(?<symbol>[A-Z]{3,5})$/;
/** Rows of such a statement. */
const MAX_ROWS_UP = 9;

/** The name in a row of words: "Core Bond Fund  CPBIX  Fund 042". */
function nameIn(cells: readonly Segment[]): HoldingName | undefined {
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
function titleOver(reading: Reading, row: Row): HoldingName | undefined {
  for (let step = 1; step <= MAX_ROWS_UP; step++) {
    const above = reading.sheet.rows[row.index - step];
    if (!above || above.page !== row.page) return undefined;
    const hasFigures = above.segments
      .flatMap((segment) => reading.values.get(segment) ?? [])
      .some((other) => isFigure(other));
    const named = hasFigures || above.segments.length > 2 ? undefined : nameIn(above.segments);
    if (named) return named;
  }
  return undefined;
}

/** The name of the holding whose value stands on a row: in the row, on the line above it, or over its own little statement. */
export function nameOfRow(
  reading: Reading,
  row: Row,
  value: MoneyValue,
  columns: NameColumns,
): HoldingName | undefined {
  if (isLot(reading, row)) return undefined;
  const overLots = rowOverLots(reading, row);
  if (overLots) return nameIn(overLots.segments);
  const own = holdingName(reading, row, value, columns);
  if (own && ENDING.test(own.name)) return titleOver(reading, row);
  return own ?? nameAbove(reading, row, value);
}
