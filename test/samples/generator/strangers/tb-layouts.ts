import type { Layout } from "../layout.ts";

export const tbLayouts: readonly Layout[] = [];
