import type { Layout } from "../layout.ts";
import { vaCardsBank } from "./va-cards-bank.ts";
import { vaCardsStore } from "./va-cards-store.ts";
import { vaDepositOnline } from "./va-deposit-online.ts";
import { vaDeposits } from "./va-deposits.ts";
import { vaIncomes } from "./va-incomes.ts";
import { vaLoansCar } from "./va-loans-car.ts";
import { vaLoansHouse } from "./va-loans-house.ts";
import { vaLoansSchool } from "./va-loans-school.ts";
import { vaPortfolios } from "./va-portfolios.ts";
import { vaReports } from "./va-reports.ts";
import { vaRetirement } from "./va-retirement.ts";

/** Papers of one more author, after the manner of 22 issuers. */
export const vaLayouts: readonly Layout[] = [
  ...vaCardsBank,
  ...vaCardsStore,
  ...vaDeposits,
  ...vaDepositOnline,
  ...vaLoansHouse,
  ...vaLoansCar,
  ...vaLoansSchool,
  ...vaPortfolios,
  ...vaRetirement,
  ...vaReports,
  ...vaIncomes,
];
