import type { Layout } from "../layout.ts";
import { skBanksFirst } from "./sk-banks-first.ts";
import { skBanksSecond } from "./sk-banks-second.ts";
import { skBill } from "./sk-bill.ts";
import { skCardsFirst } from "./sk-cards-first.ts";
import { skCardsSecond } from "./sk-cards-second.ts";
import { skIncome } from "./sk-income.ts";
import { skInvestmentsFirst } from "./sk-investments.ts";
import { skInvestmentPlans } from "./sk-investments-plans.ts";
import { skLoansFirst } from "./sk-loans-first.ts";
import { skLoansSecond } from "./sk-loans-second.ts";
import { skLoansThird } from "./sk-loans-third.ts";
import { skReports } from "./sk-reports.ts";

/** Statements as households get them by post and in apps: written from how such papers look, without a look at the reader. */
export const skLayouts: readonly Layout[] = [
  ...skCardsFirst,
  ...skCardsSecond,
  ...skBanksFirst,
  ...skBanksSecond,
  ...skLoansFirst,
  ...skLoansSecond,
  ...skLoansThird,
  ...skInvestmentsFirst,
  ...skInvestmentPlans,
  ...skIncome,
  ...skReports,
  ...skBill,
];
