import type { Layout } from "../layout.ts";
import { hwCards } from "./hw-cards.ts";
import { hwDeposits } from "./hw-deposits.ts";
import { hwRegional } from "./hw-deposits-two.ts";
import { hwIncome } from "./hw-income.ts";
import { hwLoans } from "./hw-loans.ts";
import { hwInvestments } from "./hw-others.ts";
import { hwReports } from "./hw-report.ts";

export const hwLayouts: readonly Layout[] = [
  ...hwCards,
  ...hwDeposits,
  hwRegional,
  ...hwLoans,
  ...hwIncome,
  ...hwInvestments,
  ...hwReports,
];
