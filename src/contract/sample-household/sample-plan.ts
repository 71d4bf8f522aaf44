/** The sample household's plan, as the dashboard shows it to whoever explores the sample on the first day of a month. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { rate } from "#engine/money/rate.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PlanDebt } from "#engine/payoff/plan.ts";
import { computeMinimumsOnly } from "#engine/payoff/savings.ts";
import { balancesByMonth } from "#engine/payoff/schedule.ts";
import { SAMPLE_DEBTS, type SampleDebt } from "./figures.ts";

/** What the cash flow analysis finds safe to send above the minimums each month. */
export const sampleSafeExtra = cents(130_500);

export type SamplePlan = {
  readonly debtCount: number;
  readonly owed: Cents;
  readonly extra: Cents;
  /** All payments of a month. */
  readonly monthlyPayment: Cents;
  readonly months: number;
  readonly minimumsMonths: number;
  readonly totalInterest: Cents;
  /** Against paying the minimums only. */
  readonly interestSaved: Cents;
  /** Owed in all at the end of each month from month 0, by the plan and on minimums alone. */
  readonly plan: readonly Cents[];
  readonly minimums: readonly Cents[];
};

function planDebt({ last4, balance, apr, minimum, promotion }: SampleDebt): PlanDebt {
  const debt: PlanDebt = {
    id: debtId(last4),
    balance: cents(balance),
    apr: rate(apr),
    minimum: { type: "fixed", amount: cents(minimum) },
  };
  if (promotion === undefined) return debt;
  const own = { balance: cents(balance - promotion.balance), apr: rate(apr) };
  // It holds to the end of the last of its months, and the plan begins in the month before the first of them.
  const promo = { months: promotion.months + 1, apr: rate("0") };
  return { ...debt, buckets: [own, { balance: cents(promotion.balance), apr: rate(apr), promo }] };
}

/** Computed by the engine. @throws RangeError when the sample's debts do not end: the pages would have nothing true to show. */
export function computeSamplePlan(): SamplePlan {
  const debts = SAMPLE_DEBTS.map(planDebt);
  const plan = computePayoffPlan({
    strategy: "optimal",
    budget: { kind: "extra", amount: sampleSafeExtra },
    debts,
  });
  const minimums = computeMinimumsOnly(plan.request, { schedule: true });
  if (plan.kind !== "paid" || minimums.kind !== "paid") throw new RangeError("The sample's debts do not end");
  return {
    debtCount: debts.length,
    owed: cents(debts.reduce((sum, { balance }) => sum + balance, 0)),
    extra: sampleSafeExtra,
    monthlyPayment: plan.budget,
    months: plan.months,
    minimumsMonths: minimums.months,
    totalInterest: plan.totalInterest,
    interestSaved: cents(minimums.totalInterest - plan.totalInterest),
    plan: balancesByMonth(plan),
    minimums: balancesByMonth(minimums),
  };
}
