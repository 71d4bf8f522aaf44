/**
 * The working memory of all plans, one place for each debt, and the one loop that runs for every debt and month. Memory and loop
 * stand in one module as constants, since the runtime then knows each array's address and length: the loop runs twice as fast as
 * with arrays handed over. A plan is played in one go, so no two ever use the memory at the same time; nothing in it survives
 * into the next plan, which fills it anew.
 */
import { TIE_WIDTH } from "./interest-factor.ts";
import { clearRows, closeRun, openRun } from "./recorded-rows.ts";

/** The most debts a plan may hold. */
export const MAX_DEBTS = 1024;

/** Owed at the end of the last month played. */
export const balance = new Float64Array(MAX_DEBTS);
/** The interest factor of the month as a double. */
export const approximate = new Float64Array(MAX_DEBTS);
export const fee = new Float64Array(MAX_DEBTS);
/** A fixed minimum; the floor of a percentage. */
export const minimumCents = new Float64Array(MAX_DEBTS);
/** Payment and what is left to pay of the month that is being played; together they are what is owed in it. */
export const paid = new Float64Array(MAX_DEBTS);
export const left = new Float64Array(MAX_DEBTS);
export const totalInterest = new Float64Array(MAX_DEBTS);
export const paidOffMonth = new Int32Array(MAX_DEBTS);
/** Deferred interest so far. */
export const aside = new Float64Array(MAX_DEBTS);
export const priority = new Float64Array(MAX_DEBTS);
/** The open debts, in input order. */
export const open = new Int32Array(MAX_DEBTS);
/** Debts whose interest of the month is too close to half a cent for a double. */
export const ties = new Int32Array(MAX_DEBTS);
/** Open debts whose balance the last month did not lower. */
export const rising = new Int32Array(MAX_DEBTS);

/** Figures of a turn, at the places of SUM: a function can return one number only without allocating. */
export const SUM = { minimums: 0, owed: 1, remaining: 2, rising: 3, ties: 4, steadyInterest: 5 } as const;
export const sums = new Float64Array(Object.keys(SUM).length);

/*
 * What a module exports is looked up anew at each use; what it keeps to itself is a constant to the compiler. So the loop below
 * uses names of its own for the same arrays.
 */
const tieWidth = TIE_WIDTH;
const ownBalance = balance;
const ownApproximate = approximate;
const ownFee = fee;
const ownMinimumCents = minimumCents;
const ownPaid = paid;
const ownLeft = left;
const ownTotalInterest = totalInterest;
const ownPaidOffMonth = paidOffMonth;
const ownOpen = open;
const ownTies = ties;
const ownRising = rising;
const ownSums = sums;

/** Puts the opening balances in place and forgets the plan before; returns how many debts are open. */
export function openDebts(
  opening: Float64Array,
  fees: Float64Array,
  minimums: Float64Array,
  openingAside: Float64Array,
): number {
  left.set(opening);
  balance.fill(Number.POSITIVE_INFINITY, 0, opening.length);
  fee.set(fees);
  minimumCents.set(minimums);
  aside.set(openingAside);
  totalInterest.fill(0, 0, opening.length);
  paidOffMonth.fill(0, 0, opening.length);
  clearRows();
  for (let debt = 0; debt < opening.length; debt++) open[debt] = debt;
  return opening.length;
}

/**
 * Ends one month and begins the next in one pass over the open debts: what is left becomes the balance, closed debts drop out,
 * and the others are charged interest (interestOn, written out), fee and minimum. Month 0 is the start of the plan. The loop calls
 * nothing; ties, percentages and deferred promotions are corrected afterwards (special-terms.ts). Returns how many debts are open.
 */
export function turnMonth(month: number, openCount: number, record: boolean): number {
  const { balances, members, payments, row: firstRow, member: firstMember } = openRun(openCount, 1);
  let stillOpen = 0;
  let minimums = 0;
  let owedInAll = 0;
  let remaining = 0;
  let risingCount = 0;
  let tieCount = 0;
  for (let place = 0; place < openCount; place++) {
    const debt = ownOpen[place]!;
    const after = ownLeft[debt]!;
    if (record) {
      members[firstMember + place] = debt;
      payments[firstMember + place] = ownPaid[debt]!;
      balances[firstRow + place] = after;
    }
    if (after === 0) {
      ownBalance[debt] = 0;
      ownPaidOffMonth[debt] = month;
      continue;
    }
    if (after >= ownBalance[debt]!) ownRising[risingCount++] = debt;
    if (stillOpen !== place) ownOpen[stillOpen] = debt;
    stillOpen++;
    ownBalance[debt] = after;
    remaining += after;

    const raised = after * ownApproximate[debt]! + 0.5;
    const added = Math.floor(raised);
    const owed = after + added + ownFee[debt]!;
    const asked = ownMinimumCents[debt]!;
    const minimum = asked < owed ? asked : owed;
    ownTotalInterest[debt]! += added;
    ownPaid[debt] = minimum;
    ownLeft[debt] = owed - minimum;
    minimums += minimum;
    owedInAll += owed;
    if (Math.abs(raised - added - 0.5) >= 0.5 - raised * tieWidth) ownTies[tieCount++] = debt;
  }
  if (record) closeRun(openCount, 1);
  ownSums[SUM.minimums] = minimums;
  ownSums[SUM.owed] = owedInAll;
  ownSums[SUM.remaining] = remaining;
  ownSums[SUM.rising] = risingCount;
  ownSums[SUM.ties] = tieCount;
  return stillOpen;
}

/** The interest of the month that is being played: what is owed in it beside the balance and the fee. */
export function chargedInterest(debt: number): number {
  return paid[debt]! + left[debt]! - balance[debt]! - fee[debt]!;
}

/** Takes back what the last turn charged, when the month it began is not played. */
export function takeBackCharges(openCount: number): void {
  for (let place = 0; place < openCount; place++) {
    const debt = ownOpen[place]!;
    totalInterest[debt]! -= chargedInterest(debt);
  }
}
