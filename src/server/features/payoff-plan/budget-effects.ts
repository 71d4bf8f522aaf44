import type { Debt } from "#contract/debts.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import { type BudgetEffect, computeBudgetEffects, type MoreMoney } from "#engine/payoff/budget-effect.ts";
import type { Clock } from "../../platform/clock.ts";
import { withChosenPlan } from "./plan-request.ts";

/**
 * What each sum of more money would change in the person's plan with `extra` safe a month. Undefined without such a plan, or where it
 * does not end.
 */
export function createBudgetEffects(clock: Clock) {
  return (
    debts: readonly Debt[],
    extra: Cents,
    more: readonly MoreMoney[],
    choices: PlanChoices,
  ): readonly BudgetEffect[] | undefined => {
    const today = parsePlainDate(clock.now().toISOString().slice(0, 10));
    if (today === undefined || more.length === 0) return undefined;
    return withChosenPlan({ debts, extra, choices, today }, (request) => computeBudgetEffects(request, more));
  };
}
