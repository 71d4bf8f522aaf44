/** A person of whom every table holds something, and what the database holds of them. */
import type { Pool } from "pg";
import {
  columnsOf,
  countRows,
  insertRows,
  openName,
  sealOpened,
} from "#server/platform/database/person-rows.ts";
import type { PersonRow } from "#server/platform/database/person-table.ts";
import { personTables } from "#server/platform/database/person-tables.ts";
import { card, checking, extractionOf } from "../samples/extractions.ts";
import type { FeaturesServer } from "./features-server.ts";
import { scriptedFile } from "./scripted-reader.ts";
import type { TestPerson } from "./sign-in.ts";
import { uploadAs } from "./upload.ts";

function sampleValue(
  column: { readonly columnType: string; readonly dataType: string },
  seed: string,
): unknown {
  if (column.columnType === "PgCustomColumn") return Buffer.from(`bytes ${seed}`);
  if (column.columnType === "PgTimestamp") return new Date("2026-10-01T08:00:00Z");
  if (column.columnType === "PgDateString") return "2026-10-01";
  if (column.dataType === "number") return 7;
  if (column.dataType === "boolean") return false;
  return `text ${seed}`;
}

/** Uploads two statements and one that cannot be read, then puts a made-up row into each table that is still empty. */
export async function keepEverythingOf(
  server: FeaturesServer,
  person: TestPerson,
  mark: string,
): Promise<void> {
  const transactions = [
    { account: 0, date: "2026-10-03", description: `GROCER ${mark}`, amount: "-23.45" },
    { account: 0, date: "2026-10-05", description: `PAYROLL ${mark}`, amount: "1500.00" },
  ];
  const readable = [
    extractionOf({ accounts: [card({ institution: `Bank ${mark}` })] }),
    extractionOf({ accounts: [checking({ institution: `Bank ${mark}` })], transactions }),
  ];
  for (const extraction of readable) {
    await uploadAs(server.app, person, { content: scriptedFile({ extraction }), fileName: `${mark}.pdf` });
  }
  const content = scriptedFile({ fails: "UNREADABLE_FILE", sentence: "No." });
  await uploadAs(server.app, person, { content, fileName: `${mark}.pdf` });
  await fillEmptyTables(server, person.id, mark);
}

/** Puts a made-up row into each table of a person that has none yet. */
export async function fillEmptyTables(
  server: Pick<FeaturesServer, "database" | "vaults">,
  personId: string,
  mark: string,
): Promise<void> {
  await server.database.forPerson(personId, async (sql) => {
    const vault = await server.vaults.openVault(sql, personId);
    for (const table of personTables) {
      if ((await countRows(sql, table, personId)) > 0) continue;
      const row: PersonRow = {
        ...Object.fromEntries(
          Object.entries(columnsOf(table)).map(([name, column]) => [
            name,
            sampleValue(column, `${mark} ${name} ${personId}`),
          ]),
        ),
        personId,
      };
      const opened = Object.fromEntries(
        Object.entries(table.sealed).map(([name, { holds }]) => [
          openName(name),
          holds === "json" ? {} : `${mark} ${name}`,
        ]),
      );
      await insertRows(sql, table, [{ ...row, ...sealOpened(vault, table, row, opened, personId) }]);
    }
  });
}

/** How many rows of any table of the whole database name this person, anywhere in them. */
export async function rowsThatName(pool: Pool, personId: string): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const found: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from "${schema}"."${name}" t where t::text like '%' || $1 || '%'`,
      [personId],
    );
    if ((rows[0]?.n ?? 0) > 0) found[`${schema}.${name}`] = rows[0]?.n ?? 0;
  }
  return found;
}

/** Every row of a person's tables as the database prints it, byte for byte. */
export async function printedRows(pool: Pool, personId: string): Promise<readonly string[]> {
  const all: string[] = [];
  // One after the other: all at once would take a connection for each of ten tables from the other tests.
  for (const { name } of personTables) {
    const owner = name === "people" ? "id" : "person_id";
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from "${name}" t where ${owner} = $1 order by 1`,
      [personId],
    );
    all.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return all;
}
