import type { Layout } from "../layout.ts";
import { slCardsFirst } from "./sl-cards-first.ts";
import { slCardsSecond } from "./sl-cards-second.ts";
import { slDebts } from "./sl-debts.ts";
import { slLoans } from "./sl-loans.ts";
import { slMortgages } from "./sl-mortgages.ts";

/** Debts as issuers nobody has met might print them: plain talk, old systems, sentences, boxes; written without a look at the reader. */
export const slLayouts: readonly Layout[] = [
  ...slMortgages,
  ...slLoans,
  ...slCardsFirst,
  ...slCardsSecond,
  ...slDebts,
];
