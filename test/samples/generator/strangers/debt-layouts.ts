import type { Layout } from "../layout.ts";
import { firstCards } from "./cards-first.ts";
import { secondCards } from "./cards-second.ts";
import { thirdCards } from "./cards-third.ts";
import { firstDeposits } from "./deposits-first.ts";
import { secondDeposits } from "./deposits-second.ts";
import { thirdDeposits } from "./deposits-third.ts";
import { firstLenders } from "./lenders-first.ts";
import { secondLenders } from "./lenders-second.ts";
import { thirdLenders } from "./lenders-third.ts";
import { unseenDeposits } from "./unseen-deposits.ts";
import { unseenLenders } from "./unseen-lenders.ts";

/** Loans, cards and accounts of made-up issuers, each measured once before any rule met it. */
export const strangerDebtLayouts: readonly Layout[] = [
  ...firstLenders,
  ...firstCards,
  ...firstDeposits,
  ...secondLenders,
  ...secondCards,
  ...secondDeposits,
  ...thirdLenders,
  ...thirdCards,
  ...thirdDeposits,
  ...unseenLenders,
  ...unseenDeposits,
];
