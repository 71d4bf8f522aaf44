import { afterAll, beforeAll, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import {
  type CategoryCorrection,
  categoryCorrectionSchema,
  categoryCorrectionsSchema,
  recurringSchema,
} from "#contract/spending.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { checking, extractionOf } from "#test/samples/extractions.ts";

const months = ["2026-08", "2026-09", "2026-10"];
const row = (date: string, description: string, amount: string, account = 0) => ({
  account,
  date,
  description,
  amount,
});
const transactions = months.flatMap((month, index) => [
  row(`${month}-02`, "ACME LOGISTICS PAYROLL", "3000.00"),
  row(`${month}-05`, "OAKWOOD APARTMENTS RENT", "-1000.00"),
  row(`${month}-09`, "NETFLIX.COM", index === 2 ? "-17.99" : "-15.49"),
  row(`${month}-14`, "POS DEBIT 5521 HALCYON ON 5TH COLUMBUS OH", `-${40 + index * 7}.00`),
  row(`${month}-20`, "VENMO CASHOUT", "-200.00"),
  row(`${month}-21`, "VENMO CASHOUT", "200.00", 1),
]);
const household = extractionOf({
  documentType: "bank-statements",
  accounts: [
    checking({ periodStart: "2026-08-01", periodEnd: "2026-10-31" }),
    checking({ kind: "savings", accountLast4: "2288", periodStart: "2026-08-01", periodEnd: "2026-10-31" }),
  ],
  transactions,
});

describeOnEachDatabase("what a person's money is spent on", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
    for (const person of [anna, ben]) {
      await uploadAs(server.app, person, { content: scriptedFile({ extraction: household }) });
    }
  });
  afterAll(async () => {
    await server.stop();
  });

  const url = "/api/categories/corrections";
  const correct = async ({ headers }: TestPerson, category: string): Promise<CategoryCorrection> => {
    const body = { description: "HALCYON ON 5TH 0442 COLUMBUS OH", direction: "out", category };
    const answer = await server.app.inject({ method: "PUT", url, headers, payload: body });
    return categoryCorrectionSchema.parse(answer.json());
  };
  const correctionsOf = async ({ headers }: TestPerson) =>
    categoryCorrectionsSchema.parse((await server.app.inject({ url, headers })).json()).corrections;
  const categoryAt = async ({ headers }: TestPerson, description: string) => {
    const answer = await server.app.inject({ url: "/api/cashflow/analysis", headers });
    const { income, essential, discretionary } = cashflowAnalysisSchema.parse(answer.json()).transactions;
    return [...income, ...essential, ...discretionary].find((each) => each.description.includes(description))
      ?.category;
  };

  test("comes from descriptions; a transfer between own accounts is not spent", async () => {
    expect(await categoryAt(anna, "ACME")).toBe("income");
    expect(await categoryAt(anna, "OAKWOOD")).toBe("rent");
    expect(await categoryAt(anna, "HALCYON")).toBe("other");
    expect(await categoryAt(anna, "VENMO")).toBeUndefined();
  });

  test("is what the person says, until it is taken back, and for nobody else", async () => {
    const first = await correct(anna, "shopping");
    const second = await correct(anna, "dining");
    expect(second).toMatchObject({
      id: first.id,
      merchant: "Halcyon on 5TH",
      direction: "out",
      category: "dining",
    });
    expect(await correctionsOf(anna)).toEqual([second]);
    expect(await categoryAt(anna, "HALCYON")).toBe("dining");
    expect([await categoryAt(ben, "HALCYON"), await correctionsOf(ben)]).toEqual(["other", []]);

    const takeBack = ({ headers }: TestPerson) =>
      server.app.inject({ method: "DELETE", url: `${url}/${second.id}`, headers });
    expect((await takeBack(ben)).statusCode).toBe(404);
    expect((await takeBack(anna)).statusCode).toBe(204);
    expect((await takeBack(anna)).json()).toMatchObject({ code: "NOT_FOUND" });
    expect(await categoryAt(anna, "HALCYON")).toBe("other");
  });

  test("is stored sealed", async () => {
    await correct(anna, "dining");
    const { rows } = await server.pool.query<{ content_sealed: Buffer; merchant_mac: Buffer }>(
      "select content_sealed, merchant_mac from category_corrections",
    );
    expect(rows).toHaveLength(1);
    const stored = Buffer.concat(rows.flatMap((each) => [each.content_sealed, each.merchant_mac])).toString(
      "latin1",
    );
    expect(stored.toLowerCase()).not.toContain("halcyon");
  });

  test.each([
    ["no such category", { description: "X", direction: "out", category: "fun" }],
    ["no description", { description: " ", direction: "out", category: "dining" }],
    ["no such direction", { description: "X", direction: "up", category: "dining" }],
    ["a field that nobody knows", { description: "X", direction: "out", category: "dining", all: true }],
  ])("%s is refused", async (_, payload) => {
    const answer = await server.app.inject({ method: "PUT", url, headers: anna.headers, payload });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "BAD_REQUEST"]);
  });

  test("comes again: pay, rent, a subscription with its risen price", async () => {
    const answer = await server.app.inject({ url: "/api/cashflow/recurring", headers: anna.headers });
    const { seenUntil, items } = recurringSchema.parse(answer.json());
    expect(seenUntil).toBe("2026-10-21");
    const shown = items.map(({ kind, name, every, nextDate, nextAmount }) => [
      kind,
      name,
      every,
      nextDate,
      nextAmount,
    ]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ["pay", expect.stringContaining("Acme"), "month", "2026-12-02", "3000.00"],
        ["bill", expect.stringContaining("Oakwood"), "month", "2026-12-07", "-1000.00"],
        ["subscription", "Netflix", "month", "2026-12-09", "-17.99"],
      ]),
    );
    expect(items.find(({ name }) => name === "Netflix")?.priceRise).toEqual({
      from: "15.49",
      to: "17.99",
      since: "2026-10-09",
    });
    expect(items.some(({ name }) => name.toLowerCase().includes("venmo"))).toBe(false);
  });

  test("what the person says about what comes again holds until it is taken back, and for nobody else", async () => {
    const listOf = async ({ headers }: TestPerson) =>
      recurringSchema.parse((await server.app.inject({ url: "/api/cashflow/recurring", headers })).json())
        .items;
    const netflixOf = async (person: TestPerson) =>
      (await listOf(person)).find(({ name }) => name === "Netflix");
    const item = await netflixOf(anna);
    expect(item).toMatchObject({ said: null, cameAgain: false });
    const say = ({ headers }: TestPerson, id: string | undefined, said: string | null) =>
      server.app.inject({ method: "PUT", url: `/api/cashflow/recurring/${id}`, headers, payload: { said } });
    expect((await say(anna, item?.id, "cancelled")).statusCode).toBe(204);
    expect(await netflixOf(anna)).toMatchObject({ said: "cancelled", cameAgain: false });
    expect((await netflixOf(ben))?.said).toBeNull();
    // Ben's Netflix has an id of his own.
    expect((await say(ben, item?.id, "cancelled")).statusCode).toBe(404);
    expect((await say(anna, item?.id, "gone")).statusCode).toBe(400);
    expect((await say(anna, item?.id, null)).statusCode).toBe(204);
    expect(await netflixOf(anna)).toEqual(item);
  });

  test("is shown to nobody who is not signed in", async () => {
    for (const path of [url, "/api/cashflow/recurring"]) {
      expect((await server.app.inject({ url: path })).statusCode).toBe(401);
    }
  });
});
