/** Rows from one database to another as text, which both read back exactly; what they mean is not looked at. */
import type { ClientBase } from "pg";
import { quoted, type TableShape } from "./table-shapes.ts";

/** A row, or its key: each column as the database prints it. */
type TextRow = readonly (string | null)[];

/** About so many characters are in memory at a time, whatever is in the rows. */
const CHARACTERS_AT_ONCE = 4_000_000;
const MOST_ROWS_AT_ONCE = 1_000;
/** Until it is known how large the rows of a table are. */
const FIRST_ROWS = 10;

/** Both sessions must print alike, to the last digit. */
export const printingAlike = `set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
  set bytea_output to 'hex'; set extra_float_digits to 1`;

const names = (columns: TableShape["columns"]): string => columns.map(({ name }) => quoted(name)).join(", ");
const asText = (columns: TableShape["columns"]): string =>
  columns.map(({ name }) => `${quoted(name)}::text`).join(", ");
/** The n-th parameter is the n-th column of all rows: one statement, whatever their number. */
const fromParameters = (columns: TableShape["columns"]): string =>
  `select ${columns.map(({ type }, index) => `x.c${index}::${type}`).join(", ")}
     from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(", ")})
       as x(${columns.map((_, index) => `c${index}`).join(", ")})`;
const byColumn = (columns: TableShape["columns"], rows: readonly TextRow[]): (string | null)[][] =>
  columns.map((_, index) => rows.map((row) => row[index] ?? null));

const rowHash = (shape: TableShape): string =>
  `encode(sha256(convert_to(row(${names(shape.columns)})::text, 'UTF8')), 'hex')`;

/** The key of a row among its columns. */
export function keyOf(shape: TableShape, row: TextRow): TextRow {
  return shape.key.map(({ name }) => row[shape.columns.findIndex((column) => column.name === name)] ?? null);
}

/** `what` of the rows behind `last` in the order of the key. */
async function rowsBehind(
  source: ClientBase,
  shape: TableShape,
  what: string,
  last: TextRow | undefined,
  limit: number,
): Promise<readonly TextRow[]> {
  const after = shape.key.map(({ type }, index) => `$${index + 1}::text::${type}`).join(", ");
  const { rows } = await source.query<(string | null)[]>({
    rowMode: "array",
    text: `select ${what} from ${quoted(shape.name)}
      ${last === undefined ? "" : `where (${names(shape.key)}) > (${after})`}
      order by ${names(shape.key)} limit ${limit}`,
    values: [...(last ?? [])],
  });
  return rows;
}

/** The rows behind `last`, in pieces that fit into memory. */
export async function* readBatches(
  source: ClientBase,
  shape: TableShape,
  last: TextRow | undefined,
): AsyncGenerator<readonly TextRow[]> {
  let limit = FIRST_ROWS;
  let behind = last;
  for (;;) {
    const rows = await rowsBehind(source, shape, asText(shape.columns), behind, limit);
    const [final] = rows.slice(-1);
    if (final === undefined) return;
    yield rows;
    if (rows.length < limit) return;
    behind = keyOf(shape, final);
    const characters = rows.flat().reduce((sum, value) => sum + (value?.length ?? 0), 1);
    const fitting = Math.floor((CHARACTERS_AT_ONCE * rows.length) / characters);
    limit = Math.min(MOST_ROWS_AT_ONCE, Math.max(1, fitting));
  }
}

export async function writeBatch(
  target: ClientBase,
  shape: TableShape,
  rows: readonly TextRow[],
): Promise<void> {
  await target.query(
    `insert into ${quoted(shape.name)} (${names(shape.columns)}) ${fromParameters(shape.columns)}`,
    byColumn(shape.columns, rows),
  );
}

/** How many rows of the table there are, or "different": each is looked for by its key and compared by a hash of all its columns. */
export async function compareTable(
  source: ClientBase,
  target: ClientBase,
  shape: TableShape,
): Promise<number | "different"> {
  let compared = 0;
  let last: TextRow | undefined;
  for (;;) {
    const what = `${asText(shape.key)}, ${rowHash(shape)}`;
    const rows = await rowsBehind(source, shape, what, last, MOST_ROWS_AT_ONCE);
    const [final] = rows.slice(-1);
    if (final === undefined) break;
    const { rows: moved } = await target.query<(string | null)[]>({
      rowMode: "array",
      text: `select ${what} from ${quoted(shape.name)} where (${names(shape.key)}) in (${fromParameters(shape.key)})`,
      values: byColumn(shape.key, rows),
    });
    const there = new Set(moved.map((row) => JSON.stringify(row)));
    if (!rows.every((row) => there.has(JSON.stringify(row)))) return "different";
    compared += rows.length;
    last = final.slice(0, -1);
  }
  // Keys are unique, so the same number of rows leaves no room for one too many.
  const { rows } = await target.query<{ n: string }>(`select count(*) as n from ${quoted(shape.name)}`);
  return Number(rows[0]?.n) === compared ? compared : "different";
}
