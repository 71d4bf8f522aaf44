import { memo } from "react";
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
import { targetOrder } from "./target-order.ts";
import type { WhatIf } from "./what-if.ts";
import { doneWorking, type PaidOffOf, type SourceOf } from "./workings.ts";

type AttackOrderProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  readonly paidOffOf: PaidOffOf;
  readonly sourceOf: SourceOf;
};

const ORDERS: Readonly<Record<Strategy, string>> = {
  avalanche: "Highest APR first.",
  snowball: "Smallest balance first.",
  custom: "In your own order.",
};

/** The debts in the order in which the extra money goes to them. */
export const AttackOrder = memo(function AttackOrder({
  plan,
  whatIf,
  paidOffOf,
  sourceOf,
}: AttackOrderProps) {
  return (
    <Card>
      <CardTitle>Attack order</CardTitle>
      <p className="text-sm text-dim">
        {plan.departure === null ? ORDERS[plan.strategy] : "The cheapest order found."} When one is done, its
        money moves to the next.
      </p>
      <ol aria-label="Attack order" className="mt-4 flex flex-col gap-1">
        {targetOrder(plan).map((debt, index) => {
          const month = whatIf?.paidOffMonths.get(debt.debtId) ?? debt.paidOffMonth;
          const paidOff = paidOffOf(debt.debtId);
          return (
            <li
              key={debt.debtId}
              className={classNames(
                "grid grid-cols-[2rem_1fr] gap-x-3 rounded-xl px-3 py-3",
                index === 0 && "bg-accent-soft",
              )}
            >
              <span
                className={classNames(
                  "figures grid size-8 place-items-center rounded-full text-sm font-semibold",
                  index === 0 ? "bg-accent text-on-accent" : "bg-raised text-dim",
                )}
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
                  <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
                    {debt.creditor}
                    {debt.accountLast4 ? (
                      <span className="figures font-normal whitespace-nowrap text-dim">
                        {" "}
                        ···{debt.accountLast4}
                      </span>
                    ) : null}
                    {index === 0 ? (
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
                  <span>
                    done in{" "}
                    <WorkedFigure
                      name={`End of ${debt.creditor}`}
                      how={() => doneWorking(plan, debt.debtId, month, sourceOf)}
                    >
                      <DateText
                        date={addMonths(debt.paidOffDate, month - debt.paidOffMonth)}
                        format="month-year"
                      />
                    </WorkedFigure>
                  </span>
                </div>
                {paidOff === null ? null : (
                  <div className="mt-2 flex items-center gap-3">
                    <Progress
                      value={paidOff.percent}
                      label={`${debt.creditor}: part paid off`}
                      className="h-1.5"
                    />
                    <WorkedFigure name={`Paid off of ${debt.creditor}`} how={paidOff.how}>
                      <span data-value className="figures text-xs whitespace-nowrap text-dim">
                        {paidOff.percent}&nbsp;% paid
                      </span>
                    </WorkedFigure>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
});
