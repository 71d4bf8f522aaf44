import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessDaysBefore, isBusinessDay } from "../calendar/business-days.ts";
import { addDays, addMonths, daysBetween, monthOf, parsePlainMonth } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import type { PayPattern } from "../cashflow/pay-pattern.ts";
import { cents } from "../money/cents.ts";
import { choosePaymentDays, type DebtToPay, dueDates, type PaymentDaysInput } from "./payment-days.ts";
import { debtId } from "./plan.ts";

function day(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new Error(`no such day: ${text}`);
  return date;
}
function month(text: string) {
  const parsed = parsePlainMonth(text);
  if (parsed === undefined) throw new Error(`no such month: ${text}`);
  return parsed;
}
const debt = (id: string, dueDay: number | undefined, payments: readonly number[]): DebtToPay => ({
  id: debtId(id),
  payments: payments.map(cents),
  ...(dueDay === undefined ? {} : { dueDay }),
});
const today = day("2026-11-20");
const start = month("2026-12");
const year = Array.from({ length: 12 }, () => 10_000);
const choose = (input: Partial<PaymentDaysInput> & Pick<PaymentDaysInput, "debts">) =>
  choosePaymentDays({ today, start, ...input });
const only = (input: Partial<PaymentDaysInput> & Pick<PaymentDaysInput, "debts">) => {
  const [first] = choose(input).debts;
  if (first === undefined) throw new Error("one debt was given");
  return first;
};
const twiceAMonth: PayPattern = { kind: "semimonthly", days: [15, 31] };
const biweekly: PayPattern = { kind: "biweekly", on: day("2026-11-27") };

describe("due dates", () => {
  it("are the same day of each month, or the last of a shorter one", () => {
    expect(dueDates(start, 31, today, 4)).toEqual(["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"]);
  });

  it("begin a month later where the day of the first month is past", () => {
    expect(dueDates(month("2026-11"), 7, today, 2)).toEqual(["2026-12-07", "2027-01-07"]);
    expect(dueDates(month("2026-11"), 20, today, 1)).toEqual(["2026-11-20"]);
  });
});

describe("without paydays", () => {
  it("a payment leaves a week before it is due, on the same day each month", () => {
    const { dayOfMonth, reason, payments } = only({ debts: [debt("a", 20, year)] });
    expect([dayOfMonth, reason.kind]).toEqual([13, "before-due-date"]);
    expect(payments.slice(0, 3).map(({ payOn, due }) => [payOn, due])).toEqual([
      ["2026-12-14", "2026-12-20"],
      ["2027-01-13", "2027-01-20"],
      ["2027-02-16", "2027-02-20"],
    ]);
  });

  it("a payment due early in the month leaves at the end of the month before", () => {
    const { dayOfMonth, payments } = only({ debts: [debt("a", 5, year)] });
    expect(dayOfMonth).toBe(26);
    expect(payments[0]).toMatchObject({ month: 1, payOn: "2026-11-27", due: "2026-12-05", isTight: false });
  });

  it("a debt without a due day is paid on the first business day of the month and has no day", () => {
    const { dayOfMonth, reason, payments } = only({ debts: [debt("a", undefined, [1, 2, 3])] });
    expect([dayOfMonth, reason.kind]).toEqual([undefined, "no-due-day"]);
    expect(payments.map(({ payOn, due }) => [payOn, due])).toEqual([
      ["2026-12-01", undefined],
      ["2027-01-04", undefined],
      ["2027-02-01", undefined],
    ]);
  });

  it.each([
    // A Friday: due today, on Saturday, on Sunday; then on Monday.
    ["2026-11-20", 20, "2026-11-20"],
    ["2026-11-20", 21, "2026-11-20"],
    ["2026-11-20", 22, "2026-11-20"],
    ["2026-11-20", 23, "2026-11-23"],
    // A Saturday and a Sunday before it is due.
    ["2026-11-21", 22, "2026-11-21"],
    // The day before Thanksgiving, and the holiday itself.
    ["2026-11-25", 26, "2026-11-25"],
    ["2026-11-26", 27, "2026-11-27"],
  ])("on %s, what is due on the %sth is paid by hand on %s, never after it is due", (now, dueDay, payOn) => {
    const { payments } = only({ today: day(now), start: month("2026-11"), debts: [debt("a", dueDay, year)] });
    expect(payments[0]).toMatchObject({ payOn, isTight: true, isByHand: true });
    expect(payments[1]).toMatchObject({ isTight: false, isByHand: false });
  });

  it("a payment whose day of the month has just passed is made by hand, though there is time", () => {
    // Due on the 7th, so set up for the 28th: on Sunday the 29th the next automatic one would leave on 28 December.
    const { payments, dayOfMonth } = only({ today: day("2026-11-29"), debts: [debt("a", 7, year)] });
    expect(dayOfMonth).toBe(28);
    expect(payments[0]).toMatchObject({ payOn: "2026-11-30", isTight: false, isByHand: true });
    expect(payments[1]).toMatchObject({ payOn: "2026-12-28", isByHand: false });
  });

  it("a payment set up for a weekend belongs to that month, and may leave before it", () => {
    const { payments } = only({ debts: [debt("a", 7, year)] });
    expect(payments[3]).toMatchObject({
      payOn: "2027-03-01",
      setUpMonth: "2027-02",
      leavesFrom: "2027-02-26",
      due: "2027-03-07",
    });
  });

  it("a payment that is due in a few days is marked, and leaves on the next business day", () => {
    const { payments } = only({ start: month("2026-11"), debts: [debt("a", 25, year)] });
    expect(payments[0]).toMatchObject({ payOn: "2026-11-23", due: "2026-11-25", isTight: true });
    expect(payments.slice(1).some(({ isTight }) => isTight)).toBe(false);
  });

  it("a debt that is paid already has its day, not the reason that no due day is known", () => {
    for (const payments of [[], [0, 0]]) {
      const done = only({ debts: [debt("a", 20, payments)] });
      expect(done).toEqual({ id: "a", dayOfMonth: 13, reason: { kind: "before-due-date" }, payments: [] });
    }
    expect(only({ pay: biweekly, debts: [debt("a", 20, [])] }).reason.kind).toBe("after-payday");
    expect(only({ debts: [debt("a", undefined, [])] }).reason.kind).toBe("no-due-day");
  });

  it("a debt that is paid already changes nothing for the others, nor for the account", () => {
    const account = { opening: cents(60_000), buffer: cents(0), flows: [] };
    const others = [debt("a", 12, year), debt("b", 25, year)];
    const alone = choose({ pay: biweekly, account, debts: others });
    const beside = choose({ pay: biweekly, account, debts: [...others, debt("done", 20, [])] });
    expect(beside.debts.slice(0, 2)).toEqual(alone.debts);
    expect(beside.balance).toEqual(alone.balance);
  });

  it("payments of nothing are not listed, and the months of the others stay", () => {
    const { payments } = only({ debts: [debt("a", 20, [0, 500, 0, 700])] });
    expect(payments.map((payment) => [payment.month, payment.amount])).toEqual([
      [2, 500],
      [4, 700],
    ]);
  });
});

describe("with paydays", () => {
  it("a payment leaves soon after pay arrives", () => {
    const { dayOfMonth, reason } = only({ pay: twiceAMonth, debts: [debt("a", 28, year)] });
    expect(dayOfMonth).toBeGreaterThanOrEqual(16);
    expect(dayOfMonth).toBeLessThanOrEqual(19);
    expect(reason).toMatchObject({ kind: "after-payday" });
    expect(reason.kind === "after-payday" ? reason.longestWaitDays : 99).toBeLessThanOrEqual(4);
  });

  it("two payments that could leave with the same pay leave with different ones", () => {
    const { debts } = choose({ pay: twiceAMonth, debts: [debt("a", 12, year), debt("b", 25, year)] });
    const [a, b] = debts.map(({ dayOfMonth }) => dayOfMonth ?? 0);
    expect(a).toBeLessThanOrEqual(5);
    expect(b).toBeGreaterThanOrEqual(16);
  });

  it("the days of the same input are the same", () => {
    const debts = [debt("a", 12, year), debt("b", 25, year), debt("c", 1, year), debt("d", undefined, year)];
    expect(choose({ pay: biweekly, debts })).toEqual(choose({ pay: biweekly, debts }));
  });

  it("the other debts decide the day too, not their order in the list where due dates differ", () => {
    const debts = [debt("a", 12, year), debt("b", 25, year), debt("c", 3, year)];
    const days = (list: readonly DebtToPay[]) =>
      new Map(choose({ pay: biweekly, debts: list }).debts.map(({ id, dayOfMonth }) => [id, dayOfMonth]));
    expect(days(debts)).toEqual(days(debts.toReversed()));
  });
});

describe("with the balance of the account", () => {
  const rent = { on: day("2026-12-01"), amount: cents(-150_000) };
  const pay = [
    { on: day("2026-11-27"), amount: cents(100_000) },
    { on: day("2026-12-11"), amount: cents(100_000) },
    { on: day("2026-12-28"), amount: cents(100_000) },
    { on: day("2027-01-08"), amount: cents(100_000) },
  ];

  it("a payment waits for the pay that keeps the account above the buffer", () => {
    const account = { opening: cents(60_000), buffer: cents(5_000), flows: [rent, ...pay] };
    const debts = [debt("a", 22, [80_000])];
    const { debts: chosen, balance } = choose({ pay: biweekly, account, debts });
    expect(chosen[0]?.payments[0]?.payOn).toBe("2026-12-14");
    expect(balance).toMatchObject({ lowest: 10_000, lowestOn: "2026-12-01" });
  });

  it("the outlook tells the lowest balance where no day can keep it above", () => {
    const account = { opening: cents(20_000), buffer: cents(50_000), flows: [] };
    const { balance } = choose({ pay: biweekly, account, debts: [debt("a", 20, [80_000])] });
    expect(balance?.lowest).toBe(-60_000);
    expect(balance?.until).toBe(addDays(today, 62));
  });

  it("money goes out before it comes in on the same day", () => {
    const flows = [
      { on: day("2026-11-24"), amount: cents(50_000) },
      { on: day("2026-11-24"), amount: cents(-30_000) },
    ];
    const { balance } = choose({ account: { opening: cents(20_000), buffer: cents(0), flows }, debts: [] });
    expect(balance).toMatchObject({ lowest: -10_000, lowestOn: "2026-11-24" });
  });

  it("money of today or after the watched days is not counted", () => {
    const flows = [
      { on: today, amount: cents(-10_000) },
      { on: addDays(today, 63), amount: cents(-10_000) },
    ];
    const { balance } = choose({ account: { opening: cents(20_000), buffer: cents(0), flows }, debts: [] });
    expect(balance).toMatchObject({ lowest: 20_000, lowestOn: today });
  });

  it("payments of debts without a due day count too", () => {
    const account = { opening: cents(20_000), buffer: cents(0), flows: [] };
    const { balance } = choose({ account, debts: [debt("a", undefined, [5_000, 5_000, 5_000])] });
    expect(balance?.lowest).toBe(10_000);
  });

  it("is not told of an account that nobody named", () => {
    expect(choose({ debts: [debt("a", 20, year)] }).balance).toBeUndefined();
  });
});

describe("every plan of payment days", () => {
  const patterns: (PayPattern | undefined)[] = [
    undefined,
    twiceAMonth,
    biweekly,
    { kind: "weekly", on: day("2026-11-26") },
    { kind: "monthly", day: 1 },
    { kind: "monthly", day: 31 },
  ];
  const anyInput = fc.record({
    later: fc.integer({ min: 0, max: 4000 }),
    pay: fc.constantFrom(...patterns),
    dueDays: fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 3 }),
    months: fc.integer({ min: 1, max: 30 }),
    opening: fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: undefined }),
  });
  const inputOf = ({
    later,
    pay,
    dueDays,
    months,
    opening,
  }: typeof anyInput extends fc.Arbitrary<infer T> ? T : never) => {
    const now = addDays(today, later);
    return {
      today: now,
      start: addMonths(monthOf(now), 1),
      debts: dueDays.map((dueDay, index) =>
        debt(
          `d${index}`,
          dueDay,
          Array.from({ length: months }, () => 9_000),
        ),
      ),
      ...(pay === undefined ? {} : { pay }),
      ...(opening === undefined
        ? {}
        : { account: { opening: cents(opening), buffer: cents(10_000), flows: [] } }),
    };
  };

  it("pays on business days after today, three business days before the due date unless it is marked", () => {
    fc.assert(
      fc.property(anyInput, fc.boolean(), (any, startsNow) => {
        const later = inputOf(any);
        const input = startsNow ? { ...later, start: monthOf(later.today) } : later;
        for (const { payments } of choosePaymentDays(input).debts) {
          for (const { payOn, leavesFrom, due, isTight, isByHand } of payments) {
            const isToday = payOn === input.today && isTight;
            expect(isToday || (isBusinessDay(payOn) && payOn > input.today)).toBe(true);
            expect(due === undefined || payOn <= due).toBe(true);
            expect(due !== undefined && payOn <= businessDaysBefore(due, 3)).toBe(!isTight);
            expect(isByHand || !isTight).toBe(true);
            expect(leavesFrom <= payOn && leavesFrom >= input.today).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("pays after the statement is out, once for each due date, and is tight in the first month only", () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const input = inputOf(any);
        for (const { payments, dayOfMonth } of choosePaymentDays(input).debts) {
          expect(dayOfMonth).toBeGreaterThanOrEqual(1);
          expect(dayOfMonth).toBeLessThanOrEqual(28);
          expect(payments).toHaveLength(any.months);
          for (const [index, { payOn, due, isTight }] of payments.entries()) {
            expect(due === undefined ? 99 : daysBetween(payOn, due)).toBeLessThanOrEqual(17);
            expect(isTight && index > 0).toBe(false);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("the day of the month", () => {
  it("of a weekly pay leaves at most a week after a pay, whatever the due day", () => {
    const weekly: PayPattern = { kind: "weekly", on: day("2026-11-26") };
    for (let dueDay = 1; dueDay <= 31; dueDay++) {
      const { reason } = only({ pay: weekly, debts: [debt("a", dueDay, year)] });
      expect(reason.kind).toBe("after-payday");
      expect(reason.kind === "after-payday" ? reason.longestWaitDays : 99).toBeLessThanOrEqual(8);
    }
  });

  it("suits every due day of the month, in leap years and short months too", () => {
    for (const now of ["2026-11-20", "2027-12-31", "2028-02-28", "2028-02-29"]) {
      for (let dueDay = 1; dueDay <= 31; dueDay++) {
        const debts = [debt("a", dueDay, year)];
        const given = { today: day(now), start: addMonths(monthOf(day(now)), 1), debts };
        const { payments, dayOfMonth } = only(given);
        expect(dayOfMonth).toBeDefined();
        expect(payments.slice(1).some(({ isTight }) => isTight)).toBe(false);
      }
    }
  });

  it("of more debts than days spreads what each pay carries", () => {
    const debts = Array.from({ length: 6 }, (_, index) => debt(`d${index}`, 1 + index * 5, year));
    const days = choose({ pay: twiceAMonth, debts }).debts.map(({ dayOfMonth }) => dayOfMonth ?? 0);
    const afterMiddle = days.filter((one) => one >= 16).length;
    expect(afterMiddle).toBeGreaterThanOrEqual(2);
    expect(afterMiddle).toBeLessThanOrEqual(4);
  });

  it("changes nothing about the amounts and their months", () => {
    const payments = [7_000, 7_000, 9_999, 1];
    for (const pay of [undefined, biweekly, twiceAMonth]) {
      const chosen = only({ debts: [debt("a", 15, payments)], ...(pay === undefined ? {} : { pay }) });
      expect(chosen.payments.map(({ amount }) => amount)).toEqual(payments);
      expect(chosen.payments.map((payment) => payment.month)).toEqual([1, 2, 3, 4]);
    }
  });

  it("is found, and every payment dated, for twenty debts of thirty years", () => {
    const long = Array.from({ length: 360 }, () => 1_000);
    const debts = Array.from({ length: 20 }, (_, index) => debt(`d${index}`, 1 + index, long));
    const chosen = choose({ pay: biweekly, debts }).debts;
    expect(chosen.map(({ payments }) => payments.length)).toEqual(debts.map(() => 360));
    const last = chosen[0]?.payments.at(-1);
    expect(last?.due).toBe("2056-11-01");
  });
});

describe("the account", () => {
  it("is never lower with a later day: the outlook of the last safe days is the highest", () => {
    const flows = [{ on: day("2026-12-04"), amount: cents(40_000) }];
    const account = { opening: cents(30_000), buffer: cents(0), flows };
    const debts = [debt("a", 15, [25_000, 25_000]), debt("b", 18, [25_000, 25_000])];
    const late = choose({ account, debts }).balance?.lowest ?? 0;
    const byPay = choose({ account, debts, pay: biweekly }).balance?.lowest ?? 0;
    expect(byPay).toBeLessThanOrEqual(late);
  });

  it("decides before the load of a pay does", () => {
    const flows = [{ on: day("2026-12-11"), amount: cents(100_000) }];
    const account = { opening: cents(10_000), buffer: cents(10_000), flows };
    const { debts, balance } = choose({ account, pay: biweekly, debts: [debt("a", 24, [50_000])] });
    expect(balance?.lowest).toBe(10_000);
    expect(debts[0]?.payments[0]?.payOn).toBe("2026-12-14");
  });

  it("counts a payment on the business day before a weekend, the earliest it may leave", () => {
    const flows = [{ on: day("2026-12-14"), amount: cents(50_000) }];
    const account = { opening: cents(50_000), buffer: cents(0), flows };
    const { balance } = choose({ account, debts: [debt("a", 20, [60_000])] });
    expect(balance).toMatchObject({ lowest: -10_000, lowestOn: "2026-12-11" });
  });
});
