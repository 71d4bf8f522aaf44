import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { centsOf } from "../../lib/format-money.ts";

/** Whether no debt gets more than its minimum in the first month, because nothing is left beside the minimums. */
export function targetsWait(plan: PayoffPlan): boolean {
  return plan.debts.every(
    ({ firstPayment, minimumPayment }) => centsOf(firstPayment) <= centsOf(minimumPayment),
  );
}

/**
 * The debts in the order in which money above their minimum reaches them. That is the order of the strategy, unless the cheapest
 * plan departs from it for a promotion or a fee: then by the first month with more than the minimum, then by when they are done.
 */
export function targetOrder(plan: PayoffPlan): PayoffPlan["debts"] {
  if (plan.departure === null) return plan.debts;
  const minimums = new Map(plan.debts.map(({ debtId, minimumPayment }) => [debtId, centsOf(minimumPayment)]));
  const extraFrom = new Map<string, number>();
  for (const { debtId, month, payment } of plan.schedule) {
    if (!extraFrom.has(debtId) && centsOf(payment) > (minimums.get(debtId) ?? 0))
      extraFrom.set(debtId, month);
  }
  const from = (debtId: string) => extraFrom.get(debtId) ?? Number.MAX_SAFE_INTEGER;
  return plan.debts.toSorted(
    (left, right) =>
      Math.sign(from(left.debtId) - from(right.debtId)) || left.paidOffMonth - right.paidOffMonth,
  );
}
