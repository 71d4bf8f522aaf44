import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { planDebtOf, planMoneyOf } from "#contract/plan-inputs.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { type Budget, debtId as idOf, type PlanRequest } from "#engine/payoff/plan.ts";
import { centsOf } from "../../lib/format-money.ts";

export type ExtraMoney = {
  readonly amount: Cents;
  /** YYYY-MM. */
  readonly month: string;
  /** Every month from that one on, instead of once. */
  readonly isMonthly: boolean;
  /** The debt it is aimed at; null: where the plan says. Only for money once. */
  readonly debtId: string | null;
};

export type ExtraEffect = {
  readonly months: number;
  /** Interest and fees. */
  readonly cost: Cents;
};

const monthsFrom = (start: string, month: string): number => {
  const [from, to] = [start, month].map((text) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)));
  return (to ?? 0) - (from ?? 0);
};

/** The budget with more from a month of the plan on, counted from 1. */
function withMoreFrom(budget: Budget, month: number, amount: Cents): Budget {
  const amounts = budget.kind === "by-month" ? budget.amounts : [budget.amount];
  const last = amounts.at(-1) ?? cents(0);
  const length = Math.max(amounts.length, month);
  return {
    kind: "by-month",
    amounts: Array.from({ length }, (_, index) => {
      const own = amounts[index] ?? last;
      return index + 1 >= month ? cents(own + amount) : own;
    }),
  };
}

/**
 * Prepares the question what extra money changes. Undefined when this page cannot compute the server's own plan to the cent; an
 * answer is undefined for a month before the plan, or where that plan does not end.
 */
export function prepareExtra(plan: PayoffPlan): ((extra: ExtraMoney) => ExtraEffect | undefined) | undefined {
  const debts = plan.debts.map(planDebtOf);
  const money = planMoneyOf(plan);
  const play = (changed: Pick<PlanRequest, "budget"> & Partial<PlanRequest>): ExtraEffect | undefined => {
    const played = computePayoffPlan(
      {
        strategy: plan.strategy === "avalanche" ? "optimal" : plan.strategy,
        debts,
        ...(plan.strategy === "custom" ? { order: debts.map(({ id }) => id) } : {}),
        extras: money.extras,
        ...changed,
      },
      { schedule: false },
    );
    if (played.kind !== "paid") return undefined;
    return { months: played.months, cost: cents(played.totalInterest + played.totalFees) };
  };
  const base = play({ budget: money.budget });
  const isSame =
    base?.months === plan.totalMonths && base.cost === centsOf(plan.totalInterest) + centsOf(plan.totalFees);
  if (!isSame) return undefined;
  return ({ amount, month: asked, isMonthly, debtId }) => {
    const month = monthsFrom(plan.startMonth, asked) + 1;
    if (month < 1) return undefined;
    if (isMonthly) return play({ budget: withMoreFrom(money.budget, month, amount) });
    const extra = { month, amount, ...(debtId === null ? {} : { id: idOf(debtId) }) };
    return play({ budget: money.budget, extras: [...money.extras, extra] });
  };
}
