import type { Reading } from "../reading.ts";
import type { Row, Segment } from "./sheet.ts";

/** Lines of a cell that stand this close to the sides of each other belong together. */
const ALIGNED = 0.012;

const overlapsLine = (line: Row, row: Row): boolean =>
  line.page === row.page && line.segments.length > 0 && line.y1 > row.y0 && line.y0 < row.y1;

const isBeside = (cell: Segment, row: Row): boolean =>
  row.segments.every(({ x0, x1 }) => cell.x1 < x0 || cell.x0 > x1);

/** The lower line of a cell whose upper one this is. */
const lowerLine = (upper: Segment, below: Row): Segment | undefined =>
  below.segments.find(
    ({ x0, x1 }) =>
      Math.abs(x0 - upper.x0) < ALIGNED ||
      Math.abs(x1 - upper.x1) < ALIGNED ||
      Math.abs(x0 + x1 - upper.x0 - upper.x1) / 2 < ALIGNED,
  );

/** A row with the cells of two lines that are centred beside it ("6.430%" over "Fixed"); undefined where it has none. */
function joined(row: Row, above: Row | undefined, below: Row | undefined): Row | undefined {
  if (!above || !below || !overlapsLine(above, row) || !overlapsLine(below, row)) return undefined;
  if (row.segments.length < 2 || above.segments.length !== below.segments.length) return undefined;
  const isCell = above.segments.every((cell) => isBeside(cell, row) && lowerLine(cell, below) !== undefined);
  if (!isCell || !below.segments.every((cell) => isBeside(cell, row))) return undefined;
  const segments = [...row.segments, ...above.segments, ...below.segments].toSorted((a, b) => a.x0 - b.x0);
  return { ...row, segments, y0: above.y0, y1: below.y1 };
}

/** Headings of several lines interlock as well: a row of a table prints figures. */
const isOfFigures = ({ segments }: Row, { values }: Reading): boolean =>
  segments.filter((cell) => (values.get(cell) ?? []).some(({ kind }) => FIGURES.has(kind))).length >= 2;
const FIGURES: ReadonlySet<string> = new Set(["money", "percent", "date"]);

/**
 * The rows of a sheet where a cell of two lines stands in the middle of a row of one line: both of its lines belong to that row, and their
 * own rows are empty.
 */
export function withCentredCells(reading: Reading): readonly Row[] {
  const { rows } = reading.sheet;
  const found = new Map<number, Row>();
  for (const [at, row] of rows.entries()) {
    if (found.has(at) || !isOfFigures(row, reading)) continue;
    const whole = joined(row, found.get(at - 1) ?? rows[at - 1], rows[at + 1]);
    if (!whole) continue;
    found.set(at, whole);
    for (const side of [at - 1, at + 1]) {
      const line = rows[side];
      if (line) found.set(side, { ...line, segments: [] });
    }
  }
  return found.size === 0 ? rows : rows.map((row, at) => found.get(at) ?? row);
}
