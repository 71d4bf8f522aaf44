import { sql as query } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { documentListSchema } from "#contract/documents.ts";
import { errorBodySchema } from "#contract/errors.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";
import { createDatabase } from "./create-database.ts";
import { DatabaseAway } from "./database-away.ts";
import { openPool } from "./open-pool.ts";
import type { Database } from "./port.ts";

describeOnEachDatabase("a database that goes away", ({ newDatabase }) => {
  test("between two statements of a transaction ends that transaction, not the process", async () => {
    const { database, pool } = await newDatabase();
    const broken = database.forPerson("anna", async (sql) => {
      const { rows } = await sql.execute<{ pid: number }>(query`select pg_backend_pid() as pid`);
      const pid = rows[0]?.pid;
      await pool.query("select pg_terminate_backend($1)", [pid]);
      const isThere = async () =>
        (await pool.query("select 1 from pg_stat_activity where pid = $1", [pid])).rowCount;
      await expect.poll(isThere).toBe(0);
      await sql.execute(query`select 1`);
    });
    await expect(broken).rejects.toThrow(DatabaseAway);
    const again = await database.forPerson("anna", (sql) => sql.execute<{ n: number }>(query`select 1 as n`));
    expect(again.rows).toEqual([{ n: 1 }]);
  });

  test("after a commit whose answer was lost: the person hears that nobody knows, and the file is read", async () => {
    const made = await newDatabase();
    let isArmed = true;
    const forPerson: Database["forPerson"] = async (personId, work) => {
      const result = await made.database.forPerson(personId, work);
      const { rowCount } = await made.pool.query("select 1 from documents");
      if (isArmed && rowCount === 1) {
        isArmed = false;
        throw new DatabaseAway(new Error("the connection broke"));
      }
      return result;
    };
    const server = await startFeaturesServer(
      { ...made, database: { ...made.database, forPerson } },
      { readFile: readScripted },
    );
    try {
      const anna = await signInAs(server, "anna");
      const content = scriptedFile({ extraction: extractionOf({ accounts: [card({})] }) });
      const answer = await uploadAs(server.app, anna, { content });
      expect(answer.statusCode).toBe(503);
      expect(errorBodySchema.parse(answer.json())).toMatchObject({
        code: "UNAVAILABLE",
        message: expect.stringContaining("it may be saved or not"),
      });
      const statuses = async () => {
        const list = await server.app.inject({ url: "/api/documents", headers: anna.headers });
        return documentListSchema.parse(list.json()).map(({ status }) => status);
      };
      await expect.poll(statuses).toEqual(["completed"]);
    } finally {
      await server.stop();
    }
  });

  test("before anybody is signed in: the page says so with 503, at the beginning and at the end of a sign-in", async () => {
    const made = await newDatabase();
    const closed = openPool("postgres://nobody@127.0.0.1:1/nowhere", {
      max: 1,
      onIdleError: () => undefined,
    });
    onTestFinished(() => closed.end());
    const away = createDatabase(closed);
    let isAway = false;
    const database: Database = {
      ...made.database,
      beforePerson: (known, work) => (isAway ? away : made.database).beforePerson(known, work),
      askBeforePerson: (known, select) => (isAway ? away : made.database).askBeforePerson(known, select),
    };
    const server = await startFeaturesServer({ ...made, database }, { readFile: readScripted });
    try {
      isAway = true;
      const headers = { host: "localhost:3000" };
      for (const url of ["/api/login", "/api/callback?state=s&code=c"]) {
        const answer = await server.app.inject({ url, headers });
        expect([url, answer.statusCode]).toEqual([url, 503]);
        expect(answer.body).toContain("Your data cannot be reached at this moment. Nothing of it is lost;");
      }
      isAway = false;
      const again = await server.app.inject({ url: "/api/callback?state=s&code=c", headers });
      expect(again.statusCode).toBe(400);
    } finally {
      await server.stop();
    }
  });
});
