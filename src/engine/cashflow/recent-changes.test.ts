import { describe, expect, test } from "vitest";
import { addDays, addMonths, dayInMonth, type PlainMonth, parsePlainMonth } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { computeExtraAdvice } from "./extra-advice.ts";
import type { DatedFlow, DayRun, FlowKind } from "./history-paths.ts";

const monthOf = (text: string): PlainMonth => {
  const month = parsePlainMonth(text);
  if (month === undefined) throw new Error(`no month: ${text}`);
  return month;
};
/** November to October: month 0 is the oldest, 11 the newest. */
const MONTHS = Array.from({ length: 12 }, (_, index) => addMonths(monthOf("2025-11"), index));
const WINDOWS = MONTHS.map((month): DayRun => ({ first: dayInMonth(month, 1), last: dayInMonth(month, 31) }));

const flow = (on: PlainDate, amount: number, kind: FlowKind, payer: string): DatedFlow => ({
  on,
  amount: cents(amount),
  kind,
  payer,
});
/** Of the months from one to another, both counted in, the same amount on each of the days. */
const each = (
  [from, to]: readonly [number, number],
  days: readonly number[],
  amount: number,
  payer: string,
  changes: Partial<DatedFlow> = {},
): DatedFlow[] =>
  MONTHS.slice(from, to + 1).flatMap((month) =>
    days.map((day) => ({
      ...flow(dayInMonth(month, day), amount, amount > 0 ? "income" : "essential", payer),
      ...changes,
    })),
  );
const YEAR = [0, 11] as const;
const pay = (span: readonly [number, number], amount = 200_000, payer = "MERIDIAN HEALTH PAYROLL") =>
  each(span, [1, 15], amount, payer);
const rent = (span: readonly [number, number], amount = 120_000, payer = "OAKWOOD RENT") =>
  each(span, [3], -amount, payer, { fixedBill: "rent" });
const food = each(YEAR, [4, 11, 18, 25], -10_000, "KROGER");

/** Twelve months, $20,000.00 in the account, $60.00 of minimums. */
function advise(flows: readonly DatedFlow[], until: PlainDate = WINDOWS[11]!.last) {
  return computeExtraAdvice({
    opening: cents(2_000_000),
    flows: flows.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
    runs: [{ first: WINDOWS[0]!.first, last: until }],
    months: WINDOWS,
    minimums: [{ dayOfMonth: 12, amount: cents(6000) }],
    safety: "safe",
    reconciled: { amount: 1, of: 1 },
  });
}
const linesOf = (flows: readonly DatedFlow[], until?: PlainDate) => {
  const { waterfall, decidedBy, stoppedPayers } = advise(flows, until);
  const { income, essentials, safeExtra, shortfall } = waterfall;
  return { income, essentials, safeExtra, shortfall, decidedBy, stopped: stoppedPayers.length };
};

const steady = { income: 400_000, essentials: 160_000, safeExtra: 234_000, stopped: 0 };

test("a year in which nothing changed", () => {
  expect(linesOf([...pay(YEAR), ...rent(YEAR), ...food])).toMatchObject(steady);
});

describe("pay of today", () => {
  test("that was cut three months ago counts at its newest amount for the whole year", () => {
    const flows = [...pay([0, 8]), ...pay([9, 11], 150_000), ...rent(YEAR), ...food];
    expect(linesOf(flows)).toMatchObject({ income: 300_000, safeExtra: 134_000 });
  });

  test("that was cut below what goes out is a shortfall, and no extra out of the better months", () => {
    const flows = [...pay([0, 8]), ...pay([9, 11], 70_000), ...rent(YEAR), ...food];
    expect(linesOf(flows)).toMatchObject({ income: 140_000, safeExtra: 0, shortfall: 26_000 });
  });

  test.each([
    ["from the employer, beside its days", "MERIDIAN HEALTH PAYROLL", 4, 20, 400_000],
    ["from the employer, on a payday", "MERIDIAN HEALTH PAYROLL", 4, 15, 400_000],
    ["under a name of its own, at most as one more payment", "MERIDIAN HEALTH BONUS", 4, 20, 416_666],
    [
      "in the newest quarter, on a payday, at most a quarter above pay",
      "MERIDIAN HEALTH PAYROLL",
      10,
      15,
      404_166,
    ],
  ])("does not have a bonus of $12,000.00 in it: %s", (_, payer, month, day, income) => {
    const onPayday = day === 15 && payer === "MERIDIAN HEALTH PAYROLL";
    const date = dayInMonth(MONTHS[month]!, day);
    const usual = pay(YEAR).filter(({ on }) => !onPayday || on !== date);
    const bonus = flow(date, 1_200_000, "income", payer);
    expect(linesOf([...usual, bonus, ...rent(YEAR), ...food]).income).toBe(income);
  });

  test("that comes once a month instead of twice counts so", () => {
    const flows = [...pay([0, 8]), ...each([9, 11], [1], 200_000, "MERIDIAN HEALTH PAYROLL")];
    expect(linesOf([...flows, ...rent(YEAR), ...food])).toMatchObject({
      income: 200_000,
      safeExtra: 34_000,
      stopped: 0,
    });
  });

  test("goes on where only the employer's wording changed, from the second payment on", () => {
    const flows = [...pay([0, 10]), ...pay([11, 11], 200_000, "ADP MERIDIAN HLTH")];
    expect(linesOf([...flows, ...rent(YEAR), ...food])).toMatchObject(steady);
  });

  test("is that of the new employer since the old one's ended, also for the months before", () => {
    const weekly = Array.from({ length: 13 }, (_, week) =>
      flow(addDays(dayInMonth(MONTHS[9]!, 5), 7 * week), 80_000, "income", "NORTHGATE PAYROLL"),
    );
    const lines = linesOf([...pay([0, 8]), ...weekly, ...rent(YEAR), ...food]);
    // $800.00 a week is 52 / 12 of it a month; the old pay came to more.
    expect(lines.stopped).toBe(0);
    expect(lines.income).toBeGreaterThan(335_000);
    expect(lines.income).toBeLessThanOrEqual(346_667);
  });

  test("of a new employer that pays more counts at the old rate for the months before it", () => {
    const monthly = each([8, 11], [28], 600_000, "NORTHGATE PAYROLL");
    expect(linesOf([...pay([0, 7]), ...monthly, ...rent(YEAR), ...food])).toMatchObject({
      income: Math.floor((8 * 400_000 + 4 * 600_000) / 12),
      stopped: 0,
    });
  });

  test("that did not come of late is no shortfall: nobody can tell yet, and nothing is safe", () => {
    const late = pay(YEAR).filter(({ on }) => on !== dayInMonth(MONTHS[11]!, 15));
    const advice = advise([...late, ...rent(YEAR), ...food]);
    expect(advice).toMatchObject({ decidedBy: "unknown-pay", latePayers: ["MERIDIAN HEALTH PAYROLL"] });
    const { waterfall, sums } = advice;
    expect(waterfall).toMatchObject({ income: 383_333, safeExtra: 0, shortfall: 0 });
    expect(waterfall.bufferContribution).toBe(383_333 - 160_000 - 6000);
    expect(sums.income.at(-1)).toBe(200_000);
  });

  test("that did not come for two months has stopped, and the shortfall is told", () => {
    const advice = advise([...pay([0, 9]), ...rent(YEAR), ...food]);
    expect(advice).toMatchObject({ stoppedPayers: ["MERIDIAN HEALTH PAYROLL"], latePayers: [] });
    expect(advice.waterfall).toMatchObject({ income: 0, safeExtra: 0, shortfall: 166_000 });
  });

  test("of one payer that stopped leaves the extra that the other one's pay carries", () => {
    const flows = [
      ...pay(YEAR),
      ...each([0, 8], [20], 150_000, "BRIGHT CAFE PAYROLL"),
      ...rent(YEAR),
      ...food,
    ];
    expect(linesOf(flows)).toMatchObject({ ...steady, stopped: 1 });
  });
});

describe("bills of today", () => {
  test("a rent that rose three months ago counts as it is now, however much it rose", () => {
    const flows = [...pay(YEAR), ...rent([0, 8]), ...rent([9, 11], 190_000), ...food];
    expect(linesOf(flows)).toMatchObject({ essentials: 230_000, safeExtra: 164_000 });
  });

  test("a dearer rent elsewhere takes the place of the old one, and is not added to it", () => {
    const flows = [...pay(YEAR), ...rent([0, 8]), ...rent([9, 11], 190_000, "PINECREST RENT"), ...food];
    expect(linesOf(flows)).toMatchObject({ essentials: 230_000, safeExtra: 164_000 });
  });

  test("a rent with the deposit for the new place in it does not count so every month", () => {
    const flows = [...pay(YEAR), ...rent([0, 10]), ...rent([11, 11], 320_000), ...food];
    // That month itself counts with what was paid.
    expect(linesOf(flows).essentials).toBe(160_000 + Math.ceil(200_000 / 12));
  });

  test.each([
    ["day care since three months", 9, "childcare"],
    ["a car loan since two months", 10, "auto-loan"],
  ])("%s counts as if it had come all year", (_, since, fixedBill) => {
    const bill = each([since, 11], [10], -90_000, "BRIGHT HORIZONS", { fixedBill });
    expect(linesOf([...pay(YEAR), ...rent(YEAR), ...bill, ...food])).toMatchObject({
      essentials: 250_000,
      safeExtra: 144_000,
    });
  });

  test("what is bought more often of late counts as it was: no contract says that it goes on", () => {
    const shop = each([9, 11], [10], -90_000, "FURNITURE STORE");
    expect(linesOf([...pay(YEAR), ...rent(YEAR), ...shop, ...food]).essentials).toBe(160_000 + 22_500);
  });
});

describe("a payday more than a time holds on average", () => {
  /** August to October 2026: 92 days, in which seven Fridays lie two weeks apart. */
  const months = WINDOWS.slice(9);
  const adviseQuarter = (paydays: readonly PlainDate[], amount = 215_000) =>
    computeExtraAdvice({
      opening: cents(2_000_000),
      flows: [
        ...paydays.map((on) => flow(on, amount, "income", "MERIDIAN HEALTH PAYROLL")),
        ...food.filter(({ on }) => on >= months[0]!.first),
      ].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
      runs: [{ first: months[0]!.first, last: months[2]!.last }],
      months,
      minimums: [{ dayOfMonth: 12, amount: cents(6000) }],
      safety: "safe",
      reconciled: { amount: 1, of: 1 },
    }).waterfall.income;
  const fridays = (from: PlainDate, count: number, step: number) =>
    Array.from({ length: count }, (_, index) => addDays(from, index * step));

  test("counts in part: pay every two weeks is paid 6.57 times in 92 days, not 7 times", () => {
    const first = addDays(months[0]!.first, 2);
    expect(adviseQuarter(fridays(first, 7, 14))).toBe(Math.floor((215_000 * 92) / 14 / 3));
    expect(adviseQuarter(fridays(addDays(first, 6), 6, 14))).toBe((215_000 * 6) / 3);
  });

  test("counts in part of weekly pay: 13.14 times in 92 days, not 14 times", () => {
    expect(adviseQuarter(fridays(months[0]!.first, 14, 7), 100_000)).toBe(Math.floor((100_000 * 92) / 7 / 3));
  });
});
