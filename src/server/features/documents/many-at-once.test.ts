import { afterAll, beforeAll, expect, test } from "vitest";
import { debtListSchema } from "#contract/debts.ts";
import { documentListSchema } from "#contract/documents.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("sixty files at once", ({ newDatabase }) => {
  let server: FeaturesServer;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted, concurrency: 4 });
  });
  afterAll(async () => {
    await server.stop();
  });

  test("are all read: statements of six cards, some files broken, and nothing lost or doubled", async () => {
    const anna = await signInAs(server, "anna");
    const broken = (index: number) => index % 10 === 9;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const statementDate = `2026-${String(1 + (index % 10)).padStart(2, "0")}-12`;
        const accounts = [
          card({ accountLast4: `100${index % 6}`, statementDate, currentBalance: `${index + 1}.00` }),
        ];
        const content = broken(index)
          ? scriptedFile({ fails: "UNREADABLE_FILE", sentence: "The pages are damaged." }, index)
          : scriptedFile({ extraction: extractionOf({ accounts }) }, index);
        return uploadAs(server.app, anna, { content, fileName: `file ${index}.pdf` });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      answers.map((_, index) => (broken(index) ? 422 : 200)),
    );
    const list = await server.app.inject({ url: "/api/documents", headers: anna.headers });
    const documents = documentListSchema.parse(list.json());
    expect(new Set(documents.map(({ fileName }) => fileName)).size).toBe(60);
    expect(documents.filter(({ status }) => status === "failed")).toHaveLength(6);
    expect(documents.filter(({ status }) => status === "completed")).toHaveLength(54);
    const debts = await server.app.inject({ url: "/api/debts", headers: anna.headers });
    const cards = debtListSchema.parse(debts.json()).map(({ accountLast4 }) => accountLast4);
    expect(cards).toHaveLength(6);
    expect(new Set(cards)).toEqual(new Set(["1000", "1001", "1002", "1003", "1004", "1005"]));
  });
});
