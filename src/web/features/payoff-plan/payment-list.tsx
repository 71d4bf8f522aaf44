import { memo } from "react";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dayOfMonthText } from "../../lib/format-date.ts";
import { sumCents } from "../../lib/format-money.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";

/** What to set up as automatic payments from the first month, per creditor; adds up to the month's total. */
export const PaymentList = memo(function PaymentList({ plan }: { readonly plan: PayoffPlan }) {
  return (
    <Card>
      <CardTitle>Payments to set up</CardTitle>
      <p className="text-sm text-dim">
        Once, at each creditor's site. They stay until the first debt is done.
      </p>
      <ul className="mt-4 divide-y divide-hairline">
        {plan.debts.map((debt) => (
          <li key={debt.debtId} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block [overflow-wrap:anywhere]">{debt.creditor}</span>
              <span className="block text-sm text-dim">
                {debt.paymentDueDate
                  ? `by the ${dayOfMonthText(debt.paymentDueDate)} of each month`
                  : "due date not shown"}
              </span>
            </span>
            <Money amount={debt.firstPayment} className="font-medium" />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-field pt-3 font-semibold">
        First month
        <Money amount={sumCents(plan.debts.map((debt) => debt.firstPayment))} />
      </p>
    </Card>
  );
});
