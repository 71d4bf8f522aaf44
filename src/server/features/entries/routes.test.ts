import { afterAll, beforeAll, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import type { Category } from "#contract/categories.ts";
import { assetListSchema, debtListSchema } from "#contract/debts.ts";
import {
  CASH,
  type EntryContent,
  entryListSchema,
  type SavedEntry,
  savedEntrySchema,
} from "#contract/entries.ts";
import { errorBodySchema } from "#contract/errors.ts";
import { profileSchema } from "#contract/profile.ts";
import { transactionListSchema } from "#contract/transactions.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

const chase: EntryContent = {
  kind: "debt",
  creditor: "Example Bank",
  debtKind: "credit-card",
  currentBalance: "2300.00",
  apr: "25",
  minimumPayment: "60.00",
  dueDay: 7,
  accountLast4: null,
  creditLimit: null,
  originalBalance: null,
};
const pay: EntryContent = { kind: "income", name: "Acme", amount: "1500.00", every: "two-weeks" };
const rent: EntryContent = {
  kind: "expense",
  name: "Rent",
  amount: "1200.00",
  every: "month",
  category: "rent",
};

describeOnEachDatabase("what a person types", ({ newDatabase }) => {
  let server: FeaturesServer;
  let people = 0;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const somebody = () => signInAs(server, `person ${++people}`);
  const send = (
    { headers }: TestPerson,
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object,
  ) => server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const add = async (person: TestPerson, content: EntryContent, sure = false): Promise<SavedEntry> => {
    const answer = await send(person, "POST", "/api/entries", { content, sure });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return savedEntrySchema.parse(answer.json());
  };
  const debtsOf = async (person: TestPerson) =>
    debtListSchema.parse((await send(person, "GET", "/api/debts")).json());
  const analysisOf = async (person: TestPerson) =>
    cashflowAnalysisSchema.nullable().parse((await send(person, "GET", "/api/cashflow/analysis")).json());
  const entriesOf = async (person: TestPerson) =>
    entryListSchema.parse((await send(person, "GET", "/api/entries")).json());
  const upload = (person: TestPerson, extraction: ReturnType<typeof extractionOf>, copy = 0) =>
    uploadAs(server.app, person, { content: scriptedFile({ extraction }, copy), fileName: "october.pdf" });
  const refusal = (answer: { statusCode: number; json(): unknown }) => {
    const { code, message, path } = errorBodySchema.parse(answer.json());
    return [answer.statusCode, code, message, path];
  };

  test("a typed debt is a debt like any other, marked as typed with its day, and can be planned", async () => {
    const person = await somebody();
    await add(person, { ...chase, accountLast4: "4821", creditLimit: "5000" });
    const [debt] = await debtsOf(person);
    expect(debt).toMatchObject({
      creditor: "Example Bank",
      accountLast4: "4821",
      debtType: "credit-card",
      currentBalance: "2300.00",
      apr: "25",
      minimumPayment: "60.00",
      paymentDueDate: "2026-12-07",
      creditLimit: "5000",
      statementDate: "2026-11-20",
      notPlannable: null,
    });
    expect(debt?.sources["apr"]).toMatchObject({
      fileName: "Typed by you",
      text: "25",
      typedAt: server.clock.now().toISOString(),
    });
    const plan = await send(person, "POST", "/api/payoff-plan", {
      strategy: "avalanche",
      monthlyBudget: "260.00",
    });
    expect(plan.statusCode).toBe(200);
    const profile = profileSchema.parse((await send(person, "GET", "/api/profile")).json());
    expect(profile.netWorth).toBe("-2300.00");
  });

  test("its statement, uploaded later, updates the figures and doubles nothing", async () => {
    for (const accountLast4 of ["4821", null]) {
      const person = await somebody();
      await add(person, { ...chase, accountLast4 });
      server.clock.advance(1000);
      await upload(person, extractionOf({ accounts: [card({})] }));
      const debts = await debtsOf(person);
      expect(debts).toHaveLength(1);
      expect(debts[0]).toMatchObject({
        accountLast4: "4821",
        currentBalance: "2345.67",
        apr: "24.99",
        minimumPayment: "57.00",
      });
      expect(debts[0]?.sources["currentBalance"]).toMatchObject({ fileName: "october.pdf" });
    }
  });

  test("typed without its number and nothing like the statement, it stays a debt of its own", async () => {
    const person = await somebody();
    await add(person, { ...chase, currentBalance: "9000.00" });
    await upload(person, extractionOf({ accounts: [card({})] }));
    expect(await debtsOf(person)).toHaveLength(2);
  });

  test("an account that a statement shows is not added a second time, and the person is told", async () => {
    const person = await somebody();
    await upload(person, extractionOf({ accounts: [card({})] }));
    const { notice } = await add(person, { ...chase, accountLast4: "4821" });
    expect(notice).toMatch(/not added a second time/);
    expect(await debtsOf(person)).toHaveLength(1);
  });

  test("taken for a document's by mistake it can be taken apart, and be recognised again", async () => {
    const person = await somebody();
    await upload(person, extractionOf({ accounts: [card({})] }));
    const { entry } = await add(person, { ...chase, accountLast4: "4821" });
    const [shown] = await debtsOf(person);
    const apart = (version: number, isApart: boolean) =>
      send(person, "PUT", `/api/entries/${entry.id}/apart`, { version, apart: isApart });
    const taken = savedEntrySchema.parse((await apart(1, true)).json());
    const owed = new Map((await debtsOf(person)).map(({ id, currentBalance }) => [id, currentBalance]));
    expect(owed).toEqual(
      new Map([
        [shown?.id, "2345.67"],
        [taken.entry.accountId, "2300.00"],
      ]),
    );
    // Changed, it stays apart; and nothing is left to take apart.
    const changed = await send(person, "PUT", `/api/entries/${entry.id}`, {
      version: 2,
      content: { ...chase, accountLast4: "4821", currentBalance: "2200.00" },
    });
    expect(savedEntrySchema.parse(changed.json()).entry.accountId).toBe(taken.entry.accountId);
    expect((await apart(3, true)).statusCode).toBe(409);
    expect((await apart(2, false)).statusCode).toBe(409);
    expect((await apart(3, false)).statusCode).toBe(200);
    expect((await debtsOf(person)).map(({ id }) => id)).toEqual([shown?.id]);
    expect(
      (await send(await somebody(), "PUT", `/api/entries/${entry.id}/apart`, { version: 4, apart: true }))
        .statusCode,
    ).toBe(404);
  });

  test.each([
    [
      ["Nelnet", "student-loan", "3500.00", "4.5"],
      ["Nelnet", "student-loan", "3500.00", "6.8"],
      ["Nelnet", "student-loan", "3650.00", "5.05"],
    ],
    [
      ["Capital One Quicksilver", "credit-card", "900.00", "24.99"],
      ["Capital One Quicksilver", "credit-card", "937.00", "24.99"],
    ],
    [
      ["Riverside Visa 1", "credit-card", "1200.00", "19.9"],
      ["Riverside Visa 2", "credit-card", "1200.00", "19.9"],
    ],
  ] as const)("each debt typed is a debt of its own, however alike: %#", async (...typed) => {
    const person = await somebody();
    for (const [creditor, debtKind, currentBalance, apr] of typed) {
      const { notice } = await add(person, { ...chase, creditor, debtKind, currentBalance, apr });
      expect(notice).toBeNull();
    }
    const owed = (await debtsOf(person)).map(({ currentBalance, apr }) => `${currentBalance} at ${apr}`);
    expect(new Set(owed)).toEqual(new Set(typed.map(([, , balance, apr]) => `${balance} at ${apr}`)));
    expect(owed).toHaveLength(typed.length);
  });

  test("of two typed debts of one creditor its statement meets the one with its rate", async () => {
    const person = await somebody();
    await add(person, { ...chase, currentBalance: "2300.00", apr: "19.5" });
    await add(person, { ...chase, currentBalance: "2200.00", apr: "24.99" });
    server.clock.advance(1000);
    await upload(person, extractionOf({ accounts: [card({})] }));
    const owed = (await debtsOf(person)).map(({ currentBalance, apr }) => `${currentBalance} at ${apr}`);
    expect(owed).toHaveLength(2);
    expect(new Set(owed)).toEqual(new Set(["2300.00 at 19.5", "2345.67 at 24.99"]));
  });

  test("a person's word on figures outranks older statements, a newer one updates it, undone the statement counts", async () => {
    const person = await somebody();
    await upload(person, extractionOf({ accounts: [card({})] }));
    const [before] = await debtsOf(person);
    const figures = { currentBalance: "1800.00", apr: "19.99" };
    const content: EntryContent = { kind: "figures", accountId: before?.id ?? "", figures };
    const { entry } = await add(person, content);
    expect((await debtsOf(person))[0]).toMatchObject({
      currentBalance: "1800.00",
      apr: "19.99",
      minimumPayment: "57.00",
    });
    // A later statement has a new balance and repeats the APR that was found wrong.
    await upload(
      person,
      extractionOf({ accounts: [card({ statementDate: "2026-12-12", currentBalance: "1700.00" })] }),
    );
    expect((await debtsOf(person))[0]).toMatchObject({ currentBalance: "1700.00", apr: "19.99" });
    const gone = await send(person, "DELETE", `/api/entries/${entry.id}?version=${entry.version}`);
    expect(gone.statusCode).toBe(204);
    expect((await debtsOf(person))[0]).toMatchObject({ currentBalance: "1700.00", apr: "24.99" });
  });

  test("a second word on the same day completes the first", async () => {
    const person = await somebody();
    await upload(person, extractionOf({ accounts: [card({})] }));
    const accountId = (await debtsOf(person))[0]?.id ?? "";
    await add(person, { kind: "figures", accountId, figures: { apr: "19.99" } });
    const { entry } = await add(person, { kind: "figures", accountId, figures: { minimumPayment: "80.00" } });
    expect(entry).toMatchObject({
      version: 2,
      content: { figures: { apr: "19.99", minimumPayment: "80.00" } },
    });
    expect((await debtsOf(person))[0]).toMatchObject({ apr: "19.99", minimumPayment: "80.00" });
  });

  test("an account's kind can be corrected, and its balance is found under the other name", async () => {
    const person = await somebody();
    await upload(
      person,
      extractionOf({ documentType: "bank-statements", accounts: [checking({ endingBalance: "1250.00" })] }),
    );
    const assets = assetListSchema.parse((await send(person, "GET", "/api/assets")).json());
    const figures = { accountKind: "personal-loan", apr: "11", minimumPayment: "50.00" } as const;
    await add(person, { kind: "figures", accountId: assets[0]?.id ?? "", figures });
    expect(assetListSchema.parse((await send(person, "GET", "/api/assets")).json())).toEqual([]);
    expect(await debtsOf(person)).toMatchObject([
      { debtType: "loan", currentBalance: "1250.00", apr: "11", notPlannable: null },
    ]);
  });

  test("changing it renames its account; an outdated change and another kind are refused", async () => {
    const person = await somebody();
    const { entry } = await add(person, chase);
    const [before] = await debtsOf(person);
    const url = `/api/entries/${entry.id}`;
    const changed = { ...chase, creditor: "Another Bank", currentBalance: "2100.00" };
    const answer = await send(person, "PUT", url, { version: 1, content: changed });
    expect(savedEntrySchema.parse(answer.json()).entry.version).toBe(2);
    expect(await debtsOf(person)).toMatchObject([
      { id: before?.id, creditor: "Another Bank", currentBalance: "2100.00" },
    ]);
    expect(refusal(await send(person, "PUT", url, { version: 1, content: chase }))).toMatchObject([
      409,
      "CONFLICT",
      expect.stringContaining("another window"),
      undefined,
    ]);
    expect(refusal(await send(person, "PUT", url, { version: 2, content: pay }))[0]).toBe(400);
    expect(refusal(await send(person, "DELETE", `${url}?version=1`))[0]).toBe(409);
  });

  test("deleted it is out of everything, brought back it is the same debt again", async () => {
    const person = await somebody();
    const { entry } = await add(person, chase);
    const [before] = await debtsOf(person);
    await send(person, "DELETE", `/api/entries/${entry.id}?version=1`);
    expect([await debtsOf(person), await entriesOf(person)]).toEqual([[], []]);
    const restored = await send(person, "POST", `/api/entries/${entry.id}/restore`);
    expect(savedEntrySchema.parse(restored.json()).entry).toMatchObject({ id: entry.id, version: 3 });
    expect(await debtsOf(person)).toEqual([before]);
    expect((await send(person, "POST", `/api/entries/${entry.id}/restore`)).statusCode).toBe(404);
  });

  test("what belongs to somebody else is not there", async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const { entry } = await add(anna, chase);
    const url = `/api/entries/${entry.id}`;
    const accountId = (await debtsOf(anna))[0]?.id ?? "";
    const answers = [
      await send(ben, "PUT", url, { version: 1, content: chase }),
      await send(ben, "DELETE", `${url}?version=1`),
      await send(ben, "POST", `${url}/restore`),
      await send(ben, "POST", "/api/entries", {
        content: { kind: "figures", accountId, figures: { apr: "1" } },
      }),
      await send(ben, "POST", "/api/entries", {
        content: {
          kind: "transaction",
          accountId,
          date: "2026-11-03",
          description: "Mine",
          amount: "-5.00",
          category: null,
        },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await entriesOf(ben)).toEqual([]);
    expect((await debtsOf(anna))[0]?.apr).toBe("25");
  });

  test.each([
    [{ ...chase, currentBalance: "-5" }, "The balance must be an amount"],
    [{ ...chase, currentBalance: "12,5" }, "The balance must be an amount"],
    [{ ...chase, apr: "900" }, "The APR must be a percentage"],
    [{ ...chase, minimumPayment: "9999" }, "The minimum payment is more than what is owed: $2,347.92"],
    [{ ...chase, dueDay: 32 }, "The due day must be a day from 1 to 31"],
    [{ ...chase, creditor: "  " }, "The creditor's name needs 1 to 80 characters"],
    [{ ...chase, accountLast4: "123456" }, "type only the last 2 to 4 digits"],
    [{ ...pay, amount: "0" }, "The pay must be an amount above zero"],
    [{ kind: "figures", accountId: "account_1", figures: {} }, "Nothing was changed"],
  ])("a bad input is refused with one plain sentence: %o", async (content, sentence) => {
    const person = await somebody();
    const [status, code, message] = refusal(await send(person, "POST", "/api/entries", { content }));
    expect([status, code, message]).toEqual([400, "BAD_REQUEST", expect.stringContaining(sentence)]);
    expect(await entriesOf(person)).toEqual([]);
  });

  test("a typed debt can be paid down below its minimum, which itself cannot be raised above what is owed", async () => {
    const person = await somebody();
    const { entry } = await add(person, chase);
    const change = (content: object, version: number) =>
      send(person, "PUT", `/api/entries/${entry.id}`, { version, content });
    expect((await change({ ...chase, currentBalance: "20.00" }, entry.version)).statusCode).toBe(200);
    const raised = { ...chase, currentBalance: "20.00", minimumPayment: "90.00" };
    expect(refusal(await change(raised, entry.version + 1))).toEqual([
      400,
      "BAD_REQUEST",
      expect.stringContaining("The minimum payment is more than what is owed"),
      "content.minimumPayment",
    ]);
    // Taking back a lower minimum types nothing anew.
    const lowered = { ...chase, currentBalance: "20.00", minimumPayment: "15.00" };
    expect((await change(lowered, entry.version + 1)).statusCode).toBe(200);
    const undo = { version: entry.version + 2, content: { ...chase, currentBalance: "20.00" }, sure: true };
    expect((await send(person, "PUT", `/api/entries/${entry.id}`, undo)).statusCode).toBe(200);
  });

  test("a loan's minimum may be above its balance, typed or changed", async () => {
    const person = await somebody();
    const loan = { ...chase, debtKind: "student-loan", currentBalance: "150.00", minimumPayment: "200.00" };
    const { entry } = await add(person, loan as typeof chase);
    const figures = { minimumPayment: "210.00" };
    const word = { kind: "figures", accountId: entry.accountId ?? "", figures };
    expect((await send(person, "POST", "/api/entries", { content: word })).statusCode).toBe(201);
    expect((await debtsOf(person))[0]?.minimumPayment).toBe("210.00");
  });

  test("a minimum above what a known debt owes is refused, and an unusual rate is taken once somebody is sure", async () => {
    const person = await somebody();
    const { entry } = await add(person, chase);
    const accountId = entry.accountId ?? "";
    const word = (figures: object, sure = false) =>
      send(person, "POST", "/api/entries", { content: { kind: "figures", accountId, figures }, sure });
    expect(refusal(await word({ minimumPayment: "9999" }))).toEqual([
      400,
      "BAD_REQUEST",
      expect.stringContaining("more than what is owed: $2,347.92"),
      "content.figures.minimumPayment",
    ]);
    const rate = [409, "CONFLICT", expect.stringContaining("Is that right?"), undefined];
    expect(refusal(await word({ apr: "111" }))).toEqual(rate);
    const odd = { ...chase, creditor: "Chase", apr: "0.2499" };
    expect(refusal(await send(person, "POST", "/api/entries", { content: odd }))[2]).toContain(
      "or is it 24.99 %?",
    );
    expect((await debtsOf(person))[0]).toMatchObject({ apr: "25", minimumPayment: "60.00" });
    expect((await word({ apr: "111" }, true)).statusCode).toBe(201);
    expect((await debtsOf(person))[0]?.apr).toBe("111");
    const { entry: kept } = await add(person, { ...odd, apr: "0.9" }, true);
    const later = { ...odd, apr: "0.9", currentBalance: "2200.00" };
    const change = { version: kept.version, content: later };
    expect((await send(person, "PUT", `/api/entries/${kept.id}`, change)).statusCode).toBe(200);
  });

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

  test("a typed asset is worth what was typed", async () => {
    const person = await somebody();
    const house: EntryContent = {
      kind: "asset",
      name: "House",
      assetKind: "other",
      value: "250000",
      accountLast4: null,
    };
    await add(person, house);
    const assets = assetListSchema.parse((await send(person, "GET", "/api/assets")).json());
    expect(assets).toMatchObject([{ name: "House", kind: "other", value: "250000" }]);
    expect(assets[0]?.sources["value"]?.typedAt).toBe(server.clock.now().toISOString());
  });
});
