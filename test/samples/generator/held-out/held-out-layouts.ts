import type { Layout } from "../layout.ts";

/** Only the bench imports this. */
export const heldOutLayouts: readonly Layout[] = [];
