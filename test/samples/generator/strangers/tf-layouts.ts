import type { Layout } from "../layout.ts";

export const tfLayouts: readonly Layout[] = [];
