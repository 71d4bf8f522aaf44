import { type FormEvent, useDeferredValue, useMemo, useState } from "react";
import { durationText } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { addMonths, dateText } from "../../lib/format-date.ts";
import { centsOf, moneyText } from "../../lib/format-money.ts";
import { Announcement } from "../../ui/announcement.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import { Money } from "../../ui/money.tsx";
import { type ExtraMoney, prepareExtra } from "./extra-what-if.ts";

const MONTHS_OFFERED = 36;
const ANY = "";

type ExtraFormProps = {
  readonly plan: PayoffPlan;
  /** `onKept` runs once the server has it: until then the form holds what was typed. */
  readonly onAdd: (extra: ExtraMoney, onKept: () => void) => void;
};

/** The amount as it is typed, in cents; undefined for anything that is none or nothing. */
function typedAmount(text: string): Cents | undefined {
  const typed = parseMoney(text.replaceAll(/[$,\s]/g, ""));
  return typed === undefined || typed <= 0 ? undefined : cents(typed);
}

/** Extra money once, aimed at a debt or not, or every month from one on; what it changes is said before it is added. */
export function ExtraForm({ plan, onAdd }: ExtraFormProps) {
  const [text, setText] = useState("");
  const [chosenMonth, setMonth] = useState<string | null>(null);
  const [how, setHow] = useState<"once" | "monthly">("once");
  const [target, setTarget] = useState<string>(ANY);
  const [hasProblem, setHasProblem] = useState(false);
  const month = chosenMonth ?? plan.startMonth;
  const isMonthly = how === "monthly";
  const debtId = isMonthly || target === ANY ? null : target;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = typedAmount(text);
    if (amount === undefined) {
      setHasProblem(true);
      return;
    }
    onAdd({ amount, month, isMonthly, debtId }, () => setText((now) => (now === text ? "" : now)));
  };
  return (
    <form className="mt-4" onSubmit={submit} noValidate>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label="Extra money"
          format="decimal"
          unit="$"
          value={text}
          onChange={(value) => {
            setText(value);
            setHasProblem(false);
          }}
          problem={hasProblem ? "Write an amount such as 450 or 450.00." : undefined}
        />
        <ChoiceField
          label="How often"
          value={how}
          onChange={setHow}
          options={[
            ["once", "once, in"],
            ["monthly", "every month, from"],
          ]}
        />
        <ChoiceField
          label="Month"
          value={month}
          onChange={setMonth}
          options={Array.from({ length: MONTHS_OFFERED }, (_, index) => {
            const offered = addMonths(plan.startMonth, index);
            return [offered, monthText(offered)] as const;
          })}
        />
        {isMonthly || plan.debts.length < 2 ? null : (
          <ChoiceField
            label="Goes to"
            value={target}
            onChange={setTarget}
            options={[
              [ANY, "where the plan says"],
              ...plan.debts.map(
                (debt) =>
                  [
                    debt.debtId,
                    debt.accountLast4 ? `${debt.creditor} ···${debt.accountLast4}` : debt.creditor,
                  ] as const,
              ),
            ]}
          />
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Effect plan={plan} text={text} month={month} isMonthly={isMonthly} debtId={debtId} />
        <Button type="submit" variant="secondary" className="max-sm:w-full">
          Add
        </Button>
      </div>
    </form>
  );
}

type EffectProps = Pick<ExtraFormProps, "plan"> & Omit<ExtraMoney, "amount"> & { readonly text: string };

/** What the money would change, while it is typed. */
function Effect({ plan, text, month, isMonthly, debtId }: EffectProps) {
  const ask = useMemo(() => prepareExtra(plan), [plan]);
  const amount = typedAmount(useDeferredValue(text));
  const found = useMemo(
    () => (amount === undefined ? undefined : ask?.({ amount, month, isMonthly, debtId })),
    [ask, amount, month, isMonthly, debtId],
  );
  const saved = found === undefined ? 0 : centsOf(plan.totalInterest) + centsOf(plan.totalFees) - found.cost;
  const sooner = found === undefined ? 0 : plan.totalMonths - found.months;
  const sign = saved > 0 ? "Saves " : saved < 0 ? "Costs " : "Saves nothing";
  const end =
    sooner === 0
      ? ", done in the same month"
      : `, done in ${dateText(addMonths(plan.debtFreeDate, -sooner), "long-month-year")}, ${durationText(Math.abs(sooner))} ${sooner > 0 ? "sooner" : "later"}`;
  return (
    <div className="min-w-0 flex-1 text-sm text-dim">
      {found === undefined ? (
        <p>A bonus, a refund, a raise: type it to see.</p>
      ) : (
        <p>
          {sign}
          {saved === 0 ? null : (
            <Money
              amount={cents(Math.abs(saved))}
              className={saved > 0 ? "font-medium text-accent" : "font-medium text-attention"}
            />
          )}
          {end}
        </p>
      )}
      <Announcement
        text={
          found === undefined ? "" : `${sign}${saved === 0 ? "" : moneyText(cents(Math.abs(saved)))}${end}`
        }
      />
    </div>
  );
}
