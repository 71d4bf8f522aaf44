/** Whether a plan still gets anywhere: the difference between a long plan and one that never ends. */
import { interestOn } from "./interest-factor.ts";
import { balance, chargedInterest, left, open, paid, rising, SUM, sums } from "./month.ts";
import type { PreparedPlan } from "./prepare-plan.ts";

/** At least the money of a month once the budget no longer changes; the minimums of the first month, where needed, rounded up. */
function mostMoney(plan: PreparedPlan): number {
  const last = plan.budgetByMonth.at(-1) ?? 0;
  if (!plan.budgetIsExtra) return last;
  let minimums = 0;
  for (let debt = 0; debt < plan.count; debt++) {
    const opening = plan.opening[debt]!;
    const rate = Math.max(
      plan.normalFactors[debt]!.at(-1)!.approximate,
      plan.promoFactors[debt]!.at(-1)!.approximate,
    );
    const charged = Math.ceil(opening * rate) + plan.fee[debt]!;
    const percent = plan.minimumPercent[debt]?.approximate ?? 0;
    const asked = Math.max(
      plan.minimumCents[debt]!,
      percent > 0 ? Math.ceil((opening + charged) * percent) + charged : 0,
    );
    minimums += Math.min(asked, opening + charged);
  }
  return last + minimums;
}

/**
 * Smallest balance first, sorted anew each month: while all balances rise, the target can change to a debt with a higher rate,
 * and then the plan may end after all. It cannot where even the lowest rate on all that is owed is above the money of a month.
 */
function anotherTargetMayEndIt(plan: PreparedPlan, openCount: number): boolean {
  const { strategy, resort } = plan.request;
  if (strategy !== "snowball" || resort === "once") return false;
  let targets = 0;
  let owed = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let place = 0; place < openCount; place++) {
    const debt = open[place]!;
    targets += plan.prepay[debt]!;
    owed += balance[debt]!;
    lowest = Math.min(lowest, plan.normalFactors[debt]![0]!.approximate);
  }
  // A cent for each debt: what rounding can take off its interest.
  return targets > 1 && !(plan.rollover && lowest * owed >= mostMoney(plan) + openCount);
}

/**
 * For plans with daily interest, before a month ends. A month of 31 days may lift a balance that the year lowers; so such a debt
 * counts as stuck only when its payment does not cover the interest of the shortest month.
 */
export function dailyPlanNeverEnds(
  plan: PreparedPlan,
  month: number,
  openCount: number,
  nothingElseChanges: boolean,
  minimumsOnly: boolean,
): boolean {
  let everyOne = nothingElseChanges;
  for (let place = 0; place < openCount; place++) {
    const debt = open[place]!;
    const before = balance[debt]!;
    const leastInterest =
      plan.daily[debt] === 1 ? interestOn(before, plan.normalFactors[debt]![0]!) : chargedInterest(debt);
    const stuck = left[debt]! > 0 && leastInterest + plan.fee[debt]! >= paid[debt]!;
    if (!stuck) everyOne = false;
    else if (onlyItsMinimum(plan, debt, minimumsOnly) && month > plan.settledAfter[debt]!) return true;
  }
  return everyOne && !anotherTargetMayEndIt(plan, openCount);
}

function onlyItsMinimum(plan: PreparedPlan, debt: number, minimumsOnly: boolean): boolean {
  return minimumsOnly || plan.prepay[debt] === 0;
}

/**
 * After a month ended, with monthly interest: a payment that does not lower its balance never will once the terms stay the same.
 * One such debt is enough where nothing but its own minimum will ever reach it; else all open ones must be stuck, none closed in
 * that month (its money goes to the others) and nothing else may change.
 */
export function monthlyPlanNeverEnds(
  plan: PreparedPlan,
  month: number,
  openCount: number,
  nothingElseChanges: boolean,
  minimumsOnly: boolean,
): boolean {
  const count = sums[SUM.rising]!;
  for (let place = 0; place < count; place++) {
    const debt = rising[place]!;
    if (onlyItsMinimum(plan, debt, minimumsOnly) && month > plan.settledAfter[debt]!) return true;
  }
  return nothingElseChanges && count > 0 && count === openCount && !anotherTargetMayEndIt(plan, openCount);
}
