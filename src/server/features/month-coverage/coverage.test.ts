import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountCoverage, coverageSchema } from "#contract/coverage.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("month coverage of a person's documents", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
  });
  afterAll(async () => {
    await server.stop();
  });

  const upload = async (fileName: string, content: Uint8Array<ArrayBuffer>): Promise<string> => {
    const answer = await uploadAs(server.app, anna, { content, fileName });
    return answer.json<{ document: { id: string } }>().document.id;
  };
  const coverageOf = async (person: TestPerson): Promise<AccountCoverage[]> => {
    const answer = await server.app.inject({ url: "/api/documents/coverage", headers: person.headers });
    expect(answer.statusCode).toBe(200);
    return coverageSchema.parse(answer.json());
  };

  test("each account has its months, a correction of a paper answers its sum, and a repeat is a duplicate", async () => {
    expect(await coverageOf(anna)).toEqual([]);
    const september = scriptedFile({
      extraction: extractionOf({
        accounts: [card({ statementDate: "2026-08-12", paymentDueDate: "2026-09-07" })],
      }),
    });
    await upload("august.pdf", september);
    await upload("august again.pdf", september);
    const failing = await upload(
      "october.pdf",
      scriptedFile({
        extraction: extractionOf({
          accounts: [card({}), checking({})],
          checks: [
            { name: "card-balance-roll-forward", passed: false, detail: "2000.00 + 345.00 is not 2345.67" },
          ],
        }),
      }),
    );
    const [bank, visa] = await coverageOf(anna);
    expect(bank).toMatchObject({ kind: "checking", name: "Harbor Bank", last4: "1177", asOf: "2026-10-31" });
    expect(visa?.months.map(({ month, state }) => [month, state])).toEqual([
      ["2026-08", "duplicate"],
      ["2026-09", "missing"],
      ["2026-10", "does-not-add-up"],
    ]);
    expect(visa?.months[0]?.documents.map(({ fileName }) => fileName)).toEqual([
      "august.pdf",
      "august again.pdf",
    ]);
    await server.app.inject({
      method: "PUT",
      url: `/api/documents/${failing}/figures/accounts.0.currentBalance`,
      headers: anna.headers,
      payload: { value: "2345.00" },
    });
    expect((await coverageOf(anna))[1]?.months[2]?.state).toBe("covered");
    expect(await coverageOf(ben)).toEqual([]);
  });

  test("a download covers the days of its rows", async () => {
    await upload(
      "export.csv",
      scriptedFile({
        extraction: extractionOf({
          accounts: [{ kind: "savings", institution: "Dune Bank", accountLast4: "9000" }],
          transactions: [
            { account: 0, date: "2026-09-01", description: "Interest", amount: "1.00" },
            { account: 0, date: "2026-10-31", description: "Interest", amount: "1.01" },
          ],
          source: "csv",
        }),
      }),
    );
    const savings = (await coverageOf(anna)).find(({ name }) => name === "Dune Bank");
    expect(savings?.months.map(({ month, state }) => [month, state])).toEqual([
      ["2026-09", "covered"],
      ["2026-10", "covered"],
    ]);
  });
});
