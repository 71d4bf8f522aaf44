import type { Layout } from "../layout.ts";
import { umCollections } from "./um-collections.ts";
import { umCredit } from "./um-credit.ts";
import { umCreditMerge } from "./um-credit-merge.ts";
import { umPaylater } from "./um-paylater.ts";

export const umLayouts: readonly Layout[] = [...umCredit, ...umCreditMerge, ...umCollections, ...umPaylater];
