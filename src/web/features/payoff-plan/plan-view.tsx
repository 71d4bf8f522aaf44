import { memo, useCallback, useMemo } from "react";
import { Link } from "react-router";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import type { PlanChoices, PlanChoicesChange } from "#contract/plan-choices.ts";
import { figureAddress } from "../../lib/figure-address.ts";
import { figureWord } from "../../lib/figure-word.ts";
import { addMonths, today } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { Rate } from "../../ui/rate.tsx";
import { PrintedFigure } from "../../ui/source-badge.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { AttackOrder } from "./attack-order.tsx";
import { OwnMoney } from "./own-money.tsx";
import { PaymentSettings } from "./payment-settings.tsx";
import { PayoffChart } from "./payoff-chart.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanExports } from "./plan-exports.tsx";
import { planHeadline } from "./plan-headline.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { SavedCards } from "./saved-cards.tsx";
import { SetupGuide } from "./setup-guide.tsx";
import { targetOrder, targetsWait } from "./target-order.ts";
import { UntilStart } from "./until-start.tsx";
import type { ChooseStrategy } from "./use-strategy.ts";
import { useWhatIf } from "./use-what-if.ts";
import { WaysToPay } from "./ways-to-pay.tsx";
import { pricesOf, type WhatIf } from "./what-if.ts";
import { WhatIfSlider } from "./what-if-slider.tsx";
import {
  countdownWorking,
  endWorking,
  type PaidOffOf,
  payDayWorking,
  paymentWorking,
  type SourceOf,
} from "./workings.ts";

type PlanViewProps = {
  readonly plan: PayoffPlan;
  readonly money: Extract<PlanInputs, { kind: "ready" }>;
  readonly choices: PlanChoices;
  readonly onChoose: (change: PlanChoicesChange) => void;
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
  onChoose,
  balancesOldSince,
  veryOldBalances,
  paidOffOf,
  sourceOf,
  onStrategyChange,
}: PlanViewProps) {
  const { canAsk, extraDollars, whatIf, drawn, setExtraDollars } = useWhatIf(plan, money.order);
  // The first order of one's own is the one on the page.
  const choose = (strategy: Strategy) =>
    void onStrategyChange(
      strategy,
      strategy === "custom" && money.order.length === 0
        ? targetOrder(plan).map(({ debtId }) => debtId)
        : undefined,
    );
  const onSetUp = useCallback(
    (isDone: boolean) => onChoose({ setUpOn: isDone ? today() : null }),
    [onChoose],
  );
  const serverPrices = useMemo(() => pricesOf(plan), [plan]);
  const isRough = balancesOldSince !== null;
  const headline = planHeadline(plan, today(), { whatIf, isRough });
  // Month 0 of the chart is the one before the first payment.
  const startMonth = addMonths(plan.startMonth, -1);
  const showsMonth = isRough || (whatIf !== undefined && whatIf.months !== plan.totalMonths);
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Debt freedom date" aria-live="polite">
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
      {money.safeExtra > 0 || choices.monthlyAmount !== null ? null : (
        <Alert tone="attention" title="No safe extra this month">
          The plan pays the minimums and moves each freed minimum to the next debt.
        </Alert>
      )}
      <UntilStart plan={plan} sourceOf={sourceOf} />
      <FirstTarget plan={plan} whatIf={drawn} sourceOf={sourceOf} />
      <Card>
        <CardTitle className="mb-4">What you owe, month by month</CardTitle>
        <Curve plan={plan} whatIf={drawn} startMonth={startMonth} />
        {canAsk ? (
          <WhatIfSlider
            plan={plan}
            extraDollars={extraDollars}
            whatIf={whatIf}
            onExtraChange={setExtraDollars}
            money={money}
            onKeep={(monthlyAmount) => onChoose({ monthlyAmount })}
          />
        ) : null}
        {plan.debts.length > 1 ? (
          <WaysToPay
            prices={whatIf?.prices ?? serverPrices}
            startMonth={startMonth}
            strategy={plan.strategy}
            onStrategyChange={choose}
          />
        ) : null}
      </Card>
      <AttackOrder
        plan={plan}
        whatIf={drawn}
        paidOffOf={paidOffOf}
        sourceOf={sourceOf}
        order={money.order}
        onStrategyChange={onStrategyChange}
      />
      <LeftOut leftOut={plan.leftOut} />
      <StatementChecks checks={plan.checks} />
      <OwnMoney plan={plan} choices={choices} onChange={onChoose} />
      <PaymentSettings plan={plan} choices={choices} onChange={onChoose} />
      <SavedCards plan={plan} whatIf={whatIf} />
      {whatIf ? (
        <p className="text-sm text-dim">
          What follows is for the plan as it is, not for the amount on the slider.
        </p>
      ) : null}
      <SetupGuide setupGuide={plan.setupGuide} setUpOn={choices.setUpOn} onSetUp={onSetUp} />
      <PlanExports plan={plan} />
    </div>
  );
}

type PartProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  /** YYYY-MM of month 0. */
  readonly startMonth: string;
};

const Curve = memo(function Curve({ plan, whatIf, startMonth }: PartProps) {
  return (
    <PayoffChart
      startMonth={startMonth}
      plan={whatIf?.balances ?? plan.balances.plan.map(centsOf)}
      minimums={plan.balances.minimums.map(centsOf)}
      isWhatIf={whatIf !== undefined}
      isEndless={plan.baseline.outcome === "never"}
    />
  );
});

type FirstTargetProps = Omit<PartProps, "startMonth"> & { readonly sourceOf: SourceOf };

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
            {debt.questions.map(({ documentId, path, field }) =>
              path === undefined ? null : (
                <Link
                  key={`${documentId} ${path}`}
                  to={figureAddress(documentId, path)}
                  className="flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
                >
                  Answer what the {figureWord(field)} is
                </Link>
              ),
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What the printed minimum-payment warnings say about the figures of the plan; a doubt is open, agreement one tap away. */
function StatementChecks({ checks }: Pick<PayoffPlan, "checks">) {
  const doubts = checks.filter(({ agrees }) => !agrees);
  const proofs = checks.filter(({ agrees }) => agrees);
  return (
    <>
      {doubts.map(({ debtId, creditor, sentence }) => (
        <Alert key={debtId} tone="attention" title={`${creditor}: the statement does not add up`}>
          {sentence}
        </Alert>
      ))}
      {proofs.length === 0 ? null : (
        <details className="text-sm text-dim">
          <summary className="flex min-h-11 cursor-pointer items-center">
            {proofs.length === 1 ? "One balance and APR was" : `${proofs.length} balances and APRs were`}{" "}
            checked against the statement
          </summary>
          <ul className="flex flex-col gap-1">
            {proofs.map(({ debtId, creditor, sentence }) => (
              <li key={debtId}>
                <span className="font-medium text-text">{creditor}</span>: {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
