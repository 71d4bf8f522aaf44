import type { Layout } from "../layout.ts";

export const thLayouts: readonly Layout[] = [];
