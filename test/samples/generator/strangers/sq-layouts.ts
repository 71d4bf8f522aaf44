import type { Layout } from "../layout.ts";
import { sqApps } from "./sq-apps.ts";
import { sqBondHouse } from "./sq-bond-house.ts";
import { sqBrokers } from "./sq-brokers.ts";
import { sqClearing } from "./sq-clearing.ts";
import { sqDiscount } from "./sq-discount.ts";
import { sqHouses } from "./sq-houses.ts";
import { sqTrusts } from "./sq-trusts.ts";

/** Compact papers of brokers, fund companies and trust companies: tables of holdings of many builds. */
export const sqLayouts: readonly Layout[] = [
  ...sqBrokers,
  ...sqDiscount,
  ...sqClearing,
  ...sqApps,
  ...sqHouses,
  ...sqTrusts,
  ...sqBondHouse,
];
