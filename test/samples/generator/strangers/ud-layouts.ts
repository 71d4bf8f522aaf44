import type { Layout } from "../layout.ts";
import { udApps } from "./ud-apps.ts";
import { udBureaus } from "./ud-bureaus.ts";
import { udMerges } from "./ud-merges.ts";
import { udPapers } from "./ud-papers.ts";
import { udPay } from "./ud-pay.ts";
import { udPayMore } from "./ud-pay-more.ts";

export const udLayouts: readonly Layout[] = [
  ...udPay,
  ...udPayMore,
  ...udPapers,
  ...udBureaus,
  ...udMerges,
  ...udApps,
];
