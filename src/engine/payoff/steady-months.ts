/**
 * Plays many months in one go. As long as no debt closes and nothing but the balances changes, each debt pays the same amount every
 * month, so each can be played through all these months alone, in registers, four at a time: several times as fast as month by
 * month. It is the same sum, and what is too close to half a cent is decided by the fraction here as there, so the result is the
 * same to the cent.
 */
import { interestOn, TIE_WIDTH } from "./interest-factor.ts";
import * as working from "./month.ts";
import { type OrderPolicy, type Push, pickTarget } from "./order.ts";
import type { PreparedPlan } from "./prepare-plan.ts";
import { closeRun, openRun } from "./recorded-rows.ts";
import { factorOf } from "./special-terms.ts";

/** Fewer months in one go are not worth the preparation. */
const FEWEST = 2;
const LANES = 4;

/* A constant of this module is a constant to the compiler; an import is looked up at each use. */
const tieWidth = TIE_WIDTH;
const { approximate, balance, fee, left, open, paid, priority, sums, totalInterest } = working;
const { chargedInterest, MAX_DEBTS, SUM } = working;

/** Taken off the estimated months of a debt, so that the estimate is early rather than late. */
const CAUTION = 0.05;

/** The last month in which a debt is surely still open when it gets its minimum only; 0 when not known. */
const opensUntil = new Float64Array(MAX_DEBTS);
/** Balance of each open debt after the months played, by place. */
const after = new Float64Array(MAX_DEBTS);

/** Forgets what is known about the debts: at the start of a plan and when the terms of a debt change. */
export function forgetSteadyMonths(count: number): void {
  opensUntil.fill(0, 0, count);
}

/** The last month that has the same terms, money and pushes as `next`; before `next` when that month has something of its own. */
function steadyUntil(plan: PreparedPlan, pushes: readonly Push[], next: number): number {
  let until = plan.maxMonths;
  for (const { month } of plan.extras) if (month >= next) until = Math.min(until, month - 1);
  for (const month of plan.changeMonths) if (month > next) until = Math.min(until, month - 1);
  for (const push of pushes) {
    if (push.before > 0 && push.from - 1 >= next) until = Math.min(until, push.from - 2);
    if (push.from > next) until = Math.min(until, push.from - 1);
    if (push.until >= next) until = Math.min(until, push.until);
  }
  return until;
}

/** A debt that needs more than a factor and a fixed minimum is played month by month. */
function anySpecialOpen(plan: PreparedPlan, next: number): boolean {
  for (const debt of plan.special) {
    if (balance[debt]! > 0 && (plan.alwaysSpecial[debt] === 1 || next <= plan.settledAfter[debt]!))
      return true;
  }
  return false;
}

/** Whether the target stays the target: no other debt of its rank can fall below its balance. */
function staysTarget(plan: PreparedPlan, target: number, openCount: number, surplus: number): boolean {
  const net = paid[target]! + surplus - fee[target]!;
  for (let place = 0; place < openCount; place++) {
    const debt = open[place]!;
    if (debt === target || plan.prepay[debt] === 0 || priority[debt] !== priority[target]) continue;
    if (approximate[debt] !== approximate[target] || paid[debt]! - fee[debt]! > net) return false;
  }
  return true;
}

/** For how many months a debt stays open that pays `net` above its fee: the annuity formula, and no rounding, so an estimate. */
function monthsOpen(owed: number, factor: number, net: number): number {
  const months = factor === 0 ? owed / net : -Math.log1p((-owed * factor) / net) / Math.log1p(factor);
  return Math.ceil(months - CAUTION) - 1;
}

/** The months in which every debt stays open, at most `most`; 0 when one does not fall. */
function openTogether(
  month: number,
  openCount: number,
  target: number,
  surplus: number,
  most: number,
): number {
  let months = most;
  for (let place = 0; place < openCount; place++) {
    const debt = open[place]!;
    const extra = debt === target ? surplus : 0;
    const owed = balance[debt]!;
    const remaining = left[debt]! - extra;
    if (remaining <= 0 || remaining >= owed) return 0;
    if (debt === target || opensUntil[debt]! <= month) {
      const estimate = monthsOpen(owed, approximate[debt]!, paid[debt]! + extra - fee[debt]!);
      months = Math.min(months, estimate);
      opensUntil[debt] = debt === target ? 0 : month + estimate;
    } else months = Math.min(months, opensUntil[debt]! - month);
    if (months < FEWEST) return 0;
  }
  return months;
}

/** Plays one debt in each lane through `months` months; `rows` gets its balances from `row` on, lane after lane. */
function playLanes(
  plan: PreparedPlan,
  next: number,
  months: number,
  target: number,
  surplus: number,
  place: number,
  openCount: number,
  rows: Float64Array,
  row: number,
): void {
  // Lanes without a debt of their own repeat the last one: they write the same figures to the same place.
  const last = openCount - 1;
  const a = open[place]!;
  const b = open[Math.min(place + 1, last)]!;
  const c = open[Math.min(place + 2, last)]!;
  const d = open[Math.min(place + 3, last)]!;
  const rowB = row + (Math.min(place + 1, last) - place) * months;
  const rowC = row + (Math.min(place + 2, last) - place) * months;
  const rowD = row + (Math.min(place + 3, last) - place) * months;
  const netA = paid[a]! - fee[a]! + (a === target ? surplus : 0);
  const netB = paid[b]! - fee[b]! + (b === target ? surplus : 0);
  const netC = paid[c]! - fee[c]! + (c === target ? surplus : 0);
  const netD = paid[d]! - fee[d]! + (d === target ? surplus : 0);
  const factorA = approximate[a]!;
  const factorB = approximate[b]!;
  const factorC = approximate[c]!;
  const factorD = approximate[d]!;
  let balanceA = balance[a]!;
  let balanceB = balance[b]!;
  let balanceC = balance[c]!;
  let balanceD = balance[d]!;
  // The widest tie of the stretch: balances only fall in it.
  const tieA = 0.5 - (balanceA * factorA + 0.5) * tieWidth;
  const tieB = 0.5 - (balanceB * factorB + 0.5) * tieWidth;
  const tieC = 0.5 - (balanceC * factorC + 0.5) * tieWidth;
  const tieD = 0.5 - (balanceD * factorD + 0.5) * tieWidth;
  for (let played = 0; played < months; played++) {
    const raisedA = balanceA * factorA + 0.5;
    const raisedB = balanceB * factorB + 0.5;
    const raisedC = balanceC * factorC + 0.5;
    const raisedD = balanceD * factorD + 0.5;
    let addedA = Math.floor(raisedA);
    let addedB = Math.floor(raisedB);
    let addedC = Math.floor(raisedC);
    let addedD = Math.floor(raisedD);
    if (Math.abs(raisedA - addedA - 0.5) >= tieA) addedA = interestOn(balanceA, factorOf(plan, next, a));
    if (Math.abs(raisedB - addedB - 0.5) >= tieB) addedB = interestOn(balanceB, factorOf(plan, next, b));
    if (Math.abs(raisedC - addedC - 0.5) >= tieC) addedC = interestOn(balanceC, factorOf(plan, next, c));
    if (Math.abs(raisedD - addedD - 0.5) >= tieD) addedD = interestOn(balanceD, factorOf(plan, next, d));
    balanceA += addedA - netA;
    balanceB += addedB - netB;
    balanceC += addedC - netC;
    balanceD += addedD - netD;
    rows[row + played] = balanceA;
    rows[rowB + played] = balanceB;
    rows[rowC + played] = balanceC;
    rows[rowD + played] = balanceD;
  }
}

/** After how many of the months the balance is still above zero: it falls month by month, so halving finds it. */
function monthsAboveZero(rows: Float64Array, row: number, months: number): number {
  let above = 0;
  let below = months;
  while (above < below) {
    const middle = (above + below) >> 1;
    if (rows[row + middle]! > 0) above = middle + 1;
    else below = middle;
  }
  return above;
}

/** Plays every open debt; returns the months, or fewer when one closes earlier than estimated, and then nothing counts. */
function playTogether(
  plan: PreparedPlan,
  month: number,
  openCount: number,
  target: number,
  surplus: number,
  months: number,
  record: boolean,
): number {
  const { balances, members, payments, row: firstRow, member } = openRun(record ? openCount : LANES, months);
  for (let place = 0; place < openCount; place += LANES) {
    const row = record ? firstRow + place * months : firstRow;
    playLanes(plan, month + 1, months, target, surplus, place, openCount, balances, row);
    for (let lane = 0; lane < LANES && place + lane < openCount; lane++) {
      const debt = open[place + lane]!;
      const end = balances[row + (lane + 1) * months - 1]!;
      if (end <= 0) {
        const above = monthsAboveZero(balances, row + lane * months, months);
        if (debt !== target) opensUntil[debt] = month + above;
        return above;
      }
      after[place + lane] = end;
      if (record) {
        members[member + place + lane] = debt;
        payments[member + place + lane] = paid[debt]! + (debt === target ? surplus : 0);
      }
    }
  }
  if (record) closeRun(openCount, months);
  return months;
}

/**
 * Plays months from the one that is charged (`month` + 1) on, as many as are steady, and leaves the last of them to be ended by
 * turnMonth without recording it. Returns how many were played, 0 when there is nothing to gain; the interest of the months is left
 * in SUM.steadyInterest.
 */
export function playSteadyMonths(
  plan: PreparedPlan,
  policy: OrderPolicy,
  pushes: readonly Push[],
  month: number,
  openCount: number,
  surplus: number,
  most: number,
  record: boolean,
): number {
  if (plan.anyDaily || (surplus > 0 && policy.by === "balance")) return 0;
  let months = Math.min(most, steadyUntil(plan, pushes, month + 1) - month);
  if (months < FEWEST || anySpecialOpen(plan, month + 1)) return 0;
  const target = surplus > 0 ? pickTarget(open, openCount, balance, left, plan.prepay, priority, false) : -1;
  if (target !== -1 && !staysTarget(plan, target, openCount, surplus)) return 0;
  const extra = target === -1 ? 0 : surplus;
  months = openTogether(month, openCount, target, extra, months);
  while (months >= FEWEST) {
    const played = playTogether(plan, month, openCount, target, extra, months, record);
    if (played === months) break;
    months = played;
  }
  if (months < FEWEST) return 0;
  let interest = 0;
  for (let place = 0; place < openCount; place++) {
    const debt = open[place]!;
    const payment = paid[debt]! + (debt === target ? extra : 0);
    const charged = months * (payment - fee[debt]!) + after[place]! - balance[debt]!;
    interest += charged;
    // The first month's interest was charged by the turn before.
    totalInterest[debt]! += charged - chargedInterest(debt);
    paid[debt] = payment;
    left[debt] = after[place]!;
  }
  sums[SUM.steadyInterest] = interest;
  return months;
}
