import { countdownText, durationText } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { addMonths, dateText } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import type { WhatIf } from "./what-if.ts";

export type PlanHeadline = { readonly date: string; readonly shortDate: string; readonly countdown: string };

type HeadlineOptions = {
  readonly whatIf?: WhatIf | undefined;
  /** True for a plan from old balances, which can promise a month but no day. */
  readonly isRough?: boolean;
};

/** "14 March 2029" and "2 years 4 months to go"; with a what-if the month it would be, and how much sooner that is. */
export function planHeadline(
  plan: PayoffPlan,
  today: string,
  { whatIf, isRough = false }: HeadlineOptions = {},
): PlanHeadline {
  const sooner = whatIf ? plan.totalMonths - whatIf.months : 0;
  if (!whatIf || sooner === 0) {
    return {
      date: dateText(plan.debtFreeDate, isRough ? "long-month-year" : "long"),
      shortDate: dateText(plan.debtFreeDate, isRough ? "month-year" : "short"),
      countdown: countdownText(today, plan.debtFreeDate, plan.startMonth, plan.totalMonths),
    };
  }
  const month = addMonths(plan.debtFreeDate, -sooner);
  return {
    date: dateText(month, "long-month-year"),
    shortDate: dateText(month, "month-year"),
    countdown: `${durationText(Math.abs(sooner))} ${sooner > 0 ? "sooner" : "later"}`,
  };
}

export type Savings =
  | { readonly kind: "exact"; readonly interest: string; readonly sentence: string }
  | {
      readonly kind: "never" /** Null where the rule of thumb gives nothing. */;
      readonly roughInterest: string | null;
    }
  | { readonly kind: "none" };

/** What the plan saves against paying only the minimums, which may never end. */
export function savingsOf(plan: PayoffPlan, whatIf?: WhatIf): Savings {
  const lessInterest = whatIf ? centsOf(plan.totalInterest) - whatIf.totalInterest : 0;
  const more = (amount: string): string => formatMoney(cents(centsOf(amount) + lessInterest));
  if (plan.baseline.outcome === "never") {
    // The rule of thumb is cut at zero; what a what-if saves is added only where it was not.
    const rule = plan.baseline.roughInterestSaved;
    const rough = isNothing(rule) ? rule : more(rule);
    return { kind: "never", roughInterest: isNothing(rough) ? null : rough };
  }
  const interest = plan.interestSaved === null ? "0.00" : more(plan.interestSaved);
  if (isNothing(interest)) return { kind: "none" };
  const months = (plan.monthsSaved ?? 0) + (whatIf ? plan.totalMonths - whatIf.months : 0);
  return {
    kind: "exact",
    interest,
    sentence:
      months > 0 ? `and ${durationText(months)} sooner than minimums only` : "compared with minimums only",
  };
}

const isNothing = (amount: string): boolean => /^-|^0+(\.0+)?$/.test(amount);
