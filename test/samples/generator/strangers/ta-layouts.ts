import type { Layout } from "../layout.ts";

export const taLayouts: readonly Layout[] = [];
