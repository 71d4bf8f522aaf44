import type { Layout } from "../layout.ts";
import { uoInvest } from "./uo-invest.ts";
import { uoReports } from "./uo-reports.ts";
import { uoScreening } from "./uo-screening.ts";

export const uoLayouts: readonly Layout[] = [...uoReports, ...uoScreening, ...uoInvest];
