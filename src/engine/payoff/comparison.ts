/** What other ways of paying the same debts cost, each in dollars and months against the cheapest. */
import { type Cents, cents } from "../money/cents.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { PayoffPlan, PlanRequest } from "./plan.ts";
import { computeSplitPayment } from "./split-payment.ts";

export type AlternativeKind =
  | "avalanche"
  | "snowball"
  | "custom"
  | "even-split"
  | "proportional-split"
  | "minimum";

export type AlternativePrice = {
  readonly kind: AlternativeKind;
  readonly plan: PayoffPlan;
  /** Interest and fees above the cheapest of the compared plans; null when this one does not end. */
  readonly extraCost: Cents | null;
  /** Months above the shortest of the compared plans; null when this one does not end. */
  readonly extraMonths: number | null;
  /** When its first debt is closed; null when none ever is. Debts that owed nothing at the start do not count. */
  readonly firstPaidOffMonth: number | null;
};

/** Interest and fees of a plan, in cents. */
export function planCost({ totalInterest, totalFees }: PayoffPlan): Cents {
  return cents(totalInterest + totalFees);
}

/** Prices plans of the same debts against the cheapest and the shortest of them that end. */
export function priceAgainstCheapest(
  plans: readonly { readonly kind: AlternativeKind; readonly plan: PayoffPlan }[],
): AlternativePrice[] {
  const ending = plans.flatMap(({ plan }) => (plan.kind === "paid" ? [plan] : []));
  const cheapest = Math.min(...ending.map(planCost));
  const shortest = Math.min(...ending.map(({ months }) => months));
  return plans.map(({ kind, plan }) => {
    const ends = plan.kind === "paid";
    const closings = plan.debts.flatMap(({ paidOffMonth }) => paidOffMonth || []);
    return {
      kind,
      plan,
      extraCost: ends ? cents(planCost(plan) - cheapest) : null,
      extraMonths: ends ? plan.months - shortest : null,
      firstPaidOffMonth: closings.length === 0 ? null : Math.min(...closings),
    };
  });
}

/**
 * The request played as the avalanche (the cheapest order found, see cheapest-order.ts), the snowball, in the custom order where the
 * request has one, with `extra` split evenly and by balance, and on minimums only. `strategy` of the request is not looked at.
 * Schedules are not kept. `minimums` are the debts with the rules of their own minimums, where the plan pays fixed ones.
 */
export function comparePlans(
  request: PlanRequest,
  extra: Cents,
  minimums: PlanRequest["debts"] = request.debts,
): AlternativePrice[] {
  const play = (strategy: PlanRequest["strategy"]) =>
    computePayoffPlan({ ...request, strategy }, { schedule: false });
  const custom = request.order === undefined ? [] : [{ kind: "custom" as const, plan: play("custom") }];
  return priceAgainstCheapest([
    { kind: "avalanche", plan: play("optimal") },
    { kind: "snowball", plan: play("snowball") },
    ...custom,
    { kind: "even-split", plan: computeSplitPayment(request, extra, "even").plan },
    { kind: "proportional-split", plan: computeSplitPayment(request, extra, "proportional").plan },
    {
      kind: "minimum",
      plan: computePayoffPlan({ ...request, debts: minimums, strategy: "minimum" }, { schedule: false }),
    },
  ]);
}
