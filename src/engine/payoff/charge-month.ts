/** Steps 1 to 3 of a month: interest, fee and minimum of each open debt. */
import { type InterestFactor, interestOn, TIE_WIDTH } from "./interest-factor.ts";
import { percentMinimum } from "./minimum-payment.ts";
import { COLUMN, type PreparedPlan, SUM } from "./prepare-plan.ts";

const SHORTEST_MONTH = 28;

/** The place of a month's length in the lists of factors; any place will do for monthly interest. */
function lengthPlace(plan: PreparedPlan, month: number, debt: number): number {
  return plan.daily[debt] === 1 ? plan.monthDays[month - 1]! - SHORTEST_MONTH : 0;
}

function factorOf(plan: PreparedPlan, month: number, debt: number): InterestFactor {
  const factors = month <= plan.promoMonths[debt]! ? plan.promoFactors : plan.normalFactors;
  return factors[debt]![lengthPlace(plan, month, debt)]!;
}

/** Puts the factor of the month in place; call it for the first month and whenever promotion or length of the month change. */
export function applyTerms(plan: PreparedPlan, month: number, debt: number): void {
  plan.memory.approximate[debt] = factorOf(plan, month, debt).approximate;
}

/** Interest at the normal APR accrues aside during a deferred promotion; the month after it, what is aside is charged. */
function deferredInterest(plan: PreparedPlan, month: number, debt: number, balance: number): number {
  const { aside } = plan.memory;
  const last = plan.promoMonths[debt]!;
  if (month > last + 1) return 0;
  if (month === last + 1) return aside[debt]!;
  aside[debt]! += interestOn(balance, plan.normalFactors[debt]![lengthPlace(plan, month, debt)]!);
  return 0;
}

/** One row in full, for what the short loop does not cover; corrects the sums by the difference. */
function chargeAgain(plan: PreparedPlan, month: number, debt: number): void {
  const { balance, interest, paid, left, sums } = plan.memory;
  const before = balance[debt]!;
  const owedShort = before + interest[debt]! + plan.fee[debt]!;
  let charged = interestOn(before, factorOf(plan, month, debt));
  if (plan.deferred[debt] === 1) charged += deferredInterest(plan, month, debt, before);
  const owed = before + charged + plan.fee[debt]!;
  const asked =
    plan.minimumPercent[debt] === null
      ? plan.minimumCents[debt]!
      : percentMinimum(plan, debt, before, charged, owed);
  const minimum = Math.min(asked, owed);
  sums[SUM.minimums]! += minimum - paid[debt]!;
  sums[SUM.owed]! += owed - owedShort;
  interest[debt] = charged;
  paid[debt] = minimum;
  left[debt] = owed - minimum;
}

/**
 * Fills interest, the minimum as first payment and what is left to pay of the month, for the first `openCount` open debts.
 * The loop holds monthly interest and fixed minimums only and calls nothing, since a call would make the runtime check every
 * array again at every access; rows close to half a cent, percentages and deferred promotions are done again afterwards.
 */
export function chargeMonth(plan: PreparedPlan, month: number, openCount: number): void {
  const { count, special } = plan;
  const { block, open, balance, ties, sums } = plan.memory;
  const factorAt = COLUMN.approximate * count;
  const feeAt = COLUMN.fee * count;
  const minimumAt = COLUMN.minimumCents * count;
  const interestAt = COLUMN.interest * count;
  const paidAt = COLUMN.paid * count;
  const leftAt = COLUMN.left * count;
  let minimums = 0;
  let owedInAll = 0;
  let tieCount = 0;
  for (let place = 0; place < openCount; place++) {
    const debt = open[place]!;
    const before = block[debt]!; // balance is the first column
    const raised = before * block[factorAt + debt]! + 0.5;
    const charged = Math.floor(raised);
    const owed = before + charged + block[feeAt + debt]!;
    const asked = block[minimumAt + debt]!;
    const minimum = asked < owed ? asked : owed;
    block[interestAt + debt] = charged;
    block[paidAt + debt] = minimum;
    block[leftAt + debt] = owed - minimum;
    minimums += minimum;
    owedInAll += owed;
    if (Math.abs(raised - charged - 0.5) >= 0.5 - raised * TIE_WIDTH) ties[tieCount++] = debt;
  }
  sums[SUM.minimums] = minimums;
  sums[SUM.owed] = owedInAll;
  for (let place = 0; place < tieCount; place++) {
    if (plan.isSpecial[ties[place]!] === 0) chargeAgain(plan, month, ties[place]!);
  }
  for (let place = 0; place < special.length; place++) {
    if (balance[special[place]!]! > 0) chargeAgain(plan, month, special[place]!);
  }
}
