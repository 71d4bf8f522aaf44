import type { Layout } from "../layout.ts";
import { uqBrokers } from "./uq-brokers.ts";
import { uqBrokersTwo } from "./uq-brokers-two.ts";
import { uqIras } from "./uq-iras.ts";
import { uqOthers } from "./uq-others.ts";
import { uqPlans } from "./uq-plans.ts";
import { uqRobo } from "./uq-robo.ts";
import { uqWirehouse } from "./uq-wirehouse.ts";

/** Portfolios of one more author: brokers, IRAs, employer plans, an HSA, an annuity and a robo-adviser. */
export const uqLayouts: readonly Layout[] = [
  ...uqBrokers,
  ...uqWirehouse,
  ...uqBrokersTwo,
  ...uqIras,
  ...uqPlans,
  ...uqOthers,
  ...uqRobo,
];
