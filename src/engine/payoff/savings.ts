/** What a plan saves against paying only the minimums, by playing both; and what a strategy costs against the cheapest one. */
import { type Cents, cents } from "../money/cents.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { PayoffPlan, PlanRequest, Strategy } from "./plan.ts";
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

export type StrategyPrice = {
  readonly strategy: Strategy;
  readonly plan: PayoffPlan;
  /** Interest and fees above the cheapest of the compared plans, and months above the shortest; null when it does not end. */
  readonly extraCost: Cents | null;
  readonly extraMonths: number | null;
  /** When its first debt is closed. */
  readonly firstPaidOffMonth: number | null;
};

/**
 * Plays the same request with each strategy and prices it in cents and months against the cheapest and the shortest of them, in
 * the order of `strategies`.
 * @throws RangeError like computePayoffPlan.
 */
export function compareStrategies(request: PlanRequest, strategies: readonly Strategy[]): StrategyPrice[] {
  const plans = strategies.map((strategy) =>
    computePayoffPlan({ ...request, strategy }, { schedule: false }),
  );
  const ending = plans.filter(({ kind }) => kind === "paid");
  const cheapest = Math.min(...ending.map(({ totalInterest, totalFees }) => totalInterest + totalFees));
  const shortest = Math.min(...ending.map(({ months }) => months));
  return plans.map((plan) => {
    const closings = plan.debts.flatMap(({ paidOffMonth }) => (paidOffMonth === null ? [] : [paidOffMonth]));
    const ends = plan.kind === "paid";
    return {
      strategy: plan.strategy,
      plan,
      extraCost: ends ? cents(plan.totalInterest + plan.totalFees - cheapest) : null,
      extraMonths: ends ? plan.months - shortest : null,
      firstPaidOffMonth: closings.length === 0 ? null : Math.min(...closings),
    };
  });
}

/** Balances of all debts by month on minimums only and on the plan, from month 0: the two lines of the chart. */
export function computeBalanceLines(plan: PayoffPlan): {
  readonly plan: Cents[];
  readonly minimums: Cents[];
} {
  const baseline = computeMinimumsOnly({ ...plan.request, maxMonths: plan.request.maxMonths ?? 600 });
  return { plan: balancesByMonth(plan), minimums: balancesByMonth(baseline) };
}
