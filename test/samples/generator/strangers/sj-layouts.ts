import type { Layout } from "../layout.ts";
import { sjBanks } from "./sj-banks.ts";
import { sjCards } from "./sj-cards.ts";
import { sjInvestments } from "./sj-investments.ts";
import { sjLoans } from "./sj-loans.ts";
import { sjPapers } from "./sj-papers.ts";

/** Papers of middle-sized and regional issuers and servicers, written without a look at the rules. */
export const sjLayouts: readonly Layout[] = [
  ...sjCards,
  ...sjLoans,
  ...sjBanks,
  ...sjInvestments,
  ...sjPapers,
];
