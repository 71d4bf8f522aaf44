import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { computeBufferNow, computeBufferTarget, LEAST_BUFFER } from "./buffer-target.ts";
import { estimateIncome, estimateSpending, usualIncome, usualSpending } from "./history-estimates.ts";
import { computeBufferContribution, computeWaterfall } from "./waterfall.ts";

const list = (...values: readonly number[]) => values.map(cents);
const repeated = (count: number, value: number) => Array.from({ length: count }, () => cents(value));

describe("a usual month", () => {
  it("brings the mean rounded down and costs the mean rounded up", () => {
    expect([usualIncome(list(100, 101)), usualSpending(list(100, 101))]).toEqual([100, 101]);
    expect([usualIncome(list(10, 10, 11)), usualSpending(list(10, 10, 11))]).toEqual([10, 11]);
    expect([usualIncome(list(50, 70)), usualSpending(list(50, 70))]).toEqual([60, 60]);
  });

  it("is nothing without months", () => {
    expect([usualIncome([]), usualSpending([])]).toEqual([0, 0]);
  });

  it("is of the last twelve months, not of the sorted ones", () => {
    const months = [...list(900_000), ...repeated(11, 1200), ...list(0)];
    expect([usualIncome(months), usualSpending(months)]).toEqual([1100, 1100]);
  });

  it("stays exact for large amounts", () => {
    const months = repeated(12, 90_000_000_000_001);
    expect([usualIncome(months), usualSpending(months)]).toEqual([90_000_000_000_001, 90_000_000_000_001]);
  });
});

describe("a careful month", () => {
  it("brings the lowest of five months, and of six to ten the lowest too", () => {
    expect(estimateIncome(list(5, 4, 3, 2, 1))).toBe(1);
    expect(estimateIncome(list(6, 5, 4, 3, 2, 1))).toBe(1);
    expect(estimateIncome(list(10, 9, 8, 7, 6, 5, 4, 3, 2, 1))).toBe(1);
  });

  it("brings the second lowest of eleven and twelve", () => {
    expect(estimateIncome(list(11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))).toBe(2);
    expect(estimateIncome(list(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))).toBe(2);
  });

  it("brings nothing where a month brought nothing", () => {
    expect(estimateIncome(list(300_000, 0, 300_000))).toBe(0);
  });

  it.each([
    [list(700), 700],
    [list(0, 0, 0), 0],
    // Mean 550, ninth of ten 900: half way is 725.
    [list(100, 200, 300, 400, 500, 600, 700, 800, 900, 1000), 725],
    // Mean 100, the eleventh of twelve is 0: the mean stands.
    [[...repeated(11, 0), ...list(1200)], 100],
    // Mean 1/3, ninetieth percentile 1: two thirds, rounded up.
    [list(0, 0, 1), 1],
  ])("of %j costs %s", (months, expected) => {
    expect(estimateSpending(months)).toBe(expected);
  });

  it("looks at the last twelve months only", () => {
    expect(estimateSpending([...list(900_000), ...repeated(12, 500)])).toBe(500);
  });
});

describe("what must stay in the account", () => {
  it("needs a whole week to say more than the least buffer", () => {
    expect(computeBufferNow(repeated(6, -90_000))).toBe(LEAST_BUFFER);
    expect(computeBufferNow(repeated(7, -90_000))).toBe(630_000);
  });

  it("is not lowered by weeks in which more came in than left", () => {
    expect(computeBufferNow(repeated(30, 50_000))).toBe(LEAST_BUFFER);
  });

  it("is the 95th of a hundred weeks, by nearest rank", () => {
    // 106 days are 100 overlapping weeks; a single large day lies in 7 of them, a day at the end in one.
    const days = (place: number) =>
      repeated(106, 0).map((none, at) => (at === place ? cents(-80_000) : none));
    expect(computeBufferNow(days(50))).toBe(80_000);
    expect(computeBufferNow(days(105))).toBe(LEAST_BUFFER);
    expect(computeBufferNow(days(4))).toBe(LEAST_BUFFER);
    expect(computeBufferNow(days(5))).toBe(80_000);
  });

  it("is exactly the least buffer up to 250.00 a week", () => {
    const week = (spent: number) => [...list(-spent), ...repeated(6, 0)];
    expect([25_000, 25_001].map((spent) => computeBufferNow(week(spent)))).toEqual([25_000, 25_001]);
  });
});

describe("what to save up to", () => {
  it.each([
    [0, 400_000, 50_000],
    [49_999, 400_000, 50_000],
    [50_000, 400_000, 400_000],
    [399_999, 400_000, 400_000],
    [400_000, 400_000, 553_847],
    [553_847, 400_000, 553_847],
    [-5000, 400_000, 50_000],
    [50_000, 30_000, 50_000],
    [0, 0, 50_000],
    // A month of 400.00 is below the first rung, six weeks of it are 553.85.
    [50_000, 40_000, 55_385],
  ])("with %s saved and %s a month is %s", (saved, income, target) => {
    expect(computeBufferTarget(cents(saved), cents(income))).toBe(target);
  });
});

describe("the part of a month that goes to the buffer", () => {
  it.each([
    ["a fifth of the surplus, rounded down", 999, 0, 500_000, 199],
    ["a twelfth of what is missing, rounded up", 900_000, 0, 1201, 101],
    ["a cent where a cent is missing", 900_000, 499_999, 500_000, 1],
    ["nothing of a surplus below five cents", 4, 0, 500_000, 0],
    ["nothing of a lack", -1, 0, 500_000, 0],
    ["nothing once the target is passed", 900_000, 500_001, 500_000, 0],
  ])("is %s", (_name, surplus, saved, target, part) => {
    expect(computeBufferContribution(cents(surplus), cents(saved), cents(target))).toBe(part);
  });

  const month = {
    income: cents(300_000),
    essentials: cents(150_000),
    minimums: cents(10_000),
    discretionary: cents(70_000),
    currentSavings: cents(0),
    bufferTarget: cents(0),
  };

  it("grows by what the days of the history do not bear", () => {
    expect(computeWaterfall({ ...month, atMost: cents(30_000) })).toMatchObject({
      safeExtra: 30_000,
      bufferContribution: 40_000,
      shortfall: 0,
    });
    expect(computeWaterfall({ ...month, atMost: cents(70_001) })).toMatchObject({
      safeExtra: 70_000,
      bufferContribution: 0,
    });
    expect(computeWaterfall({ ...month, atMost: cents(-500) })).toMatchObject({
      safeExtra: 0,
      bufferContribution: 70_000,
    });
  });

  it("is nothing in a month that lacks money, whatever the days bear", () => {
    const lacking = { ...month, income: cents(229_999), bufferTarget: cents(500_000), atMost: cents(90_000) };
    expect(computeWaterfall(lacking)).toMatchObject({ safeExtra: 0, bufferContribution: 0, shortfall: 1 });
  });

  it("is nothing in a month that comes out even", () => {
    const even = { ...month, income: cents(230_000), bufferTarget: cents(500_000) };
    expect(computeWaterfall(even)).toMatchObject({ safeExtra: 0, bufferContribution: 0, shortfall: 0 });
  });
});
