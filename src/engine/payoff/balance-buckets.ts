/**
 * Cards with several balances at rates of their own: purchases, a transfer on a promotion, a cash advance. The account has one
 * minimum and takes one payment; what the payment does inside the account follows the law and the usual agreement:
 *  - the minimum goes to the balance with the lowest APR first (the issuer may choose; 12 CFR 1026 Appendix M2 assumes it so);
 *  - what is above the minimum goes to the highest APR first (12 CFR 1026.53(a)), and in the last two billing cycles of a deferred-
 *    interest promotion to that balance first of all (12 CFR 1026.53(b)(1));
 *  - the account fee joins the first balance, the purchases.
 * Each balance is charged its own interest, rounded half up to a cent.
 */
import { type InterestFactor, interestOn } from "./interest-factor.ts";

/** Billing cycles at the end of a deferred-interest promotion in which its balance comes first. */
const LAST_CYCLES = 2;

/** The balances of one account: what is known of them, and what they hold while a plan is played. */
export type AccountBuckets = {
  readonly count: number;
  readonly opening: Float64Array;
  readonly promoMonths: Int32Array;
  readonly deferred: Uint8Array;
  /** Deferred interest from before month 1. */
  readonly openingAside: Float64Array;
  /** By length of the month, as for debts. */
  readonly promoFactors: readonly (readonly InterestFactor[])[];
  readonly normalFactors: readonly (readonly InterestFactor[])[];
  /** Places of the rates among all rates of the plan. */
  readonly promoRank: Float64Array;
  readonly normalRank: Float64Array;
  /** Owed at the end of the last month; with interest and fee of the month that is played; deferred interest so far. */
  readonly balance: Float64Array;
  readonly owed: Float64Array;
  readonly aside: Float64Array;
  /** The account's minimum of the month that is played. */
  minimum: number;
};

/** Puts the opening balances in place. */
export function openBuckets(buckets: AccountBuckets): void {
  buckets.balance.set(buckets.opening);
  buckets.owed.set(buckets.opening);
  buckets.aside.set(buckets.openingAside);
}

function rankOf(buckets: AccountBuckets, bucket: number, month: number): number {
  return month <= buckets.promoMonths[bucket]! ? buckets.promoRank[bucket]! : buckets.normalRank[bucket]!;
}

function factorOfBucket(
  buckets: AccountBuckets,
  bucket: number,
  month: number,
  length: number,
): InterestFactor {
  const factors = month <= buckets.promoMonths[bucket]! ? buckets.promoFactors : buckets.normalFactors;
  return factors[bucket]![length]!;
}

/** Charges the month's interest and the fee; returns the interest of the account. `length` is the place of the month's length. */
export function chargeBuckets(buckets: AccountBuckets, month: number, length: number, fee: number): number {
  let charged = 0;
  for (let bucket = 0; bucket < buckets.count; bucket++) {
    const before = buckets.balance[bucket]!;
    let interest = interestOn(before, factorOfBucket(buckets, bucket, month, length));
    const last = buckets.promoMonths[bucket]!;
    if (before === 0) buckets.aside[bucket] = 0;
    else if (buckets.deferred[bucket] === 1) {
      if (month <= last) {
        buckets.aside[bucket]! += interestOn(before, buckets.normalFactors[bucket]![length]!);
      } else if (month === last + 1) interest += buckets.aside[bucket]!;
    }
    charged += interest;
    buckets.owed[bucket] = before + interest + (bucket === 0 ? fee : 0);
  }
  return charged;
}

/** Whether a deferred-interest promotion has this month or one more to go. */
function endsSoon(buckets: AccountBuckets, bucket: number, month: number): boolean {
  const last = buckets.promoMonths[bucket]!;
  return buckets.deferred[bucket] === 1 && month <= last && last - month + 1 <= LAST_CYCLES;
}

/** The balance that the next dollar goes to; -1 when nothing is owed. Ties: the first. */
function nextBucket(buckets: AccountBuckets, month: number, aboveMinimum: boolean): number {
  let best = -1;
  let bestRank = 0;
  for (let bucket = 0; bucket < buckets.count; bucket++) {
    if (buckets.balance[bucket] === 0) continue;
    const rank = rankOf(buckets, bucket, month);
    const order = aboveMinimum
      ? rank + (endsSoon(buckets, bucket, month) ? Number.MAX_SAFE_INTEGER : 0)
      : -rank;
    if (best === -1 || order > bestRank) {
      best = bucket;
      bestRank = order;
    }
  }
  return best;
}

function spend(buckets: AccountBuckets, month: number, money: number, aboveMinimum: boolean): void {
  let left = money;
  while (left > 0) {
    const bucket = nextBucket(buckets, month, aboveMinimum);
    if (bucket === -1) return;
    const share = Math.min(left, buckets.balance[bucket]!);
    buckets.balance[bucket]! -= share;
    left -= share;
  }
}

/** What is left in the balance that the next dollar above the minimum goes to; 0 when nothing is owed. */
export function roomInNext(buckets: AccountBuckets, month: number): number {
  const bucket = nextBucket(buckets, month, true);
  return bucket === -1 ? 0 : buckets.balance[bucket]!;
}

/** Ends the account's month: the minimum and what was paid above it reach the balances. */
export function settleBuckets(buckets: AccountBuckets, month: number, payment: number): void {
  buckets.balance.set(buckets.owed);
  spend(buckets, month, buckets.minimum, false);
  spend(buckets, month, payment - buckets.minimum, true);
}

/** The balances that still owe something. */
export function openBucketCount(buckets: AccountBuckets): number {
  let open = 0;
  for (const balance of buckets.balance) if (balance > 0) open++;
  return open;
}

/** The highest rank among the balances that owe something: what a dollar above the minimum saves. */
export function highestRank(buckets: AccountBuckets, month: number, afterPromotions: boolean): number {
  let highest = 0;
  for (let bucket = 0; bucket < buckets.count; bucket++) {
    if (buckets.balance[bucket] === 0) continue;
    const rank = afterPromotions ? buckets.normalRank[bucket]! : rankOf(buckets, bucket, month);
    highest = Math.max(highest, rank);
  }
  return highest;
}

/** The highest factor of the month among the balances that owe something. */
export function highestFactor(buckets: AccountBuckets, month: number, length: number): number {
  let highest = 0;
  for (let bucket = 0; bucket < buckets.count; bucket++) {
    if (buckets.balance[bucket] === 0) continue;
    highest = Math.max(highest, factorOfBucket(buckets, bucket, month, length).approximate);
  }
  return highest;
}
