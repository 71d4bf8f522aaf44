import { memo, useMemo } from "react";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import { monthsBetween } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import type { PastBalance } from "../../ui/payoff-chart-scale.ts";
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
  /** What was owed in all at the end of past months, oldest first. */
  readonly owed: PlanHistory["owed"];
  readonly onKeep: (monthlyAmount: string) => void;
  readonly onStrategyChange: (strategy: Strategy) => void;
};

/** The curve, the slider that moves it, and the ways of paying beside each other. Comes with the engine in a file of its own. */
export function PlanLab({ plan, money, state, startMonth, owed, onKeep, onStrategyChange }: PlanLabProps) {
  const { canAsk, extraDollars, whatIf, drawn, setExtraDollars } = state;
  const serverPrices = useMemo(() => pricesOf(plan), [plan]);
  return (
    <Card>
      <CardTitle className="mb-4">What you owe, month by month</CardTitle>
      <Curve plan={plan} whatIf={drawn} startMonth={startMonth} owed={owed} />
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

type CurveProps = Pick<PlanLabProps, "plan" | "startMonth" | "owed"> & {
  readonly whatIf: WhatIf | undefined;
};

const Curve = memo(function Curve({ plan, whatIf, startMonth, owed }: CurveProps) {
  const past = useMemo(() => pastOf(owed, startMonth), [owed, startMonth]);
  return (
    <PayoffChart
      startMonth={startMonth}
      past={past}
      plan={whatIf?.balances ?? plan.balances.plan.map(centsOf)}
      minimums={plan.balances.minimums.map(centsOf)}
      isWhatIf={whatIf !== undefined}
      isEndless={plan.baseline.outcome === "never"}
    />
  );
});

/** What was owed by month before month 0, which is `startMonth`. */
function pastOf(owed: PlanHistory["owed"], startMonth: string): readonly PastBalance[] {
  return owed.flatMap(({ month, amount }) => {
    const from = monthsBetween(startMonth, month);
    return from < 0 ? [{ month: from, amount: centsOf(amount) }] : [];
  });
}
