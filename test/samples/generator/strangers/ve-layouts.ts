import type { Layout } from "../layout.ts";
import { veCardsBanks } from "./ve-cards-banks.ts";
import { veCardsOthers } from "./ve-cards-others.ts";
import { veCardStore } from "./ve-cards-store.ts";
import { veDeposits } from "./ve-deposits.ts";
import { veDepositsSavings } from "./ve-deposits-savings.ts";
import { veIncome } from "./ve-income.ts";
import { veLoansCollection } from "./ve-loans-collection.ts";
import { veLoansHome } from "./ve-loans-home.ts";
import { veLoansOthers } from "./ve-loans-others.ts";
import { vePortfolios } from "./ve-portfolios.ts";
import { vePortfolioIra } from "./ve-portfolios-ira.ts";
import { veReports } from "./ve-reports.ts";

/** Twenty-two kinds of paper out of a hundred mailboxes. */
export const veLayouts: readonly Layout[] = [
  ...veCardsBanks,
  ...veCardStore,
  ...veCardsOthers,
  ...veDeposits,
  ...veDepositsSavings,
  ...veLoansHome,
  ...veLoansOthers,
  ...veLoansCollection,
  ...vePortfolios,
  ...vePortfolioIra,
  ...veReports,
  ...veIncome,
];
