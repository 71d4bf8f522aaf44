import type { Layout } from "../layout.ts";

export const tcLayouts: readonly Layout[] = [];
