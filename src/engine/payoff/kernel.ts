/**
 * Plays a plan month by month. One month, in this order:
 *  1. interest on the balance left after last month's payments, rounded half up to a cent for each debt;
 *  2. the account fee;
 *  3. the minimum of each open debt, never above what is owed;
 *  4. money below the sum of minimums ends the plan before this month;
 *  5. minimums are paid, then extras aimed at one debt, then the surplus down the order, on to the next debt in the same month.
 * Nothing is allocated for a row: amounts are whole cents in doubles below 2^53, in arrays that are used again.
 */
import { applyTerms, chargeMonth } from "./charge-month.ts";
import { type OrderPolicy, PUSHED, type Push, pickTarget } from "./order.ts";
import { type PreparedPlan, SUM } from "./prepare-plan.ts";
import type { ColumnWriter } from "./schedule-columns.ts";
import { settleMonth } from "./settle-month.ts";

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
  for (const { debt, from, until } of policy.pushes ?? NO_PUSHES) {
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

/** Puts the opening balances in place; returns how many debts are open. */
function begin(plan: PreparedPlan): number {
  const { memory } = plan;
  memory.balance.set(plan.opening);
  memory.aside.fill(0);
  memory.totalInterest.fill(0);
  memory.paidOffMonth.fill(0);
  let openCount = 0;
  for (let debt = 0; debt < plan.count; debt++) {
    applyTerms(plan, 1, debt);
    if (plan.opening[debt]! > 0) memory.open[openCount++] = debt;
  }
  return openCount;
}

/** New factors and priorities where the month changes them; returns whether it does. */
function changeTerms(plan: PreparedPlan, pushes: readonly Push[], month: number): boolean {
  let changed = month === 1;
  for (const debt of plan.changing) {
    if (plan.daily[debt] === 1 || month === plan.promoMonths[debt]! + 1) {
      applyTerms(plan, month, debt);
      changed = true;
    }
  }
  for (const { from, until } of pushes) {
    if (month === from || month === until + 1) changed = true;
  }
  return changed;
}

/** The money of a month, its minimums being known. */
function moneyOf(plan: PreparedPlan, month: number, firstMinimums: number): number {
  const { budgetByMonth } = plan;
  const given = budgetByMonth[month <= budgetByMonth.length ? month - 1 : budgetByMonth.length - 1]!;
  const budget = plan.budgetIsExtra ? given + firstMinimums : given;
  return plan.rollover ? budget : budget + plan.memory.sums[SUM.minimums]! - firstMinimums;
}

/** Pays one debt from the surplus, at most `atMost` and what it can take; returns what it took. */
function pay(plan: PreparedPlan, debt: number, atMost: number): number {
  const { left, paid } = plan.memory;
  const share = Math.min(atMost, left[debt]!);
  paid[debt]! += share;
  left[debt]! -= share;
  return share;
}

/** Extras of the month: those aimed at a debt reach it, the rest joins the surplus, which is returned. */
function payExtras(plan: PreparedPlan, month: number, surplus: number): number {
  const { balance } = plan.memory;
  let money = surplus;
  for (const { month: due, amount, debt } of plan.extras) {
    if (due !== month) continue;
    // A debt that is closed or takes no more than its minimum leaves the money to the others.
    const takesIt = debt >= 0 && plan.prepay[debt] === 1 && balance[debt]! > 0;
    money += amount - (takesIt ? pay(plan, debt, amount) : 0);
  }
  return money;
}

/** Spends the surplus down the order. */
function paySurplus(
  plan: PreparedPlan,
  pushes: readonly Push[],
  month: number,
  openCount: number,
  surplus: number,
  balanceFirst: boolean,
): void {
  const { open, balance, left, priority } = plan.memory;
  let money = surplus;
  for (const push of pushes) {
    if (month === push.from - 1 && balance[push.debt]! > 0) {
      money -= pay(plan, push.debt, Math.min(money, push.before));
    }
  }
  while (money > 0) {
    const debt = pickTarget(open, openCount, balance, left, plan.prepay, priority, balanceFirst);
    if (debt === -1) return;
    money -= pay(plan, debt, money);
  }
}

function openFees(plan: PreparedPlan, openCount: number): number {
  let fees = 0;
  for (let place = 0; place < openCount; place++) fees += plan.fee[plan.memory.open[place]!]!;
  return fees;
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
  const { memory, opening } = plan;
  const { sums } = memory;
  const minimumsOnly = policy.by === "none";
  const pushes = policy.pushes ?? NO_PUSHES;
  const termsChange = plan.changing.length > 0 || pushes.length > 0;
  const settledAfter = pushes.reduce((last, { from }) => Math.max(last, from), plan.allSettledAfter);
  const owedAtFirst = opening.reduce((sum, balance) => sum + balance, 0);
  let openCount = begin(plan);
  let fees = openFees(plan, openCount);
  let remaining = owedAtFirst;
  let sumInterest = 0;
  let sumFees = 0;
  let firstMinimums = 0;
  let firstBudget = 0;
  let available = 0;
  let frozen = false;
  let month = 0;
  let status: PlanRun["status"] = "paid";

  while (openCount > 0) {
    if (month > 0 && sums[SUM.stuck] === 1) status = "never-pays-off";
    else if (sumInterest + sumFees > costLimit) status = "too-dear";
    else if (month === plan.maxMonths) status = "not-paid-within-horizon";
    if (status !== "paid") break;

    const next = month + 1;
    if ((termsChange || month === 0) && changeTerms(plan, pushes, next) && !frozen) {
      setPriorities(plan, policy, next);
    }
    chargeMonth(plan, next, openCount);
    const minimums = sums[SUM.minimums]!;
    // Beyond 2^53 cents a double no longer holds every cent: such a debt is out of reach, and the month is not counted.
    if (!(sums[SUM.owed]! + sumInterest + sumFees <= Number.MAX_SAFE_INTEGER)) {
      status = "never-pays-off";
      break;
    }
    if (month === 0) firstMinimums = minimums;
    available = minimumsOnly ? minimums : moneyOf(plan, next, firstMinimums);
    if (month === 0) firstBudget = available;
    if (available < minimums) {
      status = "budget-below-minimums";
      break;
    }
    if (!minimumsOnly) {
      let surplus = available - minimums;
      if (plan.extras.length > 0) surplus = payExtras(plan, next, surplus);
      if (policy.frozen === true && !frozen) {
        freezePriorities(plan, openCount, policy.by === "balance");
        frozen = true;
      }
      if (surplus > 0) paySurplus(plan, pushes, next, openCount, surplus, policy.by === "balance" && !frozen);
    }
    month = next;
    columns?.add(memory, openCount);
    const stillOpen = settleMonth(plan, month, openCount, settledAfter, minimumsOnly);
    sumInterest += sums[SUM.charged]!;
    sumFees += fees;
    remaining = sums[SUM.remaining]!;
    if (stillOpen < openCount) {
      openCount = stillOpen;
      fees = openFees(plan, openCount);
    }
  }
  const below = status === "budget-below-minimums";
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
