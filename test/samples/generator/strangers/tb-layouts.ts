import type { Layout } from "../layout.ts";
import { tbAmex } from "./tb-amex.ts";

export const tbLayouts: readonly Layout[] = [...tbAmex];
