import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { addMonths, countdownText, dateText, durationText } from "../../lib/format-date.ts";
import type { WhatIf } from "./what-if.ts";

export type PlanHeadline = { readonly date: string; readonly countdown: string };

/** "14 March 2029" and "2 years 4 months to go"; with a what-if the month it would be, and how much sooner that is. */
export function planHeadline(plan: PayoffPlan, today: string, whatIf?: WhatIf): PlanHeadline {
  const sooner = whatIf ? plan.totalMonths - whatIf.months : 0;
  if (!whatIf || sooner === 0) {
    return { date: dateText(plan.debtFreeDate, "long"), countdown: countdownText(today, plan.debtFreeDate) };
  }
  const month = addMonths(plan.debtFreeDate, -sooner);
  return { date: dateText(month, "long-month-year"), countdown: `${durationText(sooner)} sooner` };
}

export type Savings =
  | { readonly kind: "exact"; readonly interest: string; readonly sentence: string }
  | { readonly kind: "never"; readonly roughInterest: string }
  | { readonly kind: "none" };

/** What the plan saves against paying only the minimums, which may never end. */
export function savingsOf(plan: PayoffPlan): Savings {
  if (plan.baseline.outcome === "never")
    return { kind: "never", roughInterest: plan.baseline.roughInterestSaved };
  if (plan.interestSaved === null || /^-|^0+(\.0+)?$/.test(plan.interestSaved)) return { kind: "none" };
  const months = plan.monthsSaved ?? 0;
  return {
    kind: "exact",
    interest: plan.interestSaved,
    sentence:
      months > 0 ? `and ${durationText(months)} sooner than minimums only` : "compared with minimums only",
  };
}
