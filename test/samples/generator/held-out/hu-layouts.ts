import type { Layout } from "../layout.ts";
import { huDebts } from "./hu-debts.ts";
import { huForms } from "./hu-forms.ts";
import { huIncome } from "./hu-income.ts";
import { huLoansOne } from "./hu-loans-one.ts";
import { huLoansTwo } from "./hu-loans-two.ts";

/** Held out: papers that no reader's author has seen. */
export const huLayouts: readonly Layout[] = [
  ...huLoansOne,
  ...huLoansTwo,
  ...huIncome,
  ...huForms,
  ...huDebts,
];
