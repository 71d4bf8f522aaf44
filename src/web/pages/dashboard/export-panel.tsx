import { useSaveSpreadsheet } from "../../features/cashflow/save-spreadsheet.ts";
import { saveWorkbook } from "../../features/cashflow/save-workbook.ts";
import { useChangePlanChoices } from "../../features/payoff-plan/choices-api.ts";
import { ExportTab } from "../../features/payoff-plan/export-tab.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { usePlanSources } from "./use-plan-sources.ts";

export function ExportPanel() {
  const { debts, inputs, cashflow, failed } = usePlanSources();
  const { mutate: choose } = useChangePlanChoices();
  const spreadsheet = useSaveSpreadsheet();
  if (failed?.error) return <ErrorState title={failed.title} error={failed.error} onRetry={failed.refetch} />;
  return (
    <ExportTab
      inputs={inputs}
      onChoose={choose}
      sourceOf={(debtId, field) => debts?.find(({ id }) => id === debtId)?.sources[field]}
      onSaveWorkbook={cashflow ? () => saveWorkbook(cashflow) : undefined}
      onSaveSpreadsheet={() => (cashflow ? spreadsheet.mutate(cashflow) : undefined)}
    />
  );
}
