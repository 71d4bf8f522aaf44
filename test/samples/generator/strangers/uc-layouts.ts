import type { Layout } from "../layout.ts";
import { ucBranch } from "./uc-branch.ts";
import { ucBrokers } from "./uc-brokers.ts";
import { ucDiscount } from "./uc-discount.ts";
import { ucHouses } from "./uc-houses.ts";
import { ucOthers } from "./uc-others.ts";
import { ucPlans } from "./uc-plans.ts";
import { ucSavers } from "./uc-savers.ts";

export const ucLayouts: readonly Layout[] = [
  ...ucBrokers,
  ...ucDiscount,
  ...ucPlans,
  ...ucHouses,
  ...ucBranch,
  ...ucSavers,
  ...ucOthers,
];
