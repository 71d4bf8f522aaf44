import type { Layout } from "../layout.ts";
import { ufCards } from "./uf-cards.ts";
import { ufCardsTwo } from "./uf-cards-two.ts";
import { plum } from "./uf-plum.ts";

/** Papers after real issuers, by an author who does not know the reader. */
export const ufLayouts: readonly Layout[] = [...ufCards, ...ufCardsTwo, plum];
