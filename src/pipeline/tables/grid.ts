import type { Box, Evidence } from "#contract/extraction.ts";

/** One cell: what it prints and, in a spreadsheet, the number or the day that is stored behind the print. */
export type Cell = { readonly text: string; readonly number?: number; readonly date?: string };

/** One sheet of cells. A text table is a grid with one sheet; its rows may have different lengths. */
export type Grid = {
  /** Counts from 1. */
  readonly sheet: number;
  readonly name?: string;
  readonly rows: ReadonlyArray<readonly Cell[]>;
  /** Cells of the longest row. */
  readonly width: number;
};

export const EMPTY_CELL: Cell = { text: "" };

export function gridOf(rows: ReadonlyArray<readonly Cell[]>, sheet = 1, name?: string): Grid {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 1);
  return { sheet, rows, width, ...(name === undefined ? {} : { name }) };
}

export function cellAt(grid: Grid, row: number, column: number): Cell {
  return grid.rows[row]?.[column] ?? EMPTY_CELL;
}

/** A part of a whole, fine enough for one row in fifty thousand. */
export function share(part: number, whole: number): number {
  return Math.min(1, Math.round((part / Math.max(1, whole)) * 1e7) / 1e7);
}

/**
 * Where a cell stands: the page is the sheet's number, the box the cell's place when all columns are equally wide and all rows
 * equally high, from the first row of the file to the last. `text` is what the cell prints unless it may not be shown whole.
 */
export function cellEvidence(grid: Grid, row: number, column: number, text?: string): Evidence {
  const height = grid.rows.length;
  const box: Box = [
    share(column, grid.width),
    share(row, height),
    share(column + 1, grid.width),
    share(row + 1, height),
  ];
  return { page: grid.sheet, box, text: text ?? cellAt(grid, row, column).text, confidence: 1 };
}

/** A full account number never leaves: only its last four characters do. */
export function maskNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, "").length;
  let seen = 0;
  return text.replaceAll(/\d/g, (digit) => (++seen > digits - 4 ? digit : "•"));
}
