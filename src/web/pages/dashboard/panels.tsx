import { lazy } from "react";

export const DEFAULT_TAB = "avalanche";

/** The tabs of the dashboard; each one is a file of its own, fetched when its tab is opened. */
const PANELS = {
  autopilot: async () => ({ default: (await import("./autopilot-panel.tsx")).AutopilotPanel }),
  cashflow: async () => ({ default: (await import("../../features/cashflow/cashflow-tab.tsx")).CashflowTab }),
  avalanche: async () => ({ default: (await import("./avalanche-panel.tsx")).AvalanchePanel }),
  debts: async () => ({ default: (await import("./debts-panel.tsx")).DebtsPanel }),
  export: async () => ({ default: (await import("./export-panel.tsx")).ExportPanel }),
};

/** Fetches the file of the tab that an address names, without waiting for the page around it. */
export function loadPanel(tab: string | null): Promise<unknown> {
  const load = Object.entries(PANELS).find(([id]) => id === tab)?.[1] ?? PANELS[DEFAULT_TAB];
  return load();
}

export const loadEveryPanel = (): Promise<unknown> =>
  Promise.all(Object.values(PANELS).map((load) => load()));

export const panels = [
  { id: "autopilot", label: "Autopilot", Panel: lazy(PANELS.autopilot) },
  { id: "cashflow", label: "Cashflow", Panel: lazy(PANELS.cashflow) },
  { id: "avalanche", label: "Avalanche", Panel: lazy(PANELS.avalanche) },
  { id: "debts", label: "Debts", Panel: lazy(PANELS.debts) },
  { id: "export", label: "Export", Panel: lazy(PANELS.export) },
] as const;
