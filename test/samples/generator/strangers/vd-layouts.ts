import type { Layout } from "../layout.ts";
import { vdBanks } from "./vd-banks.ts";
import { vdCardStore } from "./vd-card-store.ts";
import { vdCards } from "./vd-cards.ts";
import { vdLoansAuto } from "./vd-loans-auto.ts";
import { vdLoansHouse } from "./vd-loans-house.ts";
import { vdLoansOther } from "./vd-loans-other.ts";
import { vdPapers } from "./vd-papers.ts";
import { vdWealthBrokers } from "./vd-wealth-brokers.ts";
import { vdWealthPlans } from "./vd-wealth-plans.ts";

export const vdLayouts: readonly Layout[] = [
  ...vdCards,
  ...vdCardStore,
  ...vdBanks,
  ...vdLoansHouse,
  ...vdLoansAuto,
  ...vdLoansOther,
  ...vdWealthBrokers,
  ...vdWealthPlans,
  ...vdPapers,
];
