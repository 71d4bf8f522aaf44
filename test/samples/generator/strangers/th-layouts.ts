import type { Layout } from "../layout.ts";
import { equifaxYearly } from "./th-equifax.ts";
import { experianWeb } from "./th-experian.ts";
import { goodStanding, mailedFile } from "./th-mailed.ts";
import { transunionYearly } from "./th-transunion.ts";

export const thLayouts: readonly Layout[] = [
  experianWeb,
  transunionYearly,
  equifaxYearly,
  mailedFile,
  goodStanding,
];
