import { DebtsTab } from "../../features/debts/debts-tab.tsx";
import { OpportunityList } from "../../features/opportunities/opportunity-list.tsx";
import { usePresentPlan } from "../../features/payoff-plan/use-present-plan.ts";
import { debtExtras } from "./debt-extras.tsx";
import { usePlanSources } from "./use-plan-sources.ts";

export function DebtsPanel() {
  const { inputs } = usePlanSources();
  const plan = usePresentPlan(inputs);
  return (
    <>
      <DebtsTab>{(debt) => debtExtras(debt, plan)}</DebtsTab>
      <OpportunityList />
    </>
  );
}
