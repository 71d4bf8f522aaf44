import type { Layout } from "../layout.ts";
import { hsCardsOne } from "./hs-cards-one.ts";
import { cascadiaCard } from "./hs-cards-three.ts";
import { hsCardsTwo } from "./hs-cards-two.ts";
import { hsDepositsOne } from "./hs-deposits-one.ts";

/** Large issuers' papers, written without a look at the reader. */
export const hsLayouts: readonly Layout[] = [...hsCardsOne, ...hsCardsTwo, cascadiaCard, ...hsDepositsOne];
