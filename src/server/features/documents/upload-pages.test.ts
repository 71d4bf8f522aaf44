import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { debtListSchema } from "#contract/debts.ts";
import { type Document, uploadResponseSchema } from "#contract/documents.ts";
import { picturesOf } from "#pipeline/image/picture-bundle.ts";
import type { ReadFile } from "#server/features/documents/ports.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadRequest } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

/** A photo of nothing; the shade tells one from another. */
const photo = async (shade: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  );

describeOnEachDatabase("photos of the pages of one statement", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  /** What the reader was handed, file by file. */
  const handed: (readonly Buffer[] | undefined)[] = [];

  /** Stands in for the recogniser: what the pages say is one statement with a row from each. */
  const readPages: ReadFile = async ({ bytes }) => {
    const pages = picturesOf(Buffer.from(bytes));
    handed.push(pages);
    return extractionOf({
      source: "ocr",
      pages: pages?.length ?? 1,
      accounts: [card({})],
      transactions: (pages ?? []).map(() => ({
        account: 0,
        date: "2026-10-02",
        description: "COFFEE",
        amount: "-4.50",
        category: "dining",
      })),
    });
  };

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readPages });
  });
  afterAll(async () => {
    await server.stop();
  });
  let people = 0;
  beforeEach(async () => {
    anna = await signInAs(server, `photographer ${people++}`);
    handed.length = 0;
  });

  async function upload(pages: readonly Uint8Array<ArrayBuffer>[], query = "?pages=together") {
    const [first, ...others] = pages;
    const { payload, headers } = await uploadRequest({
      content: first ?? new Uint8Array(),
      fileName: "IMG_0412.png",
      more: (form) => {
        for (const [index, page] of others.entries())
          form.append("file", new Blob([page]), `IMG_${index + 500}.png`);
      },
    });
    const url = `/api/documents/upload${query}`;
    return server.app.inject({ method: "POST", url, headers: { ...anna.headers, ...headers }, payload });
  }
  const documentOf = async (pages: readonly Uint8Array<ArrayBuffer>[]): Promise<Document> => {
    const answer = await upload(pages);
    expect(answer.statusCode).toBe(200);
    return uploadResponseSchema.parse(answer.json()).document;
  };
  const storedFiles = (): string[] =>
    readdirSync(server.folder, { withFileTypes: true }).flatMap((entry) =>
      readdirSync(join(server.folder, entry.name)),
    );

  test("are one document, read as one, in the order in which they came", async () => {
    const pages = [await photo(10), await photo(20), await photo(30)];
    const document = await documentOf(pages);
    expect(document).toMatchObject({ fileName: "IMG_0412 (3 pages).zip", transactionCount: 3 });
    expect(handed).toEqual([pages.map((page) => Buffer.from(page))]);
    const debts = await server.app.inject({ url: "/api/debts", headers: anna.headers });
    expect(debtListSchema.parse(debts.json())).toHaveLength(1);
  });

  test("twins on different pages are both kept", async () => {
    await documentOf([await photo(10), await photo(20)]);
    const { rows } = await server.pool.query("select amount_cents from transactions where person_id = $1", [
      anna.id,
    ]);
    expect(rows).toHaveLength(2);
  });

  test("handed in again they add nothing", async () => {
    const pages = [await photo(10), await photo(20)];
    const first = await documentOf(pages);
    expect(await documentOf(pages)).toMatchObject({ duplicateOf: first.id });
    expect(handed).toHaveLength(1);
  });

  test("the original is an archive of the pictures", async () => {
    const pages = [await photo(10), await photo(20)];
    const { id } = await documentOf(pages);
    const original = await server.app.inject({
      url: `/api/documents/${id}/original`,
      headers: anna.headers,
    });
    expect(picturesOf(original.rawPayload)).toEqual(pages.map((page) => Buffer.from(page)));
  });

  describe("nothing is kept", () => {
    const statement = new Uint8Array(Buffer.from("%PDF-1.7 a statement"));
    test.each<[string, () => Promise<Uint8Array<ArrayBuffer>[]>, number, string]>([
      [
        "of pictures with another file among them",
        async () => [await photo(10), statement],
        415,
        "UNSUPPORTED_TYPE",
      ],
      ["when a page is empty", async () => [await photo(10), new Uint8Array()], 400, "EMPTY_FILE"],
      [
        "of more pages than a statement has",
        async () => Promise.all(Array.from({ length: 21 }, async (_, index) => photo(index))),
        413,
        "TOO_MANY_FILES",
      ],
    ])("%s", async (_, pages, status, code) => {
      const before = storedFiles();
      const answer = await upload(await pages());
      expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z"].*\.$/) });
      expect(answer.statusCode).toBe(status);
      expect(storedFiles()).toEqual(before);
      expect(handed).toEqual([]);
    });
  });

  test("not said to belong together, several files in one form are refused", async () => {
    expect((await upload([await photo(10), await photo(20)], "")).statusCode).toBe(413);
    expect((await upload([await photo(10)], "?pages=apart")).statusCode).toBe(400);
  });
});
