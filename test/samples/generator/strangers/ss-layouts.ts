import type { Layout } from "../layout.ts";
import { ssCardsFirst } from "./ss-cards-first.ts";
import { ssCardsFourth } from "./ss-cards-fourth.ts";
import { ssCardsSecond } from "./ss-cards-second.ts";
import { ssCardsThird } from "./ss-cards-third.ts";

/** Compact cards' papers of a day's month, written without a look at the reader. */
export const ssLayouts: readonly Layout[] = [
  ...ssCardsFirst,
  ...ssCardsSecond,
  ...ssCardsThird,
  ...ssCardsFourth,
];
