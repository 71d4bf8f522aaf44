/** A person's rows of any table, opened and sealed again, without knowing what they mean. */
import { and, asc, count, eq, getTableColumns, sql as query, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PersonVault } from "../crypto/port.ts";
import type { PersonRow, PersonTable } from "./person-table.ts";
import type { Sql } from "./port.ts";

/** So many rows are in memory at a time. */
const AT_ONCE = 200;

/** The rows of a table as they are stored, in the order of its key. Inside `atOneMoment`, or rows can be missed. */
export async function* storedRows(
  sql: Sql,
  { table, owner, order }: PersonTable,
  personId: string,
): AsyncGenerator<PersonRow> {
  const names = order.map((column) => nameIn(table, column));
  let last: PersonRow | undefined;
  for (;;) {
    // On from the last key instead of counting from the first row: the hundredth page costs what the first does.
    const after = last && isAfter(order, names, last);
    const rows: PersonRow[] = await sql
      .select()
      .from(table)
      .where(and(eq(owner, personId), after))
      .orderBy(...order.map((column): SQL => asc(column)))
      .limit(AT_ONCE);
    yield* rows;
    last = rows.at(-1);
    // Without a key of its own a table has one row of each person.
    if (rows.length < AT_ONCE || order.length === 0) return;
  }
}

/** "(a, b) > (1, 2)": behind this row in the order of the key. */
function isAfter(order: readonly PgColumn[], names: readonly string[], row: PersonRow): SQL {
  const values = order.map((column, index) => query`${query.param(row[names[index] ?? ""], column)}`);
  return query`(${query.join([...order], query`, `)}) > (${query.join(values, query`, `)})`;
}

/** What a column is called in the rows of its table. */
function nameIn(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one.name === column.name);
  if (found === undefined) throw new Error(`${column.name} is not a column of its table`);
  return found[0];
}

/** A sealed column under the name it has when it is open: "contentSealed" is "content". */
export const openName = (column: string): string => column.replace(/Sealed$/, "");

/** What is sealed in a row, opened, under the names of `openName`; null where there is nothing. */
export function openSealed(
  vault: PersonVault,
  { sealed }: PersonTable,
  row: PersonRow,
  personId: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sealed).map(([column, { place, holds }]) => {
      const bytes = row[column];
      if (!Buffer.isBuffer(bytes)) return [openName(column), null];
      const opened = vault.open(place(row, personId), bytes).toString();
      return [openName(column), holds === "json" ? (JSON.parse(opened) as unknown) : opened];
    }),
  );
}

/** The other way: seals what `opened` holds under the names of `openName` for this row. */
export function sealOpened(
  vault: PersonVault,
  { sealed }: PersonTable,
  row: PersonRow,
  opened: PersonRow,
  personId: string,
): Record<string, Buffer | null> {
  return Object.fromEntries(
    Object.entries(sealed).map(([column, { place, holds }]) => {
      const value = opened[openName(column)] ?? null;
      if (value === null) return [column, null];
      const plain = holds === "json" ? JSON.stringify(value) : (value as string); // what `holds` says
      return [column, vault.seal(place(row, personId), plain)];
    }),
  );
}

export async function insertRows(
  sql: Sql,
  { table }: PersonTable,
  rows: readonly PersonRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await sql.insert(table).values(rows.slice(start, start + AT_ONCE));
  }
}

/** Writes these columns into the stored row `row`; it stays the same row, which others may hold on to. */
export async function updateRow(
  sql: Sql,
  { table, owner, order }: PersonTable,
  row: PersonRow,
  changed: PersonRow,
): Promise<void> {
  const isRow = [owner, ...order].map((column) => eq(column, row[nameIn(table, column)]));
  await sql
    .update(table)
    .set(changed)
    .where(and(...isRow));
}

/** How many there were. */
export async function deleteRows(sql: Sql, { table, owner }: PersonTable, personId: string): Promise<number> {
  const { rowCount } = await sql.delete(table).where(eq(owner, personId));
  return rowCount ?? 0;
}

export async function countRows(sql: Sql, { table, owner }: PersonTable, personId: string): Promise<number> {
  const [row] = await sql.select({ n: count() }).from(table).where(eq(owner, personId));
  return row?.n ?? 0;
}

/** The columns of a table by the names of schema.ts. */
export const columnsOf = ({ table }: PersonTable) => getTableColumns(table);
