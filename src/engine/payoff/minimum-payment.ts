import { interestOn } from "./interest-factor.ts";
import type { PreparedPlan } from "./prepare-plan.ts";

/**
 * The minimum of a debt whose rule is a percentage, in cents: the share of the balance before or after this month's interest,
 * half up to a cent; then, where the rule says so, plus interest and fee; then not below the floor. The caller caps it at what
 * is owed. 0 for a debt with another rule.
 */
export function percentMinimum(
  plan: PreparedPlan,
  debt: number,
  balance: number,
  interest: number,
  owed: number,
): number {
  const percent = plan.minimumPercent[debt];
  if (!percent) return 0;
  const share = interestOn(plan.percentAfterInterest[debt] === 1 ? balance + interest : balance, percent);
  const minimum = plan.percentPlusInterest[debt] === 1 ? share + owed - balance : share;
  return Math.max(minimum, plan.minimumCents[debt]!);
}
