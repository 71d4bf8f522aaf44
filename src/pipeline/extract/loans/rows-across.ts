import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** What the heading of a list prints in each column: the loan that a cell names, or "total". */
type Columns = { readonly page: number; readonly cells: readonly (readonly [Segment, number | "total"])[] };

const DAY =
  /^(?:(?:payment|effective|posted|posting|transaction|trans)\s)?date(?:\s(?:paid|posted|received))?$/i;
const TOTAL = /^(?:grand\s)?total\b/i;
/** Blank lines within a list, in line heights. */
const ROW_GAP = 3;

const middle = ({ x0, x1 }: { readonly x0: number; readonly x1: number }) => (x0 + x1) / 2;

/** "Date | Loan 1 | Loan 2 | Total": a heading of days whose other cells each name a loan; undefined for other rows. */
function columnsIn(
  { segments, page }: Row,
  loanOf: (cell: Segment) => number | undefined,
): Columns | undefined {
  if (!segments.some(({ text }) => DAY.test(text.trim()))) return undefined;
  const cells = segments.flatMap((cell): Columns["cells"] => {
    const loan = TOTAL.test(cell.text.trim()) ? "total" : loanOf(cell);
    return loan === undefined ? [] : [[cell, loan]];
  });
  const loans = cells.flatMap(([, loan]) => (loan === "total" ? [] : [loan]));
  return new Set(loans).size >= 2 && new Set(loans).size === loans.length ? { page, cells } : undefined;
}

/** The heading that a figure stands under: the nearest one, no further off than the next would be. */
function columnOf(cell: Segment, { cells }: Columns): number | "total" | undefined {
  const away = cells.map(([head]) =>
    Math.min(Math.abs(head.x0 - cell.x0), Math.abs(head.x1 - cell.x1), Math.abs(middle(head) - middle(cell))),
  );
  const [first, second] = cells;
  const pitch = first && second ? middle(second[0]) - middle(first[0]) : 0;
  const nearest = Math.min(...away);
  return nearest < pitch / 2 ? cells[away.indexOf(nearest)]?.[1] : undefined;
}

/** The shares of one dated row, each under the name of its loan; undefined where a figure stands under none, or two under one. */
function sharesOf(
  row: Row,
  { values }: Reading,
  columns: Columns,
): ReadonlyMap<number, Segment[]> | undefined {
  const kinds = (cell: Segment) => (values.get(cell) ?? []).map(({ kind }) => kind);
  const money = row.segments.filter((cell) => kinds(cell).includes("money"));
  if (money.length === 0 || !row.segments.some((cell) => kinds(cell).includes("date"))) return undefined;
  const shares = new Map<number | "total", Segment>();
  for (const cell of money) {
    const column = columnOf(cell, columns);
    if (column === undefined || shares.has(column)) return undefined;
    shares.set(column, cell);
  }
  return new Map(
    [...shares].flatMap(([loan, share]) =>
      loan === "total"
        ? []
        : [[loan, row.segments.filter((cell) => cell === share || !money.includes(cell))] as const],
    ),
  );
}

/**
 * Payments by loan in columns ("Date | Loan 1 | Loan 2 | Total"): for each row of such a list the cells of each loan, without those of the
 * others and their total; for its heading none.
 */
export function rowsAcross(
  reading: Reading,
  loanOf: (cell: Segment) => number | undefined,
): ReadonlyMap<Row, ReadonlyMap<number, Segment[]>> {
  const found = new Map<Row, ReadonlyMap<number, Segment[]>>();
  let columns: Columns | undefined;
  let last: Row | undefined;
  for (const row of reading.sheet.rows) {
    const heading = columnsIn(row, loanOf);
    const isNext =
      last !== undefined && last.page === row.page && row.y0 - last.y1 < ROW_GAP * (last.y1 - last.y0);
    const shares = columns && isNext ? sharesOf(row, reading, columns) : undefined;
    if (heading) found.set(row, new Map());
    else if (shares) found.set(row, shares);
    columns = heading ?? (shares ? columns : undefined);
    last = row;
  }
  return found;
}
