/**
 * Single expenses: money out that is large and stands alone, such as a car repair, a medical bill, a holiday or a tax payment. In the mean of
 * twelve months it counts as if it came every year. Whether it does only the person can say.
 */
import { daysBetween } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { DayRun } from "./history-paths.ts";

/** Money out, below zero. */
export type Outflow = {
  readonly on: PlainDate;
  readonly amount: Cents;
  /** Of that, what came back, zero or more. */
  readonly refunded: Cents;
  /** Who was paid, the same text each time. */
  readonly payer: string;
  /** What it was for, the same text each time. */
  readonly category: string;
};

/** A smaller one changes a usual month too little to ask about it. */
const LEAST = cents(30_000);
/** Of a usual month's spending it is at least this part. */
const LEAST_PART = 10;
/** What is paid so many days before or after belongs to the same occasion: a holiday is a flight and a hotel. */
const OCCASION_DAYS = 21;
/** Another payment to the same payer, or of the same category, of more than this part of it: it comes again. */
const ALIKE_PART = 3;

const netOf = ({ amount, refunded }: Outflow): number => 0 - amount - refunded;

/**
 * Finds the single expenses of `days`, largest first: at least $300 and a tenth of `usualSpending` (cents a month) after what came back,
 * and more than three times every other payment to that payer or of that category on any other occasion. `outflows`: all that
 * counts as spending, also from before `days`, without bills at a price that a contract fixes.
 */
export function findSingleExpenses<T extends Outflow>(
  outflows: readonly T[],
  days: DayRun,
  usualSpending: Cents,
): readonly T[] {
  const large = outflows.filter(
    (one) =>
      one.on >= days.first &&
      one.on <= days.last &&
      netOf(one) >= LEAST &&
      netOf(one) * LEAST_PART >= usualSpending,
  );
  const isAlike = (one: T, other: T): boolean =>
    (other.payer === one.payer || other.category === one.category) &&
    netOf(other) * ALIKE_PART > netOf(one) &&
    Math.abs(daysBetween(one.on, other.on)) > OCCASION_DAYS;
  return large
    .filter((one) => !outflows.some((other) => isAlike(one, other)))
    .toSorted((a, b) => netOf(b) - netOf(a));
}
