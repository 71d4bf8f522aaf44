import type { Layout } from "../layout.ts";
import { vfBanks } from "./vf-banks.ts";
import { vfBanksNew } from "./vf-banks-new.ts";
import { vfCardBusiness } from "./vf-card-business.ts";
import { vfCardsBig } from "./vf-cards-big.ts";
import { vfCardsSmall } from "./vf-cards-small.ts";
import { vfIncome } from "./vf-income.ts";
import { vfLoans } from "./vf-loans.ts";
import { vfLoansHouse } from "./vf-loans-house.ts";
import { vfLoansMore } from "./vf-loans-more.ts";
import { vfPortfolioRobo } from "./vf-portfolio-robo.ts";
import { vfPortfolios } from "./vf-portfolios.ts";
import { vfReports } from "./vf-reports.ts";

/** One more author's mailbox: every kind of paper. */
export const vfLayouts: readonly Layout[] = [
  ...vfCardsBig,
  ...vfCardsSmall,
  ...vfCardBusiness,
  ...vfBanks,
  ...vfBanksNew,
  ...vfLoansHouse,
  ...vfLoans,
  ...vfLoansMore,
  ...vfPortfolios,
  ...vfPortfolioRobo,
  ...vfReports,
  ...vfIncome,
];
