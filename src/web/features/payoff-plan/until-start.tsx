import { memo } from "react";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { type SourceOf, untilStartWorking } from "./workings.ts";

type UntilStartProps = { readonly plan: PayoffPlan; readonly sourceOf: SourceOf };

/** What is to be paid by hand before the plan begins; nothing where nothing is due until then. */
export const UntilStart = memo(function UntilStart({ plan, sourceOf }: UntilStartProps) {
  const { payments, sentence, total } = plan.untilStart;
  if (payments.length === 0) return null;
  return (
    <Card>
      <CardTitle>Due until then</CardTitle>
      <p className="text-sm text-dim">{sentence}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {payments.map(({ debtId, creditor, amount, payOn, dueDate, isTight }) => (
          <li key={debtId} data-worked className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block [overflow-wrap:anywhere]">{creditor}</span>
              <span className={isTight ? "block text-sm text-attention" : "block text-sm text-dim"}>
                by hand on <DateText date={payOn} format="day-month" />, due on{" "}
                <DateText date={dueDate} format="day-month" />
              </span>
            </span>
            <WorkedFigure name={`Due to ${creditor}`} how={() => untilStartWorking(plan, debtId, sourceOf)}>
              <Money amount={amount} className="font-medium" />
            </WorkedFigure>
          </li>
        ))}
      </ul>
      {payments.length < 2 ? null : (
        <p className="flex items-baseline justify-between gap-4 border-t border-field pt-3 font-semibold">
          In all
          <WorkedFigure
            name="Due until the plan begins"
            how={() => ({
              terms: payments.map(({ creditor, amount }) => ({ label: creditor, amount })),
              result: { label: "In all", amount: total },
            })}
          >
            <Money amount={total} />
          </WorkedFigure>
        </p>
      )}
    </Card>
  );
});
