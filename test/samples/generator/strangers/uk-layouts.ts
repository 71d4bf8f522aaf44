import type { Layout } from "../layout.ts";
import { ukCards } from "./uk-cards.ts";

export const ukLayouts: readonly Layout[] = [...ukCards];
