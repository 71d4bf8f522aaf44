import { memo } from "react";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { classNames } from "../../lib/class-names.ts";
import { addMonths, dateText } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Rate } from "../../ui/rate.tsx";
import { targetOrder } from "./target-order.ts";
import type { WhatIf } from "./what-if.ts";

type AttackOrderProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  /** 0 to 100; null when no document shows the original balance. */
  readonly paidOffPercentOf: (debtId: string) => number | null;
};

const ORDERS: Readonly<Record<Strategy, string>> = {
  avalanche: "Highest APR first.",
  snowball: "Smallest balance first.",
  custom: "In your own order.",
};

/** The debts in the order in which the extra money goes to them. */
export const AttackOrder = memo(function AttackOrder({ plan, whatIf, paidOffPercentOf }: AttackOrderProps) {
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
          const paidOff = paidOffPercentOf(debt.debtId);
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
                  <Money amount={debt.statementBalance} className="font-medium" />
                </div>
                <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-dim">
                  <Rate percent={debt.apr} />
                  <span className="figures">
                    done in {dateText(addMonths(debt.paidOffDate, month - debt.paidOffMonth), "month-year")}
                  </span>
                </div>
                {paidOff === null ? null : (
                  <div className="mt-2 flex items-center gap-3">
                    <Progress value={paidOff} label={`${debt.creditor}: part paid off`} className="h-1.5" />
                    <span className="figures text-xs whitespace-nowrap text-dim">{paidOff}&nbsp;% paid</span>
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
