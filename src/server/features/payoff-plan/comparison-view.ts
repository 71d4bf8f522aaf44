import type { Alternative, PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { alternativeSentence, departureSentence } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { comparePlans, planCost } from "#engine/payoff/comparison.ts";
import type { DebtId, PayoffPlan as EnginePlan } from "#engine/payoff/plan.ts";
import { computeSplitPayment } from "#engine/payoff/split-payment.ts";

/**
 * Every way of paying with its price against this plan and against the cheapest; the person's own order is one of them once there is
 * one. `plan` must be paid off; `baseline` pays the minimums only.
 */
export function comparisonView(
  plan: EnginePlan,
  { strategy, ownOrder }: { readonly strategy: Strategy; readonly ownOrder: readonly DebtId[] | undefined },
  extra: Cents,
  baseline: EnginePlan,
): Alternative[] {
  const order = plan.request.order ?? ownOrder;
  const request = order === undefined ? plan.request : { ...plan.request, order };
  return comparePlans(request, extra, baseline.request.debts).map((price) => {
    const { kind, plan: other, extraCost } = price;
    const ends = other.kind === "paid";
    const cost = cents(planCost(other) - planCost(plan));
    const months = other.months - plan.months;
    return {
      kind,
      outcome: other.kind,
      months: ends ? other.months : null,
      totalInterest: ends ? formatMoney(other.totalInterest) : null,
      totalFees: ends ? formatMoney(other.totalFees) : null,
      extraCost: extraCost === null ? null : formatMoney(extraCost),
      extraMonths: price.extraMonths,
      costAgainstPlan: ends ? formatMoney(cost) : null,
      monthsAgainstPlan: ends ? months : null,
      firstPaidOffMonth: ends ? price.firstPaidOffMonth : null,
      isCheapest: extraCost === 0,
      sentence: alternativeSentence(kind, other.kind, cost, months, kind === strategy),
    };
  });
}

/** The extra in fixed shares beside the minimums, and its price against the plan, in the order of `ids`. */
export function splitView(
  plan: EnginePlan,
  extra: Cents,
  by: "even" | "proportional",
  names: ReadonlyMap<string, string>,
): PayoffPlan["evenSplit"] {
  const split = computeSplitPayment(plan.request, extra, by);
  const ends = split.plan.kind === "paid";
  const cost = cents(planCost(split.plan) - planCost(plan));
  const months = split.plan.months - plan.months;
  return {
    amounts: split.amounts.map(({ id, amount }) => ({
      debtId: id,
      creditor: names.get(id) ?? "",
      amount: formatMoney(amount),
    })),
    total: formatMoney(cents(split.amounts.reduce((sum, { amount }) => sum + amount, 0))),
    extraCost: ends ? formatMoney(cost) : null,
    extraMonths: ends ? months : null,
    // Fixed amounts cannot follow a budget that changes.
    sentence: `${alternativeSentence(`${by}-split`, split.plan.kind, cost, months)}${
      plan.request.budget.kind === "by-month" ? " It is counted with the amount of the first month." : ""
    }`,
  };
}

/** Why the avalanche departs from highest APR first; null where it does not. */
export function departureView(plan: EnginePlan, names: ReadonlyMap<string, string>): PayoffPlan["departure"] {
  const { departure } = plan;
  if (departure === undefined) return null;
  const { reason, id, saved } = departure;
  return {
    reason,
    debtId: id ?? null,
    saved: saved === null ? null : formatMoney(saved),
    sentence: departureSentence(departure, id === undefined ? undefined : names.get(id)),
  };
}
