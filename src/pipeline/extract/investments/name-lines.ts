import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { isBroken, valueUnder } from "./broken-lines.ts";
import type { HoldingName } from "./holding-name.ts";
import { CLASS_END, isKindOfAsset, isRemark, isShoutedEnd, isTotalName } from "./holding-words.ts";
import {
  COUPON,
  clean,
  figuresIn,
  GROUP,
  isClassOf,
  isSymbol,
  LETTERS,
  LINE_REACH,
  middleOf,
  NAME_LINE,
  NAME_PART,
  SAID_SYMBOL,
  SAID_SYMBOL_ALONE,
  SAYS_MORE,
  SYMBOL_AT_END,
  SYMBOL_AT_HEAD,
  withoutYield,
} from "./name-print.ts";
import { isNeverName, isSymbolOfFollowed } from "./never-names.ts";
import { isAligned, isAsLarge, isAsLargeBelow, isRecognised, unitOf } from "./print-of-names.ts";
import { restOf } from "./rest-and-symbol.ts";
import { isFundSymbol, isShort } from "./symbols-in-names.ts";
import { TABLE_ROWS, tableAround } from "./table-around.ts";

/** The cell of a column on the row next to a line, or on the one after: other columns may break in between. */
function nextIn({ sheet }: Reading, line: Segment, step: 1 | -1): Segment | undefined {
  for (const row of [sheet.rows[line.row + step], sheet.rows[line.row + 2 * step]]) {
    const cell = row?.segments.find((segment) => isAligned(segment, line));
    if (cell) return cell;
  }
  return undefined;
}

const gapBetween = (above: Segment, below: Segment): number => below.y0 - above.y1;
const hasFigures = (reading: Reading, line: Segment): boolean =>
  (reading.sheet.rows[line.row]?.segments ?? []).some((segment) => figuresIn(reading, segment).length > 0);

/** What a column prints on the rows with figures. */
const wordsIn = (reading: Reading, cell: Segment): string[] =>
  reading.sheet.rows
    .slice(Math.max(0, cell.row - TABLE_ROWS), cell.row + TABLE_ROWS)
    .flatMap((row) => row.segments)
    .filter((segment) => isAligned(segment, cell) && hasFigures(reading, segment))
    .map((segment) => segment.text.trim());

/** How long the words of a column are, in letters: the middle one of them. */
export function usualLength(reading: Reading, cell: Segment): number {
  const lengths = wordsIn(reading, cell)
    .map((text) => text.replaceAll(/[^A-Za-z]/g, "").length)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** A column that says the same of several lines names none of them. */
export function repeatsWords(reading: Reading, cell: Segment): boolean {
  const texts = wordsIn(reading, cell);
  return new Set(texts).size < texts.length;
}

/** A symbol stands nearer to the name above it than to what follows. */
function isNearerTo(reading: Reading, above: Segment, symbol: Segment): boolean {
  const after = nextIn(reading, symbol, 1);
  return !after || gapBetween(symbol, after) > gapBetween(above, symbol) + 0.1 * unitOf(symbol);
}

/** Words over the value, on the row of a line next to its name, head the column: "Held at Example Brokerage" beside "Value". */
const isBesideHeading = (reading: Reading, line: Segment, { span }: MoneyValue): boolean =>
  (reading.sheet.rows[line.row]?.segments ?? []).some(
    (cell) =>
      cell !== line &&
      Math.min(cell.x1, span.x1) > Math.max(cell.x0, span.x0) &&
      /[A-Za-z]{3,}/.test(cell.text) &&
      figuresIn(reading, cell).length === 0,
  );

/** "(HLCNX)" beside the figures, under the name that it ends. */
const IN_BRACKETS = /^\([A-Z]{3,5}\)$/;

/** "MARKET (HLGXX)": what ends many names is no name alone. */
const BROKE_OFF =
  /^(?:market|(?:market )?fund|index|(?:index )?(?:fund|fd)|portfolio|trust|etf|shares?|(?:fund )?(?:class|cl) [A-Z]\d?)\s*\([A-Z]{3,5}\)$/i;

/** A heading in capitals over a name that is none. */
const isShouted = (above: Segment, name: Segment): boolean =>
  !/[a-z]/.test(above.text) && /[a-z]/.test(name.text);

/** No name ends with such a word. */
const GOES_ON = /(?:&|\b(?:and|of|for|the))$/i;

/** The second line of a name may be printed a little further in; after a word that ends no name it is no remark. */
const isRestFurtherIn = (line: Segment, name: Segment): boolean =>
  GOES_ON.test(name.text.trim()) &&
  line.page === name.page &&
  line.x0 > name.x0 &&
  line.x0 - name.x0 < 2 * unitOf(name) &&
  gapBetween(name, line) < CLOSE * unitOf(name) &&
  isAsLarge(line, name);

/** The line over one that is printed further in, whose last word asks for more. */
const overFurtherIn = ({ sheet }: Reading, line: Segment): Segment | undefined =>
  sheet.rows[line.row - 1]?.segments.find((over) => isRestFurtherIn(line, over));

/** Lines of a cell are this close, in heights of its print. */
const CLOSE = 0.6;
const MAX_LINES_ABOVE = 4;

/**
 * The first lines of a name whose figures stand at its middle or its foot. Each is full, and none is closer to the line above it, whose
 * name it would end. `headingEnd` is the foot of the table's headings.
 */
export function linesAbove(
  reading: Reading,
  name: Segment,
  value: MoneyValue,
  headingEnd: number,
): Segment[] {
  const found: Segment[] = [];
  let low = name;
  while (found.length < MAX_LINES_ABOVE) {
    const apart = overFurtherIn(reading, low);
    if (apart && apart.y0 >= headingEnd && !hasFigures(reading, apart)) return [apart, ...found];
    const above = nextIn(reading, low, -1);
    if (!above || above.y0 < headingEnd || gapBetween(above, low) > CLOSE * unitOf(low)) break;
    if (isBesideHeading(reading, above, value)) break;
    const upper = nextIn(reading, above, -1);
    const isOthers =
      hasFigures(reading, above) ||
      (upper !== undefined && gapBetween(upper, above) < gapBetween(above, low) - 0.05 * unitOf(low));
    // Lines at even distances may end the name above as well.
    if (isOthers)
      return hasFigures(reading, above) && gapBetween(above, low) < 0.3 * unitOf(low) ? [] : found;
    // "Quote Symbol: AGTHX" and "CUSIP: 78571UAA6" end the name above them.
    if (SAID_SYMBOL_ALONE.test(above.text.trim()) || /^(?:cusip|isin)\b/i.test(above.text)) break;
    if (isNeverName(above.text)) break;
    const isName =
      (isSymbol(low.text) || IN_BRACKETS.test(low.text.trim())) &&
      found.length === 0 &&
      isNearerTo(reading, above, low);
    const isGroup = GROUP.test(above.text.trim());
    if (isName && !isGroup && NAME_PART.test(above.text.trim()) && !isSymbol(above.text)) return [above];
    const isHead = isGroup || isKindOfAsset(above.text) || isShouted(above, low);
    if (isHead) break;
    // Under a heading of its group a name is followed by its symbol, which would end no line of figures there.
    const isFirst = upper !== undefined && isKindOfAsset(upper.text) && !hasFigures(reading, upper);
    if (isFirst && found.length === 0 && isSymbol(low.text) && !isSymbol(above.text)) return [above];
    if (!isAsLarge(above, low) || !NAME_PART.test(above.text.trim())) break;
    if (!isBroken(reading, above, low, value) && !BROKE_OFF.test(low.text.trim())) break;
    found.unshift(above);
    low = above;
  }
  return found;
}

/** Forms of companies and classes of shares end many names alike, and describe none. */
const NAME_END =
  /^(?:co|inc|corp|corporation|ltd|llc|l\.?p\.?|plc|company|com|new|etf|index|(?:class|cl) [a-z\d]{1,2})\.?$/i;
const MAX_ROWS_TO_SYMBOL = 3;

/**
 * "SYMBOL: PRGFX" under the last line of a name, wherever it is set: the first thing that stands below it, before the next value. Only what
 * says of which kind it is, or ends its name, may stand between.
 */
export function symbolBelow(
  reading: Reading,
  name: Segment,
  value: MoneyValue,
): { readonly symbol: string; readonly cell: Segment } | undefined {
  for (let step = 1; step <= MAX_ROWS_TO_SYMBOL; step++) {
    const row = reading.sheet.rows[name.row + step];
    if (row?.page !== name.page || valueUnder(reading, row, value)) return undefined;
    const cell = row.segments.find((segment) => Math.abs(segment.x0 - name.x0) < 2 * unitOf(name));
    const symbol = SAID_SYMBOL_ALONE.exec(cell?.text.trim() ?? "")?.groups?.["symbol"];
    if (cell && symbol) return { symbol, cell };
    if (cell && !isKindOfAsset(cell.text) && !NAME_END.test(cell.text.trim())) return undefined;
  }
  return undefined;
}

function isRepeated({ sheet }: Reading, line: Segment, times = 2): boolean {
  const text = squash(line.text);
  return (
    sheet.segments.filter((other) => isAligned(other, line) && squash(other.text) === text).length >= times
  );
}

/** The cell under a name that may go on with it: close below, at its left edge or a little further in, on a row without a value of its own. */
function lineBelow(reading: Reading, name: Segment, value: MoneyValue): Segment | undefined {
  const below = reading.sheet.rows[name.row + 1];
  const unit = unitOf(name);
  const cell = below?.segments.find((segment) => Math.abs(segment.x0 - name.x0) < 2 * unit);
  if (!below || !cell || below.page !== name.page || cell.y0 - name.y1 > 0.75 * unit) return undefined;
  if (valueUnder(reading, below, value) || isBesideHeading(reading, cell, value)) return undefined;
  // Beside the next value a line is the first of its name.
  const next = valueUnder(reading, reading.sheet.rows[name.row + 2], value);
  const isOthers = next !== undefined && middleOf(next) - middleOf(cell) < LINE_REACH * (next.y1 - next.y0);
  if (isOthers) return undefined;
  const after = reading.sheet.rows[name.row + 2]?.segments.find((segment) => segment.x0 < name.x1);
  // A line that stands closer to the next row is that row's heading.
  const isHeading =
    after !== undefined && after.page === name.page && after.y0 - cell.y1 < cell.y0 - name.y1 - 0.15 * unit;
  return isHeading ? undefined : cell;
}

/** A line that is not known to be broken belongs to the name above it only where it stands nearer to that than to what follows. */
function isNearer(reading: Reading, name: Segment, line: Segment): boolean {
  const after = nextIn(reading, line, 1);
  return (
    !after ||
    SAID_SYMBOL_ALONE.test(after.text.trim()) ||
    leadsToSymbol(reading, line, 2) ||
    gapBetween(line, after) > gapBetween(name, line) + 0.1 * unitOf(name)
  );
}

/** What follows in the column is this much further away than the line before. */
const MUCH_NEARER = 1.4;

function isMuchNearer(reading: Reading, name: Segment, line: Segment): boolean {
  const after = nextIn(reading, line, 1);
  return !after || gapBetween(line, after) > MUCH_NEARER * gapBetween(name, line);
}

/** Lines of one cell are this close where its words broke, in heights of its print. */
const CLOSE_LINES = 0.4;
/** Recognised print seems smaller than it is, so that its lines stand further apart. */
const CLOSE_OF_SEEN = 0.75;

/** Every name has a line below it though none of them broke: no name is that long every time. */
function haveAll(reading: Reading, name: Segment, value: MoneyValue): boolean {
  const { rows } = reading.sheet;
  const own = rows[name.row];
  const isSeen = isRecognised(name);
  // On a photo the sizes of print do not tell names of other tables from these.
  const held =
    own && isSeen
      ? tableAround(reading, own, value)
      : rows
          .slice(Math.max(0, name.row - TABLE_ROWS), name.row + TABLE_ROWS)
          .filter((row) => valueUnder(reading, row, value) !== undefined);
  const names = held.flatMap((row) => row.segments.filter((segment) => isAligned(segment, name)));
  const over = names.filter((other) => {
    const below = nextIn(reading, other, 1);
    const reach = isSeen ? CLOSE_OF_SEEN : CLOSE_LINES;
    const isClose = below && gapBetween(other, below) < reach * unitOf(other);
    const broke = below && isBroken(reading, other, below, value);
    return isClose && !hasFigures(reading, below) && (broke === false || (isSeen && broke === "perhaps"));
  });
  return names.length > 2 && over.length >= names.length - 1;
}

/** The only line under a name: what follows in the column has figures. */
function isAlone(reading: Reading, line: Segment): boolean {
  const after = nextIn(reading, line, 1);
  return !after || hasFigures(reading, after);
}

/** Other names of the column, which did not break, have a remark below them. */
function hasRemarks(reading: Reading, name: Segment, value: MoneyValue): boolean {
  const { rows } = reading.sheet;
  return rows.slice(Math.max(0, name.row - TABLE_ROWS), name.row + TABLE_ROWS).some((row) =>
    row.segments.some((other) => {
      if (!isAligned(other, name) || !hasFigures(reading, other)) return false;
      const below = nextIn(reading, other, 1);
      const isClose = below && gapBetween(other, below) < CLOSE_LINES * unitOf(other);
      return (
        isClose &&
        !hasFigures(reading, below) &&
        isBroken(reading, other, below, value) === false &&
        isRemark(below.text)
      );
    }),
  );
}

/** The line between the name of a bond and the rate and day that end it. */
function leadsToCoupon(reading: Reading, line: Segment): boolean {
  const after = nextIn(reading, line, 1);
  const isClose = after !== undefined && gapBetween(line, after) < CLOSE_LINES * unitOf(line);
  return isClose && isAsLarge(after, line) && /\d%/.test(after.text) && COUPON.test(after.text.trim());
}

/** "CALL (DUK) DUKE ENERGY CORP" over "NEW JUN 05 24 $120 (200 SHS)": until when an option may be used, and at what price. */
const isRestOfOption = ({ values }: Reading, name: Segment, line: Segment): boolean =>
  /\b(?:calls?|puts?)\b/i.test(name.text) &&
  (/\$\d/.test(line.text) || (values.get(line) ?? []).some(({ kind }) => kind === "date"));

/** A last line of a name, or the one before it, under which its symbol is told. */
const leadsToSymbol = ({ sheet }: Reading, line: Segment, rows = 1): boolean =>
  sheet.rows
    .slice(line.row + 1, line.row + 1 + rows)
    .some(({ page, segments }) =>
      segments.some(
        (cell) =>
          page === line.page &&
          Math.abs(cell.x0 - line.x0) < 2 * unitOf(line) &&
          SAID_SYMBOL_ALONE.test(cell.text.trim()),
      ),
    );

/** A fund's symbol, or letters of a name in their order. */
const isShortOf = (symbol: string, name: string): boolean => isFundSymbol(symbol) || isShort(symbol, name);

/** The rest of a name, or its symbol, on the line below. */
export function continued(reading: Reading, name: Segment, value: MoneyValue): HoldingName | undefined {
  const below = lineBelow(reading, name, value);
  const text = withoutYield(below?.text.trim() ?? "");
  if (!below || text === "" || isTotalName(text) || isSymbolOfFollowed(text)) return undefined;
  const figures = figuresIn(reading, below).filter(({ span }) => span.start < text.length);
  const isInside = isRestFurtherIn(below, name);
  const isLine = isInside || (isAligned(below, name) && isAsLargeBelow(below, name));
  const broke = isLine && (GOES_ON.test(name.text.trim()) || isBroken(reading, name, below, value));
  if (broke !== true && GROUP.test(text) && !isSymbol(name.text)) return undefined;
  const said = SAID_SYMBOL.exec(text)?.groups?.["symbol"];
  const rest = said && isLine ? restOf(name, below) : undefined;
  if (said) return { name: rest?.rest ?? "", symbol: said, cells: [below] };
  const atHead = SYMBOL_AT_HEAD.exec(text)?.groups?.["symbol"];
  if (atHead && isSymbol(atHead)) return { name: "", symbol: atHead, cells: [below] };
  const atEnd = SYMBOL_AT_END.exec(` ${text}`);
  const isOverCoupon = isAligned(below, name) && isAsLargeBelow(below, name) && leadsToCoupon(reading, below);
  if (isOverCoupon && LETTERS.test(text) && figures.length === 0 && !isRemark(text))
    return { name: clean(text), cells: [below] };
  // In a list of capitals a short word that had no room on the line above is the rest of a name, not its symbol.
  const isRest =
    broke !== false && !/[a-z]/.test(name.text) && /\s/.test(name.text.trim()) && !isShortOf(text, name.text);
  const symbol = isSymbol(text) && !isRest ? text : atEnd?.index === 0 ? atEnd.groups?.["symbol"] : undefined;
  if (symbol) return { name: "", symbol, cells: [below] };
  const isUnderSymbol = isSymbol(name.text);
  const isOne = isInside || (isAligned(below, name) && (isUnderSymbol || isAsLargeBelow(below, name)));
  const isBond = /%/.test(name.text) || /^(?:[A-Z]{2,10}\s){0,3}\d{1,2}\.\d{3}/.test(text);
  if (isOne && isBond && COUPON.test(text) && figures.length === 0)
    return { name: clean(text), cells: [below] };
  if (isOne && broke !== false && isClassOf(text, name.text)) return { name: text, cells: [below] };
  // "MARKET (HLGXX)": the symbol that ends a name stands behind its last line.
  const isLast = atEnd !== null && broke !== false && isOne && !SYMBOL_AT_END.test(name.text);
  if (isLast && NAME_PART.test(text) && figures.length === 0 && !SAYS_MORE.test(text))
    return { name: clean(text), cells: [below] };
  if (isOne && isRestOfOption(reading, name, below)) return { name: clean(text), cells: [below] };
  const isWords = LETTERS.test(text) && (broke === true || isUnderSymbol ? NAME_PART : NAME_LINE).test(text);
  if (!isOne || !isWords || figures.length > 0) return undefined;
  if (isUnderSymbol) return { name: clean(text), cells: [below] };
  if (broke === true) {
    const isApart =
      gapBetween(name, below) > CLOSE_LINES * unitOf(name) &&
      !isMuchNearer(reading, name, below) &&
      !leadsToSymbol(reading, below, 2);
    const isOther =
      SAYS_MORE.test(text) ||
      (isAlone(reading, below) && haveAll(reading, name, value)) ||
      (isRemark(text) &&
        !CLASS_END.test(text) &&
        (!isNearer(reading, name, below) ||
          hasRemarks(reading, name, value) ||
          isRepeated(reading, below, 3)));
    return isApart || isOther ? undefined : { name: clean(text), cells: [below] };
  }
  const isPlain = !(reading.values.get(below) ?? []).some(
    ({ kind }) => kind !== "number" && kind !== "money",
  );
  if (!isPlain || !/[a-z]|^[A-Z\d ()./&,-]+$/.test(text)) return undefined;
  const isEnd = (CLASS_END.test(text) || isShoutedEnd(name.text, text)) && leadsToSymbol(reading, below);
  if (!isNearer(reading, name, below) || (isRemark(text) && !isEnd)) return undefined;
  // The same words under other names describe them.
  return broke === false &&
    !NAME_END.test(text) &&
    (isRepeated(reading, below) || haveAll(reading, name, value))
    ? undefined
    : { name: clean(text), cells: [below] };
}
