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

/**
 * Compares a plan with paying the minimums only, by playing those: cents and whole months, nothing rounded. Where the minimums
 * never end the estimate is rounded down to a cent. The plan needs no schedule.
 */
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

/**
 * Owed in all at the end of each month on minimums only, in cents, from month 0 on, for at most `months` months. Every debt is played
 * by itself, because the play of all together stops as soon as one never ends, while the others still fall. A debt that never ends
 * counts with what was owed when that was certain: less than will be owed. So with such a debt the figures are the least that can be
 * owed, and the line ends when the last of the others is paid.
 * @throws RangeError as computePayoffPlan.
 */
export function computeMinimumsLine(request: PlanRequest, months: number): Cents[] {
  const lines = request.debts.map((debt) =>
    balancesByMonth(computeMinimumsOnly({ ...request, debts: [debt], extras: [], maxMonths: months })),
  );
  const length = Math.max(1, ...lines.map((line) => line.length));
  return Array.from({ length }, (_, month) =>
    cents(lines.reduce((sum, line) => sum + (line[month] ?? line.at(-1) ?? 0), 0)),
  );
}
