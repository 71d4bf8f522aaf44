/** The parts of one what-if, as amounts a month and payments of the plan. Months count from 1, the plan's first. */

import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { planMoneyOf } from "#contract/plan-inputs.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { monthsBetween, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { debtId, type ExtraPayment } from "#engine/payoff/plan.ts";
import { centsOf, sumOf } from "./say.ts";

/** A span of months of the calendar, YYYY-MM; null: from the plan's first month, or to its end. */
type Span = { readonly from: string | null; readonly until: string | null };
/** Where a change of the monthly amount comes from. */
export const sourcesOfChange = ["payment", "income", "cost"] as const;
export type Change =
  | ({
      readonly kind: "monthly";
      /** Cents a month that go to the debts beside the plan's amount; negative: that are missing there. */
      readonly amount: Cents;
      readonly source: (typeof sourcesOfChange)[number];
    } & Span)
  | ({ readonly kind: "pause" } & Span)
  | {
      readonly kind: "once";
      readonly amount: Cents;
      readonly debt: string | null;
      readonly month: string | null;
    };
export type ChangeOf<Kind extends Change["kind"]> = Extract<Change, { readonly kind: Kind }>;

const placeOf = (start: PlainMonth, text: string): number => {
  const month = parsePlainMonth(text);
  return month === undefined ? 1 : monthsBetween(start, month) + 1;
};

/** First and last month of a span; `last` of one without an end is the month in which it begins, and holds on. */
function spanOf(start: PlainMonth, { from, until }: Span) {
  const first = Math.max(1, from === null ? 1 : placeOf(start, from));
  return { first, last: until === null ? Number.POSITIVE_INFINITY : placeOf(start, until) };
}

/** Why a change cannot be played, or undefined. */
export function notPlayable(
  plan: PayoffPlan,
  start: PlainMonth,
  changes: readonly Change[],
): string | undefined {
  for (const change of changes) {
    if (change.kind === "once") {
      const place = change.month === null ? 1 : placeOf(start, change.month);
      if (place < 1) return "That month is over, so money cannot be paid in it any more.";
      if (place > plan.totalMonths)
        return `Your plan is finished before ${monthText(change.month ?? "")}, so nothing would be left to pay then.`;
      if (change.debt !== null && plan.debts.every(({ debtId: id }) => id !== change.debt))
        return "That debt is not in your plan, so I cannot play a payment to it.";
    } else {
      const { first, last } = spanOf(start, change);
      if (first > plan.totalMonths)
        return `Your plan is finished before ${monthText(change.from ?? "")}, so nothing would change.`;
      if (last < first) return "That time is over, or it ends before it begins, so nothing would change.";
    }
  }
  return undefined;
}

/** The minimums of the debts that the plan as it is has open in a month: what is paid from then on where nothing above them goes out. */
function openMinimums(plan: PayoffPlan, month: number): Cents {
  return sumOf(
    plan.debts
      .filter(({ paidOffMonth }) => paidOffMonth >= month)
      .map(({ minimumPayment }) => centsOf(minimumPayment)),
  );
}

const atMost = (number: number, most: number): number => Math.min(number, most);

/** The money of every month until it stays the same, and the payments beside it. Never below 0. */
export function moneyOfChanges(plan: PayoffPlan, start: PlainMonth, changes: readonly Change[]) {
  const own = planMoneyOf(plan);
  const given = own.budget.kind === "by-month" ? own.budget.amounts : [own.budget.amount];
  const spans = changes.flatMap((change) =>
    change.kind === "once" ? [] : [{ change, ...spanOf(start, change) }],
  );
  // One month more than the last change, which then holds on.
  const length = Math.max(
    given.length,
    ...spans.map(({ first, last }) => (Number.isFinite(last) ? last + 1 : first)),
  );
  const amounts = Array.from({ length: atMost(length, MOST_MONTHS) }, (_, index): Cents => {
    const month = index + 1;
    const base = given[atMost(index, given.length - 1)] ?? cents(0);
    const now = spans
      .filter(({ first, last }) => month >= first && month <= last)
      .map(({ change }) => change);
    const more = sumOf(now.map((change) => (change.kind === "monthly" ? change.amount : 0)));
    const pause = spans.find(
      ({ change, first, last }) => change.kind === "pause" && month >= first && month <= last,
    );
    return cents(Math.max(0, (pause === undefined ? base : openMinimums(plan, pause.first)) + more));
  });
  const once = changes.flatMap((change): ExtraPayment[] =>
    change.kind === "once"
      ? [
          {
            month: change.month === null ? 1 : placeOf(start, change.month),
            amount: change.amount,
            ...(change.debt === null ? {} : { id: debtId(change.debt) }),
          },
        ]
      : [],
  );
  return { amounts, extras: [...own.extras, ...once] };
}
const MOST_MONTHS = 1200;

/** Months in a row with the same amount, by the month in which each begins. */
export function runsOf(
  amounts: readonly Cents[],
): ReadonlyArray<{ readonly month: number; readonly amount: Cents }> {
  return amounts.flatMap((amount, index) =>
    index === 0 || amounts[index - 1] !== amount ? [{ month: index + 1, amount }] : [],
  );
}
