import { type ColumnRole, roleOfHeading } from "./column-words.ts";
import { looksLikeDate } from "./date-style.ts";
import { type Cell, cellAt, type Grid } from "./grid.ts";
import { looksLikeMoney } from "./money-style.ts";

/** One table inside a sheet: its heading, its rows, and the lines that stand above and below it. */
export type TableFrame = {
  readonly grid: Grid;
  /** Absent when the file begins with its first transaction. */
  readonly headingRow?: number;
  /** Rows below the heading; not all of them are transactions. */
  readonly rows: readonly number[];
  /** Rows above the heading that belong to this table. */
  readonly preamble: readonly number[];
};

const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set(["amount", "money-out", "money-in"]);
const DATE_ROLES: ReadonlySet<ColumnRole> = new Set(["date", "posted-date"]);
/** A title or an explanation may stand this far above the first row. */
const LOOK_AHEAD = 6;

export function isBlank(row: readonly Cell[] | undefined): boolean {
  return row === undefined || row.every((cell) => cell.text === "");
}

function rolesIn(row: readonly Cell[]): readonly (ColumnRole | undefined)[] {
  return row.map((cell) =>
    cell.number === undefined && cell.date === undefined ? roleOfHeading(cell.text) : undefined,
  );
}

/** Names of columns: a date and money, or a date above cells that are dates, or a list of what somebody owns. */
function isHeading(grid: Grid, index: number): boolean {
  const row = grid.rows[index] ?? [];
  const words = row.filter((cell) => cell.text !== "");
  if (words.length < 2 || words.some((cell) => looksLikeDate(cell) || /\d[.,]\d\d\b/.test(cell.text)))
    return false;
  const roles = rolesIn(row);
  const has = (wanted: ReadonlySet<ColumnRole>) =>
    roles.some((role) => role !== undefined && wanted.has(role));
  if (listsHoldings(roles)) return true;
  if (!has(DATE_ROLES)) return false;
  const known = new Set(roles.filter((role) => role !== undefined)).size;
  if (has(MONEY_ROLES) && known >= 2) return true;
  return known >= 2 && datesBelow(grid, index, roles);
}

const listsHoldings = (roles: readonly (ColumnRole | undefined)[]): boolean =>
  roles.includes("symbol") && roles.includes("market-value");

/** A name, a symbol and an amount: "a money market fund" in it is no name of the account below. */
const isHolding = (row: readonly Cell[] | undefined): boolean =>
  row !== undefined && filled(row) >= 3 && row.some(looksLikeMoney);

function datesBelow(grid: Grid, index: number, roles: readonly (ColumnRole | undefined)[]): boolean {
  const columns = roles.flatMap((role, column) =>
    role !== undefined && DATE_ROLES.has(role) ? [column] : [],
  );
  return Array.from({ length: LOOK_AHEAD }, (_, step) => index + 1 + step).some((row) =>
    columns.some((column) => looksLikeDate(cellAt(grid, row, column))),
  );
}

/** A row with a day and an amount in it is data, whatever its columns are called. */
export function isDataRow(row: readonly Cell[] | undefined): boolean {
  return (
    row !== undefined &&
    row.some(looksLikeDate) &&
    row.some((cell) => !looksLikeDate(cell) && looksLikeMoney(cell))
  );
}

/** The tables of one sheet in order; none when nothing in it looks like a list of transactions or holdings. */
export function findTables(grid: Grid): TableFrame[] {
  const all = grid.rows.map((_, index) => index);
  const headings = all.filter((index) => isHeading(grid, index));
  if (headings.length === 0) return withoutHeading(grid, all);
  let free: number[] = all.slice(0, headings[0]);
  return headings.map((headingRow, place) => {
    const below = all.slice(headingRow + 1, headings[place + 1] ?? all.length);
    const isHoldings = listsHoldings(rolesIn(grid.rows[headingRow] ?? []));
    const lastData = below.findLastIndex(
      (index) => isDataRow(grid.rows[index]) || (isHoldings && isHolding(grid.rows[index])),
    );
    const preamble = free;
    // What stands between the last row and the next heading speaks of the next table, and may close this one too.
    free = below.slice(lastData + 1);
    return { grid, headingRow, rows: below, preamble };
  });
}

const filled = (row: readonly Cell[] | undefined): number =>
  (row ?? []).filter((cell) => cell.text !== "").length;

/** A file without names of columns, or with names in a language of its own right above the first row. */
function withoutHeading(grid: Grid, all: readonly number[]): TableFrame[] {
  const first = all.findIndex((index) => isDataRow(grid.rows[index]));
  if (first < 0) return [];
  const above = grid.rows[first - 1];
  const isNamed =
    above !== undefined &&
    filled(above) >= 3 &&
    filled(above) >= filled(grid.rows[first]) - 2 &&
    !above.some((cell) => looksLikeDate(cell) || looksLikeMoney(cell));
  return [
    {
      grid,
      rows: all.slice(first),
      preamble: all.slice(0, isNamed ? first - 1 : first),
      ...(isNamed ? { headingRow: first - 1 } : {}),
    },
  ];
}
