/** A plan request as flat arrays, one place for each debt in input order: what the kernel reads, and its working memory. */
import { addMonths, daysOfMonth, type PlainMonth } from "../calendar/months.ts";
import { compareRates, type Rate, rateShare } from "../money/rate.ts";
import { type InterestFactor, interestFactor, monthFactor } from "./interest-factor.ts";
import type { Budget, PlanDebt, PlanRequest } from "./plan.ts";

/** One hundred years. */
export const DEFAULT_MAX_MONTHS = 1200;

/** The months have 28 to 31 days. */
const SHORTEST_MONTH = 28;
const MONTH_LENGTHS = [28, 29, 30, 31];

export type PreparedPlan = {
  readonly request: PlanRequest;
  readonly count: number;
  readonly maxMonths: number;
  readonly opening: Float64Array;
  readonly fee: Float64Array;
  /** The amount of a fixed minimum, the floor of a percentage. */
  readonly minimumCents: Float64Array;
  readonly minimumPercent: readonly (InterestFactor | null)[];
  readonly percentAfterInterest: Uint8Array;
  readonly percentPlusInterest: Uint8Array;
  readonly prepay: Uint8Array;
  readonly promoMonths: Int32Array;
  readonly deferred: Uint8Array;
  readonly daily: Uint8Array;
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
  readonly budgetByMonth: Float64Array;
  readonly budgetIsExtra: boolean;
  readonly rollover: boolean;
  readonly extras: readonly { readonly month: number; readonly amount: number; readonly debt: number }[];
  /** Length of month m at m - 1; empty without daily interest. */
  readonly monthDays: Uint8Array;
  /** From the month after this one nothing changes but the balances. */
  readonly allSettledAfter: number;
  readonly memory: WorkingMemory;
};

export type WorkingMemory = {
  readonly balance: Float64Array;
  readonly left: Float64Array;
  readonly paid: Float64Array;
  readonly approximate: Float64Array;
  readonly interest: Float64Array;
  readonly aside: Float64Array;
  readonly priority: Float64Array;
  readonly open: Int32Array;
  readonly totalInterest: Float64Array;
  readonly totalFees: Float64Array;
  readonly totalPaid: Float64Array;
  readonly paidOffMonth: Int32Array;
};

function workingMemory(count: number): WorkingMemory {
  return {
    balance: new Float64Array(count),
    left: new Float64Array(count),
    paid: new Float64Array(count),
    approximate: new Float64Array(count),
    interest: new Float64Array(count),
    aside: new Float64Array(count),
    priority: new Float64Array(count),
    open: new Int32Array(count),
    totalInterest: new Float64Array(count),
    totalFees: new Float64Array(count),
    totalPaid: new Float64Array(count),
    paidOffMonth: new Int32Array(count),
  };
}

function rankRates(rates: readonly Rate[]): Map<Rate, number> {
  const ranks = new Map<Rate, number>();
  let rank = 0;
  let previous: Rate | undefined;
  for (const rate of rates.toSorted(compareRates)) {
    if (previous !== undefined && compareRates(previous, rate) !== 0) rank++;
    ranks.set(rate, rank);
    previous = rate;
  }
  return ranks;
}

function factorsByLength(apr: Rate, debt: PlanDebt): InterestFactor[] {
  const compounding = debt.compounding ?? "monthly";
  if (compounding === "monthly") {
    const factor = monthFactor(apr, compounding, SHORTEST_MONTH);
    return MONTH_LENGTHS.map(() => factor);
  }
  return MONTH_LENGTHS.map((days) => monthFactor(apr, compounding, days));
}

function budgetAmounts(budget: Budget): readonly number[] {
  return budget.kind === "by-month" ? budget.amounts : [budget.amount];
}

function lengthsOfMonths(start: PlainMonth, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => daysOfMonth(addMonths(start, index)));
}

/**
 * Reads a request into flat arrays. Ask once and run as often as wished.
 * @throws RangeError for a request that contract/plan-request.ts would refuse: no budget amount, an extra or an order for an
 * unknown debt, daily interest without `start`.
 */
export function preparePlan(request: PlanRequest): PreparedPlan {
  const { debts } = request;
  const maxMonths = request.maxMonths ?? DEFAULT_MAX_MONTHS;
  const ranks = rankRates(debts.flatMap(({ apr, promo }) => (promo ? [apr, promo.apr] : [apr])));
  const placeOf = new Map(debts.map((debt, index) => [debt.id, index]));
  const daily = Uint8Array.from(debts, ({ compounding }) => Number((compounding ?? "monthly") !== "monthly"));
  const anyDaily = daily.includes(1);
  if (anyDaily && request.start === undefined)
    throw new RangeError("Daily interest needs the month the plan starts in");
  const budgetByMonth = Float64Array.from(budgetAmounts(request.budget));
  if (budgetByMonth.length === 0) throw new RangeError("A budget needs at least one amount");
  const extras = (request.extras ?? []).map(({ month, amount, id }) => {
    const debt = id === undefined ? -1 : placeOf.get(id);
    if (debt === undefined) throw new RangeError(`No debt has the id ${id}`);
    return { month, amount, debt };
  });
  const settledAfter = Int32Array.from(debts, ({ promo }) =>
    promo === undefined ? 0 : promo.months + (promo.deferred === true ? 1 : 0),
  );
  return {
    request,
    count: debts.length,
    maxMonths,
    opening: Float64Array.from(debts, ({ balance }) => balance),
    fee: Float64Array.from(debts, ({ monthlyFee }) => monthlyFee ?? 0),
    minimumCents: Float64Array.from(debts, ({ minimum }) =>
      minimum.type === "fixed" ? minimum.amount : (minimum.floor ?? 0),
    ),
    minimumPercent: debts.map(({ minimum }) =>
      minimum.type === "fixed" ? null : interestFactor(rateShare(minimum.percent, 1)),
    ),
    percentAfterInterest: Uint8Array.from(debts, ({ minimum }) =>
      Number(minimum.type === "percent" && minimum.basis === "after"),
    ),
    percentPlusInterest: Uint8Array.from(debts, ({ minimum }) =>
      Number(minimum.type === "percent" && minimum.plusInterest === true),
    ),
    prepay: Uint8Array.from(debts, ({ prepay }) => Number(prepay !== false)),
    promoMonths: Int32Array.from(debts, ({ promo }) => promo?.months ?? 0),
    deferred: Uint8Array.from(debts, ({ promo }) => Number(promo?.deferred === true)),
    daily,
    promoFactors: debts.map((debt) => factorsByLength(debt.promo?.apr ?? debt.apr, debt)),
    normalFactors: debts.map((debt) => factorsByLength(debt.apr, debt)),
    promoRank: Float64Array.from(debts, ({ apr, promo }) => ranks.get(promo?.apr ?? apr) ?? 0),
    normalRank: Float64Array.from(debts, ({ apr }) => ranks.get(apr) ?? 0),
    settledAfter,
    changing: Int32Array.from(
      debts.flatMap((debt, index) => (debt.promo !== undefined || daily[index] === 1 ? [index] : [])),
    ),
    budgetByMonth,
    budgetIsExtra: request.budget.kind === "extra",
    rollover: request.rollover !== false,
    extras,
    monthDays:
      request.start !== undefined && anyDaily ? lengthsOfMonths(request.start, maxMonths) : new Uint8Array(),
    allSettledAfter: Math.max(
      budgetByMonth.length - 1,
      ...settledAfter,
      ...extras.map(({ month, amount }) => (amount === 0 ? 0 : month)),
    ),
    memory: workingMemory(debts.length),
  };
}
