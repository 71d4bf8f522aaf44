import type { Layout } from "../layout.ts";
import { ukBanks } from "./uk-banks.ts";
import { ukBanks2 } from "./uk-banks-2.ts";
import { ukBanks3 } from "./uk-banks-3.ts";
import { ukBanks4 } from "./uk-banks-4.ts";
import { ukCards } from "./uk-cards.ts";
import { ukCards2 } from "./uk-cards-2.ts";
import { ukCards3 } from "./uk-cards-3.ts";

export const ukLayouts: readonly Layout[] = [
  ...ukCards,
  ...ukCards2,
  ...ukCards3,
  ...ukBanks,
  ...ukBanks2,
  ...ukBanks3,
  ...ukBanks4,
];
