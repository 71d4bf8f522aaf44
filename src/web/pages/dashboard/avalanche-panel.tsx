import { lazy, Suspense } from "react";
import { noPlanChoices } from "#contract/plan-choices.ts";
import { paidOffPercent } from "../../features/debts/debt-figures.ts";
import { statementAges } from "../../features/debts/statement-age.ts";
import { AvalancheTab } from "../../features/payoff-plan/avalanche-tab.tsx";
import { useChangePlanChoices } from "../../features/payoff-plan/choices-api.ts";
import { today } from "../../lib/format-date.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { usePlanSources } from "./use-plan-sources.ts";

const PlanStory = lazy(async () => ({
  default: (await import("../../features/plan-history/plan-story.tsx")).PlanStory,
}));

export function AvalanchePanel() {
  const { debts, choices, inputs, failed } = usePlanSources();
  const { mutate: choose } = useChangePlanChoices();
  if (failed?.error) return <ErrorState title={failed.title} error={failed.error} onRetry={failed.refetch} />;
  const paidOffPercentOf = (debtId: string) => {
    const debt = debts?.find((candidate) => candidate.id === debtId);
    return debt ? paidOffPercent(debt) : null;
  };
  const ages = statementAges(
    (debts ?? []).filter(({ notPlannable }) => notPlannable === null),
    today(),
  );
  return (
    <>
      <AvalancheTab
        inputs={inputs}
        balancesOldSince={ages.oldSince}
        veryOldBalances={ages.veryOld}
        paidOffPercentOf={paidOffPercentOf}
        choices={choices ?? noPlanChoices}
        onChoose={choose}
      />
      <Suspense>
        <PlanStory />
      </Suspense>
    </>
  );
}
