/** The cash flow as a table for spreadsheets: the waterfall with its arithmetic, then every transaction behind it. */

import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { CashflowAnalysis } from "../cashflow.ts";
import { extraLabel, isSavingsUnknown } from "../extra-certainty.ts";
import { csvText } from "./csv.ts";

export const cashflowWorkbookFileName = "cashflow-foundation-workbook.csv";

/** What is taken off is negative, so that the amounts of the waterfall add up to the safe extra less the shortfall. */
function takenOff(amount: string): string {
  const value = parseMoney(amount) ?? 0;
  return formatMoney(cents(value === 0 ? 0 : 0 - value));
}

/** Amounts are dollars a month with two decimals; stocks and counts stand apart under their own heading. */
export function cashflowWorkbookCsv(analysis: CashflowAnalysis): string {
  const { transactions } = analysis;
  const kinds = [
    ["Income", transactions.income],
    ["Essential", transactions.essential],
    ["Discretionary", transactions.discretionary],
  ] as const;
  return csvText([
    ["Cashflow Foundation Workbook", `${analysis.periodStart} to ${analysis.periodEnd}`],
    [],
    ["Waterfall", "Amount per Month"],
    ["Monthly Income", analysis.monthlyIncome],
    ["Essential Expenses", takenOff(analysis.essentialExpenses)],
    ["Minimum Debt Payments", takenOff(analysis.minimumDebtPayments)],
    ["Discretionary Spending", takenOff(analysis.discretionarySpending)],
    ["Emergency Buffer Contribution", takenOff(analysis.bufferContribution)],
    [extraLabel(analysis), analysis.safeMonthlyExtra],
    ["Shortfall", analysis.shortfall],
    [],
    ["Beside the Month", "Value"],
    ["Current Savings", isSavingsUnknown(analysis) ? "not known" : analysis.currentSavings],
    ["Emergency Buffer Target", analysis.bufferTarget],
    ["Confidence Score (percent)", String(analysis.confidenceScore)],
    ["Months of History", String(analysis.historyMonths)],
    [],
    ["Line", "Date", "Description", "Amount", "Category"],
    ...kinds.flatMap(([kind, lines]) =>
      lines.map(({ date, description, amount, category }) => [kind, date, description, amount, category]),
    ),
  ]);
}
