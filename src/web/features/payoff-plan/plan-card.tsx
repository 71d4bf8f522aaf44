import { memo } from "react";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { today } from "../../lib/format-date.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import type { ReadyInputs } from "./plan-gate.tsx";
import { planHeadline, savingsOf } from "./plan-headline.ts";
import type { WhatIf } from "./what-if.ts";
import { endWorking, interestSavedWorking, monthlyWorking, type SourceOf } from "./workings.ts";

type PlanCardProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  readonly isRough: boolean;
  readonly money: ReadyInputs;
  readonly sourceOf: SourceOf;
};

const TITLES: Readonly<Record<Strategy, string>> = {
  avalanche: "Avalanche Autopilot",
  snowball: "Snowball Autopilot",
  custom: "Autopilot in your own order",
};

/** The plan in three figures. */
export const PlanCard = memo(function PlanCard({ plan, whatIf, isRough, money, sourceOf }: PlanCardProps) {
  const savings = savingsOf(plan, whatIf);
  const saved = () => interestSavedWorking(plan, whatIf);
  const { shortDate } = planHeadline(plan, today(), { whatIf, isRough });
  return (
    <Card>
      <CardTitle>{TITLES[plan.strategy]}</CardTitle>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-5">
        <div data-worked className="min-w-0">
          <dt className="text-sm text-dim">Monthly autopay</dt>
          <dd>
            <WorkedFigure name="Monthly autopay" how={() => monthlyWorking(plan, money, sourceOf, whatIf)}>
              <Money amount={whatIf?.monthlyPayment ?? plan.monthlyPayment} size="large" />
            </WorkedFigure>
          </dd>
        </div>
        <div data-worked className="min-w-0">
          <dt className="text-sm text-dim">Debt freedom date</dt>
          <dd>
            <WorkedFigure name="Debt freedom date" how={() => endWorking(plan, sourceOf, whatIf)}>
              <span data-told className="text-xl font-semibold">
                {shortDate}
              </span>
            </WorkedFigure>
          </dd>
        </div>
        <div data-worked className="min-w-0">
          <dt className="text-sm text-dim">Interest saved</dt>
          {savings.kind === "exact" ? (
            <dd>
              <WorkedFigure name="Interest saved" how={saved}>
                <Money amount={savings.interest} size="large" className="text-accent" />
              </WorkedFigure>
              <p className="text-sm text-dim">{savings.sentence}</p>
            </dd>
          ) : null}
          {savings.kind === "never" ? (
            <dd>
              {savings.roughInterest === null ? null : (
                <WorkedFigure name="Interest saved" how={saved}>
                  <span className="text-xl font-semibold whitespace-nowrap">
                    about <Money amount={savings.roughInterest} size="large" />
                  </span>
                </WorkedFigure>
              )}
              <p className="text-sm text-dim">
                Without the plan: never, on minimums alone, if you kept paying today's.
                {savings.roughInterest === null
                  ? null
                  : " A rough estimate, 40\u00a0% of the balance less the plan's interest."}
              </p>
            </dd>
          ) : null}
          {savings.kind === "none" ? (
            <dd>
              <WorkedFigure name="Interest saved" how={saved}>
                <Money amount="0.00" size="large" />
              </WorkedFigure>
              <p className="text-sm text-dim">The minimums alone cost the same.</p>
            </dd>
          ) : null}
        </div>
      </dl>
    </Card>
  );
});
