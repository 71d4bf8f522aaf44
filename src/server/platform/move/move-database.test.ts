import type { ClientBase, Pool, PoolClient, QueryConfig } from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { databaseUrl, runOn } from "#test/databases.ts";
import { keepEverythingOf } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { createDatabase } from "../database/create-database.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { openPool } from "../database/open-pool.ts";
import { createJobQueue } from "../jobs/pg-boss.ts";
import { type Moved, moveDatabase } from "./move-database.ts";
import { refuseUnfinishedMove } from "./move-progress.ts";
import { readTableShapes } from "./table-shapes.ts";

const quiet = { warn: () => undefined, error: () => undefined };

/** Every row of every table of the program, as text. */
async function everyRow(pool: Pool): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    const all: string[] = [];
    for (const { name } of await readTableShapes(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      );
      all.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    return all;
  } finally {
    client.release();
  }
}

/** Makes the tables of the queue, as the command does before it moves anything. */
async function makeQueue(url: string, pool: Pool): Promise<void> {
  const jobs = createJobQueue({
    url,
    pool,
    queues: [{ name: "read-document", retryLimit: 1, longestRunSeconds: 60 }],
    log: quiet,
  });
  await jobs.start();
  await jobs.stop();
}

/** The connection to the target breaks at its n-th message, or at the first like this, as it does when the program is killed. */
function dyingAt(client: PoolClient, point: number | RegExp): ClientBase {
  let left = typeof point === "number" ? point : Number.POSITIVE_INFINITY;
  return new Proxy(client, {
    get(object, name) {
      if (name !== "query") return Reflect.get(object, name) as unknown;
      return async (statement: string | QueryConfig, values?: unknown[]) => {
        const text = typeof statement === "string" ? statement : statement.text;
        if (point instanceof RegExp && point.test(text)) left = 0;
        if (left <= 0) throw new Error("killed");
        left -= 1;
        return object.query(statement, values);
      };
    },
  });
}

describeOnEachDatabase("moving to another database", ({ newDatabase, server: databases }) => {
  let server: FeaturesServer;
  let source: Pool;

  beforeAll(async () => {
    const made = await newDatabase();
    source = made.pool;
    server = await startFeaturesServer(made, { readFile: readScripted });
    for (const name of ["anna", "ben"]) await keepEverythingOf(server, await signInAs(server, name), name);
    await server.stop();
  });

  async function newTarget(): Promise<Pool> {
    const { url, pool } = await newDatabase();
    await makeQueue(url, pool);
    // The fixture closes each at the end of the file; so many at a time are too many for a small server.
    onTestFinished(() => pool.end());
    return pool;
  }

  async function move(
    from: Pool,
    to: Pool,
    diesAt: number | RegExp = Number.POSITIVE_INFINITY,
  ): Promise<Moved> {
    const [reading, writing] = [await from.connect(), await to.connect()];
    try {
      return await moveDatabase({ source: reading, target: dyingAt(writing, diesAt) });
    } finally {
      reading.release(true);
      writing.release(true);
    }
  }

  test("brings every row of every table, changes nothing in the source, and moves once", async () => {
    const before = await everyRow(source);
    const target = await newTarget();
    const { rows, tables } = await move(source, target);
    expect(rows).toBe(before.length);
    expect(rows).toBeGreaterThan(60);
    expect(tables).toBeGreaterThan(30);
    expect(await everyRow(target)).toEqual(before);
    expect(await everyRow(source)).toEqual(before);
    await refuseUnfinishedMove(target);
    await expect(move(source, target)).rejects.toThrow("has people in it already");
    expect(await everyRow(target)).toEqual(before);
  });

  test("killed at any point, it goes on where it was, and no server starts there until it is finished", async () => {
    const before = await everyRow(source);
    const target = await newTarget();
    let killed = 0;
    let held = 0;
    let outcome: Moved | undefined;
    let isThere = false;
    // Further each time, from one message on: dead before, in and between its transactions, or after the last of them.
    for (let messages = 1; outcome === undefined && !isThere; messages += 9) {
      outcome = await move(source, target, messages).catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== "killed") throw error;
        return undefined;
      });
      if (outcome !== undefined) break;
      killed += 1;
      const isHeld = await refuseUnfinishedMove(target).then(
        () => false,
        () => true,
      );
      held += isHeld ? 1 : 0;
      isThere = !isHeld && (await everyRow(target)).length > 0;
    }
    expect(killed).toBeGreaterThan(5);
    expect(held).toBeGreaterThan(4);
    expect(outcome?.rows ?? before.length).toBe(before.length);
    expect(await everyRow(target)).toEqual(before);
    await refuseUnfinishedMove(target);
  });

  test("changed between two tries, what was moved is taken out again, and a new try brings it all", async () => {
    const target = await newTarget();
    await expect(move(source, target, /^drop schema/)).rejects.toThrow("killed");
    await source.query("update people set created_at = created_at + interval '1 microsecond'");
    await expect(move(source, target)).rejects.toThrow("changed since the move was begun");
    expect(await everyRow(target)).toEqual([]);
    await move(source, target);
    expect(await everyRow(target)).toEqual(await everyRow(source));
  });

  test.each([
    ["a changed value", "update people set created_at = created_at + interval '1 microsecond'"],
    ["a row too few", "delete from sessions where id = (select min(id) from sessions)"],
    [
      "a row too many",
      "insert into person_revisions select 'person_nobody', revision from person_revisions limit 1",
    ],
  ])("%s on the other side does not pass for the same", async (_what, statement) => {
    const target = await newTarget();
    await expect(move(source, target, /^drop schema/)).rejects.toThrow("killed");
    await target.query(statement);
    await expect(move(source, target)).rejects.toThrow("both are not the same");
  });

  test("into a database whose owner is bound by row-level security too, which binds again afterwards", async () => {
    const role = `owner_${process.pid}_${databases.name.length}`;
    const name = `moved_${process.pid}_${databases.name.length}`;
    await runOn(databases.url, `create role ${role} login`);
    await runOn(databases.url, `create database ${name} owner ${role}`);
    const url = new URL(databaseUrl(databases.url, name));
    url.username = role;
    const target = openPool(url.href, { max: 3, onIdleError: () => undefined });
    onTestFinished(async () => {
      await target.end();
      await runOn(databases.url, `drop database ${name} with (force)`);
      await runOn(databases.url, `drop role ${role}`);
    });
    await migrateDatabase(target);
    await makeQueue(url.href, target);
    const { rows } = await move(source, target);
    expect(rows).toBe((await everyRow(source)).length);
    expect((await target.query("select 1 from documents")).rowCount).toBe(0);
    expect(await createDatabase(target).listPeople()).toEqual(await createDatabase(source).listPeople());
  });

  test("a move from another installation that was begun there is left alone", async () => {
    const target = await newTarget();
    await expect(move(source, target, 60)).rejects.toThrow("killed");
    const other = await newTarget();
    await expect(move(other, target)).rejects.toThrow("from another installation");
    await move(source, target);
    expect(await everyRow(target)).toEqual(await everyRow(source));
  });

  test("is refused while a server runs on either, and what waits to be read goes along and is read there", async () => {
    const [from, to] = [await newDatabase(), await newDatabase()];
    const waiting = await startFeaturesServer(from, { readFile: readScripted, concurrency: 0 });
    const carl = await signInAs(waiting, "carl");
    await uploadAs(
      waiting.app,
      carl,
      {
        content: scriptedFile({ fails: "UNREADABLE_FILE", sentence: "No." }),
      },
      "respond-async",
    );
    await makeQueue(to.url, to.pool);
    await expect(move(from.pool, to.pool)).rejects.toThrow(
      "A server or worker is running on this installation",
    );
    await waiting.stop();
    expect(await move(from.pool, to.pool)).toMatchObject({ waitingJobs: 1 });
    const { rows } = await to.pool.query<{ state: string; data: unknown }>(
      "select state, data from boss.job where name = 'read-document'",
    );
    expect(rows).toMatchObject([{ state: "created", data: { personId: carl.id } }]);
  });
});
