import type { Layout } from "../layout.ts";
import { hvCollections, hvPayLater } from "./hv-debts.ts";
import { hvLoans } from "./hv-loans.ts";
import { hvReportsMore } from "./hv-report-more.ts";
import { hvReportsOwn } from "./hv-report-own.ts";

export const hvLayouts: readonly Layout[] = [
  ...hvReportsOwn,
  ...hvReportsMore,
  ...hvLoans,
  ...hvCollections,
  ...hvPayLater,
];
