import { type Cents, cents } from "#engine/money/cents.ts";
import { rate } from "#engine/money/rate.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PlanDebt } from "#engine/payoff/plan.ts";
import { balancesByMonth } from "#engine/payoff/schedule.ts";

/** The made-up household of the public pages. Every figure shown about it is computed here by the engine of the product. */
export const sampleCard = { creditor: "Harbor Bank Card", last4: "4821", minimum: cents(7000) } as const;

const debts: readonly PlanDebt[] = [
  {
    id: debtId("card"),
    balance: cents(234_567),
    apr: rate("24.99"),
    minimum: { type: "fixed", amount: sampleCard.minimum },
  },
  {
    id: debtId("store"),
    balance: cents(118_040),
    apr: rate("29.99"),
    minimum: { type: "fixed", amount: cents(3800) },
  },
  {
    id: debtId("car"),
    balance: cents(964_000),
    apr: rate("7.49"),
    minimum: { type: "fixed", amount: cents(23_500) },
  },
];

export const sampleExtra = cents(41_200);

export type SampleFigures = {
  readonly debtCount: number;
  readonly owed: Cents;
  readonly extra: Cents;
  readonly monthlyPayment: Cents;
  readonly months: number;
  readonly minimumsMonths: number;
  readonly interestSaved: Cents;
  /** Owed in all at the end of each month from month 0, by the plan and by minimums alone. */
  readonly plan: readonly Cents[];
  readonly minimums: readonly Cents[];
};

/** @throws RangeError when the sample debts do not end: the pages would have nothing true to show. */
export function sampleFigures(): SampleFigures {
  const plan = computePayoffPlan({
    strategy: "avalanche",
    budget: { kind: "extra", amount: sampleExtra },
    debts,
  });
  const minimums = computePayoffPlan({
    strategy: "minimum",
    budget: { kind: "extra", amount: cents(0) },
    debts,
  });
  if (plan.kind !== "paid" || minimums.kind !== "paid") throw new RangeError("The sample debts do not end");
  return {
    debtCount: debts.length,
    owed: cents(debts.reduce((sum, { balance }) => sum + balance, 0)),
    extra: sampleExtra,
    monthlyPayment: plan.budget,
    months: plan.months,
    minimumsMonths: minimums.months,
    interestSaved: cents(minimums.totalInterest - plan.totalInterest),
    plan: balancesByMonth(plan),
    minimums: balancesByMonth(minimums),
  };
}
