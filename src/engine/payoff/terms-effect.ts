/** What other terms of some debts would change in a payoff plan with the same money a month. */
import { type Cents, cents } from "../money/cents.ts";
import { planCost } from "./comparison.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { PlanDebt, PlanRequest } from "./plan.ts";

/** Other debts in place of those of the request, and what the change itself costs beside interest and fees. */
export type ChangedTerms = { readonly debts: readonly PlanDebt[]; readonly cost: Cents };

/** What one change does: both amounts in cents. */
export type TermsEffect = {
  /** Interest and fees of the plan as it is, less those of the changed one; negative where it costs more. */
  readonly interestSaved: Cents;
  /** `interestSaved` less what the change costs. */
  readonly saved: Cents;
  /** Months by which the plan ends sooner; negative where it ends later. */
  readonly monthsSooner: number;
};

/**
 * Plays the plan as asked, and once with each change. Undefined where the plan as asked does not end; for a change whose plan does
 * not end, in its place.
 * @throws whatever computePayoffPlan throws for the request.
 */
export function computeTermsEffects(
  request: PlanRequest,
  changes: readonly ChangedTerms[],
): ReadonlyArray<TermsEffect | undefined> | undefined {
  const plan = computePayoffPlan(request, { schedule: false });
  if (plan.kind !== "paid") return undefined;
  return changes.map(({ debts, cost }) => {
    const changed = computePayoffPlan({ ...request, debts }, { schedule: false });
    if (changed.kind !== "paid") return undefined;
    const interestSaved = cents(planCost(plan) - planCost(changed));
    return {
      interestSaved,
      saved: cents(interestSaved - cost),
      monthsSooner: plan.months - changed.months,
    };
  });
}
