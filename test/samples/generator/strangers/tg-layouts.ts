import type { Layout } from "../layout.ts";
import { tgPlans } from "./tg-plans.ts";
import { tgPlans2 } from "./tg-plans2.ts";
import { tgStubs } from "./tg-stubs.ts";

export const tgLayouts: readonly Layout[] = [...tgPlans, ...tgPlans2, ...tgStubs];
