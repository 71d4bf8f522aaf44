import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Asset, assetListSchema, type Debt, debtListSchema } from "#contract/debts.ts";
import { type Document, documentListSchema } from "#contract/documents.ts";
import type { Extraction, TransactionFacts } from "#contract/extraction.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

const both = (periodEnd: string, amounts: readonly [string, string]) =>
  extractionOf({
    documentType: "bank-statements",
    accounts: [
      checking({ periodEnd, endingBalance: amounts[0] }),
      checking({ kind: "savings", periodEnd, endingBalance: amounts[1] }),
    ],
  });

const bank = (transactions: TransactionFacts[]) =>
  extractionOf({ documentType: "bank-statements", accounts: [checking({})], transactions });

describeOnEachDatabase("documents merged into the ledger", ({ newDatabase }) => {
  let server: FeaturesServer;
  let copies = 0;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const upload = async (person: TestPerson, extraction: Extraction, copy = copies++): Promise<Document> => {
    server.clock.advance(1000);
    const answer = await uploadAs(server.app, person, { content: scriptedFile({ extraction }, copy) });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ document: Document }>().document;
  };
  const remove = async (person: TestPerson, id: string | undefined): Promise<void> => {
    const request = { method: "DELETE", url: `/api/documents/${id}`, headers: person.headers } as const;
    expect((await server.app.inject(request)).statusCode).toBe(204);
  };
  const get = async (person: TestPerson, url: string): Promise<unknown> =>
    (await server.app.inject({ url, headers: person.headers })).json();
  const debts = async (person: TestPerson): Promise<Debt[]> =>
    debtListSchema.parse(await get(person, "/api/debts"));
  const assets = async (person: TestPerson): Promise<Asset[]> =>
    assetListSchema.parse(await get(person, "/api/assets"));
  const rows = async (person: TestPerson): Promise<string[]> => {
    const { rows: found } = await server.pool.query<{ row: string }>(
      "select posted_on || ' ' || amount_cents as row from transactions where person_id = $1 order by 1",
      [person.id],
    );
    return found.map(({ row }) => row);
  };

  const october = extractionOf({});
  const november = extractionOf({
    accounts: [card({ statementDate: "2026-11-12", currentBalance: "2200.00", minimumPayment: "54.00" })],
  });

  test.each([
    ["after", false],
    ["before", true],
  ])(
    "a download without a number, read %s the statement with whose balance it begins, is of that account",
    async (when, isFirst) => {
      const person = await signInAs(server, `a list ${when}`);
      const row = (date: string, amount: string) => ({
        account: 0,
        date,
        description: "GROCERY OUTLET",
        amount,
      });
      const span = { first: "2026-11-02", last: "2026-11-09", beginning: "1250.00", ending: "1100.00" };
      const list = extractionOf({
        documentType: "bank-statements",
        source: "csv",
        accounts: [{ kind: "checking", endingBalance: "1100.00" }],
        transactions: [row("2026-11-02", "-100.00"), row("2026-11-09", "-50.00")],
        checks: [
          {
            name: "running-balance",
            passed: true,
            detail: "",
            span: { account: 0, ...span, afterFirstDay: "1150.00", beforeLastDay: "1150.00" },
          },
        ],
      });
      for (const one of isFirst ? [list, bank([])] : [bank([]), list]) await upload(person, one);
      expect(await assets(person)).toMatchObject([{ accountLast4: "1177", value: "1100.00" }]);
    },
  );

  describe("photos of the pages of one statement, each its own document", () => {
    const row = (date: string, amount: string) => ({
      account: 0,
      date,
      description: "GROCERY OUTLET",
      amount,
      category: "groceries",
    });
    const first = extractionOf({ source: "ocr", transactions: [row("2026-10-02", "-54.10")] });
    // The second page repeats the number and lists rows: no balance, no day.
    const second = extractionOf({
      source: "ocr",
      accounts: [{ kind: "credit-card", institution: "Example Bank", accountLast4: "4821" }],
      transactions: [row("2026-10-03", "-12.00"), row("2026-10-02", "-54.10")],
    });

    test.each([
      ["first page first", [first, second]],
      ["second page first", [second, first]],
    ])("%s: one debt with the figures of the page that shows them", async (name, pages) => {
      const person = await signInAs(server, `pages apart, ${name}`);
      for (const page of pages) await upload(person, page);
      const [debt, ...others] = await debts(person);
      expect(others).toEqual([]);
      expect(debt).toMatchObject({ currentBalance: "2345.67", minimumPayment: "57.00" });
      expect(await rows(person)).toEqual(["2026-10-02 -5410", "2026-10-03 -1200"]);
    });
  });

  describe("statements of one card", () => {
    test("uploaded twice as different files are one debt", async () => {
      const person = await signInAs(server, "two scans");
      await upload(person, october);
      await upload(person, october);
      expect(await debts(person)).toHaveLength(1);
    });

    test("of the next month update the one debt, with the new document as its source", async () => {
      const person = await signInAs(server, "next month");
      await upload(person, october);
      const [before] = await debts(person);
      const second = await upload(person, november);
      expect(await debts(person)).toMatchObject([
        {
          id: before?.id,
          currentBalance: "2200.00",
          minimumPayment: "54.00",
          statementDate: "2026-11-12",
          notPlannable: null,
          sources: { currentBalance: { documentId: second.id, fileName: "statement.pdf", page: 1 } },
        },
      ]);
    });

    test("of an older month only add history", async () => {
      const person = await signInAs(server, "older month");
      await upload(person, november);
      await upload(person, october);
      expect(await debts(person)).toMatchObject([{ currentBalance: "2200.00", statementDate: "2026-11-12" }]);
    });

    test("fill in what the newest does not show, with the older document as the source", async () => {
      const person = await signInAs(server, "no APR printed");
      const first = await upload(person, october);
      await upload(
        person,
        extractionOf({
          accounts: [
            {
              kind: "credit-card",
              institution: "Example Bank",
              accountLast4: "4821",
              statementDate: "2026-11-12",
              currentBalance: "10.00",
            },
          ],
        }),
      );
      expect(await debts(person)).toMatchObject([
        { currentBalance: "10.00", apr: "24.99", sources: { apr: { documentId: first.id } } },
      ]);
    });

    test("whose balance reaches zero keep the card, but not in the plan", async () => {
      const person = await signInAs(server, "paid off");
      await upload(person, october);
      await upload(
        person,
        extractionOf({ accounts: [card({ statementDate: "2026-11-12", currentBalance: "0.00" })] }),
      );
      const [debt] = await debts(person);
      expect(debt?.currentBalance).toBe("0.00");
      expect(debt?.notPlannable).toContain("Nothing is owed");
    });
  });

  test("two cards with the same last four at two institutions stay two", async () => {
    const person = await signInAs(server, "two banks");
    await upload(person, october);
    await upload(person, extractionOf({ accounts: [card({ institution: "Northwind" })] }));
    expect((await debts(person)).map(({ creditor }) => creditor)).toEqual(["Example Bank", "Northwind"]);
  });

  test("two sub-accounts with one member number stay two, month after month", async () => {
    const person = await signInAs(server, "member number");
    await upload(person, both("2026-09-30", ["100.00", "5000.00"]));
    await upload(person, both("2026-10-31", ["200.00", "5100.00"]));
    expect((await assets(person)).map(({ kind, value }) => [kind, value])).toEqual([
      ["checking", "200.00"],
      ["savings", "5100.00"],
    ]);
  });

  test("a document without an account number is kept apart, and the person is told", async () => {
    const person = await signInAs(server, "no number");
    await upload(person, october);
    const { accountLast4: _hidden, ...bare } = card({ statementDate: "2026-11-12", currentBalance: "80.00" });
    const document = await upload(person, extractionOf({ accounts: [bare] }));
    expect(await debts(person)).toHaveLength(2);
    expect(document.warnings.join(" ")).toContain("no account number");
  });

  test("a figure in question never enters: the debt says so and is not planned", async () => {
    const person = await signInAs(server, "blurred");
    const evidence = {
      page: 1,
      box: [0, 0, 1, 1] as [number, number, number, number],
      text: "57",
      confidence: 0.6,
    };
    await upload(
      person,
      extractionOf({
        accounts: [card({})],
        questions: [
          { path: "accounts.0.apr", reason: "Blurred.", candidates: [{ value: "24.99", evidence }] },
        ],
      }),
    );
    const [debt] = await debts(person);
    expect(debt).toMatchObject({ apr: null, openQuestions: [{ field: "apr", candidates: ["24.99"] }] });
    expect(debt?.notPlannable).toContain("APR");
  });

  describe("transactions", () => {
    const coffee: TransactionFacts = {
      account: 0,
      date: "2026-10-05",
      description: "COFFEE",
      amount: "-4.50",
    };
    const rent: TransactionFacts = { account: 0, date: "2026-10-01", description: "RENT", amount: "-900.00" };
    test("that are real twins stay two", async () => {
      const person = await signInAs(server, "twins");
      await upload(person, bank([coffee, coffee, rent]));
      expect(await rows(person)).toEqual(["2026-10-01 -90000", "2026-10-05 -450", "2026-10-05 -450"]);
    });

    test("of an overlapping document add only what is new", async () => {
      const person = await signInAs(server, "overlap");
      await upload(person, bank([coffee, coffee]));
      await upload(person, bank([rent, coffee, { ...coffee, description: "Coffee " }]));
      expect(await rows(person)).toEqual(["2026-10-01 -90000", "2026-10-05 -450", "2026-10-05 -450"]);
    });

    test("stay when one of two documents that show them is deleted", async () => {
      const person = await signInAs(server, "overlap deleted");
      const first = await upload(person, bank([coffee, coffee]));
      const second = await upload(person, bank([coffee, rent]));
      await remove(person, first.id);
      expect(await rows(person)).toEqual(["2026-10-01 -90000", "2026-10-05 -450"]);
      await remove(person, second.id);
      expect(await rows(person)).toEqual([]);
      expect(await assets(person)).toEqual([]);
    });
  });

  describe("deleting a document", () => {
    test("brings back the state before it", async () => {
      const person = await signInAs(server, "undo");
      await upload(person, october);
      const before = await debts(person);
      const second = await upload(person, november);
      await remove(person, second.id);
      expect(await debts(person)).toEqual(before);
    });

    test("removes the file, the account that no other document shows, and the uploads that repeat it", async () => {
      const person = await signInAs(server, "undo all");
      const first = await upload(person, october, 500);
      const repeated = await upload(person, october, 500);
      expect(repeated.duplicateOf).toBe(first.id);
      await remove(person, first.id);
      expect(await debts(person)).toEqual([]);
      expect(documentListSchema.parse(await get(person, "/api/documents"))).toEqual([]);
      const left = await server.pool.query("select 1 from accounts where person_id = $1", [person.id]);
      expect(left.rowCount).toBe(0);
    });

    test("of a repeated upload leaves the first as it was", async () => {
      const person = await signInAs(server, "undo repeat");
      await upload(person, october, 600);
      const repeated = await upload(person, october, 600);
      await remove(person, repeated.id);
      expect(await debts(person)).toHaveLength(1);
    });
  });

  test("ten documents in parallel give each debt once", async () => {
    const person = await signInAs(server, "parallel");
    const cards = ["1111", "2222", "3333"];
    const documents = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        upload(
          person,
          extractionOf({
            accounts: [
              card({
                accountLast4: cards[index % cards.length] ?? "",
                statementDate: `2026-${String(index + 1).padStart(2, "0")}-12`,
                currentBalance: `${index + 1}00.00`,
              }),
            ],
          }),
        ),
      ),
    );
    expect(documents.every(({ status }) => status === "completed")).toBe(true);
    const found = await debts(person);
    expect(
      found.map(({ accountLast4, currentBalance }) => `${accountLast4} ${currentBalance}`).toSorted(),
    ).toEqual(["1111 1000.00", "2222 800.00", "3333 900.00"]);
  });

  test("the same file uploaded at once by five requests counts once", async () => {
    const person = await signInAs(server, "five at once");
    const all = await Promise.all(Array.from({ length: 5 }, () => upload(person, october, 700)));
    expect(all.filter(({ duplicateOf }) => duplicateOf === null)).toHaveLength(1);
    const { rowCount } = await server.pool.query("select 1 from statements where person_id = $1", [
      person.id,
    ]);
    expect(rowCount).toBe(1);
  });

  test("each loan group is a debt of its own, this month and the next", async () => {
    const person = await signInAs(server, "loan groups");
    const groups = (statementDate: string, balances: readonly [string, string]) => {
      const group = (currentBalance: string, apr: string) => ({
        kind: "student-loan" as const,
        institution: "Prairie Student Loans",
        accountLast4: "3127",
        statementDate,
        currentBalance,
        apr,
        minimumPayment: "68.40",
      });
      return extractionOf({
        documentType: "loans",
        accounts: [group(balances[0], "4.53"), group(balances[1], "5.05")],
      });
    };
    await upload(person, groups("2026-09-02", ["5901.22", "8410.07"]));
    await upload(person, groups("2026-10-02", ["5855.60", "8342.10"]));
    expect((await debts(person)).map((debt) => [debt.apr, debt.currentBalance])).toEqual([
      ["4.53", "5855.60"],
      ["5.05", "8342.10"],
    ]);
  });

  test("two months of one card in one file are one debt with the newer balance", async () => {
    const person = await signInAs(server, "two months in one file");
    await upload(
      person,
      extractionOf({
        accounts: [
          card({ statementDate: "2026-10-12" }),
          card({ statementDate: "2026-09-12", currentBalance: "99.00" }),
        ],
      }),
    );
    expect((await debts(person)).map((debt) => debt.currentBalance)).toEqual(["2345.67"]);
  });

  test("the accounts of a credit report are no debts", async () => {
    const person = await signInAs(server, "credit report");
    await upload(
      person,
      extractionOf({
        documentType: "credit-reports",
        accounts: [],
        creditReport: {
          bureau: "Experian",
          accounts: [{ creditor: "NORTHGATE BANK", kind: "credit-card", balance: "1500.00", status: "open" }],
        },
      }),
    );
    expect(await debts(person)).toEqual([]);
  });
});
