import type { Debt, DebtType } from "#contract/debts.ts";
import type { Cents } from "#engine/money/cents.ts";
import { centsOf } from "../../lib/format-money.ts";

export const debtTypeLabels: Readonly<Record<DebtType, string>> = {
  "credit-card": "Credit card",
  loan: "Loan",
  mortgage: "Mortgage",
};

/** Advice: keep the used part of a card's limit below this. */
export const utilizationAdvicePercent = 30;

/** How much of a debt is paid off, 0 to 100 rounded down: 1 - current / original. Null when no document shows the original balance. */
export function paidOffPercent({ currentBalance, originalBalance }: Debt): number | null {
  if (currentBalance === null) return null;
  return part(centsOf(originalBalance), centsOf(originalBalance) - centsOf(currentBalance));
}

export type Utilization = {
  /** Whole percent, rounded half up; may exceed 100. */
  readonly percent: number;
  /** Whether the exact part is above the advice: 30.01 % is, although it shows as 30 %. */
  readonly isAboveAdvice: boolean;
};

/** The used part of the credit limit; null when the balance or the limit is not known. */
export function utilization({ currentBalance, creditLimit }: Debt): Utilization | null {
  const limit = centsOf(creditLimit);
  if (currentBalance === null || limit <= 0) return null;
  const used = Math.max(0, centsOf(currentBalance));
  return {
    percent: Math.round((used * 100) / limit),
    isAboveAdvice: used * 100 > limit * utilizationAdvicePercent,
  };
}

function part(whole: Cents, done: number): number | null {
  return whole > 0 ? Math.min(100, Math.max(0, Math.floor((done * 100) / whole))) : null;
}
