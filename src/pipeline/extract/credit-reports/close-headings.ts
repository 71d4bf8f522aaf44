import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { withCutCells } from "./cut-cells.ts";

type Box = { readonly x0: number; readonly x1: number };

/** Headings of a list of accounts: at least so many cells, all of them words. */
const CELLS = 5;
/** The lines of a list below its headings that say where its columns stand. */
const LINES_BELOW = 14;
/** As many of them have a cell at the edge of each piece of a heading. */
const ROWS_ALIKE = 2;
/** A heading begins or ends with its column this exactly, in page heights. */
const EDGE = 0.003;

const isAligned = (piece: Box, cell: Box): boolean =>
  Math.abs(piece.x0 - cell.x0) < EDGE || Math.abs(piece.x1 - cell.x1) < EDGE;

const FIGURE = /^[\d$,.()-]*\d[\d$,.()-]*$/;

/** "as of Aug" behind an amount goes on with it: what begins a column begins with a capital or a figure. */
const BEGINS = /^[A-Z\d$]/;

/** "0 MIN25" under "DUE TERMS": a figure that ends where the left piece does and a word that begins where the right one does, set as close as they. */
const isSetAlike = (left: Box, right: Box, { words }: Segment): boolean =>
  words.some((word, at) => {
    const before = words[at - 1];
    return (
      before !== undefined &&
      FIGURE.test(before.word.text) &&
      BEGINS.test(word.word.text) &&
      Math.abs(before.x1 - left.x1) < EDGE &&
      Math.abs(word.x0 - right.x0) < EDGE
    );
  });

const isHeadOf = ({ segments }: Row, { values }: Reading): boolean =>
  segments.length >= CELLS &&
  segments.every((cell) => (values.get(cell) ?? []).every(({ kind }) => kind !== "money"));

/** Whether some lines below have a cell under each of two pieces, at its edge, and no line has one that reaches into both. */
function partsColumns(left: Box, right: Box, below: readonly Row[]): boolean {
  const alike = below.filter(
    ({ segments }) =>
      segments.some((cell) => isSetAlike(left, right, cell)) ||
      (segments.some((cell) => isAligned(left, cell) && cell.x1 < right.x0) &&
        segments.some((cell) => isAligned(right, cell) && cell.x0 > left.x1)),
  );
  const crosses = below.some(({ segments }) =>
    segments.some((cell) => cell.x0 < left.x1 && cell.x1 > right.x0 && !isSetAlike(left, right, cell)),
  );
  return !crosses && alike.length >= ROWS_ALIKE;
}

function cutsOf(cell: Segment, below: readonly Row[]): number[] {
  const cuts: number[] = [];
  for (const [at, word] of cell.words.entries()) {
    const before = cell.words[at - 1];
    const from = cell.words[cuts.at(-1) ?? 0];
    const last = cell.words.at(-1);
    if (!before || !from || !last) continue;
    if (partsColumns({ x0: from.x0, x1: before.x1 }, { x0: word.x0, x1: last.x1 }, below)) cuts.push(at);
  }
  return cuts;
}

/** "PAYMENT 30 60 90": how often payments were late by so many days stands in a column of its own. */
const DAYS_LATE = /^30\W{1,3}60\W{1,3}90\+?(?:\W{1,3}120\+?)?$/;

const DAYS_BEGIN = /^(?:30|30\W{1,3}60)$/;
const DAYS_GO_ON = /^(?:60|90)\b/;

/** Where the days of being late begin in a cell; those after the first may have cells of their own. */
function cutsBeforeDays({ text, words, starts }: Segment, next: Segment | undefined): number[] {
  const isCut = DAYS_GO_ON.test(next?.text.trim() ?? "") ? DAYS_BEGIN : DAYS_LATE;
  const at = words.findIndex((_, index) => index > 0 && isCut.test(text.slice(starts[index]).trim()));
  return at > 0 && /[A-Za-z]/.test(text.slice(0, starts[at])) ? [at] : [];
}

/** Whether a word begins under a heading; figures under one of days may be narrower than its first. */
const isUnderFirst = (heading: Segment, word: Box): boolean => {
  const [first] = heading.words;
  const isOfDays = first !== undefined && DAYS_LATE.test(heading.text.trim());
  return (
    Math.abs(heading.x0 - word.x0) < EDGE ||
    (isOfDays && word.x0 > first.x0 - EDGE && word.x1 < first.x1 + EDGE)
  );
};

/** Whether a cell of headings begins a column left of which the figures end that run into its words. */
const beginsColumn = (heading: Segment, before: Box, word: Box, heads: readonly Segment[]): boolean =>
  isUnderFirst(heading, word) &&
  heads.some(
    (other) => other !== heading && other.x0 < before.x1 && other.x1 > before.x0 && other.x1 < word.x0,
  );

/** Figures and words of two columns that are set as close as words are ("0-0-0 CURR" under "90" and "STATUS"), in two lines of a list or more. */
function cutsBelow(heads: readonly Segment[], below: readonly Row[]): Map<Segment, number[]> {
  const found = heads.flatMap((heading) => {
    const cuts = below.flatMap(({ segments }) =>
      segments.flatMap((cell) =>
        cell.words.flatMap((word, at) => {
          const before = cell.words[at - 1];
          const isCut =
            before &&
            FIGURE.test(before.word.text) &&
            BEGINS.test(word.word.text) &&
            beginsColumn(heading, before, word, heads);
          return isCut ? [{ cell, at }] : [];
        }),
      ),
    );
    return cuts.length >= ROWS_ALIKE ? cuts : [];
  });
  const byCell = Map.groupBy(found, ({ cell }) => cell);
  return new Map(
    [...byCell].map(([cell, cuts]) => [cell, cuts.map(({ at }) => at).toSorted((a, b) => a - b)]),
  );
}

/** Takes figures apart from the words of the next column, below headings that stand apart. */
function withFiguresApart(reading: Reading, isHead: (row: Row) => boolean): Reading {
  const { rows } = reading.sheet;
  const cuts = new Map<Segment, number[]>();
  for (const row of rows.filter(isHead)) {
    const over = rows[row.index - 1];
    const heads = [...row.segments, ...(over?.page === row.page && isHead(over) ? over.segments : [])];
    const below = rows.slice(row.index + 1).filter(({ page }) => page === row.page);
    const end = below.findIndex(isHead);
    for (const [cell, at] of cutsBelow(heads, end < 0 ? below : below.slice(0, end))) cuts.set(cell, at);
  }
  return withCutCells(reading, (cell) => cuts.get(cell) ?? []);
}

/**
 * The reading with headings of neighbouring columns taken apart ("CREDIT BALANCE" over "$6,000" and "$4,519"): they stand no further from
 * each other than words do, but the lines below have a cell at the edge of each, and none across the space between them.
 */
export function withHeadingsApart(reading: Reading): Reading {
  const { sheet } = reading;
  const isWords = (row: Row) => isHeadOf(row, reading);
  const linesBelow = (row: Row) =>
    sheet.rows
      .slice(row.index + 1, row.index + 1 + LINES_BELOW)
      .filter(({ page }) => page === row.page)
      .filter(({ segments }) => segments.some((cell) => (reading.values.get(cell) ?? []).length > 0));
  // "OPEN TRADES: 7" is a figure with its label.
  const apart = withCutCells(reading, (cell, row) => {
    if (!isWords(row)) return [];
    return /[\d:]/.test(cell.text)
      ? cutsBeforeDays(cell, row.segments[row.segments.indexOf(cell) + 1])
      : cutsOf(cell, linesBelow(row));
  });
  return withFiguresApart(apart, (row) => isHeadOf(row, apart));
}
