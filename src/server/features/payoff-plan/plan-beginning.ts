import type { Debt } from "#contract/debts.ts";
import { monthOf, type PlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { dayToPayByHand } from "#engine/payoff/payment-days.ts";
import { dueUntilStart, planStart, playMonthOfMinimums } from "#engine/payoff/plan-start.ts";
import { type PlannedDebt, withBuckets } from "./planned-debt.ts";

/** A minimum that is due before the plan begins. */
export type PaymentUntilStart = {
  readonly debt: Debt;
  readonly amount: Cents;
  readonly interest: Cents;
  /** What is owed afterwards. */
  readonly after: Cents;
  readonly due: PlainDate;
  readonly payOn: PlainDate;
  readonly isTight: boolean;
};

export type PlanBeginning = {
  /** The calendar month of month 1. */
  readonly start: PlainMonth;
  /** With what each debt owes when that month begins, in the given order. */
  readonly planned: readonly PlannedDebt[];
  /** By due date. */
  readonly untilStart: readonly PaymentUntilStart[];
};

const printedDueDate = ({ paymentDueDate }: Debt): PlainDate | undefined =>
  paymentDueDate === null ? undefined : parsePlainDate(paymentDueDate);

/**
 * The month in which the plan of these debts begins, what is due until then, and what they owe after it.
 * @throws RangeError where an amount leaves the range in which cents are exact.
 */
export function beginPlan(plannable: readonly PlannedDebt[], today: PlainDate): PlanBeginning {
  const start = planStart(
    plannable.flatMap(({ debt }) => printedDueDate(debt) ?? []),
    today,
  );
  const untilStart: PaymentUntilStart[] = [];
  const planned = plannable.map((one): PlannedDebt => {
    const printed = printedDueDate(one.debt);
    const due = printed === undefined ? undefined : dueUntilStart(printed, today, start);
    if (due === undefined) return withBuckets(one, start);
    // Its balances at rates of their own count from the month that is played, not from the plan's.
    const [month] = playMonthOfMinimums([withBuckets(one, monthOf(due)).input], monthOf(due));
    if (month === undefined) return one;
    const { payment, interest, fee, after } = month;
    untilStart.push({
      debt: one.debt,
      amount: payment,
      // As in the schedule's exports, the account's fee is in it.
      interest: cents(interest + fee),
      after: after.balance,
      due,
      ...dayToPayByHand(due, today),
    });
    return { ...one, input: { ...one.input, ...after } };
  });
  return { start, planned, untilStart: untilStart.toSorted((a, b) => a.due.localeCompare(b.due)) };
}
