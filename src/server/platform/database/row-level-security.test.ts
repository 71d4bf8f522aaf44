import { sql as query } from "drizzle-orm";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { accessTokens } from "./access-token-tables.ts";
import { needsAppRole } from "./app-role.ts";
import { createDatabase } from "./create-database.ts";
import { openPool } from "./open-pool.ts";
import type { Database } from "./port.ts";
import { people, personKeys, sessions } from "./schema.ts";

type Column = { readonly name: string; readonly type: string };
type Table = { readonly name: string; readonly owner: string; readonly columns: readonly Column[] };

/** Every table that holds a person's rows, found in the database itself: a new table is tested without a word here. */
async function personTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<{ table: string; columns: Column[] }>(
    `select table_name as table, json_agg(json_build_object('name', column_name, 'type', data_type)) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  return rows
    .map(({ table, columns }) => ({
      name: table,
      owner: table === "people" ? "id" : "person_id",
      columns,
    }))
    .filter((table) => table.columns.some((column) => column.name === table.owner));
}

const samples: Readonly<Record<string, string>> = {
  bytea: "'\\x01'::bytea",
  boolean: "true",
  date: "'2026-01-31'::date",
  integer: "1",
  bigint: "1",
  "timestamp with time zone": "now()",
  text: "'text'",
  jsonb: "'{}'::jsonb",
};

function insertStatement(table: Table, personId: string): string {
  const values = table.columns.map((column) => {
    if (column.name === table.owner) {
      return `'${personId}'`;
    }
    const unique = column.type === "bytea" ? `convert_to('${personId}', 'UTF8')` : samples[column.type];
    if (unique === undefined) {
      throw new Error(`No sample value for a column of type ${column.type}`);
    }
    return unique;
  });
  return `insert into "${table.name}" (${table.columns.map((column) => `"${column.name}"`).join(", ")}) values (${values.join(", ")}) on conflict do nothing`;
}

async function countIn(database: Database, table: Table, personId: string | undefined): Promise<number> {
  const work = async (sql: Parameters<Parameters<Database["forPerson"]>[1]>[0]) => {
    const { rows } = await sql.execute<{ n: number }>(
      query.raw(`select count(*)::int as n from "${table.name}"`),
    );
    return rows[0]?.n ?? -1;
  };
  return personId === undefined ? database.beforePerson({}, work) : database.forPerson(personId, work);
}

function rulesOfRowLevelSecurity(
  isPowerful: boolean,
  open: () => Promise<{ pool: Pool; database: Database }>,
) {
  let pool: Pool;
  let database: Database;
  let tables: Table[];

  afterAll(async () => {
    await (pool.ended ? undefined : pool.end());
  });

  beforeAll(async () => {
    ({ pool, database } = await open());
    tables = await personTables(pool);
    // Without the person's own row nothing else is taken.
    const isPeople = ({ name }: Table) => Number(name === "people");
    for (const table of tables.toSorted((one, other) => isPeople(other) - isPeople(one))) {
      for (const personId of ["person_anna", "person_ben"]) {
        await database.forPerson(personId, (sql) => sql.execute(query.raw(insertStatement(table, personId))));
      }
    }
  });

  it(`is tried with a role that ${isPowerful ? "could" : "cannot"} bypass it`, async () => {
    expect(await needsAppRole(pool)).toBe(isPowerful);
  });

  it("covers every table that holds a person's rows", () => {
    expect(tables.map((table) => table.name).toSorted()).toEqual(
      expect.arrayContaining([
        "accounts",
        "documents",
        "people",
        "person_keys",
        "sessions",
        "statements",
        "transactions",
      ]),
    );
  });

  it("shows each person exactly their own row of every table", async () => {
    for (const table of tables) {
      expect([table.name, await countIn(database, table, "person_anna")]).toEqual([table.name, 1]);
    }
  });

  it("shows nothing without a person, and nothing to a person who owns nothing", async () => {
    for (const table of tables) {
      expect([table.name, await countIn(database, table, undefined)]).toEqual([table.name, 0]);
      expect([table.name, await countIn(database, table, "person_carl")]).toEqual([table.name, 0]);
    }
  });

  it("refuses to write a row for another person, or for anyone without a person", async () => {
    for (const table of tables) {
      const insert = query.raw(insertStatement(table, "person_dora"));
      await expect(database.forPerson("person_anna", (sql) => sql.execute(insert))).rejects.toMatchObject({
        cause: { code: "42501" },
      });
      await expect(database.beforePerson({}, (sql) => sql.execute(insert))).rejects.toMatchObject({
        cause: { code: "42501" },
      });
    }
  });

  it("cannot hand a row over to another person, nor change or delete another's", async () => {
    for (const table of tables) {
      const move = query.raw(`update "${table.name}" set "${table.owner}" = 'person_dora'`);
      await expect(database.forPerson("person_anna", (sql) => sql.execute(move))).rejects.toMatchObject({
        cause: { code: "42501" },
      });
      const erase = query.raw(`delete from "${table.name}"`);
      const erased = await database.forPerson("person_carl", (sql) => sql.execute(erase));
      expect([table.name, erased.rowCount]).toEqual([table.name, 0]);
    }
  });

  it("shows before sign-in only the session or the access token with that hash and the person with that identity", async () => {
    const tokenHash = Buffer.from("person_anna");
    const bySession = await database.beforePerson({ tokenHash }, async (sql) => ({
      sessions: await sql.select({ personId: sessions.personId }).from(sessions),
      tokens: await sql.select({ personId: accessTokens.personId }).from(accessTokens),
      people: await sql.select().from(people),
      keys: await sql.select().from(personKeys),
    }));
    expect(bySession).toEqual({
      sessions: [{ personId: "person_anna" }],
      tokens: [{ personId: "person_anna" }],
      people: [],
      keys: [],
    });
    const byIdentity = await database.beforePerson(
      { identityHash: Buffer.from("person_ben") },
      async (sql) => ({
        sessions: await sql.select().from(sessions),
        tokens: await sql.select().from(accessTokens),
        people: await sql.select({ id: people.id }).from(people),
      }),
    );
    expect(byIdentity).toEqual({ sessions: [], tokens: [], people: [{ id: "person_ben" }] });
  });

  it("rolls everything back when the work fails, and leaves no person behind on the connection", async () => {
    const carl = { id: "person_carl", identityHash: Buffer.from("c"), profileSealed: Buffer.from("c") };
    const failing = database.forPerson("person_carl", async (sql) => {
      await sql.insert(people).values({ ...carl, createdAt: new Date(0) });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    const left = await database.forPerson("person_carl", (sql) => sql.select().from(people));
    expect(left).toEqual([]);
    const { rows } = await pool.query<{ person: string | null; role: string }>(
      "select current_setting('app.person_id', true) as person, current_setting('role') as role",
    );
    expect(rows[0]?.person ?? "").toBe("");
    expect(rows[0]?.role).toBe("none");
  });

  it("keeps no row of any table for somebody who is not there", async () => {
    for (const table of tables.filter(({ name }) => !["people", "households"].includes(name))) {
      for (const way of ["forPerson", "recordForPerson", "besideFigures"] as const) {
        const kept = database[way]("person_gone", (sql) =>
          sql.execute(query.raw(insertStatement(table, "person_gone"))),
        );
        await expect(kept).rejects.toMatchObject({ code: "SIGNED_OUT", status: 401 });
      }
      expect([table.name, await countIn(database, table, "person_gone")]).toEqual([table.name, 0]);
    }
  });

  it("refuses an empty person id", async () => {
    await expect(database.forPerson("", async () => 1)).rejects.toThrow("person's id");
  });
}

describeOnEachDatabase("a powerful role steps down, and row-level security", (fixture) => {
  rulesOfRowLevelSecurity(true, async () => fixture.newDatabase());
});

describeOnEachDatabase("an ordinary role that owns the tables, and row-level security", (fixture) => {
  rulesOfRowLevelSecurity(false, async () => {
    const pool = await asOrdinaryOwner(await fixture.newDatabase());
    return { pool, database: createDatabase(pool) };
  });
});

/** What a hosted PostgreSQL usually gives: a role without privileges that owns its tables. */
async function asOrdinaryOwner(made: TestDatabase): Promise<Pool> {
  const { pool } = made;
  const { rows } = await pool.query<{ name: string }>("select current_database() as name");
  const role = `owner_${rows[0]?.name}`;
  await pool.query(`create role ${role} login`);
  await pool.query(`grant all on schema public to ${role}`);
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables.rows) {
    await pool.query(`alter table "${name}" owner to ${role}`);
  }
  const url = new URL(made.url);
  url.username = role;
  const own = openPool(url.href, { max: 4, onIdleError: () => undefined });
  return own;
}
