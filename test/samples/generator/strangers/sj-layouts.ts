import type { Layout } from "../layout.ts";
import { sjCards } from "./sj-cards.ts";
import { sjLoans } from "./sj-loans.ts";

/** Papers of middle-sized and regional issuers and servicers, written without a look at the rules. */
export const sjLayouts: readonly Layout[] = [...sjCards, ...sjLoans];
