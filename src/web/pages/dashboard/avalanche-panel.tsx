import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { noPlanChoices } from "#contract/plan-choices.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import { paidOffPercent } from "../../features/debts/debt-figures.ts";
import { statementAges } from "../../features/debts/statement-age.ts";
import { paidOffWorking } from "../../features/debts/workings.ts";
import { AvalancheTab } from "../../features/payoff-plan/avalanche-tab.tsx";
import { useChangePlanChoices } from "../../features/payoff-plan/choices-api.ts";
import type { PaidOffOf, SourceOf } from "../../features/payoff-plan/workings.ts";
import { planHistoryQuery } from "../../features/plan-history/api.ts";
import { today } from "../../lib/format-date.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { usePlanSources } from "./use-plan-sources.ts";

const PlanStory = lazy(async () => ({
  default: (await import("../../features/plan-history/plan-story.tsx")).PlanStory,
}));

const NOTHING_OWED: PlanHistory["owed"] = [];

export function AvalanchePanel() {
  const { debts, choices, inputs, failed } = usePlanSources();
  const { mutate: choose } = useChangePlanChoices();
  // Beside the plan itself what was owed before is an extra: while it loads or fails, nothing is missing.
  const { data: history } = useQuery(planHistoryQuery);
  if (failed?.error) return <ErrorState title={failed.title} error={failed.error} onRetry={failed.refetch} />;
  const debtOf = (debtId: string) => debts?.find((candidate) => candidate.id === debtId);
  const paidOffOf: PaidOffOf = (debtId) => {
    const debt = debtOf(debtId);
    const percent = debt ? paidOffPercent(debt) : null;
    return debt && percent !== null ? { percent, how: () => paidOffWorking(debt, percent) } : null;
  };
  const sourceOf: SourceOf = (debtId, field) => debtOf(debtId)?.sources[field];
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
        paidOffOf={paidOffOf}
        sourceOf={sourceOf}
        choices={choices ?? noPlanChoices}
        owed={history?.owed ?? NOTHING_OWED}
        onChoose={choose}
      />
      <Suspense>
        <PlanStory />
      </Suspense>
    </>
  );
}
