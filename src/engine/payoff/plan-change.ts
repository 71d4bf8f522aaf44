/** Why a plan differs from the one that was kept before it: each thing that changed is taken back alone, and the plan played again. */
import { monthsBetween } from "../calendar/months.ts";
import { type Cents, cents } from "../money/cents.ts";
import { compareRates } from "../money/rate.ts";
import { planCost } from "./comparison.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import type { DebtId, PayoffPlan, PlanDebt, PlanRequest } from "./plan.ts";
import { visitRows } from "./schedule.ts";

export type ChangeCause =
  /** The monthly payment changed by `by`. */
  | { readonly kind: "budget"; readonly by: Cents }
  /** A debt owes `by` more (less, when negative) than the earlier plan expected by now. */
  | { readonly kind: "balance"; readonly id: DebtId; readonly by: Cents }
  | { readonly kind: "apr"; readonly id: DebtId }
  | { readonly kind: "new-debt"; readonly id: DebtId }
  /** A debt of the earlier plan is not there any more. */
  | { readonly kind: "gone-debt"; readonly id: DebtId }
  /** The debts are paid in another order: by another strategy, or the person's own order is another one. */
  | { readonly kind: "order"; readonly from: PlanRequest["strategy"]; readonly to: PlanRequest["strategy"] };

export type PlanCause = {
  readonly cause: ChangeCause;
  /** Months by which the plan is longer because of it; negative when shorter. */
  readonly months: number;
  /** Interest and fees that it adds; negative when it saves. */
  readonly cost: Cents;
};

/** What each debt owes after that many months of the plan, by id; closed debts owe nothing. */
export function expectedBalances(plan: PayoffPlan, months: number): ReadonlyMap<DebtId, Cents> {
  const expected = new Map<DebtId, Cents>();
  for (const { id, balance } of plan.request.debts) expected.set(id, months <= 0 ? balance : cents(0));
  if (months <= 0) return expected;
  visitRows(plan, (debt, month, _before, _payment, after) => {
    const id = plan.request.debts[debt]?.id;
    if (id !== undefined && month === months) expected.set(id, cents(after));
  });
  return expected;
}

const budgetOf = ({ budget }: PlanRequest): Cents =>
  budget.kind === "by-month" ? (budget.amounts[0] ?? cents(0)) : budget.amount;

/** A debt with another balance: its buckets keep their share only where they still add up. */
function withBalance(debt: PlanDebt, balance: Cents): PlanDebt {
  const { buckets: _, ...rest } = debt;
  return balance === debt.balance ? debt : { ...rest, balance };
}

const isIn =
  (debts: readonly PlanDebt[]) =>
  (id: DebtId): boolean =>
    debts.some((debt) => debt.id === id);

/** The later request in the order of the earlier one; undefined where that is the same for the debts that both know. */
function inEarlierOrder(before: PlanRequest, after: PlanRequest): PlanRequest | undefined {
  const { order: _, ...rest } = after;
  if (before.strategy !== "custom") {
    return before.strategy === after.strategy ? undefined : { ...rest, strategy: before.strategy };
  }
  const earlier = (before.order ?? []).filter(isIn(after.debts));
  const later = (after.order ?? []).filter(isIn(before.debts));
  const isSame = after.strategy === "custom" && earlier.every((id, place) => id === later[place]);
  return isSame ? undefined : { ...rest, strategy: "custom", order: earlier };
}

/** What changed, each with the request of `after` in which it alone has not. */
function reversions(before: PlanRequest, after: PlanRequest, expected: ReadonlyMap<DebtId, Cents>) {
  const list: { cause: ChangeCause; request: PlanRequest }[] = [];
  const replaced = (id: DebtId, debt: PlanDebt): PlanRequest => ({
    ...after,
    debts: after.debts.map((own) => (own.id === id ? debt : own)),
  });
  const by = cents(budgetOf(after) - budgetOf(before));
  if (by !== 0) list.push({ cause: { kind: "budget", by }, request: { ...after, budget: before.budget } });
  const reordered = inEarlierOrder(before, after);
  if (reordered !== undefined) {
    const cause = { kind: "order" as const, from: before.strategy, to: after.strategy };
    list.push({ cause, request: reordered });
  }
  for (const debt of after.debts) {
    const { id } = debt;
    const known = before.debts.find((candidate) => candidate.id === id);
    if (known === undefined) {
      const debts = after.debts.filter((own) => own.id !== id);
      list.push({ cause: { kind: "new-debt", id }, request: { ...after, debts } });
      continue;
    }
    const owed = expected.get(id) ?? cents(0);
    if (owed !== debt.balance) {
      const cause = { kind: "balance" as const, id, by: cents(debt.balance - owed) };
      list.push({ cause, request: replaced(id, withBalance(debt, owed)) });
    }
    if (compareRates(known.apr, debt.apr) !== 0) {
      list.push({ cause: { kind: "apr", id }, request: replaced(id, { ...debt, apr: known.apr }) });
    }
  }
  for (const debt of before.debts) {
    const owed = expected.get(debt.id) ?? cents(0);
    if (owed === 0 || after.debts.some(({ id }) => id === debt.id)) continue;
    const debts = [...after.debts, withBalance(debt, owed)];
    list.push({ cause: { kind: "gone-debt", id: debt.id }, request: { ...after, debts } });
  }
  return list;
}

/**
 * What changed between two requests for the same person's plan, the largest effect on the cost first; both need `start`. Effects are
 * of one change alone and do not add up to the whole. A change without which the plan would not end costs nothing that could be
 * named, and stands last. Empty when everything is as the earlier plan expected.
 * @throws whatever computePayoffPlan throws for the requests.
 */
export function explainPlanChange(before: PlanRequest, after: PlanRequest): PlanCause[] {
  const elapsed =
    before.start === undefined || after.start === undefined ? 0 : monthsBetween(before.start, after.start);
  const expected = expectedBalances(computePayoffPlan(before), elapsed);
  const now = computePayoffPlan(after, { schedule: false });
  return reversions(before, after, expected)
    .map(({ cause, request }): PlanCause => {
      const without = computePayoffPlan(request, { schedule: false });
      const isComparable = without.kind === "paid" && now.kind === "paid";
      return isComparable
        ? { cause, months: now.months - without.months, cost: cents(planCost(now) - planCost(without)) }
        : { cause, months: 0, cost: cents(0) };
    })
    .toSorted((a, b) => Math.abs(b.cost) - Math.abs(a.cost));
}
