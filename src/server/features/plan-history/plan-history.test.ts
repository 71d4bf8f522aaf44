import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountFacts } from "#contract/extraction.ts";
import { planHistorySchema } from "#contract/plan-history.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";
import { samplePersonId } from "../../platform/sample-person.ts";

describeOnEachDatabase("GET /api/plan-history", ({ newDatabase }) => {
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

  const historyOf = async ({ headers }: TestPerson) =>
    planHistorySchema.parse((await server.app.inject({ url: "/api/plan-history", headers })).json());
  const upload = (accounts: AccountFacts[], transactions = extractionOf({ accounts: [] }).transactions) =>
    uploadAs(server.app, anna, {
      content: scriptedFile({ extraction: { ...extractionOf({ accounts }), transactions } }),
    });

  test("without a plan it says why, and keeps none", async () => {
    expect(await historyOf(anna)).toMatchObject({ revisions: [], debts: [], payments: [] });
    expect((await historyOf(anna)).blocked).toContain("Upload a statement");
  });

  test("the first plan is kept, once, and a newer statement is told in one sentence", async () => {
    const pay = [
      { account: 1, date: "2026-10-02", description: "ACME PAYROLL", amount: "3000.00" },
      { account: 1, date: "2026-10-05", description: "RENT", amount: "-1500.00" },
    ];
    await upload([card({}), checking({ periodStart: "2026-10-01", periodEnd: "2026-10-31" })], pay);
    const before = await server.database.revisionOf(anna.id);
    const first = await historyOf(anna);
    // Figures computed before the plan was written down still hold.
    expect(await server.database.revisionOf(anna.id)).toBe(before);
    expect(first.blocked).toBeNull();
    expect(first.revisions).toHaveLength(1);
    expect(first.revisions[0]).toMatchObject({ daysSooner: null, sentence: null });
    expect(await historyOf(anna)).toEqual(first);

    await upload([
      card({
        statementDate: "2026-11-12",
        currentBalance: "1045.67",
        paymentsAndCredits: "1300.00",
        interestCharged: "40.00",
      }),
    ]);
    const second = await historyOf(anna);
    expect(second.revisions).toHaveLength(2);
    expect(second.revisions[0]).toEqual(first.revisions[0]);
    expect(second.revisions[1]?.sentence).toMatch(/because Example Bank owes \$[\d,.]+ less than planned\.$/);
    expect(second.debts).toMatchObject([{ creditor: "Example Bank", actual: "1045.67" }]);
    expect(second.payments).toMatchObject([
      { creditor: "Example Bank", to: "2026-11-12", paid: "1300.00", interest: "40.00", basis: "printed" },
    ]);
  });

  test("a plan is kept without anybody looking at the history, once for the same facts", async () => {
    const carl = await signInAs(server, "carl");
    const countOf = async (personId: string) => {
      const { rows } = await server.pool.query("select 1 from kept_plans where person_id = $1", [personId]);
      return rows.length;
    };
    await server.keepHouse(carl.id);
    expect(await countOf(carl.id)).toBe(0);
    const extraction = extractionOf({
      accounts: [card({}), checking({ periodStart: "2026-10-01", periodEnd: "2026-10-31" })],
    });
    const transactions = [
      { account: 1, date: "2026-10-02", description: "ACME PAYROLL", amount: "3000.00" },
      { account: 1, date: "2026-10-05", description: "RENT", amount: "-1500.00" },
    ];
    await uploadAs(server.app, carl, {
      content: scriptedFile({ extraction: { ...extraction, transactions } }),
    });
    await server.keepHouse(carl.id);
    await server.keepHouse(carl.id);
    expect(await countOf(carl.id)).toBe(1);
    // What a person then sees first stands on the plan of that day.
    expect((await historyOf(carl)).revisions).toHaveLength(1);
    expect(await countOf(carl.id)).toBe(1);
  });

  test("of a sample household nothing is kept in the background", async () => {
    const dora = await signInAs(server, "dora");
    const loaded = await server.app.inject({
      method: "PUT",
      url: "/api/sample-household",
      headers: dora.headers,
    });
    expect(loaded.statusCode).toBeLessThan(300);
    await server.keepHouse(dora.id);
    const { rows } = await server.pool.query("select 1 from kept_plans where person_id = any($1)", [
      [dora.id, samplePersonId(dora.id)],
    ]);
    expect(rows).toEqual([]);
  });

  test("is nobody else's", async () => {
    expect(await historyOf(ben)).toMatchObject({ revisions: [], payments: [] });
    expect((await server.app.inject({ url: "/api/plan-history" })).statusCode).toBe(401);
  });
});
