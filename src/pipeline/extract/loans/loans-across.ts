import type { Row, Segment } from "../layout/sheet.ts";
import type { Table, TableRow } from "../layout/tables.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

/** "Group: AA", "Loan 02", "Note B": what a loan is called over its column; "Loan amount" is no name. */
const NAME =
  /^(?:loan|group|note|account|plan|award)\b\W*(?:(?!of\b|to\b|no\b)[a-z]{1,2}|[a-z]{0,3}\d[\w-]*)\b/i;
/** "Group | AA | AB": the word once, at the left of the names. */
const WORD = /^(?:(?:loan|your)\s)?(?:loan|group|note|plan)(?:\s(?:no\.?|number|#|id))?\s?[:#]?$/i;
/** Behind a code the program may stand: "1-01 DLSTFD". */
const CODE = /^(?:[A-Z]{1,2}|(?:[A-Z]{0,2}\d{1,3}|\d{1,2}-\d{1,2})(?:\s[A-Z]{4,8})?)$/;
const TOTAL = /^(?:grand\s)?(?:total|all|combined)\b/i;

/** Blank lines within a table, in line heights: rows of one figure may be parted by two or three rows of words. */
const ROW_GAP = 6;

/** The names of loans in a row that holds nothing else but a word at its left and their total. */
function namesIn({ segments }: Row): readonly Segment[] {
  const [word, ...codes] = segments;
  if (word && WORD.test(word.text) && codes.every(({ text }) => CODE.test(text) || TOTAL.test(text))) {
    const own = new Set(codes.filter(({ text }) => CODE.test(text)).map(({ text }) => text));
    if (own.size >= 2) return codes;
  }
  const first = segments.findIndex(({ text }) => NAME.test(text));
  const names = segments.slice(first);
  const isNamed = first >= 0 && first <= 1 && names.every(({ text }) => NAME.test(text) || TOTAL.test(text));
  const own = new Set(names.filter(({ text }) => NAME.test(text)).map(({ text }) => text));
  return isNamed && own.size >= 2 ? names : [];
}

const middle = ({ x0, x1 }: { readonly x0: number; readonly x1: number }) => (x0 + x1) / 2;

/** The name that a figure stands under: the nearest one, no further off than the next would be. */
function columnOf(names: readonly Segment[], value: PrintedValue): number | undefined {
  const pitch = Math.min(...names.slice(1).map((name, index) => middle(name) - middle(names[index] ?? name)));
  const away = names.map(({ x0, x1 }) =>
    Math.min(
      Math.abs(x0 - value.span.x0),
      Math.abs(x1 - value.span.x1),
      Math.abs((x0 + x1) / 2 - middle(value.span)),
    ),
  );
  const nearest = Math.min(...away);
  return nearest < pitch / 2 ? away.indexOf(nearest) : undefined;
}

const isFigure = (value: PrintedValue) =>
  value.kind === "percent" || value.kind === "date" || (value.kind === "money" && !value.money.bare);

/** The cells left of the columns; figures beside a name of two lines stand halfway between them. */
function titlesOf(row: Row, names: readonly Segment[], { sheet }: Reading): readonly Segment[] {
  const left = Math.min(...names.map(({ x0 }) => x0));
  const isTitle = (cell: Segment) => cell.x0 < left && cell.x1 < middle(names[0] ?? cell);
  const own = row.segments.filter(isTitle);
  if (own.length > 0) return own;
  return [sheet.rows[row.index - 1], sheet.rows[row.index + 1]].flatMap((line) => {
    const isHalfway = line?.page === row.page && line.y0 < row.y1 && row.y0 < line.y1;
    return isHalfway && line.segments.every(isTitle) ? line.segments : [];
  });
}

/** A row that prints a figure under at least one of the names. */
function rowUnder(row: Row, names: readonly Segment[], reading: Reading): TableRow | undefined {
  const titles = titlesOf(row, names, reading);
  const placed = new Map<number, PrintedValue>();
  for (const cell of row.segments) {
    if (titles.includes(cell)) continue;
    for (const value of (reading.values.get(cell) ?? []).filter(isFigure)) {
      const column = columnOf(names, value);
      if (column !== undefined && !placed.has(column)) placed.set(column, value);
    }
  }
  if (placed.size === 0 || titles.length === 0) return undefined;
  return { row, name: titles.map(({ text }) => text).join(" "), values: placed };
}

function tableUnder(heading: Row, names: readonly Segment[], reading: Reading): Table {
  const rows: TableRow[] = [];
  let last = heading;
  for (const row of reading.sheet.rows.slice(heading.index + 1)) {
    const gap = (row.y0 - last.y1) / Math.max(0.004, heading.y1 - heading.y0);
    if (row.page !== heading.page || gap > ROW_GAP || namesIn(row).length > 0) break;
    const read = rowUnder(row, names, reading);
    if (!read) continue;
    rows.push(read);
    last = row;
  }
  const columns = names.map(({ x0, x1, text }) => ({
    x0,
    x1,
    heading: /\s/.test(text) && CODE.test(text) ? `Loan ${text}` : text,
  }));
  return { columns, rows, headingRows: [heading] };
}

/**
 * Tables whose columns are loans named in one row ("Group: AA", "Group: AB"), with rows of words among those of figures. Tables under the
 * same names go on with the same loans.
 */
export function loansAcross(reading: Reading): Table[] {
  const tables = new Map<string, Table>();
  for (const row of reading.sheet.rows) {
    const names = namesIn(row);
    if (names.length === 0) continue;
    const table = tableUnder(row, names, reading);
    const key = names.map(({ text }) => text).join("|");
    const before = tables.get(key);
    tables.set(key, before ? { ...before, rows: [...before.rows, ...table.rows] } : table);
  }
  return [...tables.values()];
}
