/**
 * The rows of the schedule while a plan is played, in buffers that are used again. They are kept as runs: months in a row in which
 * the same debts are open and each pays the same amount. A run stores one payment for each debt and one balance for each debt and
 * month, debt after debt, so a long steady stretch costs one store a month and debt, and reading a debt's line is reading memory
 * in its order.
 */
import type { ScheduleColumns } from "./plan.ts";

/** Room for ten debts over a hundred years; a longer schedule doubles it. */
const FIRST_ROWS = 12_000;
/** Larger buffers are not kept for the next plan. */
const KEPT_ROWS = 500_000;

/** Owed after each payment, run by run, within a run debt by debt. */
let balances = new Float64Array(FIRST_ROWS);
/** The debts of each run and what each of them pays a month in it. */
let members = new Int32Array(FIRST_ROWS);
let payments = new Float64Array(FIRST_ROWS);
/** Months of each run. */
let runMonths = new Int32Array(FIRST_ROWS);
let rowCount = 0;
let memberCount = 0;
let runCount = 0;

/** Where a run that is being written keeps its figures; `row` and `member` are its first places. */
export type OpenRun = {
  balances: Float64Array;
  members: Int32Array;
  payments: Float64Array;
  row: number;
  member: number;
};

/** One object for all runs: opening one allocates nothing. */
const run: OpenRun = { balances, members, payments, row: 0, member: 0 };

function doubledFloats(values: Float64Array<ArrayBuffer>, needed: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(Math.max(2 * values.length, needed));
  longer.set(values);
  return longer;
}

function doubledInts(values: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(Math.max(2 * values.length, needed));
  longer.set(values);
  return longer;
}

/** Forgets what is recorded. */
export function clearRows(): void {
  rowCount = 0;
  memberCount = 0;
  runCount = 0;
}

/** Makes room for a run and says where it goes. What is written there counts only after `closeRun`. */
export function openRun(debts: number, months: number): OpenRun {
  if (rowCount + debts * months > balances.length)
    balances = doubledFloats(balances, rowCount + debts * months);
  if (memberCount + debts > members.length) {
    members = doubledInts(members, memberCount + debts);
    payments = doubledFloats(payments, memberCount + debts);
  }
  run.balances = balances;
  run.members = members;
  run.payments = payments;
  run.row = rowCount;
  run.member = memberCount;
  return run;
}

/** Counts the run that was written since `openRun`. */
export function closeRun(debts: number, months: number): void {
  if (runCount === runMonths.length) runMonths = doubledInts(runMonths, runCount + 1);
  runMonths[runCount++] = months;
  rowCount += debts * months;
  memberCount += debts;
}

/** Hands out a copy of the rows recorded since `clearRows` and forgets them. */
export function takeColumns(): ScheduleColumns {
  const columns = {
    runMonths: runMonths.slice(0, runCount),
    members: members.slice(0, memberCount),
    payments: payments.slice(0, memberCount),
    balances: balances.slice(0, rowCount),
  };
  clearRows();
  if (balances.length > KEPT_ROWS) {
    balances = new Float64Array(FIRST_ROWS);
    members = new Int32Array(FIRST_ROWS);
    payments = new Float64Array(FIRST_ROWS);
    runMonths = new Int32Array(FIRST_ROWS);
  }
  return columns;
}
