import { afterAll, beforeAll, expect, test } from "vitest";
import { debtListSchema } from "#contract/debts.ts";
import { documentListSchema } from "#contract/documents.ts";
import { readDocumentQueue } from "#server/compose-features.ts";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { checking, extractionOf } from "#test/samples/extractions.ts";
import type { ReadFile } from "./ports.ts";

const never = new AbortController().signal;

describeOnEachDatabase("the job that reads a document", ({ newDatabase }) => {
  let made: TestDatabase;
  let server: FeaturesServer;
  /** What the reader does for the next file; the scripted reading unless a test says otherwise. */
  let read: ReadFile = readScripted;

  beforeAll(async () => {
    made = await newDatabase();
    // Nobody works on the queue: each test runs the job itself, as often and as badly as it wants.
    server = await startFeaturesServer(made, {
      readFile: (input, progress) => read(input, progress),
      concurrency: 0,
    });
  });
  afterAll(async () => {
    await server.stop();
  });

  const statement = extractionOf({
    accounts: [...extractionOf({}).accounts, checking({})],
    transactions: [
      { account: 1, date: "2026-10-05", description: "COFFEE", amount: "-4.50" },
      { account: 1, date: "2026-10-05", description: "COFFEE", amount: "-4.50" },
    ],
  });

  const prepare = async (name: string, script = scriptedFile({ extraction: statement })) => {
    read = readScripted;
    const person = await signInAs(server, name);
    const answer = await uploadAs(server.app, person, { content: script }, "respond-async");
    const documentId = answer.json<{ document: { id: string } }>().document.id;
    const job = { id: "job", data: { personId: person.id, documentId }, attempt: 1, isLastAttempt: false };
    return { person, documentId, job };
  };
  const document = async (person: TestPerson) => {
    const answer = await server.app.inject({ url: "/api/documents", headers: person.headers });
    return documentListSchema.parse(answer.json())[0];
  };
  const debts = async (person: TestPerson) => {
    const answer = await server.app.inject({ url: "/api/debts", headers: person.headers });
    return debtListSchema.parse(answer.json());
  };
  const countRows = async (person: TestPerson) => {
    const { rows } = await made.pool.query<{ accounts: number; statements: number; transactions: number }>(
      `select (select count(*)::int from accounts where person_id = $1) as accounts,
              (select count(*)::int from statements where person_id = $1) as statements,
              (select count(*)::int from transactions where person_id = $1) as transactions`,
      [person.id],
    );
    return rows[0];
  };
  const once = { accounts: 2, statements: 2, transactions: 2 };

  test("is queued in the very transaction that stores the document", async () => {
    const { documentId } = await prepare("queued");
    const { rows } = await made.pool.query<{ data: unknown }>(
      "select data from boss.job where name = $1 and data->>'documentId' = $2",
      [readDocumentQueue.name, documentId],
    );
    expect(rows).toHaveLength(1);
  });

  test("gives the same rows when it runs again after it was done", async () => {
    const { person, job } = await prepare("done twice");
    await server.readDocument(job, never);
    await server.readDocument({ ...job, attempt: 2 }, never);
    expect(await countRows(person)).toEqual(once);
    expect(await debts(person)).toHaveLength(1);
  });

  test("that died in the middle of reading is done by the next run, once", async () => {
    const { person, job } = await prepare("died");
    read = async () => {
      throw new Error("the process is gone");
    };
    await expect(server.readDocument(job, never)).rejects.toThrow("gone");
    expect(await document(person)).toMatchObject({ status: "reading", error: null });
    expect(await countRows(person)).toEqual({ accounts: 0, statements: 0, transactions: 0 });
    read = readScripted;
    await server.readDocument({ ...job, attempt: 2 }, never);
    expect(await document(person)).toMatchObject({ status: "completed" });
    expect(await countRows(person)).toEqual(once);
  });

  test("that runs twice at the same time counts once", async () => {
    const { person, job } = await prepare("two at once");
    await Promise.all([server.readDocument(job, never), server.readDocument(job, never)]);
    expect(await countRows(person)).toEqual(once);
    expect(await document(person)).toMatchObject({ status: "completed" });
  });

  test("that was given to someone else writes nothing any more", async () => {
    const { person, job } = await prepare("lost");
    const lost = new AbortController();
    read = async (input, progress) => {
      const extraction = await readScripted(input, progress);
      lost.abort(new Error("someone else has the job"));
      return extraction;
    };
    await expect(server.readDocument(job, lost.signal)).rejects.toThrow("someone else");
    expect(await document(person)).toMatchObject({ status: "reading" });
    expect(await countRows(person)).toMatchObject({ statements: 0 });
  });

  test("says so when the last attempt failed, and keeps the file for another try", async () => {
    const { person, job } = await prepare("last attempt");
    read = async () => {
      throw new Error("out of luck");
    };
    await expect(server.readDocument({ ...job, isLastAttempt: true }, never)).rejects.toThrow("out of luck");
    expect(await document(person)).toMatchObject({ status: "failed", error: { code: "READING_FAILED" } });
    read = readScripted;
    const retry = await server.app.inject({
      method: "POST",
      url: `/api/documents/${job.data.documentId}/retry`,
      headers: { ...person.headers, prefer: "respond-async" },
    });
    expect(retry.statusCode).toBe(202);
    await server.readDocument(job, never);
    expect(await document(person)).toMatchObject({ status: "completed", error: null });
  });

  test("leaves a document alone that was deleted while it was read", async () => {
    const { person, documentId, job } = await prepare("deleted meanwhile");
    read = async (input, progress) => {
      const url = `/api/documents/${documentId}`;
      await server.app.inject({ method: "DELETE", url, headers: person.headers });
      return readScripted(input, progress);
    };
    await server.readDocument(job, never);
    expect(await document(person)).toBeUndefined();
    expect(await countRows(person)).toEqual({ accounts: 0, statements: 0, transactions: 0 });
  });

  test("notes how far the reading is, in order, and never after the end", async () => {
    const { person, job } = await prepare("progress");
    const seen: Array<string | undefined> = [];
    read = async (input, progress) => {
      seen.push(`${(await document(person))?.status} ${(await document(person))?.progress}`);
      return readScripted(input, progress);
    };
    await server.readDocument(job, never);
    seen.push(`${(await document(person))?.status} ${(await document(person))?.progress}`);
    expect(seen).toEqual(["reading 10", "completed 100"]);
  });

  test("reads the bytes as they were uploaded", async () => {
    const script = scriptedFile({ extraction: statement }, 42);
    const { job } = await prepare("bytes", script);
    const seen: unknown[] = [];
    read = (input, progress) => {
      seen.push([Buffer.from(input.bytes).equals(script), input.fileName, input.password]);
      return readScripted(input, progress);
    };
    await server.readDocument(job, never);
    expect(seen).toEqual([[true, "statement.pdf", undefined]]);
  });
});
