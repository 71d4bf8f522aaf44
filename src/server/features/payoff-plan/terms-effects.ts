import type { Debt } from "#contract/debts.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import type { PlanDebt } from "#engine/payoff/plan.ts";
import { type ChangedTerms, computeTermsEffects, type TermsEffect } from "#engine/payoff/terms-effect.ts";
import { beginPlan } from "./plan-beginning.ts";
import { plannedDebt } from "./planned-debt.ts";

/** Other terms for some of a person's debts, told by their ids. */
export type TermsChange = (debts: readonly PlanDebt[]) => ChangedTerms;

/**
 * What each change would do to the plan with `extra` a month beside the minimums, cheapest order on both sides. Undefined without a
 * debt that can be planned, where the plan does not end, or where its amounts outgrow exact cents.
 */
export function termsEffects(
  debts: readonly Debt[],
  extra: Cents,
  changes: readonly TermsChange[],
  today: PlainDate,
): ReadonlyArray<TermsEffect | undefined> | undefined {
  try {
    const { start, planned } = beginPlan(
      debts.flatMap((debt) => plannedDebt(debt) ?? []),
      today,
    );
    if (planned.length === 0) return undefined;
    const inputs = planned.map(({ input }) => input);
    const budget = planned.reduce<number>((sum, { minimum }) => sum + minimum, extra);
    return computeTermsEffects(
      { strategy: "optimal", budget: { kind: "constant", amount: cents(budget) }, debts: inputs, start },
      changes.map((change) => change(inputs)),
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
