import type { Layout } from "../layout.ts";
import { utBankBelow } from "./ut-bank-below.ts";
import { utBanks } from "./ut-banks.ts";
import { utCardsOne } from "./ut-cards-one.ts";
import { utCardsTwo } from "./ut-cards-two.ts";
import { utIncome } from "./ut-income.ts";
import { utLoanPersonal } from "./ut-loan-personal.ts";
import { utLoans } from "./ut-loans.ts";
import { utPapers } from "./ut-papers.ts";
import { utReports } from "./ut-reports.ts";

/** Every kind of paper by one more author who never saw the reader. */
export const utLayouts: readonly Layout[] = [
  ...utCardsOne,
  ...utCardsTwo,
  ...utBanks,
  ...utBankBelow,
  ...utLoans,
  ...utLoanPersonal,
  ...utPapers,
  ...utReports,
  ...utIncome,
];
