/** What a plan saves against paying only the minimums, by playing both. */
import { type Cents, cents } from "../money/cents.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { PayoffPlan, PlanRequest } from "./plan.ts";
import { balancesByMonth } from "./schedule.ts";

/** Of the balance: a rule of thumb for the interest of a debt paid slowly, used only where the minimums never end. */
const ROUGH_INTEREST_PERCENT = 40;

export type Savings =
  | {
      readonly kind: "against-minimums";
      readonly baselineMonths: number;
      readonly baselineInterest: Cents;
      /** Interest and fees; negative where the plan costs more (it can, with a promotion left unused). */
      readonly saved: Cents;
      readonly monthsSaved: number;
    }
  /** The minimums alone never pay the debts off; only a rough estimate is possible, never below 0. */
  | { readonly kind: "never-on-minimums"; readonly roughInterestSaved: Cents }
  /** The plan itself does not end, so there is nothing to compare. */
  | { readonly kind: "plan-does-not-end" };

/** The same debts when every one gets its own minimum only. */
export function computeMinimumsOnly(request: PlanRequest, options: { schedule?: boolean } = {}): PayoffPlan {
  return computePayoffPlan({ ...request, strategy: "minimum" }, options);
}

/** Compares a plan with paying the minimums only. */
export function computeSavings(plan: PayoffPlan): Savings {
  if (plan.kind !== "paid") return { kind: "plan-does-not-end" };
  const baseline = computeMinimumsOnly(plan.request, { schedule: false });
  if (baseline.kind !== "paid") {
    const owed = plan.request.debts.reduce((sum, { balance }) => sum + balance, 0);
    const rough = Math.floor((owed * ROUGH_INTEREST_PERCENT) / 100) - plan.totalInterest;
    return { kind: "never-on-minimums", roughInterestSaved: cents(Math.max(0, rough)) };
  }
  return {
    kind: "against-minimums",
    baselineMonths: baseline.months,
    baselineInterest: baseline.totalInterest,
    saved: cents(baseline.totalInterest + baseline.totalFees - plan.totalInterest - plan.totalFees),
    monthsSaved: baseline.months - plan.months,
  };
}

/** Balances of all debts by month on minimums only and on the plan, from month 0: the two lines of the chart. */
export function computeBalanceLines(plan: PayoffPlan): {
  readonly plan: Cents[];
  readonly minimums: Cents[];
} {
  const baseline = computeMinimumsOnly({ ...plan.request, maxMonths: plan.request.maxMonths ?? 600 });
  return { plan: balancesByMonth(plan), minimums: balancesByMonth(baseline) };
}
