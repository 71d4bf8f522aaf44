import type { Layout } from "../layout.ts";
import { hpCards } from "./hp-cards.ts";
import { hpDeposits } from "./hp-deposits.ts";
import { hpIncome } from "./hp-income.ts";
import { hpInvestments } from "./hp-investments.ts";
import { hpLoans } from "./hp-loans.ts";
import { hpOthers } from "./hp-others.ts";
import { hpReports } from "./hp-reports.ts";

/** What the mainstream issuers of each kind print, under invented names. */
export const hpLayouts: readonly Layout[] = [
  ...hpCards,
  ...hpDeposits,
  ...hpLoans,
  ...hpInvestments,
  ...hpReports,
  ...hpIncome,
  ...hpOthers,
];
