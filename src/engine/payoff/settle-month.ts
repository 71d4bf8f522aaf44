/** The end of a month: balances after the payments, closed debts, and whether the plan still gets anywhere. */
import { interestOn } from "./interest-factor.ts";
import { COLUMN, type PreparedPlan, SUM } from "./prepare-plan.ts";

/**
 * True when a payment does not lower the balance and never will, were terms and payments to stay as they are. With daily interest
 * a month of 31 days may lift a balance that the year lowers; the shortest month cannot.
 */
function isStuck(plan: PreparedPlan, debt: number, before: number, after: number, paid: number): boolean {
  if (plan.daily[debt] === 0) return after >= before;
  return interestOn(before, plan.normalFactors[debt]![0]!) + plan.fee[debt]! >= paid;
}

/** Looks closer once a balance did not fall, or with daily interest: at the debts that stay open, their balances replaced. */
function neverEnds(
  plan: PreparedPlan,
  month: number,
  stillOpen: number,
  nothingElseChanges: boolean,
  minimumsOnly: boolean,
): boolean {
  const { open, balance, interest, paid } = plan.memory;
  let everyOne = nothingElseChanges;
  for (let place = 0; place < stillOpen; place++) {
    const debt = open[place]!;
    const after = balance[debt]!;
    const before = after + paid[debt]! - interest[debt]! - plan.fee[debt]!;
    if (!isStuck(plan, debt, before, after, paid[debt]!)) everyOne = false;
    // Nothing but its own minimum will ever reach this debt.
    else if ((minimumsOnly || plan.prepay[debt] === 0) && month > plan.settledAfter[debt]!) return true;
  }
  return everyOne;
}

/**
 * Replaces the balances by what is left, adds up the interest and drops closed debts from the open ones; returns how many stay.
 * `settledAfter`: the last month in which something other than the balances changes.
 */
export function settleMonth(
  plan: PreparedPlan,
  month: number,
  openCount: number,
  settledAfter: number,
  minimumsOnly: boolean,
): number {
  const { block, open, paidOffMonth, sums } = plan.memory;
  const interestAt = COLUMN.interest * plan.count;
  const leftAt = COLUMN.left * plan.count;
  const totalAt = COLUMN.totalInterest * plan.count;
  let charged = 0;
  let remaining = 0;
  let stillOpen = 0;
  let falling = 0;
  for (let place = 0; place < openCount; place++) {
    const debt = open[place]!;
    const after = block[leftAt + debt]!;
    const added = block[interestAt + debt]!;
    if (after < block[debt]!) falling++; // balance is the first column
    block[debt] = after;
    block[totalAt + debt]! += added;
    charged += added;
    remaining += after;
    if (after > 0) open[stillOpen++] = debt;
    else paidOffMonth[debt] = month;
  }
  sums[SUM.charged] = charged;
  sums[SUM.remaining] = remaining;
  const lookCloser = stillOpen > 0 && (falling < openCount || plan.anyDaily);
  // A debt that closed this month frees money for the others.
  const nothingElseChanges = stillOpen === openCount && month > settledAfter;
  const stuck = lookCloser && neverEnds(plan, month, stillOpen, nothingElseChanges, minimumsOnly);
  sums[SUM.stuck] = stuck ? 1 : 0;
  return stillOpen;
}
