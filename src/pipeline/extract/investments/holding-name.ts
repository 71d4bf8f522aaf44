import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

export type HoldingName = {
  readonly name: string;
  readonly symbol?: string;
  /** The cells in which name and symbol are printed. */
  readonly cells: readonly Segment[];
};

const LETTERS = /[A-Za-z]{2,}/;
const SYMBOL = /^[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?$/;
const SYMBOL_AT_END =
  /\s*(?:\((?:symbol:?\s*)?(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)\)|\s[/·|•–—-]\s(?<apart>[A-Z]{2,5}(?:[./][A-Z])?))\s*$/;
/** "VTI - Total Stock Market": the symbol first, parted from the name. */
const SYMBOL_FIRST = /^\(?(?<symbol>[A-Z]{2,5}(?:[./][A-Z])?)\)?\s*(?:[/·|•–—:-]\s|(?<=\))\s*)(?<name>\S.*)$/;
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

/** Text of a cell before its first figure. */
function textOf(reading: Reading, segment: Segment): string {
  const first = (reading.values.get(segment) ?? []).find(isFigure);
  return clean(first ? segment.text.slice(0, first.span.start) : segment.text);
}

/** A neighbouring row of one cell that holds words and no figure. */
function nameLine(reading: Reading, row: Row | undefined, page: number): Segment | undefined {
  const [segment, second] = row?.segments ?? [];
  if (!row || row.page !== page || !segment || second) return undefined;
  const hasFigures = (reading.values.get(segment) ?? []).some(
    (value) => value.kind !== "number" && value.kind !== "money",
  );
  return !hasFigures && NAME_LINE.test(segment.text.trim()) ? segment : undefined;
}

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
      const isName = NAME_LINE.test(segment.text.trim()) || SYMBOL.test(segment.text.trim());
      return segment.x0 < value.span.x0 && away < reach && !isOthers && isName;
    });
  });
}

/** The rest of a name, or its symbol, on the line below. */
function continued(reading: Reading, row: Row, name: Segment): HoldingName | undefined {
  const below = nameLine(reading, reading.sheet.rows[row.index + 1], row.page);
  const unit = name.y1 - name.y0;
  if (!below || below.y0 - name.y1 > 0.6 * unit || Math.abs(below.x0 - name.x0) > 2 * unit) return undefined;
  const after = reading.sheet.rows[row.index + 2];
  // A line that stands closer to the next row is that row's heading.
  if (after && after.page === row.page && after.y0 - below.y1 < below.y0 - name.y1 - 0.1 * unit)
    return undefined;
  if (GROUP.test(below.text.trim())) return undefined;
  const alone = /^[A-Z]{2,5}$/.exec(below.text.trim())?.[0];
  const symbol = alone ?? SYMBOL_AT_END.exec(` ${below.text}`)?.groups?.["symbol"];
  if (symbol && below.text.length <= symbol.length + 12) return { name: "", symbol, cells: [below] };
  const isAligned = Math.abs(below.x0 - name.x0) < 0.3 * unit;
  return isAligned && /[a-z]|^[A-Z ]+$/.test(below.text)
    ? { name: clean(below.text), cells: [below] }
    : undefined;
}

/**
 * The name and symbol of the holding on a row. The symbol has a cell of its own, stands in brackets at the end of the name or below
 * it, or heads the name in tables with a column of symbols.
 */
export function holdingName(
  reading: Reading,
  row: Row,
  value: MoneyValue,
  hasSymbols: boolean,
): HoldingName | undefined {
  const own = wordCells(reading, row, value.span.x0);
  const beside = besideRow(reading, row, value);
  const cells = [...own, ...beside].toSorted((a, b) => a.y0 - b.y0);
  const symbolCell = cells.length > 1 ? cells.find((segment) => SYMBOL.test(segment.text.trim())) : undefined;
  const first =
    own.find((segment) => segment !== symbolCell) ?? cells.find((segment) => segment !== symbolCell);
  if (!first) return undefined;
  // The lines of one name share its column; other cells of the row are descriptions.
  const lines = cells.filter(
    (segment) =>
      segment === first ||
      (beside.includes(segment) && segment !== symbolCell && segment.x0 < first.x1 && segment.x1 > first.x0),
  );
  let name = clean(lines.map((segment) => textOf(reading, segment)).join(" "));
  let symbol = symbolCell?.text.trim();
  const isWhole = SYMBOL_AT_END.test(name);
  const more =
    !isWhole && lines.length === 1 && own.includes(first) ? continued(reading, row, first) : undefined;
  if (more?.name) name = `${name} ${more.name}`;
  symbol ??= more?.symbol;
  const atEnd = SYMBOL_AT_END.exec(name);
  if (!symbol && atEnd) {
    symbol = atEnd.groups?.["symbol"] ?? atEnd.groups?.["apart"];
    name = clean(name.slice(0, atEnd.index));
  }
  const ahead = symbol ? undefined : SYMBOL_FIRST.exec(name)?.groups;
  if (ahead?.["symbol"] && ahead["name"]) [symbol, name] = [ahead["symbol"], ahead["name"]];
  if (!symbol && hasSymbols) {
    const [head = "", ...rest] = name.split(" ");
    if (SYMBOL.test(head) && rest.length > 0) [symbol, name] = [head, rest.join(" ")];
  }
  const print = [...lines, ...(symbolCell ? [symbolCell] : []), ...(more?.cells ?? [])];
  return LETTERS.test(name) ? { name, ...(symbol ? { symbol } : {}), cells: print } : undefined;
}
