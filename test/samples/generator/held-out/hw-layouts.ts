import type { Layout } from "../layout.ts";
import { hwCards } from "./hw-cards.ts";

export const hwLayouts: readonly Layout[] = [...hwCards];
