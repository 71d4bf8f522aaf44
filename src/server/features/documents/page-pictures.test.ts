import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Document } from "#contract/documents.ts";
import { ReadFailure } from "#pipeline/read-failure.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { extractionOf } from "#test/samples/extractions.ts";
import type { DrawPage } from "./ports.ts";

describeOnEachDatabase("pages drawn for a viewer", ({ newDatabase }) => {
  let server: FeaturesServer;
  let person: TestPerson;
  let drawn: { file: string; password: string | undefined; view: Parameters<DrawPage>[1] }[] = [];
  let copies = 0;

  const drawPage: DrawPage = async ({ bytes, password }, view) => {
    drawn.push({ file: Buffer.from(bytes).toString().split("\n")[0] ?? "", password, view });
    if (view.page > 2) throw new ReadFailure("UNREADABLE_FILE", "This file has no such page.");
    return { mediaType: "image/jpeg", bytes: Buffer.from(`page ${view.page}`), width: 1, height: 1 };
  };

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted, drawPage });
    person = await signInAs(server, "viewer");
  });
  afterAll(async () => {
    await server.stop();
  });
  beforeEach(() => {
    drawn = [];
  });

  const upload = async (changes: Parameters<typeof extractionOf>[0], copy = copies++): Promise<Document> => {
    const content = scriptedFile({ extraction: extractionOf(changes) }, copy);
    return (await uploadAs(server.app, person, { content })).json<{ document: Document }>().document;
  };
  const page = (id: string, rest: string, who = person) =>
    server.app.inject({ url: `/api/documents/${id}/pages/${rest}`, headers: who.headers });

  test("show the page of the uploaded file, turned as it was read, and are kept by no cache", async () => {
    const { id } = await upload({ pages: 2, pageRotations: [{ page: 2, degrees: 90 }] });
    const answer = await page(id, "2?width=800");
    expect([answer.statusCode, answer.body, answer.headers["content-type"]]).toEqual([
      200,
      "page 2",
      "image/jpeg",
    ]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    await page(id, "1?width=800");
    expect(drawn.map(({ view }) => view)).toEqual([
      { page: 2, width: 800, rotation: 90 },
      { page: 1, width: 800, rotation: undefined },
    ]);
    expect(drawn[0]?.file).toBe(`%PDF-1.7 ${copies - 1}`);
  });

  test("are drawn once for each width, however often and at once they are asked for", async () => {
    const { id } = await upload({});
    const answers = await Promise.all([page(id, "1?width=400"), page(id, "1?width=400")]);
    answers.push(await page(id, "1?width=400"), await page(id, "1?width=1200"));
    expect(answers.map(({ body }) => body)).toEqual(["page 1", "page 1", "page 1", "page 1"]);
    expect(drawn.map(({ view }) => view.width)).toEqual([400, 1200]);
  });

  test("that were drawn already are still for their owner alone", async () => {
    const { id } = await upload({});
    await page(id, "1");
    const other = await signInAs(server, "onlooker");
    expect((await page(id, "1", other)).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/documents/${id}/pages/1` })).statusCode).toBe(401);
  });

  test("are gone with the document", async () => {
    const { id } = await upload({});
    await page(id, "1");
    await server.app.inject({ method: "DELETE", url: `/api/documents/${id}`, headers: person.headers });
    expect((await page(id, "1")).statusCode).toBe(404);
  });

  test("of a repeated upload are those of the file that was kept", async () => {
    const first = await upload({}, 900);
    const repeated = await upload({}, 900);
    expect(repeated.duplicateOf).toBe(first.id);
    expect((await page(repeated.id, "1")).body).toBe("page 1");
  });

  test("of a locked file are opened by its password, which is not kept", async () => {
    const { id } = await upload({});
    const answer = await server.app.inject({
      method: "POST",
      url: `/api/documents/${id}/pages/1`,
      headers: person.headers,
      payload: { width: 800, password: "open sesame" },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, "page 1"]);
    await page(id, "1?width=800");
    expect(drawn.map(({ password }) => password)).toEqual(["open sesame", undefined]);
  });

  test("that do not exist are refused in the reader's words, and asked for again may come", async () => {
    const { id } = await upload({});
    const answer = await page(id, "3");
    expect([answer.statusCode, answer.json().message]).toEqual([422, "This file has no such page."]);
    await page(id, "3");
    expect(drawn).toHaveLength(2);
    expect((await page(id, "0")).statusCode).toBe(400);
    expect((await page(id, "1?width=9000")).statusCode).toBe(400);
  });

  test("are not there for a table or a document that was not read", async () => {
    const { id } = await upload({ source: "csv" });
    expect((await page(id, "1")).statusCode).toBe(404);
    const failed = scriptedFile({ fails: "UNREADABLE_FILE", sentence: "Damaged." }, 901);
    await uploadAs(server.app, person, { content: failed });
    const list = await server.app.inject({ url: "/api/documents", headers: person.headers });
    const broken = list.json<Document[]>().find(({ status }) => status === "failed");
    expect((await page(broken?.id ?? "", "1")).statusCode).toBe(404);
  });
});
