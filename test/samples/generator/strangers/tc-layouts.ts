import type { Layout } from "../layout.ts";
import { tcBanks } from "./tc-banks.ts";
import { tcEquity } from "./tc-equity.ts";
import { tcHelocs } from "./tc-helocs.ts";
import { tcLenders } from "./tc-lenders.ts";
import { tcOthers } from "./tc-others.ts";
import { tcServicers } from "./tc-servicers.ts";

export const tcLayouts: readonly Layout[] = [
  ...tcServicers,
  ...tcBanks,
  ...tcLenders,
  ...tcOthers,
  ...tcHelocs,
  ...tcEquity,
];
