import type { Layout } from "../layout.ts";
import { ubNationals } from "./ub-nationals.ts";
import { ubNationalsSecond } from "./ub-nationals-second.ts";

export const ubLayouts: readonly Layout[] = [...ubNationals, ...ubNationalsSecond];
