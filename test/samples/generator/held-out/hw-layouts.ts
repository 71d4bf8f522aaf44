import type { Layout } from "../layout.ts";
import { hwCards } from "./hw-cards.ts";
import { hwDeposits } from "./hw-deposits.ts";
import { hwRegional } from "./hw-deposits-two.ts";
import { hwLoans } from "./hw-loans.ts";

export const hwLayouts: readonly Layout[] = [...hwCards, ...hwDeposits, hwRegional, ...hwLoans];
