import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { payoffPlanQuery } from "./api.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { useStrategy } from "./use-strategy.ts";

/** The plan that every tab shows, beside what stands without it; undefined while there is none. */
export function usePresentPlan(inputs: PlanInputs | undefined): PayoffPlan | undefined {
  const [strategy] = useStrategy();
  const ready = inputs?.kind === "ready" ? inputs : undefined;
  const query = payoffPlanQuery(strategy, ready?.monthlyBudget ?? cents(0), ready?.order);
  const { data } = useQuery({
    ...query,
    ...(ready ? {} : { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  return data;
}
