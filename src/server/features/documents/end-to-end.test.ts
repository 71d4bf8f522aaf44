import { afterAll, beforeAll, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { debtListSchema } from "#contract/debts.ts";
import { uploadResponseSchema } from "#contract/documents.ts";
import { payoffPlanSchema } from "#contract/payoff-plan.ts";
import { createReaderPool, type ReaderPool } from "#pipeline/isolation/reader-pool.ts";
import { readerEntry } from "#server/platform/reader-entry.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";

/** A printed page: a title, then labels with their values, then the rows of a table. */
function printed(
  title: string,
  lines: ReadonlyArray<readonly [string, string]>,
  rows: ReadonlyArray<readonly string[]> = [],
): Buffer<ArrayBuffer> {
  const content = [
    textAt(72, 740, title, 16, "F2"),
    ...lines.map(
      ([label, value], index) => textAt(72, 700 - index * 20, label) + textAt(330, 700 - index * 20, value),
    ),
    rows.length > 0 ? textAt(72, 500, "Transaction history", 13, "F2") : "",
    ...rows.flatMap((cells, row) =>
      cells.map((cell, column) => textAt([72, 150, 420, 500][column] ?? 500, 460 - row * 18, cell)),
    ),
  ];
  return Buffer.from(tinyPdf([content.join("")]));
}

const card = (closing: string, due: string, figures: readonly [string, string, string, string, string]) =>
  printed("Example Bank Credit Card Statement", [
    ["Account number ending in 4417", ""],
    ["Statement closing date", closing],
    ["Previous balance", `$${figures[0]}`],
    ["Payments and credits", `-$${figures[1]}`],
    ["Purchases", `+$${figures[2]}`],
    ["Fees charged", "$0.00"],
    ["Interest charged", `+$${figures[3]}`],
    ["New balance", `$${figures[4]}`],
    ["Minimum payment due", "$35.00"],
    ["Payment due date", due],
    ["Credit limit", "$5,000.00"],
    ["Purchase APR", "24.99%"],
  ]);

const october = card("10/12/2026", "11/07/2026", ["1,000.00", "200.00", "150.25", "18.10", "968.35"]);
const november = card("11/12/2026", "12/07/2026", ["968.35", "300.00", "50.00", "17.20", "735.55"]);

const bank = printed(
  "Harbor Bank Checking Statement",
  [
    ["Account number ending in 1177", ""],
    ["Statement period", "10/01/2026 - 10/31/2026"],
    ["Beginning balance", "$1,000.00"],
    ["Total deposits", "$3,000.00"],
    ["Total withdrawals", "$1,650.00"],
    ["Ending balance", "$2,350.00"],
  ],
  [
    ["Date", "Description", "Amount", "Balance"],
    ["10/02", "PAYROLL DIRECT DEPOSIT ACME", "3,000.00", "4,000.00"],
    ["10/03", "RENT PAYMENT", "-1,200.00", "2,800.00"],
    ["10/09", "GROCERY OUTLET 123", "-400.00", "2,400.00"],
    ["10/12", "CORNER RESTAURANT", "-50.00", "2,350.00"],
  ],
);

describeOnEachDatabase("from a printed statement to a plan, with the real reader", ({ newDatabase }) => {
  let readers: ReaderPool;
  let server: FeaturesServer;
  let anna: TestPerson;

  beforeAll(async () => {
    readers = createReaderPool({ size: 2, entry: readerEntry() });
    server = await startFeaturesServer(await newDatabase(), {
      readFile: (input, progress) => readers.read(input, progress),
    });
    anna = await signInAs(server, "anna");
  });
  afterAll(async () => {
    await server.stop();
    await readers.close();
  });

  const upload = async (content: Buffer<ArrayBuffer>) => {
    const answer = await uploadAs(server.app, anna, { content });
    return uploadResponseSchema.parse(answer.json());
  };
  const get = async (url: string): Promise<unknown> =>
    (await server.app.inject({ url, headers: anna.headers })).json();

  test("a card statement becomes a debt with the printed figures and where they are printed", async () => {
    const { document } = await upload(october);
    expect(document).toMatchObject({ status: "completed", documentType: "credit-cards", questionCount: 0 });
    expect(debtListSchema.parse(await get("/api/debts"))).toMatchObject([
      {
        creditor: expect.stringContaining("Example Bank"),
        accountLast4: "4417",
        currentBalance: "968.35",
        apr: "24.99",
        minimumPayment: "35.00",
        paymentDueDate: "2026-11-07",
        notPlannable: null,
        sources: { currentBalance: { documentId: document.id, page: 1, text: "$968.35" } },
      },
    ]);
  });

  test("next month's statement updates that debt", async () => {
    await upload(november);
    expect(debtListSchema.parse(await get("/api/debts"))).toMatchObject([
      { currentBalance: "735.55", paymentDueDate: "2026-12-07" },
    ]);
  });

  test("a bank statement becomes a waterfall that adds up, with its transactions", async () => {
    await upload(bank);
    expect(cashflowAnalysisSchema.parse(await get("/api/cashflow/analysis"))).toMatchObject({
      monthlyIncome: "3000.00",
      essentialExpenses: "1600.00",
      discretionarySpending: "50.00",
      minimumDebtPayments: "35.00",
      currentSavings: "2350.00",
      historyMonths: 1,
    });
  });

  test("the extra and the minimums make a plan with a debt-free date", async () => {
    const { safeMonthlyExtra } = cashflowAnalysisSchema.parse(await get("/api/cashflow/analysis"));
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/payoff-plan",
      headers: anna.headers,
      payload: { strategy: "avalanche", monthlyBudget: (Number(safeMonthlyExtra) + 35).toFixed(2) },
    });
    const plan = payoffPlanSchema.parse(answer.json());
    expect(plan.debtFreeDate).toBe("2027-01-07");
    expect(plan.debts).toMatchObject([{ accountLast4: "4417", balance: "735.55", paidOffMonth: 2 }]);
    expect(plan.baseline.outcome).toBe("paid");
  });

  test("a damaged file is refused in the reader's words, and the rest stays as it was", async () => {
    const answer = await uploadAs(server.app, anna, { content: Buffer.from("%PDF-1.7\nnothing else") });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "UNREADABLE_FILE" });
    expect(debtListSchema.parse(await get("/api/debts"))).toHaveLength(1);
  });
});
