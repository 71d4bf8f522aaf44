import type { Layout } from "../layout.ts";
import { svBanks } from "./sv-banks.ts";
import { svLetters } from "./sv-letters.ts";
import { svLoans } from "./sv-loans.ts";
import { svPapers } from "./sv-papers.ts";
import { svReports } from "./sv-reports.ts";

/** Papers with several accounts or several names; written without a look at the reader. */
export const svLayouts: readonly Layout[] = [...svBanks, ...svLoans, ...svLetters, ...svPapers, ...svReports];
