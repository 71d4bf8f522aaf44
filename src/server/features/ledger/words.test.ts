import { afterAll, beforeAll, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { debtListSchema } from "#contract/debts.ts";
import { documentListSchema } from "#contract/documents.ts";
import { savedEntrySchema } from "#contract/entries.ts";
import { documentFiguresSchema } from "#contract/figures.ts";
import { singleExpensesSchema } from "#contract/single-expenses.ts";
import { type Transaction, transactionListSchema } from "#contract/transactions.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

const rows = [
  { account: 0, date: "2026-10-02", description: "ACME LOGISTICS PAYROLL", amount: "3000.00" },
  { account: 0, date: "2026-10-05", description: "OAKWOOD APARTMENTS RENT", amount: "-1000.00" },
  { account: 0, date: "2026-10-14", description: "POS DEBIT HALCYON ON 5TH", amount: "-40.00" },
  { account: 0, date: "2026-10-21", description: "POS DEBIT HALCYON ON 5TH", amount: "-60.00" },
];
const bank = extractionOf({
  documentType: "bank-statements",
  accounts: [checking({ beginningBalance: undefined })],
  transactions: rows,
});

describeOnEachDatabase("a person's word on single rows and accounts", ({ newDatabase }) => {
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
  const upload = (person: TestPerson, extraction: ReturnType<typeof extractionOf>, copy = 0) =>
    uploadAs(server.app, person, {
      content: scriptedFile({ extraction }, copy),
      fileName: `bank-${copy}.pdf`,
    });
  const listOf = async (person: TestPerson) =>
    transactionListSchema.parse((await send(person, "GET", "/api/cashflow/transactions")).json());
  const analysisOf = async (person: TestPerson) =>
    cashflowAnalysisSchema.parse((await send(person, "GET", "/api/cashflow/analysis")).json());
  const debtsOf = async (person: TestPerson) =>
    debtListSchema.parse((await send(person, "GET", "/api/debts")).json());
  const say = (person: TestPerson, row: Transaction | undefined, word: object) =>
    send(person, "PUT", `/api/transactions/${row?.accountId}/${row?.id}`, word);
  const halcyon = async (person: TestPerson) =>
    (await listOf(person)).transactions.filter(({ description }) => description.includes("HALCYON"));

  test("the list shows every row with its line, its reason and its document", async () => {
    const person = await somebody();
    await upload(person, bank);
    const { transactions, accounts, documents, older } = await listOf(person);
    expect(transactions.map(({ date, line }) => [date, line])).toEqual([
      ["2026-10-21", "discretionary"],
      ["2026-10-14", "discretionary"],
      ["2026-10-05", "essential"],
      ["2026-10-02", "income"],
    ]);
    expect(transactions.every(({ reason }) => reason !== "")).toBe(true);
    expect(accounts).toMatchObject([{ name: "Harbor Bank", counts: true }]);
    expect([documents, older]).toEqual([[{ id: transactions[0]?.documentId, fileName: "bank-0.pdf" }], 0]);
  });

  test("a row left out counts nowhere, also after reading again, and counts again when taken back", async () => {
    const person = await somebody();
    await upload(person, bank);
    expect((await analysisOf(person)).discretionarySpending).toBe("100.00");
    const [row] = await halcyon(person);
    expect((await say(person, row, { isLeftOut: true, category: null })).statusCode).toBe(204);
    expect((await analysisOf(person)).discretionarySpending).toBe("40.00");
    expect((await halcyon(person))[0]).toMatchObject({ isLeftOut: true, line: "ignored" });
    const [document] = documentListSchema.parse((await send(person, "GET", "/api/documents")).json());
    await send(person, "POST", `/api/documents/${document?.id}/retry`);
    const settled = async () =>
      documentListSchema.parse((await send(person, "GET", "/api/documents")).json())[0]?.status;
    await expect.poll(settled).toBe("completed");
    expect((await analysisOf(person)).discretionarySpending).toBe("40.00");
    await say(person, row, { isLeftOut: false, category: null });
    expect((await analysisOf(person)).discretionarySpending).toBe("100.00");
  });

  test("a category said for one row holds for it alone", async () => {
    const person = await somebody();
    await upload(person, bank);
    const [row] = await halcyon(person);
    await say(person, row, { isLeftOut: false, category: "groceries" });
    expect(await halcyon(person)).toMatchObject([
      { category: "groceries", line: "essential", saidFor: "row", reason: "you said so for this one" },
      { line: "discretionary", saidFor: null },
    ]);
  });

  test("what does not come again counts in no usual month and stays in the list; beside it other words stay", async () => {
    const person = await somebody();
    await upload(person, bank);
    const [row] = await halcyon(person);
    await say(person, row, { category: "groceries" });
    const before = await analysisOf(person);
    expect((await say(person, row, { isOnce: true })).statusCode).toBe(204);
    const after = await analysisOf(person);
    expect([before.essentialExpenses, after.essentialExpenses]).toEqual(["1060.00", "1000.00"]);
    expect(after.currentSavings).toBe(before.currentSavings);
    expect((await halcyon(person))[0]).toMatchObject({ isOnce: true, line: "essential", saidFor: "row" });
    const said = singleExpensesSchema.parse(
      (await send(person, "GET", "/api/cashflow/single-expenses")).json(),
    );
    expect(said).toMatchObject([{ id: row?.id, isOnce: true, change: null }]);
    await say(person, row, { isOnce: false });
    expect((await analysisOf(person)).essentialExpenses).toBe("1060.00");
  });

  test("somebody else's row is not there, and what is no row is none", async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    await upload(anna, bank);
    const [row] = await halcyon(anna);
    const word = { isLeftOut: true, category: null };
    expect((await say(ben, row, word)).statusCode).toBe(404);
    const nonsense = await send(anna, "PUT", `/api/transactions/${row?.accountId}/nonsense`, word);
    expect(nonsense.statusCode).toBe(404);
    const join = await send(ben, "PUT", `/api/accounts/${row?.accountId}/join`, { into: null });
    expect(join.statusCode).toBe(404);
    expect((await halcyon(anna))[0]?.isLeftOut).toBe(false);
  });

  test("a row that another document brought counts when the person says so, and not twice when read again", async () => {
    const person = await somebody();
    await upload(person, bank);
    const second = extractionOf({
      documentType: "bank-statements",
      accounts: [checking({ beginningBalance: undefined })],
      transactions: [rows[2] ?? []].flat(),
    });
    server.clock.advance(1000);
    await upload(person, second, 1);
    const [document] = documentListSchema.parse((await send(person, "GET", "/api/documents")).json());
    const figuresUrl = `/api/documents/${document?.id}/figures`;
    const figures = async () => documentFiguresSchema.parse((await send(person, "GET", figuresUrl)).json());
    expect((await figures()).skipped).toMatchObject([{ path: "transactions.0", canKeep: true }]);
    const url = `/api/documents/${document?.id}/rows/0`;
    for (const _ of [1, 2]) {
      expect((await send(person, "PUT", url, { isKept: true })).statusCode).toBe(204);
    }
    expect(await figures()).toMatchObject({
      skipped: [],
      kept: [{ path: "transactions.0", description: "POS DEBIT HALCYON ON 5TH" }],
    });
    expect((await halcyon(person)).map(({ amount }) => amount)).toEqual(["-60.00", "-40.00", "-40.00"]);
    await send(person, "PUT", url, { isKept: false });
    expect(await halcyon(person)).toHaveLength(2);
    expect((await send(await somebody(), "PUT", url, { isKept: true })).statusCode).toBe(404);
    await send(person, "PUT", url, { isKept: true });
    await send(person, "DELETE", `/api/documents/${document?.id}`);
    expect(await halcyon(person)).toHaveLength(2);
  });

  test("a typed transaction counts, one that is there already is asked about, and deleted it is gone", async () => {
    const person = await somebody();
    await upload(person, bank);
    const accountId = (await listOf(person)).accounts[0]?.id ?? "";
    const type = (description: string, amount: string, sure = false) =>
      send(person, "POST", "/api/entries", {
        content: {
          kind: "transaction",
          accountId,
          date: "2026-10-14",
          description,
          amount,
          category: "groceries",
        },
        sure,
      });
    expect((await type("Farmers market", "-25.00")).statusCode).toBe(201);
    expect((await analysisOf(person)).essentialExpenses).toBe("1025.00");
    expect((await type("Halcyon", "-40.00")).statusCode).toBe(409);
    const twin = savedEntrySchema.parse((await type("Halcyon", "-40.00", true)).json());
    const listed = (await listOf(person)).transactions.find(({ documentId }) => documentId === twin.entry.id);
    expect(listed).toMatchObject({ description: "Halcyon", amount: "-40.00" });
    // Its statement once more changes nothing: neither row is taken for the other.
    await upload(person, bank, 7);
    expect(await halcyon(person)).toHaveLength(2);
    expect((await listOf(person)).transactions).toHaveLength(6);
    await send(person, "DELETE", `/api/entries/${twin.entry.id}?version=1`);
    expect((await listOf(person)).transactions).toHaveLength(5);
  });

  test("a typed row that a statement shows later stays one row, and the statement's is there once it is deleted", async () => {
    const person = await somebody();
    const other = extractionOf({
      documentType: "bank-statements",
      accounts: [
        checking({ periodStart: "2026-09-01", periodEnd: "2026-09-30", beginningBalance: undefined }),
      ],
    });
    await upload(person, other);
    const accountId = (await listOf(person)).accounts[0]?.id ?? "";
    const content = {
      kind: "transaction",
      accountId,
      date: "2026-10-14",
      description: "Halcyon shop",
      amount: "-40.00",
      category: null,
    };
    const { entry } = savedEntrySchema.parse(
      (await send(person, "POST", "/api/entries", { content })).json(),
    );
    await upload(person, bank, 1);
    expect((await listOf(person)).transactions).toHaveLength(4);
    await send(person, "DELETE", `/api/entries/${entry.id}?version=1`);
    expect((await listOf(person)).transactions.map(({ description }) => description)).toEqual([
      "POS DEBIT HALCYON ON 5TH",
      "POS DEBIT HALCYON ON 5TH",
      "OAKWOOD APARTMENTS RENT",
      "ACME LOGISTICS PAYROLL",
    ]);
  });

  test("two accounts joined by hand are one debt, and two again when taken apart", async () => {
    const person = await somebody();
    const bare = card({ accountLast4: undefined, statementDate: "2026-11-12", currentBalance: "2100.00" });
    await upload(person, extractionOf({ accounts: [card({})] }));
    server.clock.advance(1000);
    await upload(person, extractionOf({ accounts: [bare] }), 1);
    const [numbered, unnumbered] = await debtsOf(person);
    const url = `/api/accounts/${unnumbered?.id}/join`;
    expect((await send(person, "PUT", url, { into: numbered?.id })).statusCode).toBe(204);
    const joined = await debtsOf(person);
    expect(joined).toMatchObject([
      {
        id: numbered?.id,
        accountLast4: "4821",
        currentBalance: "2100.00",
        joined: [{ id: unnumbered?.id, name: "Example Bank", last4: null }],
      },
    ]);
    expect((await send(person, "PUT", url, { into: unnumbered?.id })).statusCode).toBe(400);
    await send(person, "PUT", url, { into: null });
    expect(await debtsOf(person)).toHaveLength(2);
  });

  test("rows that both of two joined accounts show count once", async () => {
    const person = await somebody();
    await upload(person, bank);
    const download = extractionOf({
      documentType: "bank-statements",
      accounts: [checking({ accountLast4: "9999", beginningBalance: undefined })],
      transactions: rows,
    });
    await upload(person, download, 1);
    const { accounts } = await listOf(person);
    expect((await listOf(person)).transactions).toHaveLength(8);
    await send(person, "PUT", `/api/accounts/${accounts[1]?.id}/join`, { into: accounts[0]?.id });
    const { transactions } = await listOf(person);
    expect(transactions).toHaveLength(4);
    expect(new Set(transactions.map(({ accountId }) => accountId))).toEqual(new Set([accounts[0]?.id]));
  });

  test("a card and an account with money are never one", async () => {
    const person = await somebody();
    await upload(person, bank);
    await upload(person, extractionOf({ accounts: [card({})] }), 1);
    const { accounts } = await listOf(person);
    const answer = await send(person, "PUT", `/api/accounts/${accounts[0]?.id}/join`, {
      into: accounts[1]?.id,
    });
    expect(answer.statusCode).toBe(400);
  });
});
