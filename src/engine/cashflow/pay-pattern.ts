/** When pay arrives: a regular pattern, found in past deposits or told by the person, and carried on. */
import { nextBusinessDay, previousBusinessDay } from "../calendar/business-days.ts";
import { addDays, addMonths, dayInMonth, daysBetween, monthOf } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";

/** Day 31 stands for the last day of any month; a weekly or biweekly pattern is told by one of its days. */
export type PayPattern =
  | { readonly kind: "weekly"; readonly on: PlainDate }
  | { readonly kind: "biweekly"; readonly on: PlainDate }
  | { readonly kind: "semimonthly"; readonly days: readonly [number, number] }
  | { readonly kind: "monthly"; readonly day: number };

export type Deposit = { readonly on: PlainDate; readonly amount: Cents };

/** The days of a pattern from one day to another, both counted in, before weekends and holidays are looked at. */
function nominalDays(pattern: PayPattern, from: PlainDate, until: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  if (pattern.kind === "weekly" || pattern.kind === "biweekly") {
    const step = pattern.kind === "weekly" ? 7 : 14;
    const past = daysBetween(pattern.on, from) % step;
    for (let day = addDays(from, past > 0 ? step - past : -past); day <= until; day = addDays(day, step)) {
      days.push(day);
    }
    return days;
  }
  const ofMonth =
    pattern.kind === "monthly" ? [pattern.day] : [...new Set(pattern.days)].toSorted((a, b) => a - b);
  for (let month = monthOf(from); month <= monthOf(until); month = addMonths(month, 1)) {
    for (const day of ofMonth) {
      const date = dayInMonth(month, day);
      if (date >= from && date <= until && date !== days.at(-1)) days.push(date);
    }
  }
  return days;
}

/** Pay that falls on a weekend is counted on up to three days later, so the first days of a span can hold pay of before it. */
const LONGEST_WAIT_DAYS = 5;

/**
 * The days on which pay has surely arrived, earliest first: where the pattern names a weekend or a bank holiday, the next business
 * day, although most employers pay before it.
 */
export function payArrivals(pattern: PayPattern, from: PlainDate, until: PlainDate): PlainDate[] {
  const nominal = nominalDays(pattern, addDays(from, -LONGEST_WAIT_DAYS), until);
  return [...new Set(nominal.map(nextBusinessDay))].filter((day) => day >= from && day <= until);
}

/** Deposits may be that many days before or after the pattern's day. */
const EARLIEST = -3;
const LATEST = 1;
const FEWEST: Readonly<Record<PayPattern["kind"], number>> = {
  weekly: 4,
  biweekly: 3,
  semimonthly: 4,
  monthly: 3,
};

/** How many days the deposits are off the pattern in all; undefined where one is missing, doubled or too far off. */
function deviation(pattern: PayPattern, dates: readonly PlainDate[]): number | undefined {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || dates.length < FEWEST[pattern.kind]) return undefined;
  const nominal = nominalDays(pattern, addDays(first, -LATEST), addDays(last, -EARLIEST));
  if (nominal.length !== dates.length) return undefined;
  let total = 0;
  for (const [index, date] of dates.entries()) {
    const expected = nominal[index]!;
    if (date === previousBusinessDay(expected)) continue;
    const off = daysBetween(expected, date);
    if (off < EARLIEST || off > LATEST) return undefined;
    total += Math.abs(off);
  }
  return total;
}

function* candidates(dates: readonly PlainDate[]): Generator<PayPattern> {
  for (const kind of ["weekly", "biweekly"] as const) for (const on of dates) yield { kind, on };
  for (let day = 31; day >= 1; day--) yield { kind: "monthly", day };
  // Later days first: a day that is only ever seen shifted is taken at its latest.
  for (let second = 31; second >= 14; second--) {
    for (let first = Math.min(17, second - 12); first >= Math.max(1, second - 17); first--) {
      yield { kind: "semimonthly", days: [first, second] };
    }
  }
}

/**
 * The pattern that fits the deposits of one payer, with the least of the amounts, or undefined: too few (three, or four if weekly
 * or twice a month), a gap, or on average more than a day off. Where several kinds fit, the first of: weekly, biweekly, monthly,
 * twice a month, because two free days fit a few biweekly deposits by chance. Never a guess from one or two deposits.
 */
export function findPayPattern(
  deposits: readonly Deposit[],
): { readonly pattern: PayPattern; readonly least: Cents } | undefined {
  const dates = [...new Set(deposits.map(({ on }) => on))].toSorted();
  let best: { pattern: PayPattern; off: number } | undefined;
  for (const pattern of candidates(dates)) {
    if (best !== undefined && best.pattern.kind !== pattern.kind) break;
    const off = deviation(pattern, dates);
    if (off !== undefined && off <= dates.length && (best === undefined || off < best.off)) {
      best = { pattern, off };
    }
  }
  if (best === undefined) return undefined;
  return { pattern: best.pattern, least: cents(Math.min(...deposits.map(({ amount }) => amount))) };
}
