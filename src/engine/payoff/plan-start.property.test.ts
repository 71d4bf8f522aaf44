import * as fc from "fast-check";
import { it } from "vitest";
import { anyDebts, claim, claimSame, expectForAll } from "#test/plan-arbitraries.ts";
import { addDays, addMonths, dayInMonth, monthOf, parsePlainMonth } from "../calendar/months.ts";
import { parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computePayoffPlan } from "./payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { dueUntilStart, planStart, playMonthOfMinimums } from "./plan-start.ts";

const march = parsePlainMonth("2027-03");
if (march === undefined) throw new Error("no such month");

const onMinimums = (debts: readonly PlanDebt[], maxMonths: number): PlanRequest => ({
  strategy: "minimum",
  budget: { kind: "constant", amount: cents(0) },
  debts,
  maxMonths,
});

/** A card with two or three balances, some on a promotion, some of those deferred. */
const accounts = fc
  .array(
    fc.record({
      balance: fc.integer({ min: 1, max: 200_000 }),
      apr: fc.integer({ min: 0, max: 3500 }),
      promo: fc.option(fc.record({ months: fc.integer({ min: 1, max: 8 }), deferred: fc.boolean() })),
    }),
    { minLength: 2, maxLength: 3 },
  )
  .chain((buckets) => fc.tuple(fc.constant(buckets), fc.integer({ min: 0, max: 30_000 })))
  .map(([buckets, minimum]): PlanDebt[] => [
    {
      id: debtId("card"),
      balance: cents(buckets.reduce((sum, { balance }) => sum + balance, 0)),
      apr: rate("29.99"),
      minimum: { type: "fixed", amount: cents(minimum) },
      buckets: buckets.map(({ balance, apr, promo }) => ({
        balance: cents(balance),
        apr: rate((apr / 100).toFixed(2)),
        ...(promo === null ? {} : { promo: { ...promo, apr: rate("0") } }),
      })),
    },
  ]);

function claimSplitIsTheSame(debts: readonly PlanDebt[]): void {
  const whole = computePayoffPlan(onMinimums(debts, 24));
  const first = playMonthOfMinimums(debts, march as NonNullable<typeof march>);
  const rest = computePayoffPlan(
    onMinimums(
      first.map(({ after }) => after),
      23,
    ),
  );
  if (whole.months === 0 || whole.kind === "never-pays-off" || rest.kind === "never-pays-off") return;
  for (const [place, { id, interest, fee, payment, after }] of first.entries()) {
    const [own, later] = [whole.debts[place], rest.debts[place]];
    const before = debts[place];
    if (own === undefined || later === undefined || before === undefined)
      throw new Error("a debt is missing");
    claimSame([own.id, later.id], [id, id], "ids");
    claimSame(before.balance + interest + fee - payment, after.balance, "the month's own sum");
    claimSame(interest + later.interest, own.interest, `interest of ${id}`);
    claimSame(fee + later.fees, own.fees, `fees of ${id}`);
    claimSame(payment + later.paid, own.paid, `paid on ${id}`);
    claimSame(later.balance, own.balance, `left of ${id}`);
  }
}

it("a month of minimums and the plan that starts after it are the plan that starts with it", () => {
  expectForAll(anyDebts, claimSplitIsTheSame);
});

it("and so with accounts of several balances and deferred interest", () => {
  expectForAll(accounts, claimSplitIsTheSame);
});

const day = fc.integer({ min: 0, max: 1500 }).map((days) => {
  const first = parsePlainDate("2026-01-01");
  if (first === undefined) throw new Error("no such day");
  return addDays(first, days);
});
const printedDates = fc.array(fc.integer({ min: -90, max: 55 }), { maxLength: 5 });

it("the plan begins in the first month in which no due date is past, and every due date until then is found", () => {
  expectForAll(fc.tuple(day, printedDates), ([today, offsets]) => {
    const printed = offsets.map((offset) => addDays(today, offset));
    const start = planStart(printed, today);
    claim(start >= monthOf(today), () => `${start} is past on ${today}`);
    for (const date of printed) {
      const inStart = dayInMonth(start, Number(date.slice(8)));
      claim(inStart >= today, () => `due on ${inStart}, which is past on ${today}`);
      const before = dueUntilStart(date, today, start);
      if (before !== undefined) {
        claim(
          before >= today && monthOf(before) < start,
          () => `${before} is not between ${today} and ${start}`,
        );
        claimSame(dayInMonth(addMonths(monthOf(before), 1), Number(date.slice(8))), inStart, "the next one");
      }
      // What is due this month and still to come is never left out.
      const inThis = dayInMonth(monthOf(today), Number(date.slice(8)));
      const isDueNow = date < addDays(today, 1) ? inThis >= today : monthOf(date) === monthOf(today);
      if (isDueNow && start > monthOf(today))
        claimSame(before, date >= today ? date : inThis, "due until then");
    }
  });
});
