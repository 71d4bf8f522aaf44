import type { Layout } from "../layout.ts";
import { collectionLayouts } from "./uj-collections.ts";
import { creditLayouts } from "./uj-credits.ts";
import { creditMergeLayouts } from "./uj-credits3.ts";
import { laterLayouts } from "./uj-later.ts";

export const ujLayouts: readonly Layout[] = [
  ...creditLayouts,
  ...creditMergeLayouts,
  ...collectionLayouts,
  ...laterLayouts,
];
