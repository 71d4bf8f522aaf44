import { memo, type ReactNode } from "react";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { classNames } from "../../lib/class-names.ts";
import { addMonths } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Rate } from "../../ui/rate.tsx";
import { PrintedFigure } from "../../ui/source-badge.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { DebtScheduleButton } from "./debt-schedule-button.tsx";
import { OrderControls, OrderPrice } from "./order-controls.tsx";
import { targetOrder } from "./target-order.ts";
import { useReorder } from "./use-reorder.ts";
import type { ChooseStrategy } from "./use-strategy.ts";
import type { WhatIf } from "./what-if.ts";
import { doneWorking, type PaidOffOf, type SourceOf } from "./workings.ts";

type AttackOrderProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  readonly paidOffOf: PaidOffOf;
  readonly sourceOf: SourceOf;
  /** The person's own order as it was last chosen, which the plan may not follow yet. */
  readonly order: readonly string[];
  readonly onStrategyChange: ChooseStrategy;
};

const ORDERS: Readonly<Record<Strategy, string>> = {
  avalanche: "Highest APR first.",
  snowball: "Smallest balance first.",
  custom: "In your own order.",
};

type PlannedDebt = PayoffPlan["debts"][number];

/** In the person's own order as chosen, before the plan that follows it is there; debts that get no extra stay last. */
function inOwnOrder(plan: PayoffPlan, order: readonly string[]): readonly PlannedDebt[] {
  const place = ({ debtId }: PlannedDebt) => {
    const index = order.indexOf(debtId);
    return index === -1 ? order.length : index;
  };
  const [targets, others] = [
    plan.debts.filter(({ attack }) => attack === "included"),
    plan.debts.filter(({ attack }) => attack !== "included"),
  ];
  return [...targets.toSorted((left, right) => place(left) - place(right)), ...others];
}

const nameOf = ({ creditor, accountLast4 }: PlannedDebt): string =>
  accountLast4 ? `${creditor} ···${accountLast4}` : creditor;

/** The debts in the order in which the extra money goes to them; the person's own order is changed here. */
export const AttackOrder = memo(function AttackOrder(props: AttackOrderProps) {
  const { plan, order, onStrategyChange } = props;
  const isOwn = plan.strategy === "custom";
  const chosen = isOwn ? inOwnOrder(plan, order) : targetOrder(plan);
  const targets = chosen.filter(({ attack }) => attack === "included").map(({ debtId }) => debtId);
  const { list, ids, move, handleOf, shiftOf, draggedId } = useReorder(targets, (next) =>
    onStrategyChange("custom", next),
  );
  const debts = isOwn ? inOwnOrder(plan, ids) : chosen;
  // Until the plan of another order is there, nothing is said about when its debts are done.
  const isCurrent = !isOwn || debts.every(({ debtId }, index) => plan.debts[index]?.debtId === debtId);
  return (
    <Card>
      <CardTitle>Attack order</CardTitle>
      <p className="text-sm text-dim">
        {plan.departure === null ? ORDERS[plan.strategy] : "The cheapest order found."} When one is done, its
        money moves to the next.
        {isOwn && targets.length > 1 ? " Drag a debt by its handle, or move it with the arrows." : null}
      </p>
      {isCurrent ? <OrderPrice plan={plan} onCheapest={() => void onStrategyChange("avalanche")} /> : null}
      <ol ref={list} aria-label="Attack order" className="mt-4 flex flex-col gap-1">
        {debts.map((debt, index) => (
          <Target
            key={debt.debtId}
            {...props}
            debt={debt}
            place={index + 1}
            isCurrent={isCurrent}
            shift={shiftOf(debt.debtId)}
            isDragged={draggedId === debt.debtId}
            controls={
              isOwn && targets.length > 1 && debt.attack === "included" ? (
                <OrderControls id={debt.debtId} name={nameOf(debt)} reorder={{ ids, move, handleOf }} />
              ) : null
            }
          />
        ))}
      </ol>
      {isOwn ? (
        <p aria-live="polite" className="sr-only">
          {isCurrent ? `Your order: ${debts.map(nameOf).join(", ")}.` : null}
        </p>
      ) : null}
    </Card>
  );
});

/** Characters; beside its balance a longer name would be a column of single words on a phone. */
const LONG_NAME = 36;

type TargetProps = Pick<AttackOrderProps, "plan" | "whatIf" | "paidOffOf" | "sourceOf"> & {
  readonly debt: PlannedDebt;
  /** From 1. */
  readonly place: number;
  readonly isCurrent: boolean;
  readonly shift: string | undefined;
  readonly isDragged: boolean;
  readonly controls: ReactNode;
};

function Target({
  plan,
  whatIf,
  paidOffOf,
  sourceOf,
  debt,
  place,
  isCurrent,
  shift,
  isDragged,
  controls,
}: TargetProps) {
  const month = whatIf?.paidOffMonths.get(debt.debtId) ?? debt.paidOffMonth;
  const paidOff = paidOffOf(debt.debtId);
  const isFirst = place === 1;
  return (
    <li
      style={{ transform: shift }}
      className={classNames(
        "grid grid-cols-[2rem_1fr] gap-x-3 rounded-xl px-3 py-3",
        isFirst && "bg-accent-soft",
        isDragged && "relative z-10 bg-raised outline-2 outline-accent",
        shift !== undefined && !isDragged && "motion-safe:transition-transform",
      )}
    >
      <span
        className={classNames(
          "figures grid size-8 place-items-center rounded-full text-sm font-semibold",
          isFirst ? "bg-accent text-on-accent" : "bg-raised text-dim",
        )}
      >
        {place}
      </span>
      <div className="min-w-0">
        <div
          className={classNames(
            "grid grid-cols-[1fr_auto] items-baseline gap-x-4",
            debt.creditor.length > LONG_NAME && "max-sm:grid-cols-1",
          )}
        >
          <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
            {debt.creditor}
            {debt.accountLast4 ? (
              <>
                {" "}
                <span className="figures font-normal whitespace-nowrap text-dim max-sm:block">
                  ···{debt.accountLast4}
                </span>
              </>
            ) : null}
            {isFirst ? (
              <>
                {" "}
                <Badge className="bg-accent text-on-accent">First target</Badge>
              </>
            ) : null}
          </p>
          <PrintedFigure
            figure={`Balance of ${debt.creditor}`}
            source={sourceOf(debt.debtId, "currentBalance")}
          >
            <Money amount={debt.statementBalance} className="font-medium" />
          </PrintedFigure>
        </div>
        <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-dim">
          <PrintedFigure figure={`APR of ${debt.creditor}`} source={sourceOf(debt.debtId, "apr")}>
            <Rate percent={debt.apr} />
          </PrintedFigure>
          {isCurrent ? (
            <span>
              done in{" "}
              <WorkedFigure
                name={`End of ${debt.creditor}`}
                how={() => doneWorking(plan, debt.debtId, month, sourceOf)}
              >
                <DateText date={addMonths(debt.paidOffDate, month - debt.paidOffMonth)} format="month-year" />
              </WorkedFigure>
            </span>
          ) : (
            <span>…</span>
          )}
        </div>
        {paidOff === null ? null : (
          <div className="mt-2 flex items-center gap-3">
            <Progress value={paidOff.percent} label={`${debt.creditor}: part paid off`} className="h-1.5" />
            <WorkedFigure name={`Paid off of ${debt.creditor}`} how={paidOff.how}>
              <span data-told className="figures text-xs whitespace-nowrap text-dim">
                {paidOff.percent}&nbsp;% paid
              </span>
            </WorkedFigure>
          </div>
        )}
        <div className="-mr-3 -mb-2 -ml-3 flex flex-wrap items-center justify-between">
          <DebtScheduleButton plan={plan} debtId={debt.debtId} />
          {controls}
        </div>
      </div>
    </li>
  );
}
