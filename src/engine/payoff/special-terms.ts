/** What the loop of a month does not cover: changing rates, ties, percentages and deferred promotions. */
import { chargeBuckets, highestFactor, highestRank, roomInNext, settleBuckets } from "./balance-buckets.ts";
import { type InterestFactor, interestOn } from "./interest-factor.ts";
import { percentMinimum } from "./minimum-payment.ts";
import * as working from "./month.ts";
import type { PreparedPlan } from "./prepare-plan.ts";

/* A constant of this module is a constant to the compiler; an import is looked up at each use. */
const { approximate, aside, balance, left, minimumCents, paid, sums, ties, totalInterest } = working;
const { chargedInterest, SUM } = working;

const SHORTEST_MONTH = 28;

/** The place of a month's length in the lists of factors; any place will do for monthly interest. */
export function lengthPlace(plan: PreparedPlan, month: number, debt: number): number {
  return plan.daily[debt] === 1 ? plan.monthDays[month - 1]! - SHORTEST_MONTH : 0;
}

/** The interest factor of a debt in a month. */
export function factorOf(plan: PreparedPlan, month: number, debt: number): InterestFactor {
  const factors = month <= plan.promoMonths[debt]! ? plan.promoFactors : plan.normalFactors;
  return factors[debt]![lengthPlace(plan, month, debt)]!;
}

/** Puts the factor of the month in place; for the first month and whenever the promotion or the length of the month change. */
export function applyTerms(plan: PreparedPlan, month: number, debt: number): void {
  approximate[debt] = factorOf(plan, month, debt).approximate;
}

/** Interest at the normal APR accrues aside during a deferred promotion; the month after it, what is aside is charged. */
function deferredInterest(plan: PreparedPlan, month: number, debt: number, before: number): number {
  const last = plan.promoMonths[debt]!;
  if (month > last + 1) return 0;
  if (month === last + 1) return aside[debt]!;
  aside[debt]! += interestOn(before, plan.normalFactors[debt]![lengthPlace(plan, month, debt)]!);
  return 0;
}

/** Charges one debt again in full and corrects the sums by the difference. */
function chargeAgain(plan: PreparedPlan, month: number, debt: number): void {
  const before = balance[debt]!;
  const wrong = chargedInterest(debt);
  const buckets = plan.bucketsOf[debt]!;
  const charged =
    buckets === null
      ? interestOn(before, factorOf(plan, month, debt)) +
        (plan.deferred[debt] === 1 ? deferredInterest(plan, month, debt, before) : 0)
      : chargeBuckets(buckets, month, lengthPlace(plan, month, debt), plan.fee[debt]!);
  const owed = before + charged + plan.fee[debt]!;
  const asked =
    plan.minimumPercent[debt] === null
      ? minimumCents[debt]!
      : percentMinimum(plan, debt, before, charged, owed);
  const minimum = Math.min(asked, owed);
  sums[SUM.minimums]! += minimum - paid[debt]!;
  sums[SUM.owed]! += charged - wrong;
  totalInterest[debt]! += charged - wrong;
  paid[debt] = minimum;
  left[debt] = owed - minimum;
  if (buckets !== null) buckets.minimum = minimum;
}

/** Corrects what a turn of the month charged to debts it does not cover. Call it once, right after the turn. */
export function chargeSpecialDebts(plan: PreparedPlan, month: number): void {
  const tieCount = sums[SUM.ties]!;
  for (let place = 0; place < tieCount; place++) {
    if (plan.isSpecial[ties[place]!] === 0) chargeAgain(plan, month, ties[place]!);
  }
  for (let place = 0; place < plan.special.length; place++) {
    if (balance[plan.special[place]!]! > 0) chargeAgain(plan, month, plan.special[place]!);
  }
}

/** What was paid in the month reaches the balances of each account that has several. */
export function settleBucketedDebts(plan: PreparedPlan, month: number): void {
  for (const debt of plan.bucketed) {
    if (balance[debt]! > 0) settleBuckets(plan.bucketsOf[debt]!, month, paid[debt]!);
  }
}

/** Lets what was paid so far reach the balances of one account; the end of the month does it again for all. */
export function settleSoFar(plan: PreparedPlan, debt: number, month: number): void {
  settleBuckets(plan.bucketsOf[debt]!, month, paid[debt]!);
}

/** What the account's dearest balance can still take this month, after its minimum and what was paid above it so far. */
export function roomInDearest(plan: PreparedPlan, debt: number, month: number): number {
  settleSoFar(plan, debt, month);
  return roomInNext(plan.bucketsOf[debt]!, month);
}

/** The rank that an account with several balances has in a month: that of the dearest of them that owes something. */
export function bucketedPriority(
  plan: PreparedPlan,
  debt: number,
  month: number,
  by: "charged" | "goto" | "effective",
): number {
  const buckets = plan.bucketsOf[debt]!;
  if (by === "effective") return highestFactor(buckets, month, lengthPlace(plan, month, debt));
  return highestRank(buckets, month, by === "goto");
}
