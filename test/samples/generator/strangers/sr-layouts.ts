import type { Layout } from "../layout.ts";
import { srBrokers } from "./sr-brokers.ts";
import { srPlans } from "./sr-plans.ts";
import { srSavings } from "./sr-savings.ts";
import { srSmall } from "./sr-small.ts";
import { srSources } from "./sr-sources.ts";

/** Compact investment papers: plans, savings and brokers, each named where such papers name them. */
export const srLayouts: readonly Layout[] = [
  ...srPlans,
  ...srSmall,
  ...srSavings,
  ...srBrokers,
  ...srSources,
];
