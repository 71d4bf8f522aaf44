import type { Layout } from "../layout.ts";
import { openedCards } from "./opened-cards.ts";
import { openedDeposits } from "./opened-deposits.ts";
import { openedIncome } from "./opened-income.ts";
import { openedInvestments } from "./opened-investments.ts";
import { openedLoans } from "./opened-loans.ts";
import { openedOthers } from "./opened-others.ts";
import { openedReports } from "./opened-reports.ts";

/** Held out until 21 November 2026, then looked at: known ever since. */
export const openedLayouts: readonly Layout[] = [
  ...openedCards,
  ...openedDeposits,
  ...openedLoans,
  ...openedIncome,
  ...openedInvestments,
  ...openedReports,
  ...openedOthers,
];
