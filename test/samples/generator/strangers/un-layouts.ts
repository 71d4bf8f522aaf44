import type { Layout } from "../layout.ts";
import { unIncome } from "./un-income.ts";
import { unInvest } from "./un-invest.ts";
import { unInvestPlans } from "./un-invest-plans.ts";
import { unLoans } from "./un-loans.ts";
import { unLoansTwo } from "./un-loans-two.ts";

/** Papers of lenders, brokers and payers, each after one real issuer's print, by an author who does not know the reader. */
export const unLayouts: readonly Layout[] = [
  ...unLoans,
  ...unLoansTwo,
  ...unInvest,
  ...unInvestPlans,
  ...unIncome,
];
