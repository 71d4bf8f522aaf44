import type { Layout } from "../layout.ts";
import { shBanks } from "./sh-banks.ts";
import { shCards } from "./sh-cards.ts";
import { shIncome } from "./sh-income.ts";
import { shInvestments } from "./sh-investments.ts";
import { shLoans } from "./sh-loans.ts";
import { shReports } from "./sh-reports.ts";

/** Papers of the large and middle-sized issuers as they look today, written without a look at the rules. */
export const shLayouts: readonly Layout[] = [
  ...shCards,
  ...shLoans,
  ...shBanks,
  ...shInvestments,
  ...shReports,
  ...shIncome,
];
