import { memo, useMemo } from "react";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { PayoffChart } from "./payoff-chart.tsx";
import type { ReadyInputs } from "./plan-gate.tsx";
import type { WhatIfState } from "./use-what-if.ts";
import { WaysToPay } from "./ways-to-pay.tsx";
import { pricesOf, type WhatIf } from "./what-if.ts";
import { WhatIfSlider } from "./what-if-slider.tsx";

export { prepareWhatIf } from "./what-if.ts";

type PlanLabProps = {
  readonly plan: PayoffPlan;
  readonly money: ReadyInputs;
  readonly state: WhatIfState;
  /** YYYY-MM of month 0. */
  readonly startMonth: string;
  readonly onKeep: (monthlyAmount: string) => void;
  readonly onStrategyChange: (strategy: Strategy) => void;
};

/** The curve, the slider that moves it, and the ways of paying beside each other. Comes with the engine in a file of its own. */
export function PlanLab({ plan, money, state, startMonth, onKeep, onStrategyChange }: PlanLabProps) {
  const { canAsk, extraDollars, whatIf, drawn, setExtraDollars } = state;
  const serverPrices = useMemo(() => pricesOf(plan), [plan]);
  return (
    <Card>
      <CardTitle className="mb-4">What you owe, month by month</CardTitle>
      <Curve plan={plan} whatIf={drawn} startMonth={startMonth} />
      {canAsk ? (
        <WhatIfSlider
          plan={plan}
          extraDollars={extraDollars}
          whatIf={whatIf}
          onExtraChange={setExtraDollars}
          money={money}
          onKeep={onKeep}
        />
      ) : null}
      {plan.debts.length > 1 ? (
        <WaysToPay
          prices={whatIf?.prices ?? serverPrices}
          startMonth={startMonth}
          strategy={plan.strategy}
          onStrategyChange={onStrategyChange}
        />
      ) : null}
    </Card>
  );
}

type CurveProps = Pick<PlanLabProps, "plan" | "startMonth"> & { readonly whatIf: WhatIf | undefined };

const Curve = memo(function Curve({ plan, whatIf, startMonth }: CurveProps) {
  return (
    <PayoffChart
      startMonth={startMonth}
      plan={whatIf?.balances ?? plan.balances.plan.map(centsOf)}
      minimums={plan.balances.minimums.map(centsOf)}
      isWhatIf={whatIf !== undefined}
      isEndless={plan.baseline.outcome === "never"}
    />
  );
});
