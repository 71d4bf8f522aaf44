import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { addMonths, dateText, durationText } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Money } from "../../ui/money.tsx";
import { Slider } from "../../ui/slider.tsx";
import { sliderRange, type WhatIf } from "./what-if.ts";

type WhatIfSliderProps = {
  readonly plan: PayoffPlan;
  readonly extraDollars: number;
  readonly whatIf: WhatIf | undefined;
  readonly onExtraChange: (dollars: number) => void;
};

/** "What if I add $X": moves date, interest and curve while it is dragged. */
export function WhatIfSlider({ plan, extraDollars, whatIf, onExtraChange }: WhatIfSliderProps) {
  const { maxDollars, stepDollars } = sliderRange(centsOf(plan.monthlyPayment));
  const saved = whatIf ? cents(Math.max(0, centsOf(plan.totalInterest) - whatIf.totalInterest)) : cents(0);
  const sooner = whatIf ? plan.totalMonths - whatIf.months : 0;
  return (
    <div className="mt-6 border-t border-hairline pt-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium">
          What if I add <span className="figures text-accent">${extraDollars.toLocaleString("en-US")}</span> a
          month?
        </span>
        <span className="text-sm text-dim">
          {extraDollars === 0 ? (
            "Drag to see"
          ) : (
            <>
              debt-free in {dateText(addMonths(plan.debtFreeDate, -sooner), "long-month-year")}, saves{" "}
              <Money amount={saved} className="font-medium text-accent" />
              {sooner > 0 ? ` and ${durationText(sooner)}` : null}
            </>
          )}
        </span>
      </p>
      <Slider
        label="Extra a month"
        value={extraDollars}
        min={0}
        max={maxDollars}
        step={stepDollars}
        valueText={`${extraDollars} dollars more a month`}
        onValueChange={onExtraChange}
      />
    </div>
  );
}
