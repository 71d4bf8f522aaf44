/** A plan request as flat arrays, one place for each debt in input order: what the kernel reads. */
import { addMonths, daysOfMonth, type PlainMonth } from "../calendar/months.ts";
import { compareRates, type Rate, rateShare } from "../money/rate.ts";
import type { AccountBuckets } from "./balance-buckets.ts";
import { type InterestFactor, interestFactor, monthFactor } from "./interest-factor.ts";
import { MAX_DEBTS } from "./month.ts";
import type { BalanceBucket, Budget, Compounding, PlanDebt, PlanRequest } from "./plan.ts";

/** One hundred years. */
const DEFAULT_MAX_MONTHS = 1200;

/** The months have 28 to 31 days. */
const SHORTEST_MONTH = 28;
const MONTH_LENGTHS = [28, 29, 30, 31];

export type PreparedPlan = {
  readonly request: PlanRequest;
  readonly count: number;
  readonly maxMonths: number;
  readonly opening: Float64Array;
  readonly fee: Float64Array;
  readonly minimumCents: Float64Array;
  readonly minimumPercent: readonly (InterestFactor | null)[];
  readonly percentAfterInterest: Uint8Array;
  readonly percentPlusInterest: Uint8Array;
  readonly prepay: Uint8Array;
  readonly promoMonths: Int32Array;
  readonly deferred: Uint8Array;
  /** Deferred interest from before month 1. */
  readonly openingAside: Float64Array;
  readonly daily: Uint8Array;
  readonly anyDaily: boolean;
  /** Interest factors by length of the month (28 to 31; all the same with monthly interest), in and after the promotion. */
  readonly promoFactors: readonly (readonly InterestFactor[])[];
  readonly normalFactors: readonly (readonly InterestFactor[])[];
  /** Places of the rates among all rates of the plan, lowest 0, equal rates equal. */
  readonly promoRank: Float64Array;
  readonly normalRank: Float64Array;
  /** From the month after this one a debt's terms no longer change. */
  readonly settledAfter: Int32Array;
  /** Debts whose factor changes: with a promotion or daily interest. */
  readonly changing: Int32Array;
  /** Debts whose month needs more than a factor and a fixed minimum: percentages and deferred promotions. */
  readonly special: Int32Array;
  readonly isSpecial: Uint8Array;
  /** Special in every month, not only until a promotion has ended. */
  readonly alwaysSpecial: Uint8Array;
  /** Debts with several balances, and their balances by debt. */
  readonly bucketed: readonly number[];
  readonly bucketsOf: readonly (AccountBuckets | null)[];
  readonly budgetByMonth: Float64Array;
  readonly budgetIsExtra: boolean;
  readonly rollover: boolean;
  readonly extras: readonly { readonly month: number; readonly amount: number; readonly debt: number }[];
  /** Length of month m at m - 1, one month beyond the last; empty without daily interest. */
  readonly monthDays: Uint8Array;
  /** Months whose terms or money differ from the month before, ascending; extras are not in it. */
  readonly changeMonths: readonly number[];
  /** From the month after this one nothing changes but the balances. */
  readonly allSettledAfter: number;
};

/** Up to 15 digits a decimal number and its double belong to each other one to one, so doubles can be compared instead. */
const FIFTEEN_DIGITS = 10n ** 15n;
const MOST_DECIMALS = 22;

/** Gives each rate its place among all rates, lowest 0, equal rates the same; the list runs parallel to `rates`. */
function rankRates(rates: readonly Rate[]): number[] {
  if (rates.every(({ units, decimals }) => units < FIFTEEN_DIGITS && decimals <= MOST_DECIMALS)) {
    return ranksOf(rates.map(({ units, decimals }) => Number(units) / 10 ** decimals));
  }
  const order = rates.map((_, index) => index).toSorted((a, b) => compareRates(rates[a]!, rates[b]!));
  const ranks = rates.map(() => 0);
  let rank = 0;
  for (let place = 1; place < order.length; place++) {
    if (compareRates(rates[order[place - 1]!]!, rates[order[place]!]!) !== 0) rank++;
    ranks[order[place]!] = rank;
  }
  return ranks;
}

/** The place of the first equal value in the sorted list: equal values get the same place, larger ones a larger one. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).toSorted();
  return values.map((value) => {
    let below = 0;
    let above = sorted.length;
    while (below < above) {
      const middle = (below + above) >> 1;
      if (sorted[middle]! < value) below = middle + 1;
      else above = middle;
    }
    return below;
  });
}

/** Plans that are compared share most of their debts, and so the rates; a rate is never changed. */
const monthly = new WeakMap<Rate, readonly InterestFactor[]>();

function monthlyFactors(apr: Rate): readonly InterestFactor[] {
  const known = monthly.get(apr);
  if (known !== undefined) return known;
  const factor = monthFactor(apr, "monthly", SHORTEST_MONTH);
  const factors = [factor, factor, factor, factor];
  monthly.set(apr, factors);
  return factors;
}

function factorsByLength(apr: Rate, compounding: Compounding = "monthly"): readonly InterestFactor[] {
  if (compounding === "monthly") return monthlyFactors(apr);
  return MONTH_LENGTHS.map((days) => monthFactor(apr, compounding, days));
}

function accountBuckets(
  buckets: readonly BalanceBucket[],
  ranks: readonly number[],
  debt: PlanDebt,
): AccountBuckets {
  const count = buckets.length;
  const total = buckets.reduce((sum, { balance }) => sum + balance, 0);
  if (total !== debt.balance)
    throw new RangeError(`The balances of ${debt.id} add up to ${total}, not ${debt.balance}`);
  return {
    count,
    opening: Float64Array.from(buckets, ({ balance }) => balance),
    promoMonths: Int32Array.from(buckets, ({ promo }) => promo?.months ?? 0),
    deferred: Uint8Array.from(buckets, ({ promo }) => (promo?.deferred === true ? 1 : 0)),
    openingAside: Float64Array.from(buckets, ({ promo }) => promo?.accrued ?? 0),
    promoFactors: buckets.map(({ apr, promo }) => factorsByLength(promo?.apr ?? apr, debt.compounding)),
    normalFactors: buckets.map(({ apr }) => factorsByLength(apr, debt.compounding)),
    normalRank: Float64Array.from(ranks.slice(0, count)),
    promoRank: Float64Array.from(ranks.slice(count)),
    balance: new Float64Array(count),
    owed: new Float64Array(count),
    aside: new Float64Array(count),
    minimum: 0,
  };
}

/** The last month with other terms than the months after it. */
function lastSpecialMonth(promo: PlanDebt["promo"]): number {
  return promo === undefined ? 0 : promo.months + (promo.deferred === true ? 1 : 0);
}

function budgetAmounts(budget: Budget): readonly number[] {
  return budget.kind === "by-month" ? budget.amounts : [budget.amount];
}

function lengthsOfMonths(start: PlainMonth, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => daysOfMonth(addMonths(start, index)));
}

const NO_BUCKETS: readonly BalanceBucket[] = [];
const NO_FACTORS: readonly InterestFactor[] = [];
const NO_DAYS = new Uint8Array();

function extrasOf({ extras = [], debts }: PlanRequest): PreparedPlan["extras"] {
  return extras.map(({ month, amount, id }) => {
    const debt = id === undefined ? -1 : debts.findIndex((candidate) => candidate.id === id);
    if (id !== undefined && debt === -1) throw new RangeError(`No debt has the id ${id}`);
    return { month, amount, debt };
  });
}

/**
 * Reads a request into flat arrays. Ask once and run as often as wished.
 * @throws RangeError for a request that contract/plan-request.ts would refuse: no budget amount, an extra or an order for an
 * unknown debt, daily interest without `start`, more than MAX_DEBTS debts.
 */
export function preparePlan(request: PlanRequest): PreparedPlan {
  const { debts } = request;
  const maxMonths = request.maxMonths ?? DEFAULT_MAX_MONTHS;
  const count = debts.length;
  if (count > MAX_DEBTS) throw new RangeError(`A plan holds at most ${MAX_DEBTS} debts, not ${count}`);
  const rates = debts.map(({ apr }) => apr);
  const promoted = debts.some(({ promo }) => promo !== undefined);
  if (promoted) rates.push(...debts.map(({ apr, promo }) => promo?.apr ?? apr));
  const allBuckets = debts.flatMap(({ buckets = NO_BUCKETS }) => buckets);
  for (const { buckets = NO_BUCKETS } of debts) {
    rates.push(...buckets.map(({ apr }) => apr), ...buckets.map(({ apr, promo }) => promo?.apr ?? apr));
  }
  const ranks = rankRates(rates);
  let bucketRank = ranks.length - 2 * allBuckets.length;
  const flags = new Uint8Array(count * 7);
  const flag = (place: number) => flags.subarray(place * count, (place + 1) * count);
  const plan = {
    opening: new Float64Array(count),
    fee: new Float64Array(count),
    minimumCents: new Float64Array(count),
    minimumPercent: debts.map((): InterestFactor | null => null),
    percentAfterInterest: flag(0),
    percentPlusInterest: flag(1),
    prepay: flag(2),
    deferred: flag(3),
    daily: flag(4),
    isSpecial: flag(5),
    alwaysSpecial: flag(6),
    promoMonths: new Int32Array(count),
    openingAside: new Float64Array(count),
    settledAfter: new Int32Array(count),
    promoRank: new Float64Array(count),
    normalRank: new Float64Array(count),
    promoFactors: debts.map((): readonly InterestFactor[] => NO_FACTORS),
    normalFactors: debts.map((): readonly InterestFactor[] => NO_FACTORS),
    bucketsOf: debts.map((): AccountBuckets | null => null),
  };
  const bucketed: number[] = [];
  const changeMonths: number[] = [];
  const changing: number[] = [];
  const special: number[] = [];
  let allSettledAfter = 0;
  // Loops, not Float64Array.from with a function: preparing a plan must not cost as much as playing it.
  for (let index = 0; index < count; index++) {
    const debt = debts[index]!;
    const { minimum, buckets } = debt;
    const promo = buckets === undefined ? debt.promo : undefined;
    const isDaily = (debt.compounding ?? "monthly") !== "monthly";
    plan.opening[index] = debt.balance;
    plan.prepay[index] = debt.prepay === false ? 0 : 1;
    plan.daily[index] = isDaily ? 1 : 0;
    plan.normalRank[index] = ranks[index]!;
    plan.promoRank[index] = ranks[promoted ? count + index : index]!;
    const normal = factorsByLength(debt.apr, debt.compounding);
    plan.normalFactors[index] = normal;
    plan.promoFactors[index] = normal;
    plan.fee[index] = debt.monthlyFee ?? 0;
    if (minimum.type === "fixed") plan.minimumCents[index] = minimum.amount;
    else {
      plan.minimumCents[index] = minimum.floor ?? 0;
      plan.minimumPercent[index] = interestFactor(rateShare(minimum.percent, 1));
      plan.percentAfterInterest[index] = minimum.basis === "after" ? 1 : 0;
      plan.percentPlusInterest[index] = minimum.plusInterest === true ? 1 : 0;
    }
    if (promo !== undefined) {
      plan.promoFactors[index] = factorsByLength(promo.apr, debt.compounding);
      plan.promoMonths[index] = promo.months;
      plan.deferred[index] = promo.deferred === true ? 1 : 0;
      plan.openingAside[index] = promo.accrued ?? 0;
      plan.settledAfter[index] = lastSpecialMonth(promo);
    }
    if (buckets !== undefined) {
      bucketed.push(index);
      plan.bucketsOf[index] = accountBuckets(
        buckets,
        ranks.slice(bucketRank, bucketRank + 2 * buckets.length),
        debt,
      );
      bucketRank += 2 * buckets.length;
      // Whether the account never ends is judged by its lowest rate.
      const lowest = buckets.toSorted((a, b) => compareRates(a.apr, b.apr))[0]?.apr ?? debt.apr;
      const leastFactors = factorsByLength(lowest, debt.compounding);
      plan.normalFactors[index] = leastFactors;
      plan.promoFactors[index] = leastFactors;
      for (const bucket of buckets) {
        plan.promoMonths[index] = Math.max(plan.promoMonths[index]!, bucket.promo?.months ?? 0);
        plan.settledAfter[index] = Math.max(plan.settledAfter[index]!, lastSpecialMonth(bucket.promo));
        if (bucket.promo?.deferred === true) plan.deferred[index] = 1;
        if (bucket.promo !== undefined) changeMonths.push(bucket.promo.months + 1, bucket.promo.months + 2);
      }
    }
    allSettledAfter = Math.max(allSettledAfter, plan.settledAfter[index]!);
    if (promo !== undefined || isDaily) changing.push(index);
    if (minimum.type === "percent" || promo?.deferred === true || buckets !== undefined) {
      special.push(index);
      plan.isSpecial[index] = 1;
      plan.alwaysSpecial[index] = minimum.type === "percent" || buckets !== undefined ? 1 : 0;
    }
  }
  const anyDaily = plan.daily.includes(1);
  if (anyDaily && request.start === undefined) {
    throw new RangeError("Daily interest needs the month the plan starts in");
  }
  const budgetByMonth = Float64Array.from(budgetAmounts(request.budget));
  if (budgetByMonth.length === 0) throw new RangeError("A budget needs at least one amount");
  allSettledAfter = Math.max(allSettledAfter, budgetByMonth.length - 1);
  const extras = extrasOf(request);
  for (let index = 0; index < count; index++)
    if (plan.settledAfter[index]! > 0)
      changeMonths.push(plan.promoMonths[index]! + 1, plan.settledAfter[index]! + 1);
  for (let index = 1; index < budgetByMonth.length; index++)
    if (budgetByMonth[index] !== budgetByMonth[index - 1]) changeMonths.push(index + 1);
  changeMonths.sort((a, b) => a - b);
  for (const { month, amount } of extras) if (amount > 0) allSettledAfter = Math.max(allSettledAfter, month);
  return {
    ...plan,
    bucketed,
    request,
    count,
    maxMonths,
    anyDaily,
    changing: Int32Array.from(changing),
    special: Int32Array.from(special),
    budgetByMonth,
    budgetIsExtra: request.budget.kind === "extra",
    rollover: request.rollover !== false,
    extras,
    changeMonths,
    monthDays:
      anyDaily && request.start !== undefined ? lengthsOfMonths(request.start, maxMonths + 1) : NO_DAYS,
    allSettledAfter,
  };
}
