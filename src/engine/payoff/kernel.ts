/**
 * Plays a plan month by month. One month, in this order:
 *  1. interest on the balance left after last month's payments, rounded half up to a cent for each debt;
 *  2. the account fee;
 *  3. the minimum of each open debt, never above what is owed;
 *  4. money below the sum of minimums ends the plan before this month;
 *  5. minimums are paid, then extras aimed at one debt, then the surplus down the order, on to the next debt in the same month.
 * Nothing is allocated for a row: amounts are whole cents in doubles below 2^53, in arrays that are used again.
 */
import { exactInterest, interestOn, TIE_WIDTH } from "./interest-factor.ts";
import { minimumPayment } from "./minimum-payment.ts";
import { type OrderPolicy, PUSHED, pickTarget } from "./order.ts";
import type { PreparedPlan } from "./prepare-plan.ts";
import type { ColumnWriter } from "./schedule-columns.ts";

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
  /** The money of the month after the last one played, and what its minimums need; 0 unless the budget is below them. */
  readonly required: number;
  readonly available: number;
};

const SHORTEST_MONTH = 28;

function applyTerms(plan: PreparedPlan, month: number, debt: number): void {
  const { approximate } = plan.memory;
  const days = plan.daily[debt] === 1 ? plan.monthDays[month - 1]! : SHORTEST_MONTH;
  const factors = month <= plan.promoMonths[debt]! ? plan.promoFactors : plan.normalFactors;
  approximate[debt] = factors[debt]![days - SHORTEST_MONTH]!.approximate;
}

/** The exact interest of a month in which the double was too close to half a cent to decide. */
function decideTie(plan: PreparedPlan, month: number, debt: number, balance: number): number {
  const days = plan.daily[debt] === 1 ? plan.monthDays[month - 1]! : SHORTEST_MONTH;
  const factors = month <= plan.promoMonths[debt]! ? plan.promoFactors : plan.normalFactors;
  return exactInterest(balance, factors[debt]![days - SHORTEST_MONTH]!);
}

/** Interest at the normal APR accrues aside during a deferred promotion; the month after it, what is aside is charged. */
function deferredInterest(plan: PreparedPlan, month: number, debt: number, balance: number): number {
  const { aside } = plan.memory;
  const last = plan.promoMonths[debt]!;
  if (month > last + 1) return 0;
  if (month === last + 1) return aside[debt]!;
  const days = plan.daily[debt] === 1 ? plan.monthDays[month - 1]! : SHORTEST_MONTH;
  aside[debt]! += interestOn(balance, plan.normalFactors[debt]![days - SHORTEST_MONTH]!);
  return 0;
}

/** True when a payment does not lower the balance and never will, were the terms and payments to stay as they are. */
function isStuck(plan: PreparedPlan, debt: number, before: number, after: number, paid: number): boolean {
  if (plan.daily[debt] === 0) return after >= before;
  // A month of 31 days may lift a balance that the year lowers; the shortest month cannot.
  return interestOn(before, plan.normalFactors[debt]![0]!) + plan.fee[debt]! >= paid;
}

function setPriorities(plan: PreparedPlan, policy: OrderPolicy, month: number): void {
  const { priority, approximate } = plan.memory;
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
  for (const { debt, from, until } of policy.pushes ?? []) {
    if (month >= from && month <= until) priority[debt]! += PUSHED;
  }
}

/** Replaces the priorities by the order they and the balances give now. */
function freezePriorities(plan: PreparedPlan, openCount: number, balanceFirst: boolean): void {
  const { open, balance, priority } = plan.memory;
  const order = Array.from(open.subarray(0, openCount)).toSorted((a, b) => {
    const byBalance = balance[a]! - balance[b]!;
    const byPriority = priority[b]! - priority[a]!;
    return (balanceFirst ? byBalance || byPriority : byPriority || byBalance) || a - b;
  });
  for (const [place, debt] of order.entries()) priority[debt] = -place;
}

function openDebtsOf(plan: PreparedPlan): number {
  const { memory } = plan;
  memory.balance.set(plan.opening);
  memory.aside.fill(0);
  memory.totalInterest.fill(0);
  memory.totalFees.fill(0);
  memory.totalPaid.fill(0);
  memory.paidOffMonth.fill(0);
  let openCount = 0;
  for (let debt = 0; debt < plan.count; debt++) {
    applyTerms(plan, 1, debt);
    if (plan.opening[debt]! > 0) memory.open[openCount++] = debt;
  }
  return openCount;
}

/**
 * Plays the plan in its own memory; the figures of each debt are left there until the next run. A search gives the cost of the
 * best plan so far as `costLimit`, so that a dearer one is not played to its end.
 */
export function runPlan(
  plan: PreparedPlan,
  policy: OrderPolicy,
  columns?: ColumnWriter,
  costLimit = Number.POSITIVE_INFINITY,
): PlanRun {
  const { balance, left, paid, approximate, interest, priority, totalInterest, totalFees, totalPaid } =
    plan.memory;
  const { open: openDebts, paidOffMonth } = plan.memory;
  const { fee, minimumPercent, minimumCents, deferred, changing, budgetByMonth, settledAfter, prepay } = plan;
  const balanceFirst = policy.by === "balance";
  const minimumsOnly = policy.by === "none";
  const pushes = policy.pushes ?? [];
  let settled = plan.allSettledAfter;
  for (const push of pushes) settled = Math.max(settled, push.from);
  let openCount = openDebtsOf(plan);
  let remaining = 0;
  for (let debt = 0; debt < plan.count; debt++) remaining += balance[debt]!;
  let sumInterest = 0;
  let sumFees = 0;
  let sumPaid = 0;
  let firstMinimums = 0;
  let firstBudget = 0;
  let frozen = false;
  let month = 0;
  let stuck = false;

  const result = (status: PlanRun["status"], required = 0, available = 0): PlanRun => ({
    status,
    months: month,
    interest: sumInterest,
    fees: sumFees,
    paid: sumPaid,
    remaining,
    firstBudget,
    required,
    available,
  });

  while (openCount > 0) {
    if (stuck) return result("never-pays-off");
    if (sumInterest + sumFees > costLimit) return result("too-dear");
    if (month === plan.maxMonths) return result("not-paid-within-horizon");
    month++;

    let changed = month === 1;
    for (let place = 0; place < changing.length; place++) {
      const debt = changing[place]!;
      if (plan.daily[debt] === 1 || month === plan.promoMonths[debt]! + 1) {
        applyTerms(plan, month, debt);
        changed = true;
      }
    }
    for (let place = 0; place < pushes.length; place++) {
      const push = pushes[place]!;
      if (month === push.from || month === push.until + 1) changed = true;
    }
    if (changed && !frozen) setPriorities(plan, policy, month);

    let minimums = 0;
    let owedInAll = 0;
    for (let place = 0; place < openCount; place++) {
      const debt = openDebts[place]!;
      const before = balance[debt]!;
      const product = before * approximate[debt]!;
      const whole = Math.floor(product);
      const distance = product - whole - 0.5;
      let charged = distance > 0 ? whole + 1 : whole;
      if (Math.abs(distance) <= product * TIE_WIDTH) charged = decideTie(plan, month, debt, before);
      if (deferred[debt] === 1) charged += deferredInterest(plan, month, debt, before);
      const owed = before + charged + fee[debt]!;
      let minimum = minimumCents[debt]!;
      if (minimumPercent[debt] !== null) minimum = minimumPayment(plan, debt, before, charged, owed);
      else if (minimum > owed) minimum = owed;
      interest[debt] = charged;
      paid[debt] = minimum;
      left[debt] = owed - minimum;
      minimums += minimum;
      owedInAll += owed;
    }

    // Beyond 2^53 cents a double no longer holds every cent: such a debt is out of reach, and the month is not counted.
    if (!(sumPaid + owedInAll <= Number.MAX_SAFE_INTEGER)) {
      month--;
      return result("never-pays-off");
    }

    let surplus = 0;
    if (month === 1) firstMinimums = minimums;
    if (minimumsOnly) {
      if (month === 1) firstBudget = minimums;
    } else {
      const given = budgetByMonth[month <= budgetByMonth.length ? month - 1 : budgetByMonth.length - 1]!;
      let available = plan.budgetIsExtra ? given + firstMinimums : given;
      if (!plan.rollover) available += minimums - firstMinimums;
      if (month === 1) firstBudget = available;
      if (available < minimums) {
        month--;
        return result("budget-below-minimums", minimums, available);
      }
      surplus = available - minimums;
      for (const extra of plan.extras) {
        if (extra.month !== month) continue;
        const aimed = extra.debt;
        // A debt that is closed or takes no more than its minimum leaves the money to the others.
        const room = aimed >= 0 && prepay[aimed] === 1 && balance[aimed]! > 0 ? left[aimed]! : 0;
        const share = Math.min(room, extra.amount);
        if (share > 0) {
          paid[aimed]! += share;
          left[aimed]! -= share;
        }
        surplus += extra.amount - share;
      }
      if (policy.frozen === true && !frozen) {
        freezePriorities(plan, openCount, balanceFirst);
        frozen = true;
      }
      for (let place = 0; place < pushes.length; place++) {
        const push = pushes[place]!;
        if (month !== push.from - 1 || balance[push.debt] === 0) continue;
        const share = Math.min(surplus, push.before, left[push.debt]!);
        paid[push.debt]! += share;
        left[push.debt]! -= share;
        surplus -= share;
      }
      while (surplus > 0) {
        const debt = pickTarget(
          openDebts,
          openCount,
          balance,
          left,
          prepay,
          priority,
          balanceFirst && !frozen,
        );
        if (debt === -1) break;
        const share = Math.min(surplus, left[debt]!);
        paid[debt]! += share;
        left[debt]! -= share;
        surplus -= share;
      }
    }

    const allSettled = month > settled;
    let everyOneStuck = allSettled;
    let stillOpen = 0;
    let length = 0;
    if (columns !== undefined) length = columns.reserve(openCount);
    remaining = 0;
    for (let place = 0; place < openCount; place++) {
      const debt = openDebts[place]!;
      const before = balance[debt]!;
      const after = left[debt]!;
      const payment = paid[debt]!;
      balance[debt] = after;
      totalInterest[debt]! += interest[debt]!;
      totalFees[debt]! += fee[debt]!;
      totalPaid[debt]! += payment;
      sumInterest += interest[debt]!;
      sumFees += fee[debt]!;
      sumPaid += payment;
      remaining += after;
      if (columns !== undefined) {
        columns.payments[length] = payment;
        columns.balances[length++] = after;
      }
      if (after === 0) {
        paidOffMonth[debt] = month;
        continue;
      }
      openDebts[stillOpen++] = debt;
      if (after < before && plan.daily[debt] === 0) everyOneStuck = false;
      else if (!isStuck(plan, debt, before, after, payment)) everyOneStuck = false;
      else if ((minimumsOnly || prepay[debt] === 0) && month > settledAfter[debt]!) stuck = true;
    }
    if (columns !== undefined) columns.length = length;
    if (stillOpen < openCount) everyOneStuck = false;
    if (everyOneStuck) stuck = true;
    openCount = stillOpen;
  }
  return result("paid");
}
