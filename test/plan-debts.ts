/** Debts and plans of made-up amounts, in cents, for tests that name only what they are about. */
import { cents } from "#engine/money/cents.ts";
import { rate } from "#engine/money/rate.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PayoffPlan, type PlanDebt, type PlanRequest } from "#engine/payoff/plan.ts";

/** A debt with a fixed minimum. */
export function fixedDebt(
  id: string,
  balance: number,
  apr: string,
  minimum: number,
  more: Partial<PlanDebt> = {},
): PlanDebt {
  return {
    id: debtId(id),
    balance: cents(balance),
    apr: rate(apr),
    minimum: { type: "fixed", amount: cents(minimum) },
    ...more,
  };
}

/** Highest APR first on a constant budget, unless `more` says otherwise. */
export function avalancheOf(
  debts: readonly PlanDebt[],
  budget: number,
  more: Partial<PlanRequest> = {},
): PayoffPlan {
  return computePayoffPlan({
    strategy: "avalanche",
    budget: { kind: "constant", amount: cents(budget) },
    debts,
    ...more,
  });
}
