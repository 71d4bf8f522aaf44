import { heldOutLayouts } from "./held-out/held-out-layouts.ts";
import { hwLayouts } from "./held-out/hw-layouts.ts";
import { knownLayouts } from "./known-layouts.ts";
import type { Layout } from "./layout.ts";

export const allLayouts: readonly Layout[] = [...knownLayouts, ...heldOutLayouts, ...hwLayouts];
