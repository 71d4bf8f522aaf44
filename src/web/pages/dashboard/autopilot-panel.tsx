import { AlertPreferencesCard } from "../../features/notices/alert-preferences-card.tsx";
import { AutopilotTab } from "../../features/system-status/autopilot-tab.tsx";

export function AutopilotPanel() {
  return <AutopilotTab preferences={<AlertPreferencesCard />} />;
}
