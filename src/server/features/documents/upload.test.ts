import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Document,
  documentListSchema,
  uploadLimits,
  uploadResponseSchema,
} from "#contract/documents.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

const statement = scriptedFile({ extraction: extractionOf({}) });

const locked = (copy: number) =>
  scriptedFile({ extraction: extractionOf({}), password: "open sesame" }, copy);

describeOnEachDatabase("uploading a document", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const someone = async (name: string): Promise<void> => {
    anna = await signInAs(server, name);
  };
  const list = async () => {
    const answer = await server.app.inject({ url: "/api/documents", headers: anna.headers });
    return documentListSchema.parse(answer.json());
  };
  const storedFiles = (): string[] =>
    readdirSync(server.folder, { withFileTypes: true }).flatMap((entry) =>
      readdirSync(join(server.folder, entry.name)),
    );

  const unlock = (id: string, password: string) =>
    server.app.inject({
      method: "POST",
      url: `/api/documents/${id}/password`,
      headers: anna.headers,
      payload: { password },
    });

  test("answers with the summary and the findings once it was read", async () => {
    await someone("summary");
    const answer = await uploadAs(server.app, anna, { content: statement });
    expect(answer.statusCode).toBe(200);
    const { summary, document } = uploadResponseSchema.parse(answer.json());
    expect(summary).toBe("A card statement of Example Bank.");
    expect(document).toMatchObject({ status: "completed", progress: 100, documentType: "credit-cards" });
    expect(document.findings[0]).toMatchObject({ accountLast4: "4821", balance: "2345.67" });
    expect(await list()).toEqual([document]);
  });

  test("takes the type before or after the file, and the guess from the name without one", async () => {
    await someone("types");
    const chosen = await uploadAs(server.app, anna, {
      content: scriptedFile({ extraction: extractionOf({}) }, 1),
      documentType: "loans",
    });
    expect(chosen.json()).toMatchObject({
      document: { requestedType: "loans", documentType: "credit-cards" },
    });
    expect(uploadResponseSchema.parse(chosen.json()).document.warnings[0]).toContain("a loan document");
    const guessed = await uploadAs(server.app, anna, {
      content: scriptedFile({ extraction: extractionOf({}) }, 2),
      fileName: "My Savings May.pdf",
      documentType: "unknown",
    });
    expect(guessed.json()).toMatchObject({ document: { requestedType: "bank-statements", warnings: [] } });
  });

  test.each([
    ["../../../etc/passwd", "passwd"],
    ["C:\\temp\\card.pdf", "card.pdf"],
    ["a\u202Efdp.exe", "a fdp.exe"],
  ])("shows a file named %j as %j and stores it under a name of its own", async (sent, shown) => {
    await someone(`names ${sent}`);
    const before = storedFiles();
    const answer = await uploadAs(server.app, anna, { content: statement, fileName: sent });
    expect(answer.json()).toMatchObject({ document: { fileName: shown } });
    const added = storedFiles().filter((name) => !before.includes(name));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/^[0-9a-f]+$/);
  });

  test("shows a name of broken UTF-8 without the broken part", async () => {
    await someone("broken name");
    const boundary = "----x";
    const payload = Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="`),
      Buffer.from([0x63, 0xff, 0xfe, 0x64]),
      Buffer.from(`.pdf"\r\ncontent-type: application/pdf\r\n\r\n`),
      statement,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/documents/upload",
      headers: { ...anna.headers, "content-type": `multipart/form-data; boundary=${boundary}` },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    expect(uploadResponseSchema.parse(answer.json()).document.fileName).toMatch(/^c.*d\.pdf$/u);
    expect(uploadResponseSchema.parse(answer.json()).document.fileName).not.toContain("\uFFFD");
  });

  test("stores nothing readable", async () => {
    await someone("encrypted");
    await uploadAs(server.app, anna, { content: statement });
    const { rows } = await server.pool.query<{ text: string }>(
      "select d::text || coalesce(s::text, '') || coalesce(a::text, '') as text from documents d left join statements s on s.document_id = d.id left join accounts a on a.id = s.account_id",
    );
    const everything = rows.map(({ text }) => text).join("\n");
    const secrets = ["statement.pdf", "Example Bank", "currentBalance", "A card statement"];
    const forms = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString("hex")]);
    expect(everything).toContain("completed");
    expect(forms.filter((form) => everything.includes(form))).toEqual([]);
  });

  describe("refuses with a sentence and keeps nothing", () => {
    const big = Buffer.alloc(uploadLimits.fileBytes + 1, "a");
    big.write("%PDF-1.7\n");
    test.each([
      ["an empty file", { content: Buffer.alloc(0) }, 400, "EMPTY_FILE"],
      ["a file above the limit", { content: big }, 413, "FILE_TOO_LARGE"],
      ["a program named like a PDF", { content: Buffer.from("MZ\0\0") }, 415, "UNSUPPORTED_TYPE"],
      ["an unknown document type", { content: statement, documentType: "poem" }, 400, "BAD_REQUEST"],
      [
        "two files in one request",
        {
          content: statement,
          more: (form: FormData) => form.append("file", new Blob([statement]), "second.pdf"),
        },
        413,
        "TOO_MANY_FILES",
      ],
      [
        "a second file under another name",
        {
          content: statement,
          more: (form: FormData) => form.append("other", new Blob([statement]), "second.pdf"),
        },
        413,
        "TOO_MANY_FILES",
      ],
    ])("%s", async (name, upload, status, code) => {
      await someone(`refusal: ${name}`);
      const before = storedFiles();
      const answer = await uploadAs(server.app, anna, upload);
      expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z"].*\.$/) });
      expect(answer.statusCode).toBe(status);
      expect(storedFiles()).toEqual(before);
      expect(await list()).toEqual([]);
    });

    test("a file above the limit, naming the limit", async () => {
      await someone("limit");
      const answer = await uploadAs(server.app, anna, { content: big });
      expect(answer.json<{ message: string }>().message).toContain("larger than 25 MB");
    });

    test("a form without a file", async () => {
      await someone("no file");
      const encoded = new Response(new FormData());
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/documents/upload",
        headers: { ...anna.headers, "content-type": encoded.headers.get("content-type") ?? "" },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "BAD_REQUEST" });
    });

    test("a form that breaks off in the middle of the file", async () => {
      await someone("broken off");
      const before = storedFiles();
      const payload = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half`;
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/documents/upload",
        headers: { ...anna.headers, "content-type": "multipart/form-data; boundary=x" },
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(storedFiles()).toEqual(before);
      expect(await list()).toEqual([]);
    });

    test("anything that is no form", async () => {
      await someone("no form");
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/documents/upload",
        headers: anna.headers,
        payload: { file: "none" },
      });
      expect(answer.statusCode).toBe(415);
    });
  });

  describe("a file that cannot be read", () => {
    const broken = scriptedFile({ fails: "UNREADABLE_FILE", sentence: "The pages are damaged." });

    test("is refused in the reader's words, and stays listed so that nothing is lost", async () => {
      await someone("unreadable");
      const answer = await uploadAs(server.app, anna, { content: broken });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: "UNREADABLE_FILE", message: "The pages are damaged." });
      expect(await list()).toMatchObject([
        { status: "failed", error: { code: "UNREADABLE_FILE", message: "The pages are damaged." } },
      ]);
    });

    test("can be tried again, as one that was read can; an upload that repeats another cannot", async () => {
      await someone("retry");
      await uploadAs(server.app, anna, { content: broken });
      server.clock.advance(1000);
      await uploadAs(server.app, anna, { content: statement });
      server.clock.advance(1000);
      await uploadAs(server.app, anna, { content: statement });
      const [repeated, good, failed] = await list();
      const again = (id: string | undefined) =>
        server.app.inject({ method: "POST", url: `/api/documents/${id}/retry`, headers: anna.headers });
      expect((await again(failed?.id)).json()).toMatchObject({ code: "UNREADABLE_FILE" });
      const readAgain = await again(good?.id);
      expect(readAgain.json<{ document: Document }>().document).toEqual(good);
      expect(await again(repeated?.id)).toMatchObject({ statusCode: 409 });
    });
  });

  describe("a locked file", () => {
    test("asks for its password, and is read once it is given", async () => {
      await someone("locked");
      const answer = await uploadAs(server.app, anna, { content: locked(1) });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: "PASSWORD_NEEDED" });
      const [document] = await list();
      expect(document?.status).toBe("needs-password");
      const wrong = await unlock(document?.id ?? "", "guess");
      expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { code: "PASSWORD_WRONG" }]);
      const right = await unlock(document?.id ?? "", "open sesame");
      expect(right.json()).toMatchObject({ summary: "A card statement of Example Bank." });
      const again = await unlock(document?.id ?? "", "open sesame");
      expect(again.statusCode).toBe(409);
    });

    test("never keeps the password once it was read", async () => {
      await someone("password gone");
      await uploadAs(server.app, anna, { content: locked(2) });
      const [document] = await list();
      await unlock(document?.id ?? "", "open sesame");
      const { rows } = await server.pool.query("select password_sealed from documents where id = $1", [
        document?.id,
      ]);
      expect(rows).toEqual([{ password_sealed: null }]);
    });
  });

  test("the very same file again adds nothing and points at the first", async () => {
    await someone("twice");
    const content = scriptedFile({ extraction: extractionOf({ accounts: [card({})] }) }, 7);
    await uploadAs(server.app, anna, { content });
    const before = storedFiles();
    server.clock.advance(1000);
    const answer = await uploadAs(server.app, anna, { content, fileName: "copy.pdf" });
    expect(answer.statusCode).toBe(200);
    const [second, first] = await list();
    expect(second).toMatchObject({ fileName: "copy.pdf", status: "completed", duplicateOf: first?.id });
    expect(second?.summary).toContain("before");
    expect(storedFiles()).toEqual(before);
  });

  test("takes a thousand files an hour of each person, and not one more", async () => {
    const send = (number: number) =>
      uploadAs(server.app, anna, { content: scriptedFile({ extraction: extractionOf({}) }, 2000 + number) });
    await someone("a thousand");
    expect((await send(1)).statusCode).toBe(200);
    // Others were counted here before; the one of this test was counted last.
    const { rowCount } = await server.pool.query(
      `update request_counts set count = $1 where ends_at = (select max(ends_at) from request_counts)`,
      [uploadLimits.anHour - 1],
    );
    expect(rowCount).toBe(1);
    expect((await send(2)).statusCode).toBe(200);
    const kept = storedFiles().length;
    const refused = await send(3);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "You sent 1000 files within an hour, so this one was not kept. Please upload it again later.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
    expect(storedFiles()).toHaveLength(kept);
    expect(await list()).toHaveLength(2);
    // Whoever else sends is not held back by it.
    await someone("somebody else");
    expect((await send(4)).statusCode).toBe(200);
  });
});

describeOnEachDatabase("an upload that is not read yet", ({ newDatabase }) => {
  let server: FeaturesServer;

  beforeAll(async () => {
    const nobodyWorks = { readFile: readScripted, concurrency: 0, waitMs: 1 };
    server = await startFeaturesServer(await newDatabase(), nobodyWorks);
  });
  afterAll(async () => {
    await server.stop();
  });

  test.each([
    ["at once when the client prefers not to wait", "respond-async"],
    ["among other preferences", "wait=5, Respond-Async"],
    ["after the longest wait without any preference", undefined],
  ])("is answered %s: received, but without a summary", async (_, prefer) => {
    const anna = await signInAs(server, `anna ${prefer}`);
    const answer = await uploadAs(server.app, anna, { content: statement }, prefer);
    expect(answer.statusCode).toBe(202);
    expect(uploadResponseSchema.parse(answer.json())).toMatchObject({
      summary: null,
      document: { status: "queued", findings: [] },
    });
  });

  test("is refused while two hundred of the person's files wait, and nothing is stored", async () => {
    const bea = await signInAs(server, "bea");
    const first = await uploadAs(server.app, bea, { content: statement }, "respond-async");
    const { id } = first.json<{ document: { id: string } }>().document;
    await server.pool.query(
      `insert into documents
         select (jsonb_populate_record(d, jsonb_build_object('id', 'document_copy_' || n))).*
         from documents d, generate_series(2, $2::int) n where d.id = $1`,
      [id, uploadLimits.waiting],
    );
    const files = readdirSync(server.folder, { recursive: true }).length;
    const refused = await uploadAs(server.app, bea, { content: statement }, "respond-async");
    expect([refused.statusCode, refused.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(readdirSync(server.folder, { recursive: true })).toHaveLength(files);
  });
});
