import { lazy, memo, Suspense } from "react";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import type { PlanChoices, PlanChoicesChange } from "#contract/plan-choices.ts";
import { addMonths, today } from "../../lib/format-date.ts";
import { rateText } from "../../lib/format-rate.ts";
import { useLazyModule } from "../../lib/use-lazy-module.ts";
import { Alert } from "../../ui/alert.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PlanCard } from "./plan-card.tsx";
import { planHeadline } from "./plan-headline.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { targetOrder } from "./target-order.ts";
import { UntilStart } from "./until-start.tsx";
import type { ChooseStrategy } from "./use-strategy.ts";
import { useWhatIf } from "./use-what-if.ts";
import type { WhatIf } from "./what-if.ts";

const PlanDetails = lazy(async () => ({ default: (await import("./plan-details.tsx")).PlanDetails }));
const loadLab = () => import("./plan-lab.tsx");

type PlanViewProps = {
  readonly plan: PayoffPlan;
  readonly money: Extract<PlanInputs, { kind: "ready" }>;
  readonly choices: PlanChoices;
  readonly onChoose: (change: PlanChoicesChange) => void;
  /** The date of the oldest balance, where it is too old for a plan to the day; otherwise null. */
  readonly balancesOldSince: string | null;
  /** How many balances are older than two months. */
  readonly veryOldBalances: number;
  readonly paidOffPercentOf: (debtId: string) => number | null;
  readonly onStrategyChange: ChooseStrategy;
};

export function PlanView({
  plan,
  money,
  choices,
  onChoose,
  balancesOldSince,
  veryOldBalances,
  paidOffPercentOf,
  onStrategyChange,
}: PlanViewProps) {
  const lab = useLazyModule(loadLab);
  const state = useWhatIf(plan, money.order, lab?.prepareWhatIf);
  const { whatIf, drawn } = state;
  // The first order of one's own is the one on the page.
  const choose = (strategy: Strategy) =>
    void onStrategyChange(
      strategy,
      strategy === "custom" && money.order.length === 0
        ? targetOrder(plan).map(({ debtId }) => debtId)
        : undefined,
    );
  const isRough = balancesOldSince !== null;
  const headline = planHeadline(plan, today(), { whatIf, isRough });
  const showsMonth = isRough || (whatIf !== undefined && whatIf.months !== plan.totalMonths);
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Debt freedom date" aria-live="polite">
        <p className="text-dim">
          {whatIf ? "You could be debt-free" : "Debt-free"} {showsMonth ? "in" : "on"}
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
      {money.safeExtra > 0 || choices.monthlyAmount !== null ? null : (
        <Alert tone="attention" title="No safe extra this month">
          The plan pays the minimums and moves each freed minimum to the next debt.
        </Alert>
      )}
      <UntilStart plan={plan} />
      <FirstTarget plan={plan} whatIf={drawn} />
      {lab ? (
        <lab.PlanLab
          plan={plan}
          money={money}
          state={state}
          // Month 0 of the chart is the one before the first payment.
          startMonth={addMonths(plan.startMonth, -1)}
          onKeep={(monthlyAmount) => onChoose({ monthlyAmount })}
          onStrategyChange={choose}
        />
      ) : (
        <Skeleton className="h-[44rem] rounded-2xl" />
      )}
      <Suspense fallback={<Skeleton className="h-96 rounded-2xl" />}>
        <PlanDetails
          plan={plan}
          whatIf={whatIf}
          drawn={drawn}
          paidOffPercentOf={paidOffPercentOf}
          order={money.order}
          choices={choices}
          onChoose={onChoose}
          onStrategyChange={onStrategyChange}
        />
      </Suspense>
    </div>
  );
}

/** The debt that gets the extra first, and why it is that one. */
const FirstTarget = memo(function FirstTarget({
  plan,
  whatIf,
}: {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
}) {
  const first = targetOrder(plan)[0];
  if (!first) return null;
  const payment = whatIf?.firstPayments.get(first.debtId) ?? first.firstPayment;
  const payOn = plan.autopay.creditors.find(({ debtId }) => debtId === first.debtId)?.payments[0]?.payOn;
  const reason =
    plan.departure?.sentence ??
    {
      avalanche: `It costs the most, ${rateText(first.apr)} a year.`,
      snowball: "It is the smallest, so it is done first.",
      custom: "You put it first.",
    }[plan.strategy];
  return (
    <Alert tone="accent" title={`First target: ${first.creditor}`}>
      <p>
        {reason} Send it <Money amount={payment} className="font-medium" />
        {payOn === undefined ? null : (
          <>
            {" "}
            on <DateText date={payOn} />
          </>
        )}
        {plan.debts.length > 1 ? "; the others get their minimum" : null}.
      </p>
    </Alert>
  );
});
