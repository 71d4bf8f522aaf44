import { describe, expect, test } from "vitest";
import { addDays, addMonthsToDate, dayInMonth, monthOf } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { type AdviceInput, computeExtraAdvice } from "./extra-advice.ts";
import { type DatedFlow, type DayRun, type FlowKind, pathStarts, splitHistory } from "./history-paths.ts";

const START = parsePlainDate("2025-01-01") as PlainDate; // a day that exists
const monthsFrom = (count: number): DayRun[] =>
  Array.from({ length: count }, (_, month) => ({
    first: addMonthsToDate(START, month),
    last: addDays(addMonthsToDate(START, month + 1), -1),
  }));
const flow = (on: PlainDate, amount: number, kind: FlowKind, payer: string): DatedFlow => ({
  on,
  amount: cents(amount),
  kind,
  payer,
});

/** 3,000.00 in on the 28th, 1,500.00 rent on the 3rd, 700.00 spent on the 10th of each month. */
const steady = (months: readonly DayRun[], income = 300_000): DatedFlow[] =>
  months.flatMap(({ first }) => [
    flow(dayInMonth(monthOf(first), 28), income, "income", "ACME PAYROLL"),
    flow(dayInMonth(monthOf(first), 3), -150_000, "essential", "RENT"),
    flow(dayInMonth(monthOf(first), 10), -70_000, "discretionary", "SHOP"),
  ]);

function advise(monthCount: number, changes: Partial<AdviceInput> = {}) {
  const months = monthsFrom(monthCount);
  return computeExtraAdvice({
    opening: cents(500_000),
    flows: steady(months),
    runs: [{ first: START, last: months.at(-1)?.last ?? START }],
    months,
    minimums: [{ dayOfMonth: 15, amount: cents(10_000) }],
    safety: "safe",
    reconciled: { amount: 1, of: 1 },
    ...changes,
  });
}

describe("a steady household", () => {
  test("with a year of history and enough in the account may send what a usual month leaves", () => {
    const advice = advise(14);
    expect(advice.waterfall).toMatchObject({
      income: 300_000,
      essentials: 150_000,
      discretionary: 70_000,
      minimums: 10_000,
      safeExtra: 70_000,
      bufferContribution: 0,
    });
    expect(advice).toMatchObject({
      decidedBy: "usual-month",
      months: 14,
      goodMonths: 14,
      confidenceScore: 96,
    });
    expect(advice.range).toBeUndefined();
  });

  test("keeps a part of it back until a year is known", () => {
    // 700.00 a month: (3 + 3) / 15 and (8 + 3) / 15 of it, in whole dollars.
    expect(advise(3).waterfall).toMatchObject({ safeExtra: 28_000, bufferContribution: 42_000 });
    expect(advise(8).waterfall.safeExtra).toBe(51_300);
    expect(advise(8).decidedBy).toBe("short-history");
  });

  test("never has a smaller extra for another month alone, one and two months included", () => {
    const extras = [1, 2, 3, 4, 6, 9, 12].map((count) => advise(count).waterfall.safeExtra);
    expect(extras.slice(0, 3)).toEqual([18_600, 23_300, 28_000]);
    expect(extras).toEqual(extras.toSorted((a, b) => a - b));
    expect(advise(2).decidedBy).toBe("careful-month");
  });

  test("with less than a whole month has no extra, and what is left so far stays", () => {
    const [month] = monthsFrom(1);
    const part = { first: START, last: addDays(START, 19) };
    // The rent of the 28th lies in the days that are not shown.
    const flows = [
      flow(addDays(START, 1), 300_000, "income", "ACME PAYROLL"),
      flow(addDays(START, 9), -70_000, "discretionary", "SHOP"),
    ];
    const advice = advise(1, { flows, runs: [part], months: [part] });
    expect(advice).toMatchObject({ decidedBy: "part-month", months: 0, confidenceScore: 50 });
    expect(advice.waterfall).toMatchObject({ safeExtra: 0, bufferContribution: 220_000, shortfall: 0 });
    expect(advise(1, { flows, runs: [month!], months: [month!], isPartMonth: true }).decidedBy).toBe(
      "part-month",
    );
  });

  test("with little in the account may send what the tightest day leaves", () => {
    // Before pay on the 28th: 2,600.00 less rent, minimum and spending is 300.00; 250.00 of it must stay.
    const advice = advise(14, { opening: cents(260_000) });
    expect(advice.decidedBy).not.toBe("usual-month");
    expect(advice.waterfall.safeExtra).toBeLessThanOrEqual(5000);
    expect(advice.waterfall.safeExtra + advice.waterfall.bufferContribution).toBe(70_000);
  });

  test("with savings for years may still not send more than a usual month leaves", () => {
    expect(advise(14, { opening: cents(5_000_000) }).waterfall.safeExtra).toBe(70_000);
  });

  test("with less than 90 days gets a careful month", () => {
    expect(advise(2)).toMatchObject({ decidedBy: "careful-month", pathCount: 0 });
  });
});

describe("what changed", () => {
  test("pay that has stopped is not counted, and named", () => {
    const months = monthsFrom(14);
    const flows = steady(months).filter(({ on, payer }) => payer !== "ACME PAYROLL" || on < "2025-12-01");
    const advice = advise(14, { flows });
    expect(advice.stoppedPayers).toEqual(["ACME PAYROLL"]);
    expect(advice.waterfall).toMatchObject({ income: 0, safeExtra: 0 });
    expect(advice.waterfall.shortfall).toBeGreaterThan(0);
  });

  test("a month without any statement is no month without income, and no path leads across it", () => {
    const months = monthsFrom(9).filter((_, month) => month !== 4);
    const runs = [
      { first: START, last: months[3]?.last ?? START },
      { first: months[4]?.first ?? START, last: months[7]?.last ?? START },
    ];
    const advice = advise(9, { months, runs, flows: steady(months) });
    expect(advice.waterfall.income).toBe(300_000);
    expect(advice.months).toBe(8);
    const history = splitHistory(steady(months), runs, 60);
    for (const start of pathStarts(history, 60)) {
      expect(history.runs.some(({ first, last }) => start >= first && start + 59 <= last)).toBe(true);
    }
  });
});

describe("income that swings", () => {
  test("gets a range around the extra and its worst month", () => {
    const months = monthsFrom(14);
    const flows = months.flatMap((month, index) =>
      steady([month], index === 7 ? 120_000 : 280_000 + 10_000 * (index % 5)),
    );
    const { range, waterfall } = advise(14, { flows });
    expect(range?.worstMonth).toMatchObject({ first: "2025-08-01", income: 120_000, left: -110_000 });
    expect(range?.low).toBeLessThanOrEqual(waterfall.safeExtra);
    expect(range?.high).toBeGreaterThanOrEqual(waterfall.safeExtra);
  });
});

describe("the setting", () => {
  test("allows less the safer it is, and names what each would allow", () => {
    const flows = monthsFrom(14).flatMap((month, index) =>
      steady([month], index % 6 === 5 ? 180_000 : 310_000),
    );
    const { extras } = advise(14, { flows, opening: cents(280_000) });
    expect(extras["very-safe"]).toBeLessThanOrEqual(extras.safe);
    expect(extras.safe).toBeLessThanOrEqual(extras.faster);
    expect(advise(14, { flows, opening: cents(280_000), safety: "faster" }).waterfall.safeExtra).toBe(
      extras.faster,
    );
  });
});
