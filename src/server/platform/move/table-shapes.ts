import type { ClientBase } from "pg";
import { StartupError } from "../startup-error.ts";

/** What must be known of a table to copy it without knowing what its rows mean. */
export type TableShape = {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
  /** The primary key, in its order. */
  readonly key: readonly ColumnShape[];
};

export type ColumnShape = { readonly name: string; readonly type: string };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Every table of the program, by name. They refer to each other by ids alone and count nothing by sequences, so that no order between
 * them matters; should one ever do either, this refuses instead of moving half of it.
 */
export async function readTableShapes(client: ClientBase): Promise<readonly TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: ColumnShape[]; key: ColumnShape[] | null }>(
    `select c.relname as name,
            (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
               from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
            (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by k.place)
               from pg_index i cross join lateral unnest(i.indkey) with ordinality as k(number, place)
               join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
              where i.indrelid = c.oid and i.indisprimary) as key
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`,
  );
  const others = await client.query(
    `select 1 from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     union all select 1 from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  if ((others.rowCount ?? 0) > 0) {
    throw new Error("moving knows neither references between tables nor sequences");
  }
  return rows.map(({ name, columns, key }) => {
    if (key === null) throw new Error(`the table ${name} has no primary key`);
    return { name, columns, key };
  });
}

/** @throws StartupError when the two databases were not brought to the same state by the same version. */
export function requireSameShapes(source: readonly TableShape[], target: readonly TableShape[]): void {
  const byName = new Map(target.map((shape) => [shape.name, JSON.stringify(shape)]));
  const different = source.find((shape) => byName.get(shape.name) !== JSON.stringify(shape));
  if (different !== undefined) {
    throw new StartupError(
      `The table ${different.name} is another one in the new database: it was used by another version. Nothing was moved; give an empty database.`,
    );
  }
}
