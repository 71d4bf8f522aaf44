import type { Layout } from "../layout.ts";
import { heldOutCards } from "./held-out-cards.ts";
import { heldOutDeposits } from "./held-out-deposits.ts";
import { heldOutIncome } from "./held-out-income.ts";
import { heldOutInvestments } from "./held-out-investments.ts";
import { heldOutLoans } from "./held-out-loans.ts";
import { heldOutOthers } from "./held-out-others.ts";
import { heldOutReports } from "./held-out-reports.ts";
import { hpLayouts } from "./hp-layouts.ts";
import { hqLayouts } from "./hq-layouts.ts";
import { hrLayouts } from "./hr-layouts.ts";
import { hsLayouts } from "./hs-layouts.ts";
import { htLayouts } from "./ht-layouts.ts";
import { huLayouts } from "./hu-layouts.ts";
import { hvLayouts } from "./hv-layouts.ts";

/** Only the bench and the tests of the generator import these. */
export const heldOutLayouts: readonly Layout[] = [
  ...heldOutCards,
  ...heldOutDeposits,
  ...heldOutLoans,
  ...heldOutIncome,
  ...heldOutInvestments,
  ...heldOutReports,
  ...heldOutOthers,
  ...hpLayouts,
  ...hqLayouts,
  ...hrLayouts,
  ...hsLayouts,
  ...htLayouts,
  ...huLayouts,
  ...hvLayouts,
];
