import type { Layout } from "../layout.ts";
import { creditLayouts } from "./uj-credits.ts";
import { creditMergeLayouts } from "./uj-credits3.ts";

export const ujLayouts: readonly Layout[] = [...creditLayouts, ...creditMergeLayouts];
