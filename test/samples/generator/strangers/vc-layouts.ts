import type { Layout } from "../layout.ts";
import { vcCardUnion } from "./vc-card-union.ts";
import { vcCards } from "./vc-cards.ts";
import { vcDepositApp } from "./vc-deposit-app.ts";
import { vcDeposits } from "./vc-deposits.ts";
import { vcIncome } from "./vc-income.ts";
import { vcLoanLine } from "./vc-loan-line.ts";
import { vcLoansHouse } from "./vc-loans-house.ts";
import { vcLoansOther } from "./vc-loans-other.ts";
import { vcLoansSchool } from "./vc-loans-school.ts";
import { vcPortfolioPlan } from "./vc-portfolio-plan.ts";
import { vcPortfolios } from "./vc-portfolios.ts";
import { vcReport } from "./vc-report.ts";

/** Papers of one more author, who knew no reader. */
export const vcLayouts: readonly Layout[] = [
  ...vcCards,
  vcCardUnion,
  ...vcDeposits,
  vcDepositApp,
  ...vcLoansHouse,
  vcLoanLine,
  ...vcLoansOther,
  ...vcLoansSchool,
  ...vcPortfolios,
  vcPortfolioPlan,
  vcReport,
  ...vcIncome,
];
