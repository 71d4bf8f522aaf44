import type { Layout } from "../layout.ts";
import { unIncome } from "./un-income.ts";
import { unIncomeForms } from "./un-income-forms.ts";
import { unInvest } from "./un-invest.ts";
import { unInvestPlans } from "./un-invest-plans.ts";
import { unLoans } from "./un-loans.ts";
import { unLoansHouse } from "./un-loans-house.ts";
import { unLoansTwo } from "./un-loans-two.ts";

/** Papers of lenders, brokers and payers, each after one real issuer's print, by an author who does not know the reader. */
export const unLayouts: readonly Layout[] = [
  ...unLoans,
  ...unLoansHouse,
  ...unLoansTwo,
  ...unInvest,
  ...unInvestPlans,
  ...unIncome,
  ...unIncomeForms,
];
