import type { Layout } from "../layout.ts";
import { svBanks } from "./sv-banks.ts";
import { svLoans } from "./sv-loans.ts";

/** Papers with several accounts or several names; written without a look at the reader. */
export const svLayouts: readonly Layout[] = [...svBanks, ...svLoans];
