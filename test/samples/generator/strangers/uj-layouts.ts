import type { Layout } from "../layout.ts";
import { collectionLayouts } from "./uj-collections.ts";
import { creditLayouts } from "./uj-credits.ts";
import { creditMergeLayouts } from "./uj-credits3.ts";
import { incomeLayouts } from "./uj-income.ts";
import { laterLayouts } from "./uj-later.ts";
import { stubLayouts } from "./uj-stubs.ts";

export const ujLayouts: readonly Layout[] = [
  ...creditLayouts,
  ...creditMergeLayouts,
  ...collectionLayouts,
  ...laterLayouts,
  ...incomeLayouts,
  ...stubLayouts,
];
