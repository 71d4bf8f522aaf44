import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { isOfCarefulMonth } from "#contract/cashflow-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { centsOf } from "../../lib/format-money.ts";

export type MonthColumn = Exclude<keyof CashflowAnalysis["months"][number], "first" | "last">;

const LINES = {
  income: "monthlyIncome",
  essentials: "essentialExpenses",
  discretionary: "discretionarySpending",
} as const;

/**
 * How a usual month's line follows from the months: their mean, rounded as the line is (income down, spending up), and what pay or
 * prices have risen since. Undefined for a careful month, which is no mean, and for what is left, which is no line.
 */
export function monthsMean(
  analysis: CashflowAnalysis,
  column: MonthColumn,
): { readonly mean: Cents; readonly rise: Cents } | undefined {
  const { months } = analysis;
  if (column === "left" || isOfCarefulMonth(analysis) || months.length === 0) return undefined;
  const sum = months.reduce((total, month) => total + centsOf(month[column]), 0);
  const round = column === "income" ? Math.floor : Math.ceil;
  const mean = cents(round(sum / months.length));
  return { mean, rise: cents(centsOf(analysis[LINES[column]]) - mean) };
}
