/** What to set up as automatic payments: the plan's own amounts, or the even split with its price. */
import { allocate } from "../money/allocate.ts";
import { type Cents, cents } from "../money/cents.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { DebtId, PayoffPlan, PlanDebt, PlanRequest } from "./plan.ts";
import { visitRows } from "./schedule.ts";

/** One amount that stays the same from one month to another, both counted in. */
export type AutopayStep = { readonly from: number; readonly until: number; readonly amount: Cents };
export type AutopayAmounts = { readonly id: DebtId; readonly steps: readonly AutopayStep[] };

/** The plan's payments of each debt, equal months drawn together: when an automatic payment has to be changed. */
export function computeAutopaySchedule(plan: PayoffPlan): AutopayAmounts[] {
  const steps = plan.request.debts.map((): { from: number; until: number; amount: number }[] => []);
  visitRows(plan, (debt, month, _before, payment) => {
    const last = steps[debt]?.at(-1);
    if (last?.amount === payment && last.until === month - 1) last.until = month;
    else steps[debt]?.push({ from: month, until: month, amount: payment });
  });
  return plan.request.debts.map(({ id }, debt) => ({
    id,
    steps: (steps[debt] ?? []).map((step) => ({ ...step, amount: cents(step.amount) })),
  }));
}

export type EvenSplit = {
  readonly amounts: readonly { readonly id: DebtId; readonly amount: Cents }[];
  /** The same debts with these payments each month, nothing rolled over. */
  readonly plan: PayoffPlan;
  /** What it costs above the given plan in interest and fees; null when one of them does not end. */
  readonly extraCost: Cents | null;
};

/** The first payment of each debt's rule: what a fixed automatic payment has to cover. */
function firstMinimums(debts: readonly PlanDebt[], request: PlanRequest): Cents[] {
  const first = computePayoffPlan({ ...request, strategy: "minimum", maxMonths: 1 });
  const payments = debts.map(() => 0);
  visitRows(first, (debt, _month, _before, payment) => {
    payments[debt] = payment;
  });
  return payments.map(cents);
}

/**
 * Each debt's minimum plus an equal share of the extra (cents left over go to the first debts), and what that costs against the
 * plan: the money of a closed debt is not used again.
 */
export function computeEvenSplit(plan: PayoffPlan, extra: Cents): EvenSplit {
  const { debts } = plan.request;
  const shares =
    debts.length === 0
      ? []
      : allocate(
          extra,
          debts.map(() => 1),
        );
  const minimums = firstMinimums(debts, plan.request);
  const amounts = debts.map(({ id }, index) => ({
    id,
    amount: cents((minimums[index] ?? 0) + (shares[index] ?? 0)),
  }));
  const split = computePayoffPlan(
    {
      ...plan.request,
      strategy: "minimum",
      debts: debts.map((debt, index) => ({
        ...debt,
        minimum: { type: "fixed", amount: amounts[index]?.amount ?? cents(0) },
      })),
    },
    { schedule: false },
  );
  const bothEnd = split.kind === "paid" && plan.kind === "paid";
  const cost = split.totalInterest + split.totalFees - plan.totalInterest - plan.totalFees;
  return { amounts, plan: split, extraCost: bothEnd ? cents(cost) : null };
}
