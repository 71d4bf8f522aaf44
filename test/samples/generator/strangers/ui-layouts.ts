import type { Layout } from "../layout.ts";
import { uiCertificate } from "./ui-bank-certificate.ts";
import { uiCombined } from "./ui-bank-combined.ts";
import { uiCreditUnion } from "./ui-bank-credit-union.ts";
import { uiBankOthers } from "./ui-bank-others.ts";
import { uiBroker } from "./ui-invest-broker.ts";
import { uiRetirement } from "./ui-invest-retirement.ts";
import { uiInstalments } from "./ui-loan-auto.ts";
import { uiHome } from "./ui-loan-home.ts";
import { uiStudent } from "./ui-loan-student.ts";

export const uiLayouts: readonly Layout[] = [
  ...uiCreditUnion,
  ...uiCombined,
  ...uiBankOthers,
  ...uiCertificate,
  ...uiStudent,
  ...uiInstalments,
  ...uiHome,
  ...uiBroker,
  ...uiRetirement,
];
