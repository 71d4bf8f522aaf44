import { memo } from "react";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { today } from "../../lib/format-date.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { planHeadline, savingsOf } from "./plan-headline.ts";
import type { WhatIf } from "./what-if.ts";

type PlanCardProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  readonly isRough: boolean;
};

const TITLES: Readonly<Record<Strategy, string>> = {
  avalanche: "Avalanche Autopilot",
  snowball: "Snowball Autopilot",
  custom: "Autopilot in your own order",
};

/** The plan in three figures. */
export const PlanCard = memo(function PlanCard({ plan, whatIf, isRough }: PlanCardProps) {
  const savings = savingsOf(plan, whatIf);
  const { shortDate } = planHeadline(plan, today(), { whatIf, isRough });
  return (
    <Card>
      <CardTitle>{TITLES[plan.strategy]}</CardTitle>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-5">
        <div className="min-w-0">
          <dt className="text-sm text-dim">Monthly autopay</dt>
          <dd>
            <Money amount={whatIf?.monthlyPayment ?? plan.monthlyPayment} size="large" />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-dim">Debt freedom date</dt>
          <dd className="text-xl font-semibold">{shortDate}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-dim">Interest saved</dt>
          {savings.kind === "exact" ? (
            <dd>
              <Money amount={savings.interest} size="large" className="text-accent" />
              <p className="text-sm text-dim">{savings.sentence}</p>
            </dd>
          ) : null}
          {savings.kind === "never" ? (
            <dd>
              {savings.roughInterest === null ? null : (
                <span className="text-xl font-semibold whitespace-nowrap">
                  about <Money amount={savings.roughInterest} size="large" />
                </span>
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
              <Money amount="0.00" size="large" />
              <p className="text-sm text-dim">The minimums alone cost the same.</p>
            </dd>
          ) : null}
        </div>
      </dl>
    </Card>
  );
});
