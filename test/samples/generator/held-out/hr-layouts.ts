import type { Layout } from "../layout.ts";
import { hrBrokerages } from "./hr-brokerages.ts";
import { hrCreditView } from "./hr-credit-view.ts";
import { hrEstimate } from "./hr-estimate.ts";
import { hrOthers } from "./hr-others.ts";
import { hrPlanner } from "./hr-planner.ts";
import { hrReports } from "./hr-reports.ts";
import { hrRetirement } from "./hr-retirement.ts";
import { hrStubs } from "./hr-stubs.ts";
import { hrYearly } from "./hr-yearly.ts";

/** Written without knowledge of the reader: investments, credit reports, income and papers that are none of them. */
export const hrLayouts: readonly Layout[] = [
  ...hrBrokerages,
  ...hrPlanner,
  ...hrRetirement,
  ...hrReports,
  ...hrCreditView,
  ...hrStubs,
  ...hrYearly,
  ...hrOthers,
  ...hrEstimate,
];
