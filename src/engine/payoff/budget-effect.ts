/** What more money would change in a payoff plan: how many days sooner it ends, and how much interest and fees it saves. */
import { type Cents, cents } from "../money/cents.ts";
import { planCost } from "./comparison.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { PayoffPlan, PlanRequest } from "./plan.ts";
import { visitRows } from "./schedule.ts";

/** More every month, or once in the first month. */
export type MoreMoney = { readonly amount: Cents; readonly once: boolean };

export type BudgetEffect = {
  /** Whole days, rounded down, never below zero. */
  readonly daysSooner: number;
  /** Interest and fees saved; never below zero. */
  readonly saved: Cents;
};

const DAYS_A_MONTH = 365.25 / 12;

/**
 * Days until the debts are gone when each month's payment is laid aside evenly: the months before the last, and of the last one the
 * part of the budget that it still needs. So a little more money shows before it saves a whole month.
 */
function daysToEnd(plan: PayoffPlan & { readonly kind: "paid" }): number {
  let inLastMonth = 0;
  visitRows(plan, (_debt, month, _before, payment) => {
    if (month === plan.months) inLastMonth += payment;
  });
  const part = plan.budget <= 0 ? 1 : Math.min(1, inLastMonth / plan.budget);
  return (plan.months - 1 + part) * DAYS_A_MONTH;
}

function withMore(request: PlanRequest, { amount, once }: MoreMoney): PlanRequest {
  if (once) return { ...request, extras: [...(request.extras ?? []), { month: 1, amount }] };
  const { budget } = request;
  switch (budget.kind) {
    case "by-month":
      return {
        ...request,
        budget: { ...budget, amounts: budget.amounts.map((paid) => cents(paid + amount)) },
      };
    case "constant":
    case "extra":
      return { ...request, budget: { ...budget, amount: cents(budget.amount + amount) } };
    default:
      return budget satisfies never;
  }
}

/**
 * Plays the plan once as asked and once for each of `more`, in their order. Undefined where the plan does not end as asked: then
 * there is no day to be sooner than.
 * @throws whatever computePayoffPlan throws for the request.
 */
export function computeBudgetEffects(
  request: PlanRequest,
  more: readonly MoreMoney[],
): BudgetEffect[] | undefined {
  const plan = computePayoffPlan(request, { schedule: true });
  if (plan.kind !== "paid") return undefined;
  const days = daysToEnd(plan);
  return more.map((money) => {
    const faster = computePayoffPlan(withMore(request, money), { schedule: true });
    if (faster.kind !== "paid") return { daysSooner: 0, saved: cents(0) };
    return {
      daysSooner: Math.max(0, Math.floor(days - daysToEnd(faster))),
      saved: cents(Math.max(0, planCost(plan) - planCost(faster))),
    };
  });
}
