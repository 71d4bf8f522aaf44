import type { Layout } from "../layout.ts";

export const teLayouts: readonly Layout[] = [];
