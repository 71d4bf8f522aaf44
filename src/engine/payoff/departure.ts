/**
 * Why the cheapest plan found departs from highest APR first. The reason is told to the person, so it is not taken from how the
 * search came to the plan: both plans are played again, and a reason is given only where the payments show it.
 */
import { chargeBuckets, highestRank, openBuckets, settleBuckets } from "./balance-buckets.ts";
import { type PlanRun, runPlan } from "./kernel.ts";
import { percentMinimum } from "./minimum-payment.ts";
import { balance, paidOffMonth } from "./month.ts";
import type { OrderPolicy } from "./order.ts";
import type { Departure } from "./plan.ts";
import type { PreparedPlan } from "./prepare-plan.ts";
import { takeColumns } from "./recorded-rows.ts";
import { visitRows } from "./schedule.ts";
import { lengthPlace } from "./special-terms.ts";

/** When each debt was closed in the plan that was just played; infinite where it was not. */
function closings(plan: PreparedPlan): number[] {
  return Array.from({ length: plan.count }, (_, debt) =>
    balance[debt] === 0 ? paidOffMonth[debt]! : Number.POSITIVE_INFINITY,
  );
}

type Paid = {
  readonly debt: number;
  /** The place of its rate, for a card with several balances that of the dearest. */
  readonly rank: number;
  readonly hasExtra: boolean;
  /** Open after the month, and could have taken more. */
  readonly couldTakeMore: boolean;
};

/** Reads one row; the balances of a card with several are played along. */
function readRow(
  plan: PreparedPlan,
  debt: number,
  month: number,
  before: number,
  payment: number,
  after: number,
): Paid {
  const buckets = plan.bucketsOf[debt]!;
  const owed = after + payment;
  const asked =
    plan.minimumPercent[debt] === null
      ? plan.minimumCents[debt]!
      : percentMinimum(plan, debt, before, owed - before - plan.fee[debt]!, owed);
  const minimum = Math.min(asked, owed);
  const promoted = month <= plan.promoMonths[debt]!;
  let rank = promoted ? plan.promoRank[debt]! : plan.normalRank[debt]!;
  if (buckets !== null) {
    rank = highestRank(buckets, month, false);
    chargeBuckets(buckets, month, lengthPlace(plan, month, debt), plan.fee[debt]!);
    buckets.minimum = minimum;
    settleBuckets(buckets, month, payment);
  }
  return { debt, rank, hasExtra: payment > minimum, couldTakeMore: after > 0 && plan.prepay[debt] === 1 };
}

/** The debts that get extra money in a month in which another one at a higher rate could have taken it; by month. */
function paidBeforeTheirTurn(plan: PreparedPlan, policy: OrderPolicy): Map<number, number[]> {
  runPlan(plan, policy, true);
  const columns = takeColumns();
  for (const debt of plan.bucketed) openBuckets(plan.bucketsOf[debt]!);
  const months = new Map<number, Paid[]>();
  visitRows({ request: plan.request, columns }, (debt, month, before, payment, after) => {
    const paid = readRow(plan, debt, month, before, payment, after);
    const others = months.get(month);
    if (others === undefined) months.set(month, [paid]);
    else others.push(paid);
  });
  const early = new Map<number, number[]>();
  for (const [month, all] of months) {
    for (const { debt, rank, hasExtra } of all) {
      if (!hasExtra || !all.some((other) => other.couldTakeMore && other.rank > rank)) continue;
      const before = early.get(debt);
      if (before === undefined) early.set(debt, [month]);
      else before.push(month);
    }
  }
  return early;
}

/** Explains the plan of `policy`; `saved` is passed on. `avalanche` is the outcome of highest APR first. */
export function explainDeparture(
  plan: PreparedPlan,
  policy: OrderPolicy,
  avalanche: PlanRun,
  saved: Departure["saved"],
): Departure {
  runPlan(plan, { by: "charged" });
  const inAvalanche = closings(plan);
  const early = paidBeforeTheirTurn(plan, policy);
  const inPlan = closings(plan);
  const pushed = (policy.pushes ?? []).map(({ debt }) => debt);
  const all = Array.from({ length: plan.count }, (_, debt) => debt);
  /** The first debt of which it is true; those that the search moved come first. */
  const first = (isTrue: (debt: number) => boolean) => [...pushed, ...all].find(isTrue);
  const named = (reason: Departure["reason"], debt: number | undefined): Departure => {
    const id = debt === undefined ? undefined : plan.request.debts[debt]?.id;
    return { reason, saved, ...(id === undefined ? {} : { id }) };
  };

  if (avalanche.status === "budget-below-minimums" && plan.budgetByMonth.length > 1) {
    return named("lean-months", pushed[0]);
  }
  const inTime = first((debt) => {
    const last = plan.promoMonths[debt]!;
    const isDeferred = plan.deferred[debt] === 1 && plan.bucketsOf[debt] === null;
    return isDeferred && inPlan[debt]! <= last && inAvalanche[debt]! > last;
  });
  if (inTime !== undefined) return named("deferred-interest", inTime);
  const promoted = first((debt) => (early.get(debt) ?? []).some((month) => month <= plan.promoMonths[debt]!));
  if (promoted !== undefined) return named("promotion", promoted);
  const withFee = first((debt) => plan.fee[debt]! > 0 && early.has(debt));
  if (withFee !== undefined) return named("fee", withFee);
  return named("other-order", undefined);
}
