import type { Cents } from "../money/cents.ts";

/** Below this many percent a household counts as healthy. */
const HEALTHY_BELOW_PERCENT = 36;

export type DebtToIncome = {
  /** Monthly debt payments in percent of monthly income, to one decimal, half up. */
  readonly percent: number;
  readonly label: "Healthy" | "High Risk";
};

/** Computes the share of income that debt payments take; undefined without income. The label uses the exact ratio. */
export function computeDebtToIncome(monthlyPayments: Cents, monthlyIncome: Cents): DebtToIncome | undefined {
  if (monthlyIncome <= 0) return undefined;
  const healthy = BigInt(monthlyPayments) * 100n < BigInt(monthlyIncome) * BigInt(HEALTHY_BELOW_PERCENT);
  const tenths =
    (2n * BigInt(monthlyPayments) * 1000n + BigInt(monthlyIncome)) / (2n * BigInt(monthlyIncome));
  return { percent: Number(tenths) / 10, label: healthy ? "Healthy" : "High Risk" };
}
