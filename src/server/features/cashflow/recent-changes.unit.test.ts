import { describe, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { addMonths, dayInMonth, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { cents } from "#engine/money/cents.ts";
import { checkingAccount } from "#test/fakes/checking-account.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

const first = parsePlainMonth("2025-11");
if (first === undefined) throw new Error("a month");
const MONTHS: readonly PlainMonth[] = Array.from({ length: 12 }, (_, index) => addMonths(first, index));

const debt: Debt = {
  id: "card",
  creditor: "Example Bank",
  accountLast4: null,
  debtType: "credit-card",
  currentBalance: "4000.00",
  originalBalance: null,
  apr: "24.99",
  minimumPayment: "60.00",
  paymentDueDate: null,
  creditLimit: null,
  statementDate: null,
  notPlannable: null,
  buckets: [],
  openQuestions: [],
  sources: {},
};

type Line = readonly [month: number, day: number, amount: number, category: string, description: string];

/** Calendar statements of one checking account, November to October; $12,000 at the end. */
function analyse(lines: readonly Line[], days?: readonly [string, string]) {
  const transactions = lines.map(
    ([month, day, amount, category, description]): FlowTransaction => ({
      accountId: "checking",
      documentId: `statement ${MONTHS[month]}`,
      postedOn: dayInMonth(MONTHS[month]!, day),
      amount: cents(amount),
      category,
      description,
    }),
  );
  const account: CashflowAccount = checkingAccount(
    { balance: "12000.00", documentId: "d", fileName: "f" },
    (days === undefined ? MONTHS.map((month) => [dayInMonth(month, 1), dayInMonth(month, 31)]) : [days]).map(
      ([periodStart = "", periodEnd = ""]) => ({
        documentId: `statement ${periodStart.slice(0, 7)}`,
        facts: { kind: "checking", periodStart, periodEnd },
      }),
    ),
  );
  const analysis = cashflowAnalysis({
    accounts: [account],
    transactions: transactions.toSorted((a, b) => (a.postedOn < b.postedOn ? -1 : 1)),
    debts: [debt],
  });
  if (analysis === null) throw new Error("there is a bank statement");
  expect(cashflowAnalysisSchema.parse(analysis)).toEqual(analysis);
  return analysis;
}

const all = MONTHS.map((_, month) => month);
const pay = (
  months: readonly number[],
  amount: number,
  description = "MERIDIAN HEALTH PAYROLL DIR DEP",
): Line[] =>
  months.flatMap((month) => [1, 15].map((day): Line => [month, day, amount, "income", description]));
const rent: Line[] = all.map((month) => [month, 3, -120_000, "rent", "OAKWOOD APARTMENTS RENT"]);
const since = (month: number): number[] => all.filter((one) => one >= month);
const until = (month: number): number[] => all.filter((one) => one <= month);

describe("what changed of late", () => {
  test("pay that was cut is the income of today, and how much less that is than the mean is said", () => {
    const analysis = analyse([...pay(until(8), 200_000), ...pay(since(9), 150_000), ...rent]);
    expect(analysis).toMatchObject({ monthlyIncome: "3000.00", safeMonthlyExtra: "1740.00" });
    expect(analysis.warnings).toContain(
      "Income counts at what your newest pay shows, $750.00 a month less than the mean of these months: pay that fell or ended, that came once, or one payday more than usual is not there every month.",
    );
  });

  test("day care since three months counts in full, and how much more that is than the mean is said", () => {
    const care = since(9).map((month): Line => [month, 10, -90_000, "childcare", "BRIGHT HORIZONS"]);
    const analysis = analyse([...pay(all, 200_000), ...rent, ...care]);
    expect(analysis).toMatchObject({ essentialExpenses: "2100.00", safeMonthlyExtra: "1840.00" });
    expect(analysis.warnings).toContain(
      "Bills that are new or dearer count in full, $675.00 a month more than the mean of these months, because from now on every month has them.",
    );
  });

  test("another wording of the employer is no stopped pay", () => {
    const analysis = analyse([
      ...pay(until(8), 200_000),
      ...pay(since(9), 200_000, "ADP TOTALSOURCE MERIDIAN HLTH PAYROLL"),
      ...rent,
    ]);
    expect(analysis).toMatchObject({ monthlyIncome: "4000.00", shortfall: "0.00" });
    expect(analysis.evidence.stoppedPay).toEqual([]);
    expect(analysis.warnings).toEqual([]);
  });

  test("a payday that is missing is told as that, by the payer's name, and not as a shortfall", () => {
    const analysis = analyse([
      ...pay(all, 200_000).filter(([month, day]) => month < 11 || day < 15),
      ...rent,
    ]);
    expect(analysis).toMatchObject({ decidedBy: "unknown-pay", safeMonthlyExtra: "0.00", shortfall: "0.00" });
    expect(analysis.evidence.stoppedPay).toEqual([]);
    expect(analysis.warnings[0]).toMatch(/^Pay of Meridian Health came regularly and did not come of late/);
    expect(analysis.recommendations.join(" ")).not.toContain("You can send");
  });

  test("pay that ended months ago is named without the bank's words", () => {
    const analysis = analyse([...pay(until(8), 200_000), ...rent]);
    expect(analysis.evidence.stoppedPay).toEqual(["Meridian Health"]);
    expect(analysis).toMatchObject({ monthlyIncome: "0.00", shortfall: "1260.00" });
  });

  test("twenty days without the rent in them are no basis: nothing is safe, and no shortfall is told", () => {
    const analysis = analyse(
      [...pay([11], 200_000), [11, 5, -20_000, "groceries", "KROGER"]],
      ["2026-10-01", "2026-10-20"],
    );
    expect(analysis).toMatchObject({ decidedBy: "part-month", safeMonthlyExtra: "0.00", historyMonths: 0 });
    expect(analysis.recommendations).toEqual([
      "Upload more bank statements: three months or more give a much surer figure.",
    ]);
  });
});
