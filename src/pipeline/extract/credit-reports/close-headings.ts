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

/** Whether some lines below have a cell under each of two pieces, at its edge, and no line has one that reaches into both. */
function partsColumns(left: Box, right: Box, below: readonly Row[]): boolean {
  const alike = below.filter(
    ({ segments }) =>
      segments.some((cell) => isAligned(left, cell) && cell.x1 < right.x0) &&
      segments.some((cell) => isAligned(right, cell) && cell.x0 > left.x1),
  );
  const crosses = below.some(({ segments }) =>
    segments.some((cell) => cell.x0 < left.x1 && cell.x1 > right.x0),
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

/**
 * The reading with headings of neighbouring columns taken apart ("CREDIT BALANCE" over "$6,000" and "$4,519"): they stand no further from
 * each other than words do, but the lines below have a cell at the edge of each, and none across the space between them.
 */
export function withHeadingsApart(reading: Reading): Reading {
  const { sheet } = reading;
  const isWords = (row: Row) =>
    row.segments.length >= CELLS &&
    row.segments.every((cell) => (reading.values.get(cell) ?? []).every(({ kind }) => kind !== "money"));
  const linesBelow = (row: Row) =>
    sheet.rows
      .slice(row.index + 1, row.index + 1 + LINES_BELOW)
      .filter(({ page }) => page === row.page)
      .filter(({ segments }) => segments.some((cell) => (reading.values.get(cell) ?? []).length > 0));
  // "OPEN TRADES: 7" is a figure with its label.
  return withCutCells(reading, (cell, row) =>
    !isWords(row) || /[\d:]/.test(cell.text) ? [] : cutsOf(cell, linesBelow(row)),
  );
}
