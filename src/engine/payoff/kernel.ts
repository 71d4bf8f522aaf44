/**
 * Plays a plan month by month. One month, in this order:
 *  1. interest on the balance left after last month's payments, rounded half up to a cent for each debt;
 *  2. the account fee;
 *  3. the minimum of each open debt, never above what is owed;
 *  4. money below the sum of minimums ends the plan before this month;
 *  5. minimums are paid, then extras aimed at one debt, then the surplus down the order, on to the next debt in the same month.
 * Nothing is allocated for a row: amounts are whole cents in doubles below 2^53, in arrays that are used again.
 */
import { openBucketCount, openBuckets } from "./balance-buckets.ts";
import * as working from "./month.ts";
import { dailyPlanNeverEnds, monthlyPlanNeverEnds } from "./never-ends.ts";
import { type OrderPolicy, PUSHED, type Push, pickTarget } from "./order.ts";
import type { PreparedPlan } from "./prepare-plan.ts";
import {
  applyTerms,
  bucketedPriority,
  chargeSpecialDebts,
  roomInDearest,
  settleBucketedDebts,
  settleSoFar,
} from "./special-terms.ts";
import { forgetSteadyMonths, playSteadyMonths } from "./steady-months.ts";

/* A constant of this module is a constant to the compiler; an import is looked up at each use. */
const { approximate, balance, fee, left, open, paid, priority, sums } = working;
const { openDebts, SUM, takeBackCharges, turnMonth } = working;

export type PlanRun = {
  /** "too-dear": stopped since interest and fees are above the limit that was given. */
  readonly status:
    | "paid"
    | "budget-below-minimums"
    | "never-pays-off"
    | "not-paid-within-horizon"
    | "too-dear";
  /** Months played. */
  readonly months: number;
  readonly interest: number;
  readonly fees: number;
  readonly paid: number;
  readonly remaining: number;
  /** The money of the first month. */
  readonly firstBudget: number;
  /** When the budget is below the minimums: what they need in the month after the last one played, and the money there is. */
  readonly required: number;
  readonly available: number;
};

const NO_PUSHES: readonly Push[] = [];

function setPriorities(plan: PreparedPlan, policy: OrderPolicy, month: number): void {
  for (let debt = 0; debt < plan.count; debt++) {
    switch (policy.by) {
      case "charged":
      case "balance":
        priority[debt] = month <= plan.promoMonths[debt]! ? plan.promoRank[debt]! : plan.normalRank[debt]!;
        break;
      case "goto":
        priority[debt] = plan.normalRank[debt]!;
        break;
      case "effective":
        priority[debt] = approximate[debt]!;
        break;
      case "list":
        priority[debt] = -(policy.positions?.[debt] ?? debt);
        break;
      case "none":
        priority[debt] = 0;
        break;
      default:
        policy.by satisfies never;
    }
  }
  for (const debt of plan.bucketed) rankBucketed(plan, policy, month, debt);
  for (const { debt, from, until } of policy.pushes ?? NO_PUSHES) {
    if (month >= from && month <= until) priority[debt]! += PUSHED;
  }
}

/** Gives an account with several balances the priority of the dearest that owes something; a list keeps its own. */
function rankBucketed(plan: PreparedPlan, policy: OrderPolicy, month: number, debt: number): void {
  if (policy.by === "list" || policy.by === "none") return;
  const pushed = priority[debt]! >= PUSHED ? PUSHED : 0;
  priority[debt] =
    pushed + bucketedPriority(plan, debt, month, policy.by === "balance" ? "charged" : policy.by);
}

/** Replaces the priorities by the order they and the balances give now. */
function freezePriorities(openCount: number, balanceFirst: boolean): void {
  const order = Array.from(open.subarray(0, openCount)).toSorted((a, b) => {
    const byBalance = balance[a]! - balance[b]!;
    const byPriority = priority[b]! - priority[a]!;
    return (balanceFirst ? byBalance || byPriority : byPriority || byBalance) || a - b;
  });
  for (const [place, debt] of order.entries()) priority[debt] = -place;
}

/** New factors and priorities where the month changes them; returns whether it does. */
function changeTerms(plan: PreparedPlan, pushes: readonly Push[], month: number): boolean {
  let changed = plan.bucketed.length > 0;
  for (const debt of plan.changing) {
    if (plan.daily[debt] === 1 || month === plan.promoMonths[debt]! + 1) {
      applyTerms(plan, month, debt);
      forgetSteadyMonths(plan.count);
      changed = true;
    }
  }
  for (const { from, until } of pushes) {
    if (month === from || month === until + 1) changed = true;
  }
  return changed;
}

/** While a payment still moves an account from dear to cheap balances, its interest can fall though its total rises. */
function mixesRates(plan: PreparedPlan): boolean {
  return plan.bucketed.some((debt) => balance[debt]! > 0 && openBucketCount(plan.bucketsOf[debt]!) > 1);
}

/** The money of a month, its minimums being known. */
function moneyOf(plan: PreparedPlan, month: number, firstMinimums: number): number {
  const { budgetByMonth } = plan;
  const given = budgetByMonth[month <= budgetByMonth.length ? month - 1 : budgetByMonth.length - 1]!;
  const budget = plan.budgetIsExtra ? given + firstMinimums : given;
  return plan.rollover ? budget : budget + sums[SUM.minimums]! - firstMinimums;
}

/** Pays one debt from the surplus, at most `atMost` and what it can take; returns what it took. */
function pay(debt: number, atMost: number): number {
  const share = Math.min(atMost, left[debt]!);
  paid[debt]! += share;
  left[debt]! -= share;
  return share;
}

/** Extras of the month: those aimed at a debt reach it, the rest joins the surplus, which is returned. */
function payExtras(plan: PreparedPlan, month: number, surplus: number): number {
  let money = surplus;
  for (const { month: due, amount, debt } of plan.extras) {
    if (due !== month) continue;
    // A debt that is closed or takes no more than its minimum leaves the money to the others.
    const takesIt = debt >= 0 && plan.prepay[debt] === 1 && balance[debt]! > 0;
    money += amount - (takesIt ? pay(debt, amount) : 0);
  }
  return money;
}

/** Spends the surplus down the order. `literal`: the order is kept whatever a dollar saves inside an account. */
function paySurplus(
  plan: PreparedPlan,
  policy: OrderPolicy,
  month: number,
  openCount: number,
  surplus: number,
  balanceFirst: boolean,
  literal: boolean,
): void {
  let money = surplus;
  for (const push of policy.pushes ?? NO_PUSHES) {
    if (month === push.from - 1 && balance[push.debt]! > 0) {
      money -= pay(push.debt, Math.min(money, push.before));
    }
  }
  while (money > 0) {
    const debt = pickTarget(open, openCount, balance, left, plan.prepay, priority, balanceFirst);
    if (debt === -1) return;
    if (literal || plan.bucketsOf[debt] === null) money -= pay(debt, money);
    else {
      // The next balance of the account may be cheaper than another debt, so its place is looked at again.
      money -= pay(debt, Math.min(money, roomInDearest(plan, debt, month)));
      settleSoFar(plan, debt, month);
      rankBucketed(plan, policy, month, debt);
    }
  }
}

function openFees(openCount: number): number {
  let fees = 0;
  for (let place = 0; place < openCount; place++) fees += fee[open[place]!]!;
  return fees;
}

/**
 * Plays the plan; the figures of each debt are left in month.ts until the next run. `record` keeps the rows of the schedule for
 * takeColumns. A search gives the cost of the best plan so far as `costLimit`, so that a dearer one is not played to its end.
 */
export function runPlan(
  plan: PreparedPlan,
  policy: OrderPolicy,
  record = false,
  costLimit = Number.POSITIVE_INFINITY,
): PlanRun {
  const minimumsOnly = policy.by === "none";
  const balanceFirst = policy.by === "balance";
  const pushes = policy.pushes ?? NO_PUSHES;
  const termsChange = plan.changing.length > 0 || plan.bucketed.length > 0 || pushes.length > 0;
  const settledAfter = pushes.reduce((last, { from }) => Math.max(last, from), plan.allSettledAfter);
  const owedAtFirst = plan.opening.reduce((sum, amount) => sum + amount, 0);
  let sumInterest = 0;
  let sumFees = 0;
  let firstMinimums = 0;
  let firstBudget = 0;
  let available = 0;
  let frozen = false;
  let month = 0;
  let status: PlanRun["status"] = "paid";

  openDebts(plan.opening, plan.fee, plan.minimumCents, plan.openingAside);
  for (const debt of plan.bucketed) openBuckets(plan.bucketsOf[debt]!);
  forgetSteadyMonths(plan.count);
  for (let debt = 0; debt < plan.count; debt++) applyTerms(plan, 1, debt);
  setPriorities(plan, policy, 1);
  // Each turn ends a month and begins the next; the first only begins.
  let openCount = turnMonth(0, plan.count, false);
  let fees = openFees(openCount);
  if (openCount === 0 && !minimumsOnly) firstBudget = moneyOf(plan, 1, 0);

  while (openCount > 0) {
    const next = month + 1;
    if (sums[SUM.ties]! > 0 || plan.special.length > 0) chargeSpecialDebts(plan, next);
    const minimums = sums[SUM.minimums]!;
    if (month === 0) firstMinimums = minimums;
    available = minimumsOnly ? minimums : moneyOf(plan, next, firstMinimums);
    if (month === 0) firstBudget = available;

    if (sumInterest + sumFees > costLimit) status = "too-dear";
    else if (month === plan.maxMonths) status = "not-paid-within-horizon";
    // Beyond 2^53 cents a double no longer holds every cent: such a debt is out of reach, and the month is not counted.
    else if (!(sums[SUM.owed]! + sumInterest + sumFees <= Number.MAX_SAFE_INTEGER)) status = "never-pays-off";
    else if (available < minimums) status = "budget-below-minimums";
    if (status !== "paid") break;

    const first = policy.frozen === true && !frozen;
    const room = Math.floor(
      (Number.MAX_SAFE_INTEGER - sums[SUM.owed]! - sumInterest - sumFees) / (available + 1),
    );
    const steady = first
      ? 0
      : playSteadyMonths(
          plan,
          policy,
          pushes,
          month,
          openCount,
          available - minimums,
          Math.min(room, plan.maxMonths - month),
          record,
        );
    if (steady > 0) {
      month += steady;
      sumInterest += sums[SUM.steadyInterest]!;
      sumFees += steady * fees;
      if (termsChange && changeTerms(plan, pushes, month + 1) && !frozen)
        setPriorities(plan, policy, month + 1);
      openCount = turnMonth(month, openCount, false);
      continue;
    }
    if (!minimumsOnly) {
      let surplus = available - minimums;
      if (plan.extras.length > 0) surplus = payExtras(plan, next, surplus);
      if (policy.frozen === true && !frozen) {
        freezePriorities(openCount, balanceFirst);
        frozen = true;
      }
      if (surplus > 0) {
        const literal = frozen || balanceFirst || policy.by === "list";
        paySurplus(plan, policy, next, openCount, surplus, balanceFirst && !frozen, literal);
      }
    }
    if (plan.bucketed.length > 0) settleBucketedDebts(plan, next);
    month = next;
    sumInterest += sums[SUM.owed]! - sums[SUM.remaining]! - fees;
    sumFees += fees;
    const before = openCount;
    const settled = month > settledAfter && !mixesRates(plan);
    const dailyStuck = plan.anyDaily && dailyPlanNeverEnds(plan, month, before, settled, minimumsOnly);
    if (termsChange && changeTerms(plan, pushes, month + 1) && !frozen)
      setPriorities(plan, policy, month + 1);
    openCount = turnMonth(month, before, record);
    if (openCount < before) fees = openFees(openCount);
    const stuck = plan.anyDaily
      ? dailyStuck
      : sums[SUM.rising]! > 0 && monthlyPlanNeverEnds(plan, month, before, settled, minimumsOnly);
    if (stuck && openCount > 0) {
      status = "never-pays-off";
      break;
    }
  }
  if (openCount > 0) takeBackCharges(openCount);
  const below = status === "budget-below-minimums";
  const remaining = sums[SUM.remaining]!;
  return {
    status,
    months: month,
    interest: sumInterest,
    fees: sumFees,
    // What was paid is what is gone: nothing else takes money off a debt.
    paid: owedAtFirst + sumInterest + sumFees - remaining,
    remaining,
    firstBudget,
    required: below ? sums[SUM.minimums]! : 0,
    available: below ? available : 0,
  };
}
