import type { Layout } from "../layout.ts";
import { averraDashboard, tansyPrint } from "./th-apps.ts";
import { equifaxYearly } from "./th-equifax.ts";
import { experianWeb } from "./th-experian.ts";
import { goodStanding, mailedFile } from "./th-mailed.ts";
import { lenderMerge, threeColumns } from "./th-merged.ts";
import { transunionYearly } from "./th-transunion.ts";

export const thLayouts: readonly Layout[] = [
  experianWeb,
  transunionYearly,
  equifaxYearly,
  mailedFile,
  goodStanding,
  tansyPrint,
  averraDashboard,
  threeColumns,
  lenderMerge,
];
