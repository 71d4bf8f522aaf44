import type { Layout } from "../layout.ts";

export const tgLayouts: readonly Layout[] = [];
