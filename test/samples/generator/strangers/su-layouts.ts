import type { Layout } from "../layout.ts";
import { suCommunityBanks } from "./su-community-banks.ts";
import { suLargeBanks } from "./su-large-banks.ts";
import { suOnlineBanks } from "./su-online-banks.ts";
import { suPrepaid } from "./su-prepaid.ts";
import { suRegionalBanks } from "./su-regional-banks.ts";
import { suUnions } from "./su-unions.ts";

/** Bank statements of issuers nobody has seen, compact and each of another build; written without a look at the reader. */
export const suLayouts: readonly Layout[] = [
  ...suLargeBanks,
  ...suRegionalBanks,
  ...suCommunityBanks,
  ...suOnlineBanks,
  ...suUnions,
  ...suPrepaid,
];
