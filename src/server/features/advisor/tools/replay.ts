/** The person's own plan, played again in the engine with something changed. */
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { planDebtOf, planMoneyOf } from "#contract/plan-inputs.ts";
import { addMonths, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import type { PlanDebt, PlanRequest } from "#engine/payoff/plan.ts";
import { centsOf } from "./say.ts";

/** What a plan comes to: `cost` is interest and fees. */
export type Outcome = { readonly months: number; readonly cost: Cents; readonly end: PlainMonth };

export type Replay = {
  readonly base: Outcome;
  readonly request: PlanRequest;
  /** The plan with this change; undefined where it does not end, or its amounts outgrow exact cents. */
  readonly play: (change: Partial<PlanRequest>) => Outcome | undefined;
};

/** The request that a plan's answer was made of. */
function requestOf(plan: PayoffPlan, more: Cents): PlanRequest {
  const debts = plan.debts.map(planDebtOf);
  const isPlain = plan.budgets.length === 1 && debts.every(({ buckets }) => buckets === undefined);
  return {
    strategy: plan.strategy === "avalanche" ? (isPlain ? "avalanche" : "optimal") : plan.strategy,
    ...planMoneyOf(plan, more),
    debts,
    ...(plan.strategy === "custom" ? { order: debts.map(({ id }) => id) } : {}),
  };
}

/**
 * Undefined where the plan cannot be played again to the cent: a what-if would then compare two methods instead of two plans.
 * Throws nothing.
 */
export function replayOf(plan: PayoffPlan): Replay | undefined {
  const start = parsePlainMonth(plan.startMonth);
  if (start === undefined) return undefined;
  const request = requestOf(plan, cents(0));
  const play: Replay["play"] = (change) => {
    try {
      const played = computePayoffPlan({ ...request, ...change }, { schedule: false });
      if (played.kind !== "paid") return undefined;
      const cost = cents(played.totalInterest + played.totalFees);
      return { months: played.months, cost, end: addMonths(start, Math.max(0, played.months - 1)) };
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };
  const base = play({});
  const own = cents(centsOf(plan.totalInterest) + centsOf(plan.totalFees));
  return base === undefined || base.months !== plan.totalMonths || base.cost !== own
    ? undefined
    : { base, request, play };
}

/** The plan's money with `more` every month; less, when negative. */
export const moneyWith = (plan: PayoffPlan, more: Cents): Partial<PlanRequest> => planMoneyOf(plan, more);

/** With other terms for a debt the cheapest order is looked for anew, unless the person chose the order. */
export function withDebts(plan: PayoffPlan, debts: readonly PlanDebt[]): Partial<PlanRequest> {
  return { debts, ...(plan.strategy === "avalanche" ? { strategy: "optimal" as const } : {}) };
}
