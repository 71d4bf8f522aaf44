import { Trash2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import type { KeepChoice } from "./choices-api.ts";
import { ExtraForm } from "./extra-form.tsx";

type OwnMoneyProps = {
  readonly plan: PayoffPlan;
  readonly choices: PlanChoices;
  readonly onChange: KeepChoice;
};

/** What the person decided about the money of the plan: the kept monthly amount, extra money, debts left out. */
export const OwnMoney = memo(function OwnMoney({ plan, choices, onChange }: OwnMoneyProps) {
  const { monthlyAmount, oneOffs, monthlyExtras, leaveOut } = choices;
  const held = plan.debts.filter(({ debtId, attack }) => attack === "left-out" && leaveOut.includes(debtId));
  const isOver = (month: string) => month < plan.startMonth;
  const nameOf = (debtId: string | null) => plan.debts.find((debt) => debt.debtId === debtId)?.creditor;
  return (
    <Card>
      <CardTitle>Your own changes</CardTitle>
      {plan.aboveSafe ? (
        <p data-worked className="mt-1 text-sm text-attention">
          {plan.aboveSafe.sentence}{" "}
          <Link to="/?tab=cashflow" className="whitespace-nowrap underline underline-offset-4">
            What is safe
          </Link>
        </p>
      ) : null}
      <ul className="mt-2 divide-y divide-hairline">
        {monthlyAmount === null ? null : (
          <Choice name="the monthly amount" onRemove={() => onChange({ monthlyAmount: null })}>
            <Money amount={monthlyAmount} className="font-medium" /> a month
          </Choice>
        )}
        {monthlyExtras.map((extra, index) => (
          <Choice
            key={`${extra.from} ${extra.amount} ${index}`}
            name={`the extra from ${monthText(extra.from)}`}
            onRemove={() => onChange({ monthlyExtras: monthlyExtras.toSpliced(index, 1) })}
          >
            <Money amount={extra.amount} className="font-medium" /> more every month from{" "}
            {monthText(extra.from)}
          </Choice>
        ))}
        {oneOffs.map((extra, index) => (
          <Choice
            key={`${extra.month} ${extra.amount} ${index}`}
            name={`the payment in ${monthText(extra.month)}`}
            onRemove={() => onChange({ oneOffs: oneOffs.toSpliced(index, 1) })}
          >
            <Money amount={extra.amount} className="font-medium" /> once in {monthText(extra.month)}
            {nameOf(extra.debtId) ? ` to ${nameOf(extra.debtId)}` : null}
            {isOver(extra.month) ? <span className="text-dim">, over</span> : null}
          </Choice>
        ))}
        {held.map(({ debtId, creditor }) => (
          <Choice
            key={debtId}
            name={`leaving out ${creditor}`}
            onRemove={() => onChange({ leaveOut: leaveOut.filter((id) => id !== debtId) })}
          >
            {creditor} gets its minimum only
          </Choice>
        ))}
      </ul>
      <ExtraForm
        plan={plan}
        onAdd={({ amount, month, isMonthly, debtId }, onKept) =>
          onChange(
            isMonthly
              ? { monthlyExtras: [...monthlyExtras, { from: month, amount: formatMoney(amount) }] }
              : { oneOffs: [...oneOffs, { month, amount: formatMoney(amount), debtId }] },
            { onSuccess: onKept },
          )
        }
      />
    </Card>
  );
});

type ChoiceProps = {
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function Choice({ name, onRemove, children }: ChoiceProps) {
  return (
    <li data-own-word className="flex items-center justify-between gap-3 py-1 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      <Button
        variant="quiet"
        size="icon"
        className="size-11"
        aria-label={`Take back ${name}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Button>
    </li>
  );
}
