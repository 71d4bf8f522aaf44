import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { lineSentence } from "#contract/cashflow-sentences.ts";
import { bufferLabel, extraLabel } from "#contract/extra-certainty.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { centsOf } from "../../lib/format-money.ts";

export type WaterfallBar = {
  readonly key: "income" | "essential" | "minimums" | "discretionary" | "buffer" | "extra" | "shortfall";
  readonly label: string;
  /** What the bar says, never negative. */
  readonly amount: Cents;
  /** Where the bar begins and ends on the money scale; each subtraction begins where the one above it ended. */
  readonly from: Cents;
  readonly to: Cents;
};

const SUBTRACTIONS = [
  ["essential", "Essentials", "essentialExpenses"],
  ["minimums", "Minimum payments", "minimumDebtPayments"],
  ["discretionary", "Discretionary", "discretionarySpending"],
  ["buffer", "Emergency buffer", "bufferContribution"],
] as const;

/**
 * The bars from income down to the safe extra: income - essentials - minimums - discretionary - buffer = extra, to the cent.
 * Where the money does not reach, the last bar is the shortfall instead, below zero.
 */
export function waterfallBars(analysis: CashflowAnalysis): readonly WaterfallBar[] {
  const income = centsOf(analysis.monthlyIncome);
  const bars: WaterfallBar[] = [
    { key: "income", label: "Income", amount: income, from: cents(0), to: income },
  ];
  let left = income;
  for (const [key, label, field] of SUBTRACTIONS) {
    const amount = centsOf(analysis[field]);
    const next = cents(left - amount);
    bars.push({
      key,
      label: key === "buffer" ? bufferLabel(analysis) : label,
      amount,
      from: left,
      to: next,
    });
    left = next;
  }
  bars.push(
    left < 0
      ? { key: "shortfall", label: "Missing each month", amount: cents(0 - left), from: cents(0), to: left }
      : { key: "extra", label: extraLabel(analysis), amount: left, from: cents(0), to: left },
  );
  return bars;
}

/** The money scale of all bars: from zero, or the lowest point below it, to the highest point. */
export function waterfallScale(bars: readonly WaterfallBar[]): { readonly low: Cents; readonly high: Cents } {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  return { low: cents(Math.min(0, ...ends)), high: cents(Math.max(1, ...ends)) };
}

const dollars = (text: string): string => dollarText(centsOf(text));

/** How a bar came about, in a sentence; for the last one its arithmetic. */
export function barSentence(key: WaterfallBar["key"], analysis: CashflowAnalysis): string {
  if (key === "essential") return lineSentence("essentials", analysis);
  if (key !== "extra" && key !== "shortfall") return lineSentence(key, analysis);
  const taken = SUBTRACTIONS.map(([, , field]) => dollars(analysis[field])).join(" − ");
  const result = key === "extra" ? dollars(analysis.safeMonthlyExtra) : `−${dollars(analysis.shortfall)}`;
  const sum = `${dollars(analysis.monthlyIncome)} − ${taken} = ${result}.`;
  return key === "extra" ? `${sum} ${lineSentence("extra", analysis)}` : sum;
}
