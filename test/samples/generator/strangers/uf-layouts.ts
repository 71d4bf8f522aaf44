import type { Layout } from "../layout.ts";
import { ufBanks } from "./uf-banks.ts";
import { ufBanksTwo } from "./uf-banks-two.ts";
import { ufCards } from "./uf-cards.ts";
import { ufCardsTwo } from "./uf-cards-two.ts";
import { ufLoans } from "./uf-loans.ts";
import { ufLoansTwo } from "./uf-loans-two.ts";
import { plum } from "./uf-plum.ts";

/** Papers after real issuers, by an author who does not know the reader. */
export const ufLayouts: readonly Layout[] = [
  ...ufCards,
  ...ufCardsTwo,
  plum,
  ...ufBanks,
  ...ufBanksTwo,
  ...ufLoans,
  ...ufLoansTwo,
];
