import type { Layout } from "../layout.ts";

export const tdLayouts: readonly Layout[] = [];
