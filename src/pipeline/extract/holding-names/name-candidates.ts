import type { MoneyValue } from "../candidates/amount-cells.ts";
import { isTotalName } from "../investments/holding-words.ts";
import { clean, figuresIn, LETTERS, SYMBOL } from "../investments/name-print.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";

/** The part of a cell that a name takes of it. */
export type Piece = { readonly segment: Segment; readonly start: number; readonly end: number };

/** Words that may be what a holding is called: one line of print or several under each other. */
export type NameCandidate = {
  readonly key: string;
  readonly name: string;
  readonly pieces: readonly Piece[];
};

/** The print around the value of one holding, as far as it belongs to no other. */
export type Block = {
  readonly value: MoneyValue;
  readonly rows: readonly Row[];
  /** The cells with words that may name it. */
  readonly cells: readonly Segment[];
};

const ROWS_UP = 4;
const ROWS_DOWN = 5;
/** Rows of one block are this close, in heights of the value's print. */
const ROW_GAP = 1.3;
const MOST_LINES = 5;
/** Lines of one cell may hang by this much, in heights. */
const INDENT = 2;
const LINE_GAP = 1;
const MOST_CANDIDATES = 48;

export const unitOf = ({ y0, y1 }: { readonly y0: number; readonly y1: number }): number => y1 - y0;

/** Whether a row goes on with a block: it has no amount in the column of the values, nor words that head it. */
function isInside(reading: Reading, row: Row, { span }: MoneyValue, isAbove: boolean): boolean {
  return !row.segments.some((segment) => {
    if (segment.x0 >= span.x1 || segment.x1 <= span.x0) return false;
    if (isAbove && LETTERS.test(segment.text)) return true;
    return (
      (segment.x0 < span.x0 && segment.x1 > span.x1 && LETTERS.test(segment.text)) ||
      (reading.values.get(segment) ?? []).some(
        ({ kind, span: other }) => kind === "money" && other.x0 < span.x1 && other.x1 > span.x0,
      )
    );
  });
}

function rowsAround(reading: Reading, value: MoneyValue): Row[] {
  const own = reading.sheet.rows[value.span.segment.row];
  if (!own) return [];
  const rows = [own];
  const unit = unitOf(value.span);
  for (const [step, most] of [
    [-1, ROWS_UP],
    [1, ROWS_DOWN],
  ] as const) {
    let last = own;
    for (let count = 1; count <= most; count++) {
      const row = reading.sheet.rows[own.index + step * count];
      if (row?.page !== own.page || row.segments.length === 0) break;
      if (Math.max(row.y0 - last.y1, last.y0 - row.y1) > ROW_GAP * unit) break;
      if (!isInside(reading, row, value, step < 0)) break;
      rows.push(row);
      last = row;
    }
  }
  return rows.toSorted((a, b) => a.index - b.index);
}

const hasWords = ({ text }: { readonly text: string }): boolean =>
  LETTERS.test(text) || SYMBOL.test(text.trim());

/** The print around a value in which its name is looked for: left of the value, or right of it where the row begins with it. */
export function blockOf(reading: Reading, value: MoneyValue): Block {
  const rows = rowsAround(reading, value);
  const words = rows.flatMap((row) => row.segments).filter((segment) => hasWords(segment));
  const left = words.filter(({ x0 }) => x0 < value.span.x0);
  return { value, rows, cells: left.length > 0 ? left : words };
}

/** What a token of print looks like. */
export type TokenKind =
  | "word"
  | "capitals"
  | "small"
  | "letter"
  | "symbol"
  | "code"
  | "number"
  | "percent"
  | "year"
  | "date"
  | "bracket"
  | "mark"
  | "none";

export function kindOfToken(token: string | undefined): TokenKind {
  if (!token) return "none";
  if (/^\(.*\)?[,;]?$/.test(token)) return "bracket";
  const bare = token.replaceAll(/^[“"']+|[,;:.)”"']+$/g, "");
  if (/^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/.test(bare)) return "date";
  if (bare.endsWith("%")) return "percent";
  if (/^20[2-9]\d$/.test(bare)) return "year";
  if (/^[$#-]?[\d,]*\.?\d+$/.test(bare)) return "number";
  if (/^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{6,12}$/.test(bare)) return "code";
  if (/^[A-Z]$/.test(bare)) return "letter";
  if (/^[A-Z]{3,5}$/.test(bare)) return "symbol";
  if (/^[A-Z0-9&./'’-]+$/.test(bare) && /[A-Z]/.test(bare)) return "capitals";
  if (/^[A-Za-z]*[a-z]/.test(bare)) return /^[a-z]/.test(bare) ? "small" : "word";
  return "mark";
}

/** Kinds of tokens that may stand beside a name without being of it. */
const BESIDE: ReadonlySet<TokenKind> = new Set([
  "letter",
  "symbol",
  "code",
  "number",
  "date",
  "bracket",
  "mark",
]);
const MOST_CUT = 3;

const PARTING = /\s[-–—|·•/]\s|:\s|;\s|,\s(?=[A-Z]{3,5}\b)/g;
/** Words with which something else begins that is told of a holding. */
const TELLS =
  /\s\(?(?:CUSIP|ISIN|Symbol|Ticker|Price|Class|Series|Ser|CL|Fund #|Acct|Account|Lot|Held|as of|Dividend|Reinvest\w*|Yield|Rated?|Managed|Advised|Due|Maturity|Callable|Est|7-day|NAV|Units?|Shares?|Qty|Exp)\b/gi;

/** Where a name may begin in a cell. */
function startsIn(text: string, from: number, to: number): number[] {
  const starts = [from];
  let at = from;
  for (let count = 0; count < MOST_CUT; count++) {
    const token = /^\s*\S+\s+/.exec(text.slice(at, to));
    if (!token || !BESIDE.has(kindOfToken(token[0].trim()))) break;
    at += token[0].length;
    starts.push(at);
  }
  const parting = text.slice(from, to).search(PARTING);
  if (parting > 0) starts.push(from + parting + 2);
  return [...new Set(starts)];
}

/** Where a name may end in a cell. */
function endsIn(text: string, from: number, to: number): number[] {
  const ends = [to];
  let at = to;
  for (let count = 0; count < MOST_CUT; count++) {
    const token = /\s+\S+\s*$/.exec(text.slice(from, at));
    if (!token || !BESIDE.has(kindOfToken(token[0].trim()))) break;
    at = from + token.index;
    ends.push(at);
  }
  const inner = text.slice(from, to);
  for (const match of inner.matchAll(PARTING)) ends.push(from + match.index);
  for (const match of inner.matchAll(TELLS)) ends.push(from + match.index);
  const bracket = inner.lastIndexOf(" (");
  if (bracket > 0) ends.push(from + bracket);
  return [...new Set(ends)].filter((end) => LETTERS.test(text.slice(from, end)));
}

/** The words of a cell without its figures: those before its first one, or behind a share that stands ahead of them. */
export function wordsOf(reading: Reading, segment: Segment): Piece {
  const [ahead, ...others] = figuresIn(reading, segment);
  const { text } = segment;
  if (!ahead) return { segment, start: 0, end: text.length };
  if (!LETTERS.test(text.slice(0, ahead.span.start)))
    return { segment, start: ahead.span.end, end: others[0]?.span.start ?? text.length };
  return { segment, start: 0, end: ahead.span.start };
}

/** Where a piece begins on the page. */
export function leftOf({ segment, start }: Piece): number {
  const first = segment.starts.findIndex((from) => from >= start);
  return segment.words[first]?.x0 ?? segment.x0;
}

/** The cell below of which a piece may be the line before. */
export function lineBelow({ cells }: Pick<Block, "cells">, piece: Piece): Segment | undefined {
  const { segment } = piece;
  const unit = unitOf(segment);
  const left = leftOf(piece);
  return cells.find(
    (other) =>
      other.row > segment.row &&
      other.row <= segment.row + 2 &&
      other.page === segment.page &&
      Math.abs(other.x0 - left) < INDENT * unit &&
      other.y0 - segment.y1 < LINE_GAP * unit,
  );
}

const nameOf = (pieces: readonly Piece[]): string =>
  clean(
    pieces
      .map(({ segment, start, end }) => segment.text.slice(start, end).trim())
      .reduce((name, text) => (/\w-$/.test(name) ? `${name}${text}` : `${name} ${text}`), ""),
  );

/** Runs of lines under each other, from every place at which a name may begin. */
function runsOf(reading: Reading, block: Block): Piece[][] {
  return block.cells.flatMap((cell) => {
    const words = wordsOf(reading, cell);
    return startsIn(cell.text, words.start, words.end).flatMap((start) => {
      const first = { ...words, start };
      if (!hasWords({ text: cell.text.slice(start, words.end) })) return [];
      const runs: Piece[][] = [[first]];
      let below = lineBelow(block, first);
      for (let run = [first]; below && !isTotalName(below.text) && run.length < MOST_LINES; ) {
        const line = wordsOf(reading, below);
        run = [...run, line];
        runs.push(run);
        below = lineBelow(block, line);
      }
      return runs;
    });
  });
}

const MOST_LETTERS = 100;
/** Words of sentences, which no name has. */
const SENTENCE = /\b(?:is|are|was|were|may|be|you|your|we|than|will|must|does)\b/;
/** The form of a company or a fund without its name. */
const FORM_ALONE = /^(?:co|corp|inc|plc|ltd|llc|lp|trust|fund|etf|index|shares|class|instl?)\.?$/i;
/** A security's number or a quantity before a name. */
const NUMBER_AHEAD = /^(?:(?=\S*\d)(?=\S*[A-Z])[A-Z0-9]{8,12}|\d{1,3}(?:,\d{3})+|\d{5,})\s/;

/**
 * Everything in a block that may be the name of its holding.
 * @param symbol what is known to be its symbol, which is no part of the name
 */
export function nameCandidates(reading: Reading, block: Block, symbol?: string): NameCandidate[] {
  const found = new Map<string, NameCandidate>();
  const add = (pieces: readonly Piece[]) => {
    const name = nameOf(pieces);
    const key = squash(name);
    if (!LETTERS.test(name) || found.has(key) || found.size >= MOST_CANDIDATES) return;
    if (name.length > MOST_LETTERS || SENTENCE.test(name) || NUMBER_AHEAD.test(name)) return;
    if (FORM_ALONE.test(name)) return;
    const last = pieces.at(-1);
    if (last && /\w-\s*$/.test(last.segment.text.slice(0, last.end))) return;
    if (symbol && name !== symbol && name.split(" ").includes(symbol)) return;
    found.set(key, { key, name, pieces });
  };
  const runs = runsOf(reading, block);
  for (const run of runs) add(run);
  for (const run of runs) {
    const last = run.at(-1);
    if (!last) continue;
    for (const end of endsIn(last.segment.text, last.start, last.end))
      add([...run.slice(0, -1), { ...last, end }]);
    const [first, ...others] = run;
    if (!first || others.length === 0) continue;
    for (const end of endsIn(first.segment.text, first.start, first.end)) add([{ ...first, end }, ...others]);
  }
  return [...found.values()];
}
