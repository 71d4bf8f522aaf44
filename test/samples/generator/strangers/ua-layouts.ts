import type { Layout } from "../layout.ts";
import { uaCardsFirst } from "./ua-cards-first.ts";
import { uaCardsSecond } from "./ua-cards-second.ts";

export const uaLayouts: readonly Layout[] = [...uaCardsFirst, ...uaCardsSecond];
