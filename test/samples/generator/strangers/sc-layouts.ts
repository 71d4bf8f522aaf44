import type { Layout } from "../layout.ts";
import { scFirstCards } from "./sc-cards-first.ts";
import { scSecondCards } from "./sc-cards-second.ts";
import { scFirstDeposits } from "./sc-deposits.ts";
import { scSecondDeposits } from "./sc-deposits-second.ts";
import { scFirstLoans } from "./sc-loans-first.ts";
import { scSecondLoans } from "./sc-loans-second.ts";

/** Cards, deposit accounts and loans of invented issuers, written without a look at the rules. */
export const scLayouts: readonly Layout[] = [
  ...scFirstCards,
  ...scFirstDeposits,
  ...scFirstLoans,
  ...scSecondCards,
  ...scSecondDeposits,
  ...scSecondLoans,
];
