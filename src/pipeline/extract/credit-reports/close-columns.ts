import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { withCutCells } from "./cut-cells.ts";

/** A space between two columns is at least this wide, in line heights and beside the space between words. */
const WIDE = 0.5;
const WIDER = 2;
/** Words of one column begin this near to each other, in page heights. */
const EDGE = 0.0025;
/** As many other lines with a word at this edge make it a column's. */
const LINES = 2;

const heightOf = (cell: { readonly y0: number; readonly y1: number }) => cell.y1 - cell.y0;

type Gap = { readonly at: number; readonly x: number; readonly space: number };

function gapsOf({ words }: Segment): Gap[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index];
    return before
      ? [
          {
            at: index + 1,
            x: word.x0,
            space: (word.x0 - before.x1) / Math.min(heightOf(before), heightOf(word)),
          },
        ]
      : [];
  });
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Where the words of each page begin behind a wide space or at the left of a cell: row and place. */
type Edges = ReadonlyMap<number, ReadonlyArray<{ readonly row: number; readonly x: number }>>;

function cutsOf(cell: Segment, usual: number, edges: Edges): number[] {
  return gapsOf(cell)
    .filter(({ x, space }) => {
      if (space < Math.max(WIDE, WIDER * usual)) return false;
      const rows = (edges.get(cell.page) ?? []).filter(
        (edge) => edge.row !== cell.row && Math.abs(edge.x - x) < EDGE,
      );
      return new Set(rows.map(({ row }) => row)).size >= LINES;
    })
    .map(({ at }) => at);
}

/**
 * The reading with cells of columns set close taken apart: an amount at the right edge of one column stands hardly further from the label at
 * the left edge of the next than words do ("$310 Owner"). The space is wide for one between words, and other lines have a word begin right
 * there.
 */
export function withCloseColumns(reading: Reading): Reading {
  const { sheet } = reading;
  const usual = medianOf(sheet.segments.flatMap((cell) => gapsOf(cell).map(({ space }) => space)));
  const edges: Edges = Map.groupBy(
    sheet.segments.flatMap((cell) => [
      { page: cell.page, row: cell.row, x: cell.x0 },
      ...gapsOf(cell)
        .filter(({ space }) => space >= Math.max(WIDE, WIDER * usual))
        .map(({ x }) => ({ page: cell.page, row: cell.row, x })),
    ]),
    ({ page }) => page,
  );
  return withCutCells(reading, (cell) => cutsOf(cell, usual, edges));
}
