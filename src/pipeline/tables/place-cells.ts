import type { Columns } from "./assign-columns.ts";
import { looksLikeDate } from "./date-style.ts";
import type { TableFrame } from "./find-tables.ts";
import { type Cell, EMPTY_CELL } from "./grid.ts";
import { type DecimalMark, readMoney } from "./money-style.ts";
import type { PlacedRow } from "./read-rows.ts";

/** Rows shorter than the rest are normal when this share of them is: the bank leaves empty cells at the end away. */
const SHORT_IS_NORMAL = 0.1;

/**
 * How a row's cells stand under the heading. A comma inside an unquoted description gives a row more cells: the description is
 * put together again when everything after it then is what it should be. Undefined when the cells cannot be placed for certain:
 * an amount that slid into its neighbour's column would be a wrong figure.
 */
export function placeCells(
  frame: TableFrame,
  columns: Columns,
): (row: number, mark: DecimalMark) => PlacedRow | undefined {
  const { grid } = frame;
  const lengthOf = (row: number) => (grid.rows[row] ?? []).findLastIndex((cell) => cell.text !== "") + 1;
  const dated = frame.rows.filter((row) => (grid.rows[row] ?? []).some(looksLikeDate));
  const heading = frame.headingRow === undefined ? 0 : lengthOf(frame.headingRow);
  const width = Math.max(heading, usual(dated.map(lengthOf)));
  const needed =
    Math.max(columns.amount ?? 0, columns.moneyOut ?? 0, columns.moneyIn ?? 0, columns.balance ?? 0) + 1;
  const isShort = (row: number) => (grid.rows[row]?.length ?? 0) < needed;
  const shortIsNormal = dated.filter(isShort).length > dated.length * SHORT_IS_NORMAL;
  const text = columns.descriptions[0];

  return (row, decimal) => {
    const cells = grid.rows[row] ?? [];
    const surplus = lengthOf(row) - width;
    const plain: PlacedRow = { cell: (column) => cells[column] ?? EMPTY_CELL, at: (column) => column };
    if (surplus <= 0) return isShort(row) && !shortIsNormal && dated.includes(row) ? undefined : plain;
    if (!cells.some(looksLikeDate)) return plain;
    // "CR" in a cell of its own behind the amount, without a heading.
    const mark = cells[width]?.text ?? "";
    const { amount } = columns;
    if (surplus === 1 && amount === width - 1 && /^(?:CR|DR)$/i.test(mark)) {
      const marked: Cell = { text: `${cells[amount]?.text ?? ""} ${mark}` };
      return { at: plain.at, cell: (column) => (column === amount ? marked : plain.cell(column)) };
    }
    if (text === undefined || !isLooseText(cells, text, surplus)) return undefined;
    const shifted: PlacedRow = {
      at: (column) => (column > text ? column + surplus : column),
      cell: (column) => {
        if (column === text)
          return {
            text: cells
              .slice(text, text + surplus + 1)
              .map((cell) => cell.text)
              .join(", "),
          };
        return cells[column > text ? column + surplus : column] ?? EMPTY_CELL;
      },
    };
    return fits(columns, shifted, decimal) ? shifted : undefined;
  };
}

function usual(lengths: readonly number[]): number {
  const counts = Map.groupBy(lengths, (length) => length);
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 0;
}

/** Pieces of a description; a piece like "1" before "234.56" would be a torn amount. */
function isLooseText(cells: readonly Cell[], from: number, surplus: number): boolean {
  return !cells.slice(from + 1, from + surplus + 2).some((cell) => /^[-($€£\s]*\d{1,3}$/.test(cell.text));
}

function fits(columns: Columns, row: PlacedRow, mark: DecimalMark): boolean {
  const money = [columns.amount, columns.moneyOut, columns.moneyIn, columns.balance].flatMap(
    (column) => column ?? [],
  );
  const cells = money.map((column) => row.cell(column));
  return (
    columns.dates.some((column) => looksLikeDate(row.cell(column))) &&
    cells.some((cell) => cell.text !== "") &&
    cells.every((cell) => cell.text === "" || readMoney(cell, mark) !== undefined)
  );
}
