import type { Layout } from "../layout.ts";
import { szBanksFirst } from "./sz-banks-first.ts";
import { szBanksSecond } from "./sz-banks-second.ts";
import { szBanksThird } from "./sz-banks-third.ts";
import { szIncome } from "./sz-income.ts";
import { szReportsFirst } from "./sz-reports-first.ts";
import { szReportsSecond } from "./sz-reports-second.ts";

/** Accounts, proofs of income and reports as ordinary ones are printed, written without a look at the reader. */
export const szLayouts: readonly Layout[] = [
  ...szBanksFirst,
  ...szBanksSecond,
  ...szBanksThird,
  ...szIncome,
  ...szReportsFirst,
  ...szReportsSecond,
];
