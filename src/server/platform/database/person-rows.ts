/** A person's rows of any table, opened and sealed again, without knowing what they mean. */
import { asc, count, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { PersonVault } from "../crypto/port.ts";
import type { PersonRow, PersonTable } from "./person-tables.ts";
import type { Sql } from "./port.ts";

/** So many rows are in memory at a time. */
const AT_ONCE = 200;

/** The rows of a table as they are stored, in the order of its key. Inside `atOneMoment`, or rows can be missed. */
export async function* storedRows(
  sql: Sql,
  { table, owner, order }: PersonTable,
  personId: string,
): AsyncGenerator<PersonRow> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows: PersonRow[] = await sql
      .select()
      .from(table)
      .where(eq(owner, personId))
      .orderBy(...order.map((column): SQL => asc(column)))
      .limit(AT_ONCE)
      .offset(offset);
    yield* rows;
    if (rows.length < AT_ONCE) return;
  }
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
