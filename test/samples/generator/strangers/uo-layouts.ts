import type { Layout } from "../layout.ts";
import { uoBroker } from "./uo-broker.ts";
import { uoDebts } from "./uo-debts.ts";
import { uoIncome } from "./uo-income.ts";
import { uoInstalments } from "./uo-instalments.ts";
import { uoInsurer } from "./uo-insurer.ts";
import { uoPension } from "./uo-pension.ts";
import { uoReports } from "./uo-reports.ts";
import { uoRollover } from "./uo-rollover.ts";
import { uoScreening } from "./uo-screening.ts";

export const uoLayouts: readonly Layout[] = [
  ...uoReports,
  ...uoScreening,
  ...uoBroker,
  ...uoRollover,
  ...uoInsurer,
  ...uoDebts,
  ...uoInstalments,
  ...uoIncome,
  ...uoPension,
];
