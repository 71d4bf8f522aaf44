import { AlertPreferencesCard } from "../../features/notices/alert-preferences-card.tsx";
import { OutboxCard } from "../../features/notices/outbox-card.tsx";
import { useChangePlanChoices } from "../../features/payoff-plan/choices-api.ts";
import { OldExtraAlert } from "../../features/payoff-plan/old-extra-alert.tsx";
import { AutopilotTab } from "../../features/system-status/autopilot-tab.tsx";
import { usePlanSources } from "./use-plan-sources.ts";

export function AutopilotPanel() {
  const { inputs } = usePlanSources();
  const { mutate: choose } = useChangePlanChoices();
  const oldExtra = inputs?.kind === "ready" ? inputs.oldExtra : null;
  return (
    <AutopilotTab
      basis={<OldExtraAlert oldExtra={oldExtra} onChoose={choose} />}
      preferences={
        <>
          <AlertPreferencesCard />
          <OutboxCard />
        </>
      }
    />
  );
}
