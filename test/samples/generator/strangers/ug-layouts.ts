import type { Layout } from "../layout.ts";
import { ugBrokerage } from "./ug-brokerage.ts";
import { ugGoals } from "./ug-goals.ts";
import { ugPayslips } from "./ug-payslips.ts";
import { ugPlans } from "./ug-plans.ts";
import { ugRetirement } from "./ug-retirement.ts";
import { ugStubs } from "./ug-stubs.ts";
import { ugTaxForms } from "./ug-tax-forms.ts";
import { ugWageForms } from "./ug-wage-forms.ts";

export const ugLayouts: readonly Layout[] = [
  ...ugStubs,
  ...ugPayslips,
  ...ugWageForms,
  ...ugTaxForms,
  ...ugBrokerage,
  ...ugRetirement,
  ...ugPlans,
  ...ugGoals,
];
