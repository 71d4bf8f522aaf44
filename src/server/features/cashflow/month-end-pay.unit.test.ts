import { expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import { addMonths, dayInMonth, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { cents } from "#engine/money/cents.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

const monthOf = (text: string): PlainMonth => {
  const month = parsePlainMonth(text);
  if (month === undefined) throw new Error(`no month: ${text}`);
  return month;
};

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

/** Calendar statements of a checking account and a card; $4,000 of pay on the last day of each month, rent of $1,200 on the 3rd. */
function paidOnLastDays(first: string, count: number) {
  const months = Array.from({ length: count }, (_, index) => addMonths(monthOf(first), index));
  const row = (
    accountId: string,
    postedOn: string,
    amount: number,
    category: string,
    description: string,
  ): FlowTransaction => ({
    accountId,
    documentId: `${accountId} ${postedOn.slice(0, 7)}`,
    postedOn,
    amount: cents(amount),
    category,
    description,
  });
  const account = (id: string, kind: "checking" | "credit-card"): CashflowAccount => ({
    id,
    kind,
    name: id,
    last4: null,
    currency: "USD",
    figure: () => ({ kind: "not-shown" }),
    statements: months.map((month) => ({
      documentId: `${id} ${month}`,
      facts: { kind, periodStart: dayInMonth(month, 1), periodEnd: dayInMonth(month, 31) },
    })),
  });
  const transactions = months.flatMap((month) => [
    row("checking", dayInMonth(month, 3), -120_000, "rent", "OAKWOOD APARTMENTS RENT"),
    row("card", dayInMonth(month, 8), -15_000, "shopping", "TARGET 0022"),
    row("checking", dayInMonth(month, 31), 400_000, "income", "MERIDIAN HEALTH PAYROLL"),
  ]);
  const analysis = cashflowAnalysis({
    accounts: [account("checking", "checking"), account("card", "credit-card")],
    transactions,
    debts: [debt],
  });
  if (analysis === null) throw new Error("there is a bank statement");
  return { analysis, months };
}

test.each([
  ["August and September", "2026-08", 2],
  ["September and October", "2026-09", 2],
  ["October to September", "2025-10", 12],
  ["March to 28 February", "2025-03", 12],
  ["March to 29 February", "2027-03", 12],
  ["April to June", "2026-04", 3],
])("pay on the last day of each month is that month's income: %s", (_, first, count) => {
  const { analysis, months } = paidOnLastDays(first, count);
  expect(analysis.monthlyIncome).toBe("4000.00");
  expect(analysis.months.map((month) => [month.first, month.last, month.income, month.essentials])).toEqual(
    months.map((month) => [dayInMonth(month, 1), dayInMonth(month, 31), "4000.00", "1200.00"]),
  );
});

test("no month begins before the statements, so that no card lacks days that nobody can upload", () => {
  const { analysis } = paidOnLastDays("2025-11", 4);
  expect(analysis.periodStart).toBe("2025-11-01");
  expect(analysis.warnings.join(" ")).not.toContain("lack days");
  expect(analysis.evidence.doubts.join(" ")).not.toContain("on no statement");
});
