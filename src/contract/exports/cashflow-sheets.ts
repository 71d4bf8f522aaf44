/** The cash flow as the sheets of a spreadsheet file: what the workbook holds, with every transaction and what comes again. */

import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { CashflowAnalysis } from "../cashflow.ts";
import { extraLabel, isSavingsUnknown } from "../extra-certainty.ts";
import type { RecurringItem } from "../spending.ts";
import type { TransactionList } from "../transactions.ts";

export const cashflowSpreadsheetFileName = "cashflow-foundation-workbook.xlsx";

/**
 * A cell: text, which is never a formula; a count; an amount of dollars as a decimal string; a day, YYYY-MM-DD. Null stays empty.
 */
export type SheetCell = string | number | { readonly money: string } | { readonly day: string } | null;
export type Sheet = {
  readonly name: string;
  /** The first row names the columns. */
  readonly rows: ReadonlyArray<readonly SheetCell[]>;
};

export type CashflowFacts = {
  readonly analysis: CashflowAnalysis;
  readonly transactions: TransactionList;
  readonly recurring: readonly RecurringItem[];
  /** The name of a category on the screen. */
  readonly labelOf: (category: string) => string;
};

const money = (amount: string | Cents): SheetCell => ({
  money: typeof amount === "string" ? amount : formatMoney(amount),
});
const day = (date: string | null): SheetCell => (date === null ? null : { day: date });
const centsOf = (amount: string): Cents => parseMoney(amount) ?? cents(0);
/** What is taken off is negative, so that the lines add up to the safe extra less the shortfall. */
const takenOff = (amount: string): SheetCell => money(cents(0 - centsOf(amount)));

/** Summary, waterfall, categories, transactions and what comes again, in this order. */
export function cashflowSheets(facts: CashflowFacts): readonly Sheet[] {
  return [
    { name: "Summary", rows: summary(facts.analysis) },
    { name: "Waterfall", rows: waterfall(facts.analysis) },
    { name: "Categories", rows: categories(facts) },
    { name: "Transactions", rows: transactions(facts) },
    { name: "Recurring", rows: recurring(facts) },
  ];
}

function summary(analysis: CashflowAnalysis): Sheet["rows"] {
  return [
    ["Cashflow Foundation Workbook", null],
    ["From", day(analysis.periodStart)],
    ["To", day(analysis.periodEnd)],
    [extraLabel(analysis), money(analysis.safeMonthlyExtra)],
    ["Shortfall a month", money(analysis.shortfall)],
    ["Current savings", isSavingsUnknown(analysis) ? "not known" : money(analysis.currentSavings)],
    ["Must stay in the accounts now", money(analysis.bufferNow)],
    ["Emergency buffer target", money(analysis.bufferTarget)],
    ["Confidence score (percent)", analysis.confidenceScore],
    ["Months of history", analysis.historyMonths],
  ];
}

function waterfall(analysis: CashflowAnalysis): Sheet["rows"] {
  const months = analysis.months.map((month) => [
    day(month.first),
    day(month.last),
    money(month.income),
    takenOff(month.essentials),
    takenOff(month.discretionary),
    money(month.left),
  ]);
  return [
    ["Line", "Amount a month"],
    ["Monthly income", money(analysis.monthlyIncome)],
    ["Essential expenses", takenOff(analysis.essentialExpenses)],
    ["Minimum debt payments", takenOff(analysis.minimumDebtPayments)],
    ["Discretionary spending", takenOff(analysis.discretionarySpending)],
    ["Emergency buffer contribution", takenOff(analysis.bufferContribution)],
    [extraLabel(analysis), money(analysis.safeMonthlyExtra)],
    ["Shortfall", takenOff(analysis.shortfall)],
    ...(months.length === 0
      ? []
      : [[], ["From", "To", "Income", "Essentials", "Discretionary", "Left after minimums"], ...months]),
  ];
}

/** Each category with what came in or went out in all; what counts nowhere stands apart. */
function categories({ transactions: { transactions: rows }, labelOf }: CashflowFacts): Sheet["rows"] {
  const groups = Map.groupBy(rows, ({ line, category }) => `${line} ${category}`);
  const sums = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const amount = cents(group.reduce((sum, row) => sum + centsOf(row.amount), 0));
    return [{ line: first.line, category: first.category, amount, count: group.length }];
  });
  return [
    ["Line", "Category", "Amount", "Transactions"],
    ...sums
      .toSorted((left, right) => Math.abs(right.amount) - Math.abs(left.amount))
      .map(({ line, category, amount, count }) => [lineName(line), labelOf(category), money(amount), count]),
  ];
}

const LINE_NAMES: Readonly<Record<string, string>> = {
  income: "Income",
  essential: "Essential",
  discretionary: "Discretionary",
};
const lineName = (line: string): string => LINE_NAMES[line] ?? "Not counted";

function transactions({
  transactions: { transactions: rows, accounts },
  labelOf,
}: CashflowFacts): Sheet["rows"] {
  const names = new Map(
    accounts.map(({ id, name, accountLast4 }) => [id, accountLast4 ? `${name} ···${accountLast4}` : name]),
  );
  return [
    ["Date", "Description", "Merchant", "Amount", "Category", "Line", "Account", "Left out"],
    ...rows.map((row) => [
      day(row.date),
      row.description,
      row.merchant,
      money(row.amount),
      labelOf(row.category),
      lineName(row.line),
      names.get(row.accountId) ?? "",
      row.isLeftOut ? "yes" : "",
    ]),
  ];
}

const RHYTHMS: Readonly<Record<NonNullable<RecurringItem["every"]>, string>> = {
  week: "every week",
  "two-weeks": "every two weeks",
  "half-month": "twice a month",
  month: "every month",
  quarter: "every quarter",
  year: "every year",
};

function recurring({ recurring: items, labelOf }: CashflowFacts): Sheet["rows"] {
  return [
    [
      "Name",
      "Kind",
      "Category",
      "How often",
      "Next day",
      "Next amount",
      "Payments seen",
      "Last day",
      "You said",
    ],
    ...items.map((item) => [
      item.name,
      item.kind.replaceAll("-", " "),
      labelOf(item.category),
      item.every === null ? "no rhythm" : RHYTHMS[item.every],
      day(item.nextDate),
      item.nextAmount === null ? null : money(item.nextAmount),
      item.payments,
      day(item.lastDate),
      item.said === null ? "" : item.said.replaceAll("-", " "),
    ]),
  ];
}
