import type { Layout } from "../layout.ts";
import { slDepositsFirst } from "./sl-deposits.ts";
import { slDepositsMore } from "./sl-deposits-more.ts";
import { slIncome } from "./sl-income.ts";
import { slInvestments } from "./sl-investments.ts";
import { slPlans } from "./sl-plans.ts";
import { slReport } from "./sl-report.ts";

/** What people own, earn and are reported as: written without a look at the reader. */
export const slAssets: readonly Layout[] = [
  ...slDepositsFirst,
  ...slDepositsMore,
  ...slInvestments,
  ...slPlans,
  ...slIncome,
  ...slReport,
];
