import type { Layout } from "../layout.ts";
import { stCardsLast } from "./st-cards-last.ts";
import { stCardsOthers } from "./st-cards-others.ts";
import { stCardsTrade } from "./st-cards-trade.ts";
import { stCardsUnions } from "./st-cards-unions.ts";

/** Compact cards of credit unions, community banks, apps, businesses and fleets; written without a look at the reader. */
export const stLayouts: readonly Layout[] = [
  ...stCardsUnions,
  ...stCardsOthers,
  ...stCardsTrade,
  ...stCardsLast,
];
