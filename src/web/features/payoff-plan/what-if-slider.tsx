import { Link } from "react-router";
import { durationText } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { aboveSafeSentence } from "#contract/plan-sentences.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { addMonths, dateText } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Button } from "../../ui/button.tsx";
import { Money } from "../../ui/money.tsx";
import { Slider } from "../../ui/slider.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import type { PlanInputs } from "./plan-inputs.ts";
import { sliderRange, type WhatIf } from "./what-if.ts";

type WhatIfSliderProps = {
  readonly plan: PayoffPlan;
  /** Less than in the plan when negative. */
  readonly extraDollars: number;
  readonly whatIf: WhatIf | undefined;
  readonly onExtraChange: (dollars: number) => void;
  readonly money: Extract<PlanInputs, { kind: "ready" }>;
  /** Makes the amount on the slider the plan's: dollars a month in all. */
  readonly onKeep: (monthlyAmount: string) => void;
};

/** "What if I add $X": moves date, interest and curve while it is dragged; what is liked can be kept as the plan. */
export function WhatIfSlider({
  plan,
  extraDollars,
  whatIf,
  onExtraChange,
  money,
  onKeep,
}: WhatIfSliderProps) {
  const monthly = centsOf(plan.monthlyPayment);
  const minimums = plan.debts.reduce(
    (sum, debt) => sum + Math.min(centsOf(debt.minimumPayment), centsOf(debt.balance)),
    0,
  );
  const { minDollars, maxDollars, stepDollars } = sliderRange(monthly, cents(monthly - minimums));
  const saved = whatIf ? centsOf(plan.totalInterest) - whatIf.totalInterest : 0;
  const sooner = whatIf ? plan.totalMonths - whatIf.months : 0;
  const kept = cents(money.monthlyBudget + extraDollars * 100);
  const above = monthly + extraDollars * 100 - money.safeBudget;
  const dollars = Math.abs(extraDollars).toLocaleString("en-US");
  const isLess = extraDollars < 0;
  return (
    <div data-worked className="mt-6 border-t border-hairline pt-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium">
          What if I {isLess ? "send" : "add"}{" "}
          <span data-own-word className="figures text-accent">{`$${dollars}`}</span> {isLess ? "less " : ""}a
          month?
        </span>
        <span className="text-sm text-dim">
          {extraDollars === 0 ? (
            "Drag to see"
          ) : whatIf === undefined ? (
            "With that the debts never end."
          ) : (
            <>
              debt-free in {dateText(addMonths(plan.debtFreeDate, -sooner), "long-month-year")},{" "}
              {saved < 0 ? "costs" : "saves"}{" "}
              <WorkedFigure
                name="What the slider changes"
                how={() => ({
                  sentence: `The plan is played again with that amount: ${durationText(whatIf.months)} of payments instead of ${durationText(plan.totalMonths)}.`,
                  terms: [
                    { label: "Interest of your plan", amount: plan.totalInterest },
                    { label: "With the slider's amount", amount: whatIf.totalInterest, sign: "−" },
                  ],
                  result: { label: saved < 0 ? "More interest" : "Saved", amount: cents(Math.abs(saved)) },
                })}
              >
                <Money
                  amount={cents(Math.abs(saved))}
                  className={saved < 0 ? "font-medium text-attention" : "font-medium text-accent"}
                />
              </WorkedFigure>
              {sooner === 0 ? null : ` and ${durationText(Math.abs(sooner))}${sooner < 0 ? " more" : ""}`}
            </>
          )}
        </span>
      </p>
      <Slider
        label="Extra a month"
        value={extraDollars}
        min={minDollars}
        max={maxDollars}
        step={stepDollars}
        origin={0}
        valueText={`${Math.abs(extraDollars)} dollars ${isLess ? "less" : "more"} a month`}
        onValueChange={onExtraChange}
      />
      <p aria-hidden="true" className="figures -mt-1 flex justify-between text-xs text-dim">
        <span data-own-word>
          {minDollars < 0 ? `$${Math.abs(minDollars).toLocaleString("en-US")} less` : null}
        </span>
        <span data-own-word>{`$${maxDollars.toLocaleString("en-US")} more`}</span>
      </p>
      {extraDollars === 0 || whatIf === undefined ? null : (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className={above > 0 ? "min-w-0 flex-1 basis-60 text-sm text-attention" : "text-sm text-dim"}>
            {above > 0 ? aboveSafeSentence(cents(above)) : "Within what your statements show as safe."}{" "}
            <Link to="/?tab=cashflow" className="whitespace-nowrap underline underline-offset-4">
              What is safe
            </Link>
          </p>
          <Button variant="secondary" onClick={() => onKeep(formatMoney(kept))}>
            Keep this as my plan
          </Button>
        </div>
      )}
    </div>
  );
}
