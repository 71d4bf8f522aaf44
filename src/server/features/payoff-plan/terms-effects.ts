import type { Debt } from "#contract/debts.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import type { PlanDebt } from "#engine/payoff/plan.ts";
import { type ChangedTerms, computeTermsEffects, type TermsEffect } from "#engine/payoff/terms-effect.ts";
import { withChosenPlan } from "./plan-request.ts";

/** Other terms for some of a person's debts, told by their ids. */
export type TermsChange = (debts: readonly PlanDebt[]) => ChangedTerms;

/**
 * What each change would do to the person's plan with `extra` safe a month. Undefined without such a plan, or where it does not end.
 */
export function termsEffects(
  debts: readonly Debt[],
  extra: Cents,
  changes: readonly TermsChange[],
  { today, choices }: { readonly today: PlainDate; readonly choices: PlanChoices },
): ReadonlyArray<TermsEffect | undefined> | undefined {
  return withChosenPlan({ debts, extra, choices, today }, (request) =>
    computeTermsEffects(
      request,
      changes.map((change) => change(request.debts)),
    ),
  );
}
