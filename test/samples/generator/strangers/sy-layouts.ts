import type { Layout } from "../layout.ts";
import { syAdvisers } from "./sy-advisers.ts";
import { syAnnuity } from "./sy-annuity.ts";
import { syApps } from "./sy-apps.ts";
import { syBrokers } from "./sy-brokers.ts";
import { syFunds } from "./sy-funds.ts";
import { syPlans } from "./sy-plans.ts";
import { syRobo } from "./sy-robo.ts";
import { sySavings } from "./sy-savings.ts";

/** Investment statements as ordinary as those of large brokers and record keepers, under other names. */
export const syLayouts: readonly Layout[] = [
  ...syBrokers,
  ...syAdvisers,
  ...syPlans,
  ...sySavings,
  ...syFunds,
  ...syApps,
  ...syRobo,
  ...syAnnuity,
];
