import type { Layout } from "../layout.ts";
import { uaCardsFirst } from "./ua-cards-first.ts";
import { uaCardsFourth } from "./ua-cards-fourth.ts";
import { uaCardsSecond } from "./ua-cards-second.ts";
import { uaCardsThird } from "./ua-cards-third.ts";

export const uaLayouts: readonly Layout[] = [
  ...uaCardsFirst,
  ...uaCardsSecond,
  ...uaCardsThird,
  ...uaCardsFourth,
];
