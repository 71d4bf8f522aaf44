import type { Layout } from "../layout.ts";
import { udBureaus } from "./ud-bureaus.ts";
import { udPapers } from "./ud-papers.ts";
import { udPay } from "./ud-pay.ts";

export const udLayouts: readonly Layout[] = [...udPay, ...udPapers, ...udBureaus];
