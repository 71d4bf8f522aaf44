/** Whether a plan still gets anywhere: the difference between a long plan and one that never ends. */
import { interestOn } from "./interest-factor.ts";
import { balance, chargedInterest, left, open, paid, rising, SUM, sums } from "./month.ts";
import type { PreparedPlan } from "./prepare-plan.ts";

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
  return everyOne;
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
  return nothingElseChanges && count > 0 && count === openCount;
}
