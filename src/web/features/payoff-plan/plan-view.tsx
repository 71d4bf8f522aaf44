import { memo, useMemo, useState } from "react";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { addMonths, dateText, today } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { rateText } from "../../lib/format-rate.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { AttackOrder } from "./attack-order.tsx";
import { PaymentList } from "./payment-list.tsx";
import { PayoffChart } from "./payoff-chart.tsx";
import { planHeadline, savingsOf } from "./plan-headline.ts";
import { canComputeWhatIf, computeWhatIf, type WhatIf } from "./what-if.ts";
import { WhatIfSlider } from "./what-if-slider.tsx";

type PlanViewProps = {
  readonly plan: PayoffPlan;
  readonly hasSafeExtra: boolean;
  /** The date of the oldest balance, where it is too old for a plan to the day; otherwise null. */
  readonly balancesOldSince: string | null;
  /** How many balances are older than two months. */
  readonly veryOldBalances: number;
  readonly paidOffPercentOf: (debtId: string) => number | null;
};

export function PlanView({
  plan,
  hasSafeExtra,
  balancesOldSince,
  veryOldBalances,
  paidOffPercentOf,
}: PlanViewProps) {
  const [extraDollars, setExtraDollars] = useState(0);
  const canAsk = useMemo(() => canComputeWhatIf(plan), [plan]);
  const whatIf = useMemo(
    () => (extraDollars > 0 ? computeWhatIf(plan, cents(extraDollars * 100)) : undefined),
    [plan, extraDollars],
  );
  const isRough = balancesOldSince !== null;
  const headline = planHeadline(plan, today(), { whatIf, isRough });
  const first = plan.debts[0];
  const startMonth = first ? addMonths(first.paidOffDate, -first.paidOffMonth) : today();
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Debt freedom date" aria-live="polite">
        <p className="text-dim">
          {whatIf ? "You could be debt-free in" : isRough ? "Debt-free in" : "Debt-free on"}
        </p>
        <p className="text-2xl font-semibold tracking-tight sm:text-3xl">{headline.date}</p>
        <p className="mt-1 text-accent">{headline.countdown}</p>
        {balancesOldSince ? (
          <p className="text-sm text-attention">
            from balances as of <DateText date={balancesOldSince} />
          </p>
        ) : null}
      </section>
      <PlanCard plan={plan} whatIf={whatIf} isRough={isRough} />
      {veryOldBalances > 0 ? (
        <Alert
          tone="attention"
          title={`${veryOldBalances === 1 ? "One balance is" : `${veryOldBalances} balances are`} older than two months`}
        >
          Upload the newest {veryOldBalances === 1 ? "statement" : "statements"} for a plan to the day.
        </Alert>
      ) : null}
      {hasSafeExtra ? null : (
        <Alert tone="attention" title="No safe extra this month">
          The plan pays the minimums and moves each freed minimum to the next debt.
        </Alert>
      )}
      {first ? (
        <Alert tone="accent" title={`First target: ${first.creditor}`}>
          <p>
            It costs the most, {rateText(first.apr)} a year. Send it{" "}
            <Money
              amount={whatIf?.firstPayments.get(first.debtId) ?? first.firstPayment}
              className="font-medium"
            />{" "}
            in {dateText(addMonths(startMonth, 1), "long-month-year")}
            {plan.debts.length > 1 ? "; the others get their minimum" : null}.
          </p>
        </Alert>
      ) : null}
      <Card>
        <CardTitle className="mb-4">What you owe, month by month</CardTitle>
        <PayoffChart
          startMonth={startMonth}
          plan={whatIf?.balances ?? plan.balances.plan.map(centsOf)}
          minimums={plan.balances.minimums.map(centsOf)}
          isWhatIf={whatIf !== undefined}
          isEndless={plan.baseline.outcome === "never"}
        />
        {canAsk ? <WhatIfSlider plan={plan} whatIf={whatIf} onExtraChange={setExtraDollars} /> : null}
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <AttackOrder plan={plan} whatIf={whatIf} paidOffPercentOf={paidOffPercentOf} />
        <PaymentList plan={plan} whatIf={whatIf} />
      </div>
      <LeftOut leftOut={plan.leftOut} />
    </div>
  );
}

type PlanCardProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  readonly isRough: boolean;
};

const PlanCard = memo(function PlanCard({ plan, whatIf, isRough }: PlanCardProps) {
  const savings = savingsOf(plan, whatIf);
  const { shortDate } = planHeadline(plan, today(), { whatIf, isRough });
  return (
    <Card>
      <CardTitle>Avalanche Autopilot</CardTitle>
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

function LeftOut({ leftOut }: Pick<PayoffPlan, "leftOut">) {
  if (leftOut.length === 0) return null;
  return (
    <Alert
      tone="attention"
      title={leftOut.length === 1 ? "One debt is left out" : `${leftOut.length} debts are left out`}
    >
      <ul className="mt-1 flex flex-col gap-1">
        {leftOut.map((debt) => (
          <li key={debt.debtId}>
            <span className="font-medium">{debt.creditor}</span>: {debt.reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
