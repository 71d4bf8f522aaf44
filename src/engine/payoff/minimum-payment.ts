import { interestOn } from "./interest-factor.ts";
import type { PreparedPlan } from "./prepare-plan.ts";

/**
 * The minimum payment of one debt in one month, in cents, never above what is owed.
 * Fixed: the amount. Percent: the share of the balance before or after this month's interest, half up to a cent; then, where the
 * rule says so, plus interest and fee; then not below the floor.
 */
export function minimumPayment(
  plan: PreparedPlan,
  debt: number,
  balance: number,
  interest: number,
  owed: number,
): number {
  const percent = plan.minimumPercent[debt];
  let minimum = plan.minimumCents[debt]!;
  if (percent) {
    const floor = minimum;
    minimum = interestOn(plan.percentAfterInterest[debt] === 1 ? balance + interest : balance, percent);
    if (plan.percentPlusInterest[debt] === 1) minimum += owed - balance;
    if (minimum < floor) minimum = floor;
  }
  return minimum < owed ? minimum : owed;
}
