/**
 * The day of the month on which each debt's automatic payment leaves the account.
 *
 * One fixed day a month, 1 to 28, because that is what an autopay form takes. It lies 7 to 17 days before the due date in every
 * month: never later than three business days before it is due, whichever way a bank moves a weekend or a holiday, and never
 * before the statement it is for exists (creditors send it at least 21 days before the due date, 12 CFR 1026.5(b)(2)(ii)).
 *
 * Among those days, in this order: (1) the one that keeps the account closest to or above its buffer, where its balance is known;
 * (2) the one whose pay carries the least in all, so that no pay carries everything; (3) the shortest wait after pay arrives;
 * (4) the earliest. Without paydays: the latest, so that the money stays longest. The debts are decided one after the other, by
 * due date, then once more each, knowing the others. No chance, no clock: the same input gives the same days.
 *
 * Where a day falls on a weekend or bank holiday, the payment is expected on the next business day, but the account is checked as if
 * it left on the business day before, and pay as if it came on the business day after: both the worse case. Where the day of the
 * first month is past, or too close to the due date, that payment is made by hand: on the next business day, or, if it is due
 * earlier, on the last one before.
 */
import { businessDaysBefore, nextBusinessDay, previousBusinessDay } from "../calendar/business-days.ts";
import { addDays, addMonths, dayInMonth, daysBetween, monthOf, type PlainMonth } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type PayPattern, payArrivals } from "../cashflow/pay-pattern.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { DebtId } from "./plan.ts";

const SAFE_BUSINESS_DAYS = 3;
const LATEST_DAYS_BEFORE = 7;
const EARLIEST_DAYS_BEFORE = 17;
const LAST_DAY_OF_EVERY_MONTH = 28;
/** Stands for the last day of any month. */
const LAST_DAY = 31;
/** A day is judged by so many months; the account is watched for two. */
const MONTHS_JUDGED = 14;
const DAYS_WATCHED = 62;

export type DebtToPay = {
  readonly id: DebtId;
  /** The day of the month it is due, 1 to 31 (31: the last day); undefined where no document shows it. */
  readonly dueDay?: number;
  /** What the plan pays, from month 1 on. */
  readonly payments: readonly Cents[];
};

export type PayingAccount = {
  /** In the account at the end of today. */
  readonly opening: Cents;
  /** Where the balance is to stay above. */
  readonly buffer: Cents;
  /** Certain money in and out (negative), pay included; days before tomorrow are not looked at. */
  readonly flows: readonly { readonly on: PlainDate; readonly amount: Cents }[];
};

export type PaymentDaysInput = {
  readonly today: PlainDate;
  /** The calendar month of month 1, in which no due date is past; see plan-start.ts. */
  readonly start: PlainMonth;
  readonly debts: readonly DebtToPay[];
  readonly pay?: PayPattern;
  readonly account?: PayingAccount;
};

export type DatedPayment = {
  readonly month: number;
  readonly amount: Cents;
  readonly payOn: PlainDate;
  /** The earliest day the money may leave: a bank may move a weekend or holiday to the business day before. */
  readonly leavesFrom: PlainDate;
  /** The month of the day that was set up, before weekends are looked at. */
  readonly setUpMonth: PlainMonth;
  readonly due: PlainDate | undefined;
  /** No automatic payment can make it any more: its day is past, or it is tight. */
  readonly isByHand: boolean;
  /** Fewer than three business days are left before the due date. */
  readonly isTight: boolean;
};

export type PaymentDays = {
  readonly id: DebtId;
  readonly dayOfMonth: number | undefined;
  readonly reason:
    | { readonly kind: "after-payday"; readonly longestWaitDays: number }
    | { readonly kind: "before-due-date" }
    | { readonly kind: "no-due-day" };
  /** Payments of nothing are not listed. */
  readonly payments: readonly DatedPayment[];
};

export type BalanceOutlook = {
  readonly lowest: Cents;
  readonly lowestOn: PlainDate;
  readonly until: PlainDate;
};

/** The due date of each plan month: the first one that is not past, and the same day of every month after it. */
export function dueDates(start: PlainMonth, dueDay: number, today: PlainDate, months: number): PlainDate[] {
  const shift = dayInMonth(start, dueDay) < today ? 1 : 0;
  return Array.from({ length: months }, (_, index) => dayInMonth(addMonths(start, index + shift), dueDay));
}

/** The last day with that number which is at least 7 days before the due date; undefined when it is too long before. */
function nominalPayDay(due: PlainDate, day: number): PlainDate | undefined {
  const latest = addDays(due, -LATEST_DAYS_BEFORE);
  const inSame = dayInMonth(monthOf(latest), day);
  const nominal = inSame <= latest ? inSame : dayInMonth(addMonths(monthOf(latest), -1), day);
  return nominal >= addDays(due, -EARLIEST_DAYS_BEFORE) ? nominal : undefined;
}

/** One possible day of the month, with the business day its money may leave at the earliest, by month. */
type Candidate = {
  readonly day: number;
  /** The day of the first month, before weekends are looked at. */
  readonly first: PlainDate;
  readonly leaves: readonly PlainDate[];
  /** For each of them the pay it is taken from: its index among the arrivals, -1 for none. */
  readonly carriers: readonly number[];
  readonly waitDays: number;
};

/** A debt with its due dates and the days that suit all of them, latest first. */
type Choosing = {
  readonly debt: DebtToPay;
  readonly due: readonly PlainDate[];
  readonly candidates: readonly Candidate[];
  chosen: Candidate | undefined;
};

/** The index of the last arrival on or before a day; -1 when there is none. */
function lastArrival(arrivals: readonly PlainDate[], day: PlainDate): number {
  return arrivals.findLastIndex((arrival) => arrival <= day);
}

/** The days that suit every one of the due dates, the latest first. */
function candidatesFor(
  due: readonly PlainDate[],
  today: PlainDate,
  arrivals: readonly PlainDate[],
): Candidate[] {
  const found: Candidate[] = [];
  for (let day = LAST_DAY_OF_EVERY_MONTH; day >= 1; day--) {
    const first = due[0] === undefined ? undefined : nominalPayDay(due[0], day);
    if (first === undefined) continue;
    const nominal = due.flatMap((date) => nominalPayDay(date, day) ?? []);
    if (nominal.length < due.length) continue;
    const leaves = nominal.map((date) => {
      const early = previousBusinessDay(date);
      return early <= today ? nextBusinessDay(addDays(today, 1)) : early;
    });
    const carriers = leaves.map((date) => lastArrival(arrivals, date));
    const waits = leaves.map((date, index) => {
      const arrival = arrivals[carriers[index] ?? -1];
      return arrival === undefined ? 0 : daysBetween(arrival, date);
    });
    found.push({ day, first, leaves, carriers, waitDays: Math.max(0, ...waits) });
  }
  return found.toSorted((a, b) => daysBetween(a.first, b.first));
}

/** The most that any one pay would carry, with this debt paid on the candidate's day. */
function peakLoad(others: readonly Choosing[], own: Choosing, candidate: Candidate): number {
  const loads = new Map<number, number>();
  const add = ({ debt }: Choosing, { carriers }: Candidate) => {
    for (const [index, arrival] of carriers.entries()) {
      loads.set(arrival, (loads.get(arrival) ?? 0) + (debt.payments[index] ?? 0));
    }
  };
  for (const other of others) if (other.chosen !== undefined) add(other, other.chosen);
  add(own, candidate);
  return Math.max(0, ...loads.values());
}

/** The lowest balance of the watched days; on each day money out goes before money in. */
function outlook(
  account: PayingAccount,
  today: PlainDate,
  paid: readonly { on: PlainDate; amount: number }[],
) {
  const until = addDays(today, DAYS_WATCHED);
  const byDay = new Map<PlainDate, { out: number; in: number }>();
  for (const { on, amount } of [...account.flows, ...paid]) {
    if (on <= today || on > until) continue;
    const day = byDay.get(on) ?? { out: 0, in: 0 };
    if (amount < 0) day.out += amount;
    else day.in += amount;
    byDay.set(on, day);
  }
  let balance: number = account.opening;
  let lowest = { lowest: account.opening as number, lowestOn: today };
  for (const [on, day] of [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    balance += day.out;
    if (balance < lowest.lowest) lowest = { lowest: balance, lowestOn: on };
    balance += day.in;
  }
  return { ...lowest, until };
}

function paidOn(choosing: readonly Choosing[]): { on: PlainDate; amount: number }[] {
  return choosing.flatMap(({ debt, chosen, candidates }) =>
    ((chosen ?? candidates[0])?.leaves ?? []).map((on, index) => ({
      on,
      amount: 0 - (debt.payments[index] ?? 0),
    })),
  );
}

/** Lower is better, compared from the first number on. */
function scoreOf(
  input: PaymentDaysInput,
  all: readonly Choosing[],
  own: Choosing,
  candidate: Candidate,
): number[] {
  const others = all.filter((other) => other !== own);
  const { account, today } = input;
  const below =
    account === undefined
      ? 0
      : account.buffer -
        outlook(account, today, [...paidOn(others), ...paidOn([{ ...own, chosen: candidate }])]).lowest;
  return [Math.max(0, below), peakLoad(others, own, candidate), candidate.waitDays];
}

function isLower(a: readonly number[], b: readonly number[]): boolean {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value < (b[index] ?? 0);
  return false;
}

/** Decides every debt's day; see the top of the file. */
function chooseDays(input: PaymentDaysInput, all: readonly Choosing[]): void {
  if (input.pay === undefined) {
    for (const choosing of all) choosing.chosen = choosing.candidates[0];
    return;
  }
  const byDue = all.toSorted((a, b) => ((a.due[0] ?? "") < (b.due[0] ?? "") ? -1 : 1));
  for (const choosing of [...byDue, ...byDue]) {
    let best: number[] | undefined;
    // Later candidates of the list leave earlier: on a tie the earlier day is taken.
    for (const candidate of choosing.candidates) {
      const score = scoreOf(input, all, choosing, candidate);
      if (best === undefined || !isLower(best, score)) {
        best = score;
        choosing.chosen = candidate;
      }
    }
  }
}

/** The first business day after today; where it is due before that, the last one up to the due date, at the earliest today. */
function soonest(today: PlainDate, due: PlainDate): PlainDate {
  const next = nextBusinessDay(addDays(today, 1));
  if (next <= due) return next;
  const last = previousBusinessDay(due);
  return last > today ? last : today;
}

/**
 * The day to make a single payment by hand that is due on `due`, today or later: a week before, on a business day, or as soon as
 * still can be. Never past, never after it is due.
 */
export function dayToPayByHand(due: PlainDate, today: PlainDate): { payOn: PlainDate; isTight: boolean } {
  const wished = nextBusinessDay(addDays(due, -LATEST_DAYS_BEFORE));
  const earliest = soonest(today, due);
  const payOn = wished < earliest ? earliest : wished;
  return { payOn, isTight: payOn > businessDaysBefore(due, SAFE_BUSINESS_DAYS) };
}

function datedPayments(debt: DebtToPay, day: number | undefined, input: PaymentDaysInput): DatedPayment[] {
  const { today, start } = input;
  const dues = debt.dueDay === undefined ? [] : dueDates(start, debt.dueDay, today, debt.payments.length);
  return debt.payments.flatMap((amount, index) => {
    if (amount === 0) return [];
    const due = dues[index];
    const wished =
      due === undefined || day === undefined
        ? dayInMonth(addMonths(start, index), 1)
        : (nominalPayDay(due, day) ?? addDays(due, -LATEST_DAYS_BEFORE));
    // Where no due day is known the month itself is the bound: a payment belongs to its month.
    const earliest = soonest(today, due ?? dayInMonth(addMonths(start, index), LAST_DAY));
    const onTime = nextBusinessDay(wished);
    const payOn = onTime < earliest ? earliest : onTime;
    const isTight = due !== undefined && payOn > businessDaysBefore(due, SAFE_BUSINESS_DAYS);
    const isByHand = wished <= today || isTight;
    const before = previousBusinessDay(wished);
    return [
      {
        month: index + 1,
        amount,
        payOn,
        leavesFrom: isByHand || before < earliest ? payOn : before,
        setUpMonth: monthOf(isByHand ? payOn : wished),
        due,
        isTight,
        isByHand,
      },
    ];
  });
}

/**
 * The day of each debt and every dated payment of the plan. Debts without a due day are paid on the first business day of each
 * month and have no day to set up. `balance` is undefined without an account.
 */
export function choosePaymentDays(input: PaymentDaysInput): {
  readonly debts: readonly PaymentDays[];
  readonly balance: BalanceOutlook | undefined;
} {
  const { today, start, pay, account } = input;
  const until = dayInMonth(addMonths(start, MONTHS_JUDGED + 1), 31);
  const arrivals = pay === undefined ? [] : payArrivals(pay, addDays(today, -31), until);
  // Debts with one due day have the same days to choose from.
  const known = new Map<string, readonly Candidate[]>();
  const candidatesOf = (dueDay: number, months: number): readonly Candidate[] => {
    const key = `${dueDay} ${months}`;
    const found = known.get(key) ?? candidatesFor(dueDates(start, dueDay, today, months), today, arrivals);
    known.set(key, found);
    return found;
  };
  const choosing = input.debts.flatMap((debt): Choosing[] => {
    if (debt.dueDay === undefined) return [];
    // A debt that is paid already still has a day.
    const months = Math.min(debt.payments.length || MONTHS_JUDGED, MONTHS_JUDGED);
    const due = dueDates(start, debt.dueDay, today, months);
    // The days must suit every month of a year, also where fewer payments are left.
    const suitable = new Set(candidatesOf(debt.dueDay, MONTHS_JUDGED).map(({ day }) => day));
    const candidates = candidatesOf(debt.dueDay, months).filter(({ day }) => suitable.has(day));
    return [{ debt, due, candidates, chosen: undefined }];
  });
  chooseDays(input, choosing);
  const debts = input.debts.map((debt): PaymentDays => {
    const chosen = choosing.find((candidate) => candidate.debt === debt)?.chosen;
    return {
      id: debt.id,
      dayOfMonth: chosen?.day,
      reason:
        chosen === undefined
          ? { kind: "no-due-day" }
          : pay === undefined
            ? { kind: "before-due-date" }
            : { kind: "after-payday", longestWaitDays: chosen.waitDays },
      payments: datedPayments(debt, chosen?.day, input),
    };
  });
  if (account === undefined) return { debts, balance: undefined };
  const withoutDay = debts
    .filter(({ dayOfMonth }) => dayOfMonth === undefined)
    .flatMap(({ payments }) => payments.map(({ payOn, amount }) => ({ on: payOn, amount: 0 - amount })));
  const {
    lowest,
    lowestOn,
    until: watchedUntil,
  } = outlook(account, today, [...paidOn(choosing), ...withoutDay]);
  return { debts, balance: { lowest: cents(lowest), lowestOn, until: watchedUntil } };
}
