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

/** The used part of the credit limit in percent, rounded up so that it never looks better than it is; may exceed 100. */
export function utilizationPercent({ currentBalance, creditLimit }: Debt): number | null {
  if (currentBalance === null) return null;
  const limit = centsOf(creditLimit);
  return limit > 0 ? Math.max(0, Math.ceil((centsOf(currentBalance) * 100) / limit)) : null;
}

function part(whole: Cents, done: number): number | null {
  return whole > 0 ? Math.min(100, Math.max(0, Math.floor((done * 100) / whole))) : null;
}
