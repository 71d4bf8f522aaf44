import { lazy, memo, Suspense } from "react";
import { Link } from "react-router";
import { noExpensesTyped } from "#contract/cashflow-sentences.ts";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import { addMonths, today } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { useLazyModule } from "../../lib/use-lazy-module.ts";
import { Alert } from "../../ui/alert.tsx";
import { Announcement } from "../../ui/announcement.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { Rate } from "../../ui/rate.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PrintedFigure } from "../../ui/source-badge.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import type { KeepChoice } from "./choices-api.ts";
import { OldExtraAlert } from "./old-extra-alert.tsx";
import { PlanCard } from "./plan-card.tsx";
import { planHeadline } from "./plan-headline.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { targetOrder, targetsWait } from "./target-order.ts";
import { UntilStart } from "./until-start.tsx";
import type { ChooseStrategy } from "./use-strategy.ts";
import { useWhatIf } from "./use-what-if.ts";
import type { WhatIf } from "./what-if.ts";
import {
  countdownWorking,
  endWorking,
  type PaidOffOf,
  payDayWorking,
  paymentWorking,
  type SourceOf,
} from "./workings.ts";

const PlanDetails = lazy(async () => ({ default: (await import("./plan-details.tsx")).PlanDetails }));
const loadLab = () => import("./plan-lab.tsx");

type PlanViewProps = {
  readonly plan: PayoffPlan;
  readonly money: Extract<PlanInputs, { kind: "ready" }>;
  readonly choices: PlanChoices;
  /** What was owed in all at the end of past months, oldest first; see the contract. */
  readonly owed: PlanHistory["owed"];
  readonly onChoose: KeepChoice;
  /** The date of the oldest balance, where it is too old for a plan to the day; otherwise null. */
  readonly balancesOldSince: string | null;
  /** How many balances are older than two months. */
  readonly veryOldBalances: number;
  readonly paidOffOf: PaidOffOf;
  readonly sourceOf: SourceOf;
  readonly onStrategyChange: ChooseStrategy;
};

export function PlanView({
  plan,
  money,
  choices,
  owed,
  onChoose,
  balancesOldSince,
  veryOldBalances,
  paidOffOf,
  sourceOf,
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
      <section aria-label="Debt freedom date">
        <p className="text-dim">
          {whatIf ? "You could be debt-free" : "Debt-free"} {showsMonth ? "in" : "on"}
        </p>
        <p>
          <WorkedFigure name="Debt-free date" how={() => endWorking(plan, sourceOf, whatIf)}>
            <span data-told className="text-2xl font-semibold tracking-tight sm:text-3xl">
              {headline.date}
            </span>
          </WorkedFigure>
        </p>
        <p className="mt-1 text-accent">
          <WorkedFigure
            name="Time to go"
            how={() => countdownWorking(plan, today(), whatIf ? plan.totalMonths - whatIf.months : 0)}
          >
            <span data-told>{headline.countdown}</span>
          </WorkedFigure>
        </p>
        <Announcement
          text={`${whatIf ? "You could be debt-free" : "Debt-free"} ${showsMonth ? "in" : "on"} ${headline.date}, ${headline.countdown}`}
        />
        {balancesOldSince ? (
          <p className="text-sm text-attention">
            from balances as of{" "}
            <Link to="/?tab=debts" className="underline underline-offset-4">
              <DateText date={balancesOldSince} />
            </Link>
          </p>
        ) : null}
      </section>
      <PlanCard plan={plan} whatIf={whatIf} isRough={isRough} money={money} sourceOf={sourceOf} />
      {veryOldBalances > 0 ? (
        <Alert
          tone="attention"
          title={`${veryOldBalances === 1 ? "One balance is" : `${veryOldBalances} balances are`} older than two months`}
        >
          Upload the newest {veryOldBalances === 1 ? "statement" : "statements"} for a plan to the day.
        </Alert>
      ) : null}
      {money.countsNoExpenses ? (
        <Alert tone="attention" title="Rent, food and bills are not taken off yet">
          {noExpensesTyped}{" "}
          <Link to="/profile" className="underline underline-offset-4">
            To the Money Profile
          </Link>
        </Alert>
      ) : null}
      <OldExtraAlert oldExtra={money.oldExtra} onChoose={onChoose} />
      {money.safeExtra > 0 || choices.monthlyAmount !== null || money.oldExtra !== null ? null : (
        <Alert tone="attention" title="No safe extra this month">
          The plan pays the minimums and moves each freed minimum to the next debt.
        </Alert>
      )}
      <UntilStart plan={plan} sourceOf={sourceOf} />
      <FirstTarget plan={plan} whatIf={drawn} sourceOf={sourceOf} />
      {lab ? (
        <lab.PlanLab
          plan={plan}
          money={money}
          state={state}
          owed={owed}
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
          paidOffOf={paidOffOf}
          sourceOf={sourceOf}
          order={money.order}
          choices={choices}
          onChoose={onChoose}
          onStrategyChange={onStrategyChange}
        />
      </Suspense>
    </div>
  );
}

type FirstTargetProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  readonly sourceOf: SourceOf;
};

/** The debt that gets the extra first, and why it is that one. */
const FirstTarget = memo(function FirstTarget({ plan, whatIf, sourceOf }: FirstTargetProps) {
  const first = targetOrder(plan)[0];
  if (!first) return null;
  const payment = whatIf?.firstPayments.get(first.debtId) ?? centsOf(first.firstPayment);
  const payOn = plan.autopay.creditors.find(({ debtId }) => debtId === first.debtId)?.payments[0]?.payOn;
  return (
    <Alert tone="accent" title={`First target: ${first.creditor}`}>
      <p>
        <WhyFirst plan={plan} first={first} sourceOf={sourceOf} /> Send it{" "}
        <WorkedFigure
          name={`First payment to ${first.creditor}`}
          how={() => paymentWorking(plan, first.debtId, payment, sourceOf)}
        >
          <Money amount={payment} className="font-medium" />
        </WorkedFigure>
        {payOn === undefined ? null : (
          <>
            {" "}
            on{" "}
            <WorkedFigure
              name={`Payment day of ${first.creditor}`}
              how={() => payDayWorking(plan, first.debtId)}
            >
              <DateText date={payOn} />
            </WorkedFigure>
          </>
        )}
        {plan.debts.length > 1 ? "; the others get their minimum" : null}.
      </p>
    </Alert>
  );
});

type WhyFirstProps = {
  readonly plan: PayoffPlan;
  readonly first: PayoffPlan["debts"][number];
  readonly sourceOf: SourceOf;
};

function WhyFirst({ plan, first, sourceOf }: WhyFirstProps) {
  // Where nothing is left beside the minimums, the first in the order is only the first to get what others need no more.
  if (targetsWait(plan)) {
    return "Nothing is left beside the minimums now. What the first debt that is done needs no more goes here first.";
  }
  if (plan.departure !== null) {
    return (
      <WorkedFigure
        name="Why this order"
        how={() => ({
          sentence: `${plan.departure?.sentence ?? ""} Both orders are played month by month with the same money; the cheaper one is the plan.`,
          links: [{ to: "/?tab=export", label: "Month by month" }],
        })}
      >
        {plan.departure.sentence}
      </WorkedFigure>
    );
  }
  if (plan.strategy === "snowball") return "It is the smallest, so it is done first.";
  return (
    <>
      {plan.strategy === "custom" ? "You put it first. It costs " : "It costs the most, "}
      <PrintedFigure figure={`APR of ${first.creditor}`} source={sourceOf(first.debtId, "apr")}>
        <Rate percent={first.apr} />
      </PrintedFigure>{" "}
      a year.
    </>
  );
}
