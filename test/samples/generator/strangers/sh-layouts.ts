import type { Layout } from "../layout.ts";
import { shCards } from "./sh-cards.ts";
import { shLoans } from "./sh-loans.ts";

/** Papers of the large and middle-sized issuers as they look today, written without a look at the rules. */
export const shLayouts: readonly Layout[] = [...shCards, ...shLoans];
