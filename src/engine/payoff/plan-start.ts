/**
 * The calendar month a plan begins in, and what is due until then.
 *
 * A month of a person's plan is a month of the calendar: it holds every payment that is due in it, so each month adds up to the
 * monthly amount. It begins with the first month in which no due date is past. What is still due before that month is paid as
 * the statements ask, at the minimum, and the balances that the plan starts from have borne it.
 */
import { addMonths, dayInMonth, monthOf, type PlainMonth } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import { type InterestFactor, interestOn } from "./interest-factor.ts";
import { runPlan } from "./kernel.ts";
import { balance, totalInterest } from "./month.ts";
import type { BalanceBucket, DebtId, PlanDebt, Promotion } from "./plan.ts";
import { type PreparedPlan, preparePlan } from "./prepare-plan.ts";
import { lengthPlace } from "./special-terms.ts";

/** The printed due date while it is to come; of an older statement the same day of this month or the next. */
function comingDueDate(printed: PlainDate, today: PlainDate): PlainDate {
  if (printed >= today) return printed;
  const dueDay = Number(printed.slice(8));
  const inThisMonth = dayInMonth(monthOf(today), dueDay);
  return inThisMonth >= today ? inThisMonth : dayInMonth(addMonths(monthOf(today), 1), dueDay);
}

/**
 * This month while every debt's next payment is due in it, today included; otherwise the next month, or a later one where nothing
 * at all is due before. `printed` are the due dates of the newest statements; without any, this month only on its first day.
 */
export function planStart(printed: readonly PlainDate[], today: PlainDate): PlainMonth {
  const thisMonth = monthOf(today);
  const coming = printed.map((date) => monthOf(comingDueDate(date, today))).toSorted();
  const [earliest, latest] = [coming[0], coming.at(-1)];
  if (earliest === undefined) return today.endsWith("-01") ? thisMonth : addMonths(thisMonth, 1);
  if (latest === thisMonth) return thisMonth;
  const next = addMonths(thisMonth, 1);
  return earliest > next ? earliest : next;
}

/** The due date between today and the start of the plan; undefined where nothing is due until then. At most one can be. */
export function dueUntilStart(
  printed: PlainDate,
  today: PlainDate,
  start: PlainMonth,
): PlainDate | undefined {
  const coming = comingDueDate(printed, today);
  return monthOf(coming) < start ? coming : undefined;
}

/** A debt after one month in which it got its minimum and nothing else. */
export type MonthOfMinimum = {
  readonly id: DebtId;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly fee: Cents;
  /** What a plan of the month after it starts from: 0 owed where the minimum closed it. */
  readonly after: PlanDebt;
};

/**
 * Plays one month on minimums, by the rules of kernel.ts; promotions count their months from that month. In input order.
 * @throws RangeError as preparePlan, and where an amount leaves the range in which cents are exact.
 */
export function playMonthOfMinimums(debts: readonly PlanDebt[], month: PlainMonth): MonthOfMinimum[] {
  const prepared = preparePlan({
    strategy: "minimum",
    budget: { kind: "constant", amount: cents(0) },
    debts,
    start: month,
    maxMonths: 1,
  });
  // Rows tell no rates apart, so what the month left in each balance is read where it was played.
  const run = runPlan(prepared, { by: "none" }, true);
  if (run.months === 0 && debts.some((debt) => debt.balance > 0)) {
    throw new RangeError("The amounts are too large to compute exactly to the cent");
  }
  return debts.map((debt, place) => afterMonth(prepared, debt, place));
}

function afterMonth(prepared: PreparedPlan, debt: PlanDebt, place: number): MonthOfMinimum {
  const { id, balance: before, promo, buckets, ...terms } = debt;
  const owed = cents(balance[place]!);
  const isOpen = before > 0;
  const interest = cents(isOpen ? totalInterest[place]! : 0);
  const fee = cents(isOpen ? (debt.monthlyFee ?? 0) : 0);
  const payment = cents(before + interest + fee - owed);
  const state = prepared.bucketsOf[place];
  const length = lengthPlace(prepared, 1, place);
  const left = (buckets ?? []).flatMap((bucket, index): BalanceBucket[] => {
    const balanceLeft = state?.balance[index] ?? 0;
    if (owed === 0 || balanceLeft === 0) return [];
    const later = laterPromotion(bucket.promo, bucket.balance, state?.normalFactors[index]?.[length]);
    return [
      { balance: cents(balanceLeft), apr: bucket.apr, ...(later === undefined ? {} : { promo: later }) },
    ];
  });
  const own = laterPromotion(promo, before, prepared.normalFactors[place]?.[length]);
  return {
    id,
    payment,
    interest,
    fee,
    after: {
      ...terms,
      id,
      balance: owed,
      ...(own === undefined ? {} : { promo: own }),
      ...(left.length === 0 ? {} : { buckets: left }),
    },
  };
}

/** A promotion one month on; undefined when it is over and nothing it put aside is still to be charged. */
function laterPromotion(
  promo: Promotion | undefined,
  before: Cents,
  normal: InterestFactor | undefined,
): Promotion | undefined {
  if (promo === undefined || promo.months === 0) return undefined;
  const { months, apr, deferred, accrued = cents(0) } = promo;
  if (deferred !== true) return months === 1 ? undefined : { months: months - 1, apr };
  const added = normal === undefined ? 0 : interestOn(before, normal);
  return { months: months - 1, apr, deferred, accrued: cents(accrued + added) };
}
