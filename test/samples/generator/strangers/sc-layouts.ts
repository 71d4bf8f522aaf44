import type { Layout } from "../layout.ts";
import { scFirstCards } from "./sc-cards-first.ts";
import { scFirstDeposits } from "./sc-deposits.ts";
import { scFirstLoans } from "./sc-loans-first.ts";

/** Cards, deposit accounts and loans of invented issuers, written without a look at the rules. */
export const scLayouts: readonly Layout[] = [...scFirstCards, ...scFirstDeposits, ...scFirstLoans];
