import type { Layout } from "../layout.ts";
import { thDisclosures } from "./th-disclosures.ts";

export const thLayouts: readonly Layout[] = [...thDisclosures];
