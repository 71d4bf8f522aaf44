import type { Layout } from "../layout.ts";
import { swDirect } from "./sw-direct.ts";
import { swNationals } from "./sw-nationals.ts";
import { swNewer } from "./sw-newer.ts";
import { swOthers } from "./sw-others.ts";
import { swRegionals } from "./sw-regionals.ts";
import { swStores } from "./sw-stores.ts";

/** Card statements as ordinary as those of the large issuers, under other names; written without a look at the reader. */
export const swLayouts: readonly Layout[] = [
  ...swNationals,
  ...swDirect,
  ...swRegionals,
  ...swStores,
  ...swOthers,
  ...swNewer,
];
