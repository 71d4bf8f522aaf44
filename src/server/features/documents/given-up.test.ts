import { afterAll, beforeAll, expect, test } from "vitest";
import { type Document, documentListSchema } from "#contract/documents.ts";
import { readDocumentQueue } from "#server/compose-features.ts";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { extractionOf } from "#test/samples/extractions.ts";

const never = new AbortController().signal;

describeOnEachDatabase("a document whose job the queue gave up", ({ newDatabase }) => {
  let made: TestDatabase;
  let server: FeaturesServer;

  beforeAll(async () => {
    made = await newDatabase();
    server = await startFeaturesServer(made, { readFile: readScripted, concurrency: 0 });
  });
  afterAll(async () => {
    await server.stop();
  });

  const upload = async (person: TestPerson, password?: string) => {
    const script = scriptedFile({
      extraction: extractionOf({}),
      ...(password === undefined ? {} : { password }),
    });
    const answer = await uploadAs(server.app, person, { content: script }, "respond-async");
    const documentId = answer.json<{ document: { id: string } }>().document.id;
    const data = { personId: person.id, documentId };
    return { data, job: { id: "job", data, attempt: 1, isLastAttempt: false } };
  };
  const post = (person: TestPerson, path: string, payload?: object) =>
    server.app.inject({
      method: "POST",
      url: `/api/documents/${path}`,
      headers: { ...person.headers, prefer: "respond-async" },
      ...(payload === undefined ? {} : { payload }),
    });
  const shown = async (person: TestPerson): Promise<Document | undefined> => {
    const answer = await server.app.inject({ url: "/api/documents", headers: person.headers });
    return documentListSchema.parse(answer.json())[0];
  };
  const keepsPassword = async (id: string) => {
    const { rows } = await made.pool.query<{ kept: boolean }>(
      "select password_sealed is not null as kept from documents where id = $1",
      [id],
    );
    return rows[0]?.kept;
  };

  test("has failed for the person too, and its password is erased", async () => {
    const person = await signInAs(server, "given up");
    const { data, job } = await upload(person, "open sesame");
    await server.readDocument(job, never);
    await post(person, `${data.documentId}/password`, { password: "open sesame" });
    expect(await keepsPassword(data.documentId)).toBe(true);
    await server.onGivenUp(data);
    expect(await shown(person)).toMatchObject({ status: "failed", error: { code: "READING_FAILED" } });
    expect(await keepsPassword(data.documentId)).toBe(false);
  });

  test("stays as it is when it had ended otherwise", async () => {
    const person = await signInAs(server, "ended otherwise");
    const { data, job } = await upload(person);
    await server.readDocument(job, never);
    await server.onGivenUp(data);
    expect(await shown(person)).toMatchObject({ status: "completed", error: null });
  });

  test("keeps no password on any way its reading may end", async () => {
    const person = await signInAs(server, "passwords");
    const { data, job } = await upload(person, "open sesame");
    await server.readDocument(job, never);
    const kept: unknown[] = [];
    for (const password of ["wrong", "open sesame"]) {
      // One try after the other
      await post(person, `${data.documentId}/password`, { password });
      await server.readDocument(job, never);
      kept.push([(await shown(person))?.status, await keepsPassword(data.documentId)]);
    }
    expect(kept).toEqual([
      ["needs-password", false],
      ["completed", false],
    ]);
  });

  test("is read after all when the person tries again", async () => {
    const person = await signInAs(server, "tries again");
    const { data } = await upload(person);
    // As after process upon process died in the middle of it.
    await made.pool.query("update documents set status = 'reading' where id = $1", [data.documentId]);
    await made.pool.query(
      `update boss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now(),
              retry_count = 1000, retry_limit = 1000
        where name = $1 and data->>'documentId' = $2`,
      [readDocumentQueue.name, data.documentId],
    );
    await server.jobs.work(readDocumentQueue.name, server.readDocument, {
      concurrency: 1,
      onGivenUp: server.onGivenUp,
    });
    const status = async () => (await shown(person))?.status;
    await expect.poll(status, { timeout: 20_000 }).toBe("failed");
    expect((await post(person, `${data.documentId}/retry`)).statusCode).toBe(202);
    await expect.poll(status, { timeout: 20_000 }).toBe("completed");
  });
});
