import type { Debt } from "#contract/debts.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { type BudgetEffect, computeBudgetEffects, type MoreMoney } from "#engine/payoff/budget-effect.ts";
import type { Clock } from "../../platform/clock.ts";
import { beginPlan } from "./plan-beginning.ts";
import { plannedDebt } from "./planned-debt.ts";

/**
 * What each sum of more money would change, beside `extra` a month and the minimums; highest APR first. Undefined without a debt
 * that can be planned, where the plan does not end, or where its amounts outgrow exact cents.
 */
export function createBudgetEffects(clock: Clock) {
  return (
    debts: readonly Debt[],
    extra: Cents,
    more: readonly MoreMoney[],
  ): readonly BudgetEffect[] | undefined => {
    const today = parsePlainDate(clock.now().toISOString().slice(0, 10));
    if (today === undefined) return undefined;
    try {
      const { start, planned } = beginPlan(
        debts.flatMap((debt) => plannedDebt(debt) ?? []),
        today,
      );
      if (planned.length === 0) return undefined;
      const budget = planned.reduce<number>((sum, { minimum }) => sum + minimum, extra);
      return computeBudgetEffects(
        {
          strategy: "avalanche",
          budget: { kind: "constant", amount: cents(budget) },
          debts: planned.map(({ input }) => input),
          start,
        },
        more,
      );
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };
}
