import type { Layout } from "../layout.ts";
import { teLarge } from "./te-large.ts";
import { teMembers } from "./te-members.ts";
import { teMidland } from "./te-midland.ts";
import { teNational } from "./te-national.ts";
import { teOnline } from "./te-online.ts";
import { teTown } from "./te-town.ts";
import { teWallets } from "./te-wallets.ts";

export const teLayouts: readonly Layout[] = [
  ...teLarge,
  ...teNational,
  ...teMidland,
  ...teWallets,
  ...teOnline,
  ...teMembers,
  ...teTown,
];
