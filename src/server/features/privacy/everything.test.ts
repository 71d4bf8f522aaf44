import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { type DataExport, dataExportSchema } from "#contract/data-export.ts";
import { erasedSchema, importedSchema } from "#contract/privacy.ts";
import { queues } from "#server/compose.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { keepEverythingOf, printedRows, rowsThatName } from "#test/fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadRequest } from "#test/fakes/upload.ts";
import { columnsOf, storedRows } from "../../platform/database/person-rows.ts";
import { personTables } from "../../platform/database/person-tables.ts";
import { samplePersonId } from "../../platform/sample-person.ts";
import { createExporter, type ExportDependencies } from "./export-data.ts";

/** Stays until the account goes: what was paid for, what counts against a limit, and the household. */
const paid = personTables
  .filter(
    ({ erasedWith, name }) =>
      erasedWith === "account" && name !== "people" && name !== "person_keys" && name !== "sessions",
  )
  .map(({ name }) => name);
const tableNames = personTables.map(({ name }) => name).toSorted();
const comesBack = personTables.filter(({ exported }) => exported === "data" || exported === "settings");

/** Every file below a folder, with its bytes. */
const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path).toString("hex")]),
  );

async function exportOf(server: FeaturesServer, { headers }: TestPerson): Promise<DataExport> {
  const answer = await server.app.inject({ method: "POST", url: "/api/privacy/export-data", headers });
  expect(answer.statusCode).toBe(200);
  return dataExportSchema.parse(answer.json());
}

async function zipOf(server: FeaturesServer, { headers }: TestPerson): Promise<Buffer> {
  const url = "/api/privacy/export-data?format=zip";
  const answer = await server.app.inject({ method: "POST", url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function bringIn(server: FeaturesServer, person: TestPerson, content: Buffer) {
  const { payload, headers } = await uploadRequest({ content: new Uint8Array(content), fileName: "export" });
  const url = "/api/privacy/import";
  return server.app.inject({
    method: "POST",
    url,
    headers: { ...person.headers, ...headers },
    payload,
  });
}

const remove = (server: FeaturesServer, { headers }: TestPerson, url: string) =>
  server.app.inject({ method: "DELETE", url, headers });

describeOnEachDatabase("everything that is kept of a person", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
    await keepEverythingOf(server, anna, "A4711");
    await keepEverythingOf(server, ben, "B0815");
  });
  afterAll(async () => {
    await server.stop();
  });

  test("lies in tables that the registry names, and every such table of the database is in it", async () => {
    const { rows } = await server.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and (column_name = 'person_id' or table_name = 'people')`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(tableNames);
    const counts = await Promise.all(
      tableNames.map(async (name) => {
        const owner = name === "people" ? "id" : "person_id";
        const found = await server.pool.query(`select 1 from "${name}" where ${owner} = $1`, [anna.id]);
        return found.rowCount ?? 0;
      }),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test("every column of ciphertext is one that can be opened, or says why it is left out", () => {
    const unknown = personTables
      .filter(({ exported }) => typeof exported === "string")
      .flatMap((table) =>
        Object.entries(columnsOf(table))
          .filter(([name, column]) => column.columnType === "PgCustomColumn" && !name.endsWith("Mac"))
          .filter(([name]) => !Object.hasOwn(table.sealed, name) && !Object.hasOwn(table.leftOut, name))
          .map(([name]) => `${table.name}.${name}`),
      );
    expect(unknown).toEqual([]);
  });

  test("queues hold a person's id under one name, so that their jobs are found", () => {
    // A new queue is looked at here: its jobs must name whom they are about as `personId`. keep-house is about nobody.
    expect(queues.map(({ name }) => name).toSorted()).toEqual([
      // Names nobody: it goes through everybody.
      "compare-payments",
      "erase-person",
      "keep-house",
      "read-document",
    ]);
  });

  test("is in the export: every row of every table, open, under a name with the day", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/privacy/export-data",
      headers: anna.headers,
    });
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="debt-freedom-data-2026-11-20.json"',
    );
    const data = dataExportSchema.parse(answer.json());
    for (const { name, exported } of personTables) {
      const owner = name === "people" ? "id" : "person_id";
      const stored = await server.pool.query(`select 1 from "${name}" where ${owner} = $1`, [anna.id]);
      const taken = data.tables[name]?.length;
      expect([name, taken]).toEqual([name, typeof exported === "string" ? stored.rowCount : undefined]);
    }
    const documents = data.tables["documents"] ?? [];
    expect(documents.map((row) => row["fileName"])).toEqual(documents.map(() => "A4711.pdf"));
    expect(data.tables["transactions"]?.map((row) => row["description"]).toSorted()).toEqual([
      "GROCER A4711",
      "PAYROLL A4711",
    ]);
    expect(data.originals).toHaveLength(3);
    expect(answer.body).not.toContain("B0815");
    expect(answer.body).not.toContain(ben.id);
  });

  test("is in the ZIP too, with the originals as they were uploaded and a table each for spreadsheets", async () => {
    const zip = await fromBufferPromise(await zipOf(server, anna), { lazyEntries: true });
    const found = new Map<string, string>();
    for await (const entry of zip.eachEntry()) {
      found.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
    }
    expect([...found.keys()].filter((path) => path.startsWith("originals/"))).toHaveLength(3);
    expect(
      [...found.entries()].filter(([path]) => path.startsWith("originals/")).map(([, bytes]) => bytes),
    ).toEqual(expect.arrayContaining([expect.stringContaining("%PDF-1.7")]));
    expect(found.get("tables/transactions.csv")).toContain("GROCER A4711");
    expect(dataExportSchema.safeParse(JSON.parse(found.get("data.json") ?? "")).success).toBe(true);
    expect(found.has("data.schema.json")).toBe(true);
  });

  test("leaves no file of the export behind", async () => {
    const before = filesIn(server.folder).size;
    await exportOf(server, anna);
    await zipOf(server, anna);
    expect(filesIn(server.folder).size).toBe(before);
  });

  test("leaves nothing behind when whoever asked goes away before the first byte, or in the middle", async () => {
    const before = filesIn(server.folder).size;
    let isOpen = 0;
    const files: ExportDependencies["files"] = {
      save: (...given) => server.files.save(...given),
      async open(...given) {
        const opened = await server.files.open(...given);
        isOpen += 1;
        return opened.once("close", () => (isOpen -= 1));
      },
      remove: (...given) => server.files.remove(...given),
    };
    const exporter = createExporter({ ...server, files, loadHousehold: async () => null });
    for (const make of [exporter.exportJson, exporter.exportZip]) {
      (await make(anna.id)).destroy();
      const begun = await make(anna.id);
      await once(begun, "readable");
      begun.destroy();
    }
    await expect.poll(() => [filesIn(server.folder).size, isOpen]).toEqual([before, 0]);
  });

  test("without the originals that were deleted while the archive was being made, and nothing at all where all of it was", async () => {
    let isFileGone = (_isOriginal: boolean) => true;
    const own = new Set<string>();
    const files: ExportDependencies["files"] = {
      async save(...given) {
        const saved = await server.files.save(...given);
        own.add(saved.storageKey);
        return saved;
      },
      // As if it had been deleted since it was listed.
      open: (personId, storageKey) =>
        server.files.open(personId, isFileGone(!own.has(storageKey)) ? "0".repeat(32) : storageKey),
      remove: (...given) => server.files.remove(...given),
    };
    const exporter = createExporter({ ...server, files, loadHousehold: async () => null });
    const before = filesIn(server.folder).size;
    await expect(exporter.exportJson(anna.id)).rejects.toMatchObject({ status: 404 });
    await expect(exporter.exportZip(anna.id).then(buffer)).rejects.toThrow("deleted");
    isFileGone = (isOriginal) => isOriginal;
    const zip = await fromBufferPromise(await buffer(await exporter.exportZip(anna.id)), {
      lazyEntries: true,
    });
    const names: string[] = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    expect(names).toEqual(expect.arrayContaining(["README.txt", "data.json", "tables/documents.csv"]));
    expect(names.filter((name) => name.startsWith("originals/"))).toEqual([]);
    expect(filesIn(server.folder).size).toBe(before);
  });

  test("comes back in another installation exactly as it was, with the originals", async () => {
    const other = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    try {
      const carla = await signInAs(other, "carla");
      const answer = await bringIn(other, carla, await zipOf(server, anna));
      expect(answer.statusCode).toBe(200);
      expect(importedSchema.parse(answer.json()).originals).toBe(3);
      const [before, after] = [await exportOf(server, anna), await exportOf(other, carla)];
      for (const { name } of comesBack)
        expect([name, after.tables[name]]).toEqual([name, before.tables[name]]);
      const original = before.originals[0];
      const url = `/api/documents/${original?.documentId}/original`;
      const [there, here] = await Promise.all([
        server.app.inject({ url, headers: anna.headers }),
        other.app.inject({ url, headers: carla.headers }),
      ]);
      expect(here.rawPayload.equals(there.rawPayload)).toBe(true);
      const debtsOf = async (from: FeaturesServer, { headers }: TestPerson) =>
        (await from.app.inject({ url: "/api/debts", headers })).json();
      expect(await debtsOf(other, carla)).toEqual(await debtsOf(server, anna));
      // The same file again is found to be the same, although the key of this installation is another.
      expect((await bringIn(other, carla, await zipOf(server, anna))).statusCode).toBe(409);
    } finally {
      await other.stop();
    }
  });

  describe("what is no export", () => {
    test.each([
      ["nothing", ""],
      ["another file", "%PDF-1.7 nothing"],
      ["a torn ZIP", "PK\u0003\u0004 torn"],
      ["JSON of something else", '{"tables":{}}'],
    ])("%s is refused and changes nothing", async (_rule, content) => {
      const dora = await signInAs(server, "dora");
      const before = await printedRows(server.pool, dora.id);
      expect((await bringIn(server, dora, Buffer.from(content))).statusCode).toBe(400);
      expect(await printedRows(server.pool, dora.id)).toEqual(before);
    });
  });

  test("deleting the data leaves the account and the settings, and nothing that the old key opens", async () => {
    const eva = await signInAs(server, "eva");
    await keepEverythingOf(server, eva, "E1");
    const oldVault = await server.database.forPerson(eva.id, (sql) => server.vaults.openVault(sql, eva.id));
    const others = [await printedRows(server.pool, ben.id), filesIn(server.folder)] as const;
    const answer = await remove(server, eva, "/api/user/data");
    expect(erasedSchema.parse(answer.json())).toMatchObject({ remainingRows: 0, keptByLaw: [] });
    const left = (await printedRows(server.pool, eva.id)).map((row) => row.split(":")[0]);
    expect(new Set(left)).toEqual(
      new Set([
        ...paid,
        "people",
        "person_keys",
        "sessions",
        "cashflow_settings",
        "notification_preferences",
        "privacy_settings",
        "person_revisions",
      ]),
    );
    expect((await server.app.inject({ url: "/api/auth/user", headers: eva.headers })).json()).toMatchObject({
      name: "eva",
    });
    expect((await server.app.inject({ url: "/api/debts", headers: eva.headers })).json()).toEqual([]);
    const people = personTables.find(({ name }) => name === "people");
    expect(people).toBeDefined();
    await server.database.forPerson(eva.id, async (sql) => {
      for await (const row of people ? storedRows(sql, people, eva.id) : []) {
        const place = { table: "people", rowId: eva.id, column: "profile_sealed" };
        expect(() => oldVault.open(place, row["profileSealed"] as Buffer)).toThrow("Cannot open");
      }
    });
    expect(await printedRows(server.pool, ben.id)).toEqual(others[0]);
    const files = filesIn(server.folder);
    for (const [path, bytes] of files) expect(others[1].get(path)).toBe(bytes);
    expect(others[1].size - files.size).toBe(3);
  });

  test("deleting all resets the settings too, and ends the sample household", async () => {
    const fay = await signInAs(server, "fay");
    await keepEverythingOf(server, fay, "F1");
    await server.app.inject({ method: "PUT", url: "/api/sample-household", headers: fay.headers });
    expect((await remove(server, fay, "/api/privacy/delete-all")).statusCode).toBe(200);
    const left = (await printedRows(server.pool, fay.id)).map((row) => row.split(":")[0]);
    expect(new Set(left)).toEqual(
      new Set(["people", "person_keys", "sessions", "person_revisions", ...paid]),
    );
    expect(await printedRows(server.pool, samplePersonId(fay.id))).toEqual([]);
    expect((await server.app.inject({ url: "/api/auth/user", headers: fay.headers })).json()).toMatchObject({
      exploresSample: false,
    });
  });

  test("deleting the account leaves no row, job or file that names the person, and nobody else notices", async () => {
    const gus = await signInAs(server, "gus", server.clock.now());
    const before = [await printedRows(server.pool, ben.id), filesIn(server.folder)] as const;
    await keepEverythingOf(server, gus, "G1");
    await server.app.inject({ method: "PUT", url: "/api/sample-household", headers: gus.headers });
    expect(Object.keys(await rowsThatName(server.pool, gus.id)).length).toBeGreaterThan(10);
    const answer = await remove(server, gus, "/api/account");
    expect(answer.statusCode).toBe(200);
    expect(erasedSchema.parse(answer.json()).erasedRows).toBeGreaterThan(20);
    expect(await rowsThatName(server.pool, gus.id)).toEqual({});
    expect(await printedRows(server.pool, ben.id)).toEqual(before[0]);
    expect(filesIn(server.folder)).toEqual(before[1]);
    expect((await server.app.inject({ url: "/api/auth/user", headers: gus.headers })).statusCode).toBe(401);
  });

  test("an account is deleted only by somebody who proved a moment ago who they are", async () => {
    const hal = await signInAs(server, "hal", server.clock.now());
    server.clock.advance(11 * 60_000);
    const answer = await remove(server, hal, "/api/account");
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ requiresAuth: true, loginUrl: "/api/login?again=true" });
    expect((await printedRows(server.pool, hal.id)).length).toBeGreaterThan(0);
  });

  test("a visitor can neither take out, bring in nor delete", async () => {
    const answers = await Promise.all(
      (
        [
          ["POST", "/api/privacy/export-data"],
          ["POST", "/api/privacy/import"],
          ["DELETE", "/api/user/data"],
          ["DELETE", "/api/privacy/delete-all"],
          ["DELETE", "/api/account"],
        ] as const
      ).map(([method, url]) =>
        server.app.inject({ method, url, headers: { "sec-fetch-site": "same-origin" } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  });
});
