/** What to set up as automatic payments: the plan's own amounts, drawn together to the months in which they change. */
import { type Cents, cents } from "../money/cents.ts";
import type { DebtId, PayoffPlan } from "./plan.ts";
import { visitRows } from "./schedule.ts";

/** One amount that stays the same from one month to another, both counted in. */
export type AutopayStep = {
  readonly from: number;
  readonly until: number;
  readonly amount: Cents;
  /** The payment that closes the debt: mostly an odd amount, and the automatic payment ends with it. */
  readonly isLast: boolean;
};
export type AutopayAmounts = {
  readonly id: DebtId;
  readonly steps: readonly AutopayStep[];
  /** Every payment, month by month from 1; the last one closes the debt in a plan that is paid off. */
  readonly payments: readonly Cents[];
};

/**
 * The payments of each debt, in input order, as steps: consecutive months of one amount are one step, but the closing payment always
 * is a step of its own. Their sum is the plan's `totalPaid`, to the cent. No steps for a debt that owes nothing, and for a plan
 * computed without its schedule.
 */
export function computeAutopaySchedule(plan: PayoffPlan): AutopayAmounts[] {
  const payments = plan.request.debts.map((): Cents[] => []);
  const closes = plan.request.debts.map(() => false);
  visitRows(plan, (debt, _month, _before, payment, after) => {
    payments[debt]?.push(cents(payment));
    closes[debt] = after === 0;
  });
  return plan.request.debts.map(({ id }, debt) => {
    const own = payments[debt] ?? [];
    return { id, steps: stepsOf(own, closes[debt] === true), payments: own };
  });
}

function stepsOf(payments: readonly Cents[], closes: boolean): AutopayStep[] {
  const steps: { from: number; until: number; amount: Cents; isLast: boolean }[] = [];
  for (const [index, amount] of payments.entries()) {
    const isLast = closes && index === payments.length - 1;
    const current = steps.at(-1);
    if (current !== undefined && !isLast && current.amount === amount) current.until = index + 1;
    else steps.push({ from: index + 1, until: index + 1, amount, isLast });
  }
  return steps;
}
