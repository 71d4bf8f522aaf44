/**
 * The habit to beat: the extra in fixed shares beside each debt's minimum, every month the same, nothing rolled over. Most people
 * split like this, by the balances (Gathergood and others, American Economic Review 109(3), 2019), and it costs interest.
 */
import { allocate } from "../money/allocate.ts";
import { type Cents, cents } from "../money/cents.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { DebtId, PayoffPlan, PlanRequest } from "./plan.ts";
import { visitRows } from "./schedule.ts";

export type SplitPayment = {
  /** In input order. */
  readonly amounts: readonly { readonly id: DebtId; readonly amount: Cents }[];
  readonly plan: PayoffPlan;
};

/** The first payment of each debt's rule: what a fixed automatic payment has to cover. In input order; 0 for nothing owed. */
export function firstMinimums(request: PlanRequest): Cents[] {
  const first = computePayoffPlan({ ...request, strategy: "minimum", maxMonths: 1 });
  const payments = request.debts.map(() => 0);
  visitRows(first, (debt, _month, _before, payment) => {
    payments[debt] = payment;
  });
  return payments.map(cents);
}

/**
 * Nothing but the fixed amounts, and the dated extra payments where there are any: else the split would be priced with less money
 * than the plan beside it.
 */
function amountsOnly({ extras = [] }: PlanRequest): Pick<PlanRequest, "strategy" | "budget" | "rollover"> {
  const nothing = { kind: "extra", amount: cents(0) } as const;
  return extras.length === 0
    ? { strategy: "minimum", budget: nothing }
    : { strategy: "avalanche", budget: nothing, rollover: false };
}

/**
 * Each debt's first minimum plus its share of `extra`: "even" gives all the same (cents left over go to the first debts),
 * "proportional" by balance. Debts that owe nothing or take no extra (`prepay: false`) have no share. The shares add up to
 * `extra` exactly, unless no debt can take any. Dated extra payments are made as in any plan, those for no debt by highest APR. The plan may end in any of the outcomes of computePayoffPlan.
 * @throws RangeError for a negative extra, and whatever computePayoffPlan throws for the request.
 */
export function computeSplitPayment(
  request: PlanRequest,
  extra: Cents,
  by: "even" | "proportional",
): SplitPayment {
  const { debts } = request;
  const weights = debts.map(({ balance, prepay }) => {
    if (prepay === false || balance === 0) return 0;
    return by === "even" ? 1 : balance;
  });
  const canShare = weights.some((weight) => weight > 0);
  const shares = canShare ? allocate(extra, weights) : debts.map(() => cents(0));
  const minimums = firstMinimums(request);
  const amounts = debts.map(({ id }, index) => ({
    id,
    amount: cents((minimums[index] ?? 0) + (shares[index] ?? 0)),
  }));
  const plan = computePayoffPlan(
    {
      ...request,
      ...amountsOnly(request),
      debts: debts.map((debt, index) => ({
        ...debt,
        minimum: { type: "fixed", amount: amounts[index]?.amount ?? cents(0) },
      })),
    },
    { schedule: false },
  );
  return { amounts, plan };
}
