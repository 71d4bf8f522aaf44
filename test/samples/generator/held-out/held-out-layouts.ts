import type { Layout } from "../layout.ts";

/** Only the bench and the tests of the generator import these. */
export const heldOutLayouts: readonly Layout[] = [];
