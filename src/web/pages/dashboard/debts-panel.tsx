import { useQuery } from "@tanstack/react-query";
import { debtsQuery } from "../../features/debts/api.ts";
import { DebtsTab } from "../../features/debts/debts-tab.tsx";
import { OpportunityList } from "../../features/opportunities/opportunity-list.tsx";
import { usePresentPlan } from "../../features/payoff-plan/use-present-plan.ts";
import { debtExtras } from "./debt-extras.tsx";
import { usePlanSources } from "./use-plan-sources.ts";

export function DebtsPanel() {
  const { inputs } = usePlanSources();
  const plan = usePresentPlan(inputs);
  const { data: debts, error } = useQuery(debtsQuery);
  return (
    <>
      <DebtsTab>{(debt) => debtExtras(debt, plan)}</DebtsTab>
      {/* Where the debts could not be loaded, what follows from them could not either: it is said once. */}
      {debts === undefined && error ? null : <OpportunityList />}
    </>
  );
}
