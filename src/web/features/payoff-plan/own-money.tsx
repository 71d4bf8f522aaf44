import { Trash2 } from "lucide-react";
import { type FormEvent, memo, type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { PlanChoices, PlanChoicesChange } from "#contract/plan-choices.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { addMonths } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";

const MONTHS_OFFERED = 36;

type OwnMoneyProps = {
  readonly plan: PayoffPlan;
  readonly choices: PlanChoices;
  readonly onChange: (change: PlanChoicesChange) => void;
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
        startMonth={plan.startMonth}
        onAdd={(amount, month, isMonthly) =>
          onChange(
            isMonthly
              ? { monthlyExtras: [...monthlyExtras, { from: month, amount }] }
              : { oneOffs: [...oneOffs, { month, amount, debtId: null }] },
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

type ExtraFormProps = {
  readonly startMonth: string;
  readonly onAdd: (amount: string, month: string, isMonthly: boolean) => void;
};

const FIELD = "min-h-11 w-full min-w-0 rounded-xl border border-field bg-background px-3 text-base";

/** Extra money once, or every month from one on. */
function ExtraForm({ startMonth, onAdd }: ExtraFormProps) {
  const id = useId();
  const [amount, setAmount] = useState("");
  const [month, setMonth] = useState<string | null>(null);
  const [how, setHow] = useState("once");
  const [problem, setProblem] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = parseMoney(amount.replaceAll(/[$,\s]/g, ""));
    if (typed === undefined || typed <= 0) {
      setProblem(true);
      return;
    }
    onAdd(formatMoney(cents(typed)), month ?? startMonth, how === "monthly");
    setAmount("");
  };
  return (
    <form className="mt-3" onSubmit={submit} noValidate>
      <div className="grid gap-3 sm:grid-cols-[1fr_1fr_1fr_auto] sm:items-end">
        <label className="min-w-0 text-sm" htmlFor={`${id}-amount`}>
          Extra money
          <input
            id={`${id}-amount`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="$"
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setProblem(false);
            }}
            aria-invalid={problem}
            aria-describedby={problem ? `${id}-problem` : undefined}
            className={`figures mt-1 ${FIELD}`}
          />
        </label>
        <label className="min-w-0 text-sm" htmlFor={`${id}-how`}>
          How often
          <select
            id={`${id}-how`}
            value={how}
            onChange={(event) => setHow(event.target.value)}
            className={`mt-1 ${FIELD}`}
          >
            <option value="once">once, in</option>
            <option value="monthly">every month, from</option>
          </select>
        </label>
        <label className="min-w-0 text-sm" htmlFor={`${id}-month`}>
          Month
          <select
            id={`${id}-month`}
            value={month ?? startMonth}
            onChange={(event) => setMonth(event.target.value)}
            className={`mt-1 ${FIELD}`}
          >
            {Array.from({ length: MONTHS_OFFERED }, (_, index) => addMonths(startMonth, index)).map(
              (offered) => (
                <option key={offered} value={offered}>
                  {monthText(offered)}
                </option>
              ),
            )}
          </select>
        </label>
        <Button type="submit" variant="secondary">
          Add
        </Button>
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-risk">
          Write an amount such as 450 or 450.00.
        </p>
      ) : null}
    </form>
  );
}
