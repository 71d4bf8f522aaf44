import { durationText } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { savingsOf } from "./plan-headline.ts";
import type { WhatIf } from "./what-if.ts";
import { interestSavedWorking, timeSavedWorking } from "./workings.ts";

type SavedCardsProps = { readonly plan: PayoffPlan; readonly whatIf: WhatIf | undefined };

/** What the plan saves against paying only the minimums: time and money. */
export function SavedCards({ plan, whatIf }: SavedCardsProps) {
  const savings = savingsOf(plan, whatIf);
  const months = (plan.monthsSaved ?? 0) + (whatIf ? plan.totalMonths - whatIf.months : 0);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Card data-worked>
        <CardTitle>Time Saved</CardTitle>
        <p className="mt-2">
          <WorkedFigure name="Time Saved" how={() => timeSavedWorking(plan, whatIf)}>
            <span data-told className="text-xl font-semibold">
              {savings.kind === "never" ? "Without the plan: never" : durationText(Math.max(0, months))}
            </span>
          </WorkedFigure>
        </p>
        <p className="text-sm text-dim">
          {savings.kind === "never"
            ? "On minimums alone these debts are not paid off."
            : "against paying only the minimums"}
        </p>
        {plan.baselineNote === null ? null : <p className="mt-1 text-sm text-dim">{plan.baselineNote}</p>}
      </Card>
      <Card data-worked>
        <CardTitle>Money Saved</CardTitle>
        <p className="mt-2">
          <WorkedFigure name="Money Saved" how={() => interestSavedWorking(plan, whatIf)}>
            {savings.kind === "exact" ? (
              <Money amount={savings.interest} size="large" className="text-accent" />
            ) : savings.kind === "never" && savings.roughInterest !== null ? (
              <span className="text-xl font-semibold">
                about <Money amount={savings.roughInterest} size="large" />
              </span>
            ) : savings.kind === "never" ? (
              <span className="text-xl font-semibold">No end to compare with</span>
            ) : (
              <Money amount="0.00" size="large" />
            )}
          </WorkedFigure>
        </p>
        <p className="text-sm text-dim">
          {savings.kind === "never" && savings.roughInterest !== null
            ? "A rough estimate: 40\u00a0% of the balance less the plan's interest."
            : "of interest against paying only the minimums"}
        </p>
      </Card>
    </div>
  );
}
