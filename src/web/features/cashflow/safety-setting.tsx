import { RadioGroup } from "radix-ui";
import { useId } from "react";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Safety } from "#engine/cashflow/extra-advice.ts";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { safetyWorking } from "./workings.ts";

const NAMES: Readonly<Record<Safety, string>> = { faster: "Faster", safe: "Safe", "very-safe": "Very safe" };

type SafetySettingProps = {
  readonly analysis: CashflowAnalysis;
  readonly isSaving: boolean;
  readonly onChange: (safety: Safety) => void;
};

/** How sure the extra should be, with what each choice allows. */
export function SafetySetting({ analysis, isSaving, onChange }: SafetySettingProps) {
  const heading = useId();
  return (
    <div data-worked>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <h2 id={heading} className="font-medium">
          How sure should it be?
        </h2>
        <WorkedFigure
          name="What each setting allows"
          how={() => safetyWorking(analysis)}
          className="text-dim"
        >
          How they are computed
        </WorkedFigure>
      </div>
      <RadioGroup.Root
        aria-labelledby={heading}
        aria-busy={isSaving}
        value={analysis.safety}
        onValueChange={(value) => {
          const chosen = analysis.safetyOptions.find(({ safety }) => safety === value);
          if (chosen) onChange(chosen.safety);
        }}
        className="grid gap-2 sm:grid-cols-3"
      >
        {analysis.safetyOptions.map(({ safety, holdPercent, safeMonthlyExtra }) => (
          <RadioGroup.Item
            key={safety}
            value={safety}
            className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-3 rounded-xl border border-hairline px-4 py-3 text-left transition-colors hover:bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft sm:block"
          >
            <span className="font-medium">{NAMES[safety]}</span>
            <Money amount={safeMonthlyExtra} className="sm:mt-1 sm:block" />
            <span className="mt-1 w-full text-xs text-dim sm:block">
              {holdPercent} of 100 stretches like your past hold
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
