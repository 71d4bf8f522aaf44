import { afterAll, beforeAll, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { checking, extractionOf } from "#test/samples/extractions.ts";

const withoutDocument = (answer: unknown) =>
  JSON.stringify(answer).replaceAll(/document_[0-9a-f]+/g, "a document");

describeOnEachDatabase("the cash flow's analysis", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;
  const statement = extractionOf({ accounts: [checking({})] });

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
    for (const person of [anna, ben]) {
      await uploadAs(server.app, person, { content: scriptedFile({ extraction: statement }) });
    }
  });
  afterAll(async () => {
    await server.stop();
  });

  const analysisOf = async ({ headers }: TestPerson) => {
    const answer = await server.app.inject({ url: "/api/cashflow/analysis", headers });
    return cashflowAnalysisSchema.parse(answer.json());
  };
  const choose = async ({ headers }: TestPerson, safety: string) => {
    const answer = await server.app.inject({
      method: "PUT",
      url: "/api/cashflow/settings",
      headers,
      payload: { safety },
    });
    return answer.statusCode;
  };

  test("keeps how sure a person wants the extra to be, for that person only", async () => {
    expect((await analysisOf(anna)).safety).toBe("safe");
    expect(await choose(anna, "very-safe")).toBe(204);
    expect(await choose(anna, "faster")).toBe(204);
    expect((await analysisOf(anna)).safety).toBe("faster");
    expect((await analysisOf(ben)).safety).toBe("safe");
  });

  test("refuses a setting that does not exist, and everything for nobody", async () => {
    expect(await choose(anna, "reckless")).toBe(400);
    expect((await server.app.inject({ url: "/api/cashflow/analysis" })).statusCode).toBe(401);
  });

  test("is the same when a statement is there twice", async () => {
    const { transactions: before, ...figures } = await analysisOf(ben);
    const again = { ...statement, warnings: ["another print of it"] };
    await uploadAs(server.app, ben, { content: scriptedFile({ extraction: again }) });
    const { transactions: after, ...same } = await analysisOf(ben);
    // Either of the two prints may be the one that a figure opens.
    expect(withoutDocument(same)).toEqual(withoutDocument(figures));
    expect(after.income.length).toBe(before.income.length);
  });
});
