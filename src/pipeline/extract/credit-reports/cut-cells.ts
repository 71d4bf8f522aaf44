import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { findValues } from "../values/find-values.ts";

function pieceOf(cell: Segment, from: number, to: number): Segment {
  const words = cell.words.slice(from, to);
  const start = cell.starts[from] ?? 0;
  return {
    ...cell,
    words,
    text: cell.text.slice(start, cell.starts[to] ?? cell.text.length).trimEnd(),
    starts: cell.starts.slice(from, to).map((place) => place - start),
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
  };
}

/**
 * The same page with some cells in pieces; the reading itself where none is cut.
 * @param cutsOf before which words of a cell it is cut, by their places among its words
 */
export function withCutCells(
  reading: Reading,
  cutsOf: (cell: Segment, row: Row) => readonly number[],
): Reading {
  let isCut = false;
  const rows = reading.sheet.rows.map((row): Row => {
    const segments = row.segments.flatMap((cell) => {
      const cuts = cutsOf(cell, row);
      if (cuts.length === 0) return [cell];
      isCut = true;
      const ends = [0, ...cuts, cell.words.length];
      return ends.slice(1).map((to, index) => pieceOf(cell, ends[index] ?? 0, to));
    });
    return { ...row, segments };
  });
  if (!isCut) return reading;
  const segments = rows.flatMap((row) => row.segments);
  const values = new Map(
    segments.map((cell) => [cell, reading.values.get(cell) ?? findValues(cell)] as const),
  );
  return { sheet: { rows, segments }, values, allValues: [...values.values()].flat() };
}
