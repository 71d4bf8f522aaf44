/**
 * What the checking accounts will hold in the coming days: what their newest statements say, then pay and bills that come in a
 * rhythm (pay as late and bills as early as they ever were), payments on debts, and what is usually spent besides. Savings are left
 * out: nothing is paid from them by itself. It foretells two emergencies: too little before the next payday, and a payment that the
 * account will not hold on its day.
 */
import { addDays, daysBetween } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import { type DatedFlow, type DayRun, splitHistory } from "./history-paths.ts";

export type OutlookAccount = {
  /** As the newest statement says, at the end of the last of `runs`. */
  readonly balance: Cents;
  /** Days that the account's statements cover, oldest first; at least one. */
  readonly runs: readonly DayRun[];
  /** The account's own flows, without payments on known debts and without transfers. */
  readonly flows: readonly DatedFlow[];
};

/** A payment on a debt that leaves on a day. */
export type DuePayment = {
  readonly id: string;
  readonly on: PlainDate;
  readonly amount: Cents;
  /** What must be paid at least. */
  readonly minimum: Cents;
};

export type BalanceOutlook = {
  /** The day of the oldest of the balances that it begins with, and their sum. */
  readonly asOf: PlainDate;
  readonly balance: Cents;
  readonly nextPayday: PlainDate;
  /** The lowest that the accounts hold from today until the day before the payday. */
  readonly lowest: { readonly on: PlainDate; readonly balance: Cents };
  /** Payments whose minimum is above what the accounts hold on their day, earliest first; what they hold is never below 0. */
  readonly uncovered: ReadonlyArray<DuePayment & { readonly holds: Cents }>;
};

/** Older balances foretell nothing: a month, and the days until its statement is there. */
const OLDEST_BALANCE_DAYS = 35;
/** No payday within so many days: no regular pay. */
const PAYDAY_DAYS = 35;
/** Payments are foretold for so many days: long enough to act, short enough to be known. */
const PAYMENT_DAYS_AHEAD = 14;
/** Longer ago says little about what is usually spent now. */
const LOOKED_BACK_DAYS = 366;
/** Fewer covered days say nothing about what is usually spent. */
const LEAST_DAYS = 14;

/**
 * What usually leaves the account besides what is due, in `days` days, in cents and never above 0: the median of all spans of that
 * length, in proportion where the history is shorter than that.
 */
function usualSpending(
  residuals: Float64Array,
  runs: ReadonlyArray<{ readonly first: number; readonly last: number }>,
): (days: number) => number {
  const oldest = residuals.length - LOOKED_BACK_DAYS;
  const spans = runs
    .map(({ first, last }) => residuals.subarray(Math.max(0, first, oldest), last + 1))
    .filter(({ length }) => length >= LEAST_DAYS)
    .map((flows) => {
      const sums = new Float64Array(flows.length + 1);
      for (const [index, flow] of flows.entries()) sums[index + 1] = sums[index]! + flow;
      return sums;
    });
  const longest = Math.max(0, ...spans.map(({ length }) => length - 1));
  return (days) => {
    const length = Math.min(days, longest);
    if (length === 0) return 0;
    const seen = spans.flatMap((sums) =>
      Array.from({ length: Math.max(0, sums.length - length) }, (_, day) => sums[day + length]! - sums[day]!),
    );
    const median = seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 0;
    return Math.min(0, Math.trunc((median * days) / length));
  };
}

/** What an account holds at the end of each day from `today` on, before payments on debts; index 0 is today. */
function balancesOf(account: OutlookAccount, today: PlainDate, dayCount: number): Float64Array {
  const end = account.runs.at(-1)!.last;
  const past = daysBetween(end, today);
  const history = splitHistory(account.flows, account.runs, past + dayCount);
  const spent = usualSpending(history.residuals, history.runs);
  const newest = history.residuals.length - 1;
  const balances = new Float64Array(dayCount);
  for (let index = 0; index < dayCount; index++) {
    const day = past + index;
    const scheduled = history.due
      .filter((one) => one.day <= day)
      .reduce((sum, { amounts }) => sum + amounts[newest]!, 0);
    balances[index] = account.balance + scheduled + spent(day);
  }
  return balances;
}

/** The first day after today on which regular pay is due; undefined where none is within five weeks. */
function nextPaydayOf(accounts: readonly OutlookAccount[], today: PlainDate): PlainDate | undefined {
  return accounts
    .flatMap(({ flows, runs }) => {
      const end = runs.at(-1)!.last;
      const pay = flows.filter(({ kind, amount }) => kind === "income" && amount > 0);
      return splitHistory(pay, runs, daysBetween(end, today) + PAYDAY_DAYS).due.map(({ day }) =>
        addDays(end, day),
      );
    })
    .filter((day) => day > today)
    .toSorted()[0];
}

/**
 * Foretells the balance. Undefined without an account, where a balance is older than 35 days or of a later day than today, or where
 * no regular pay is seen: then nothing sure can be said. `payments` of days up to today are taken as paid since the newest balance;
 * those of the same day are paid smallest minimum first, after the day's pay. A higher balance never adds an emergency.
 */
export function computeBalanceOutlook(input: {
  readonly accounts: readonly OutlookAccount[];
  /** From the day after the newest balance on. */
  readonly payments: readonly DuePayment[];
  readonly today: PlainDate;
}): BalanceOutlook | undefined {
  const { accounts, today } = input;
  const ends = accounts.map(({ runs }) => runs.at(-1)!.last).toSorted();
  const [asOf] = ends;
  if (asOf === undefined || ends.at(-1)! > today || daysBetween(asOf, today) > OLDEST_BALANCE_DAYS)
    return undefined;
  const nextPayday = nextPaydayOf(accounts, today);
  if (nextPayday === undefined) return undefined;
  const daysToPay = daysBetween(today, nextPayday);
  const dayCount = Math.max(daysToPay, PAYMENT_DAYS_AHEAD) + 1;
  const each = accounts.map((account) => balancesOf(account, today, dayCount));
  const payments = input.payments.toSorted((a, b) =>
    a.on < b.on ? -1 : a.on > b.on ? 1 : a.minimum - b.minimum,
  );
  const uncovered: Array<DuePayment & { readonly holds: Cents }> = [];
  let lowest: BalanceOutlook["lowest"] | undefined;
  let [paid, next] = [0, 0];
  for (let index = 0; index < dayCount; index++) {
    const on = addDays(today, index);
    const before = each.reduce((sum, balances) => sum + balances[index]!, 0);
    for (; next < payments.length && payments[next]!.on <= on; next++) {
      const payment = payments[next]!;
      const holds = cents(Math.max(0, before - paid));
      if (payment.on > today && index <= PAYMENT_DAYS_AHEAD && payment.minimum > holds)
        uncovered.push({ ...payment, holds });
      paid += payment.amount;
    }
    const balance = cents(before - paid);
    if (index < daysToPay && (lowest === undefined || balance < lowest.balance)) lowest = { on, balance };
  }
  if (lowest === undefined) return undefined;
  const balance = cents(accounts.reduce((sum, account) => sum + account.balance, 0));
  return { asOf, balance, nextPayday, lowest, uncovered };
}
