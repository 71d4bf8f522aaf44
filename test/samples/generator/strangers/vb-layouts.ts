import type { Layout } from "../layout.ts";
import { vbCardsBank } from "./vb-cards-bank.ts";
import { vbCardsOther } from "./vb-cards-other.ts";
import { vbDeposits } from "./vb-deposits.ts";
import { vbIncome } from "./vb-income.ts";
import { vbLoansHouse } from "./vb-loans-house.ts";
import { vbLoansOther } from "./vb-loans-other.ts";
import { vbPortfolios } from "./vb-portfolios.ts";
import { vbPortfoliosPlans } from "./vb-portfolios-plans.ts";
import { vbReports } from "./vb-reports.ts";

/** One more author's papers of every kind; written without sight of the reader. */
export const vbLayouts: readonly Layout[] = [
  ...vbCardsBank,
  ...vbCardsOther,
  ...vbDeposits,
  ...vbLoansHouse,
  ...vbLoansOther,
  ...vbPortfolios,
  ...vbPortfoliosPlans,
  ...vbReports,
  ...vbIncome,
];
