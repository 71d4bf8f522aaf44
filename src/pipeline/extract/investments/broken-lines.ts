import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment, Span } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { isTotalName } from "./holding-words.ts";
import { isAligned, isAsLarge, unitOf } from "./print-of-names.ts";
import { TABLE_ROWS } from "./table-around.ts";

/** What a row prints in the column of a value. */
export function valueUnder(reading: Reading, row: Row | undefined, value: MoneyValue): Span | undefined {
  if (row?.page !== value.span.segment.page) return undefined;
  const values = (row?.segments ?? []).flatMap((segment) => reading.values.get(segment) ?? []);
  return values.find(
    ({ kind, span }) => kind === "money" && span.x0 < value.span.x1 && span.x1 > value.span.x0,
  )?.span;
}

/** Lines of one cell around the one that has its figures. */
const CELL_ROWS = 3;

/** The right edge of the longest line in the column of a name, on the rows of its table: its cell is at least this wide. */
function columnEdge(reading: Reading, name: Segment, value: MoneyValue): number {
  const { rows } = reading.sheet;
  const near = rows.slice(Math.max(0, name.row - TABLE_ROWS), name.row + TABLE_ROWS);
  const held = near.filter((row) => valueUnder(reading, row, value) !== undefined);
  const right = held
    .flatMap((row) => row.segments)
    .filter((segment) => segment.x0 > name.x0 + 2 * unitOf(name))
    .map((segment) => segment.x0);
  const next = Math.min(1, ...right);
  const own = new Set(
    held.flatMap(({ index }) => rows.slice(Math.max(0, index - CELL_ROWS), index + CELL_ROWS + 1)),
  );
  const edges = [...own]
    .flatMap((row) => row.segments)
    .filter((segment) => isAligned(segment, name) && segment.x1 < next && isAsLarge(segment, name))
    // "Total Mutual Funds (77% of account holdings)" reaches over several columns.
    .filter(({ text }) => !isTotalName(text.trim()))
    .map((segment) => segment.x1);
  return Math.max(name.x1, ...edges);
}

/**
 * Whether a line broke because the next word had no room in its column. "perhaps" for the longest line of all, which shows nothing of
 * how wide its column is.
 */
export function isBroken(
  reading: Reading,
  line: Segment,
  next: Segment,
  value: MoneyValue,
): boolean | "perhaps" {
  const [word] = next.words;
  const edge = columnEdge(reading, line, value);
  if (line.x1 >= edge) return "perhaps";
  return word !== undefined && line.x1 + (word.x1 - word.x0) + 0.2 * unitOf(line) > edge;
}
