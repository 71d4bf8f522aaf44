import { afterAll, beforeAll, expect, test } from "vitest";
import type { Category } from "#contract/categories.ts";
import { CASH, savedEntrySchema } from "#contract/entries.ts";
import { profileSchema } from "#contract/profile.ts";
import { transactionListSchema } from "#contract/transactions.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { chase, pay, rent, typingClient } from "#test/fakes/typing-client.ts";
import { checking, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("months that a person types", ({ newDatabase }) => {
  let server: FeaturesServer;
  let people = 0;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const somebody = () => signInAs(server, `person ${++people}`);
  const { send, add, analysisOf, upload } = typingClient(() => server);

  test("typed pay and expenses give a safe extra until statements show the real month", async () => {
    const person = await somebody();
    await add(person, chase);
    expect(await analysisOf(person)).toBeNull();
    await add(person, pay);
    await add(person, rent);
    expect(await analysisOf(person)).toMatchObject({
      decidedBy: "typed-month",
      monthlyIncome: "3000.00",
      essentialExpenses: "1200.00",
      minimumDebtPayments: "60.00",
      discretionarySpending: "0.00",
      bufferContribution: "41.67",
      safeMonthlyExtra: "1698.33",
      confidenceScore: 50,
      historyMonths: 0,
    });
    const profile = profileSchema.parse((await send(person, "GET", "/api/profile")).json());
    expect(profile.debtToIncome).toMatchObject({ payments: "60.00", income: "3000.00" });
    await upload(
      person,
      extractionOf({
        documentType: "bank-statements",
        accounts: [checking({})],
        transactions: [
          { account: 0, date: "2026-10-02", description: "ACME PAYROLL", amount: "2000.00" },
          { account: 0, date: "2026-10-05", description: "OAKWOOD APARTMENTS RENT", amount: "-1750.00" },
        ],
      }),
    );
    const analysis = await analysisOf(person);
    expect(analysis).toMatchObject({ decidedBy: "careful-month", monthlyIncome: "2000.00" });
    expect(analysis?.warnings.join(" ")).toMatch(/you typed are not counted any more/);
  });

  const line = (date: string, description: string, amount: string, category: Category | null = null) => ({
    content: { kind: "transaction", accountId: CASH, date, description, amount, category },
  });

  test("typed transactions need no account: in cash they show a month by themselves, and count nowhere beside a bank's", async () => {
    const person = await somebody();
    const typed = [
      line("2026-10-01", "ACME PAYROLL", "1500.00", "income"),
      line("2026-10-03", "RENT", "-700.00", "rent"),
      line("2026-10-20", "CORNER MARKET", "-45.50", "groceries"),
    ];
    for (const one of typed) expect((await send(person, "POST", "/api/entries", one)).statusCode).toBe(201);
    // Three weeks say nothing of a month.
    expect(await analysisOf(person)).toBeNull();
    const last = await send(
      person,
      "POST",
      "/api/entries",
      line("2026-10-31", "CORNER MARKET", "-54.50", "groceries"),
    );
    const { entry } = savedEntrySchema.parse(last.json());
    const analysis = await analysisOf(person);
    expect(analysis).toMatchObject({
      // Nobody knows yet what there is in cash: it is asked before anything is called safe.
      decidedBy: "unknown-savings",
      safeMonthlyExtra: "0.00",
      unknownBalances: [{ name: "Cash" }],
      monthlyIncome: "1500.00",
      essentialExpenses: "800.00",
      confidenceScore: 0,
      accounts: [{ name: "Cash" }],
    });
    expect(analysis?.warnings.join(" ")).toContain("transactions you typed alone");
    // One account for all of them.
    const listed = async () =>
      transactionListSchema.parse((await send(person, "GET", "/api/cashflow/transactions")).json());
    expect((await listed()).accounts).toMatchObject([{ id: entry.accountId, name: "Cash", counts: true }]);
    await upload(
      person,
      extractionOf({
        documentType: "bank-statements",
        accounts: [checking({})],
        transactions: [{ account: 0, date: "2026-10-02", description: "ACME PAYROLL", amount: "2000.00" }],
      }),
    );
    expect(await analysisOf(person)).toMatchObject({ monthlyIncome: "2000.00", essentialExpenses: "0.00" });
    expect((await listed()).accounts).toContainEqual(
      expect.objectContaining({ name: "Cash", counts: false }),
    );
  });

  test("the account of cash goes with its last transaction", async () => {
    const person = await somebody();
    const saved = await send(person, "POST", "/api/entries", line("2026-10-20", "CORNER MARKET", "-45.50"));
    const { entry } = savedEntrySchema.parse(saved.json());
    await send(person, "DELETE", `/api/entries/${entry.id}?version=${entry.version}`);
    const list = await send(person, "GET", "/api/cashflow/transactions");
    expect(list.json()).toMatchObject({ transactions: [], accounts: [] });
    expect((await send(person, "POST", `/api/entries/${entry.id}/restore`)).statusCode).toBe(200);
    expect((await send(person, "GET", "/api/cashflow/transactions")).json()).toMatchObject({
      accounts: [{ name: "Cash" }],
    });
  });
});
