import type { Layout } from "../layout.ts";
import { dunmore } from "./tf-dunmore.ts";
import { hallmere } from "./tf-hallmere.ts";
import { pomeroy } from "./tf-pomeroy.ts";
import { vtrade } from "./tf-vtrade.ts";
import { windrose } from "./tf-windrose.ts";

export const tfLayouts: readonly Layout[] = [hallmere, dunmore, windrose, vtrade, pomeroy];
