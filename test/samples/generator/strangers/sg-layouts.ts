import type { Layout } from "../layout.ts";
import { sgFirstDeposits } from "./sg-deposits-first.ts";
import { sgSecondDeposits } from "./sg-deposits-second.ts";
import { sgFirstLoans } from "./sg-loans-first.ts";
import { sgSecondLoans } from "./sg-loans-second.ts";

/** In the manner of the large and middle-sized issuers, written without a look at the rules. */
export const sgLayouts: readonly Layout[] = [
  ...sgFirstLoans,
  ...sgFirstDeposits,
  ...sgSecondLoans,
  ...sgSecondDeposits,
];
