import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import {
  bearableExtras,
  computePathsSafeExtra,
  computeSimpleSafeExtra,
  extraAtQuantile,
  holdingPercentAt,
} from "./safe-extra.ts";

/** What each path bears, its flows given from day 1 on. */
function bearable(
  paths: readonly (readonly number[])[],
  changes: { opening?: number; buffer?: number; extraDays?: readonly number[] } = {},
): number[] {
  const { opening = 10_000, buffer = 0, extraDays = [1] } = changes;
  return Array.from(
    bearableExtras({
      opening: cents(opening),
      buffer: cents(buffer),
      pathCount: paths.length,
      fillPath: (path, flows) => {
        for (let day = 1; day < flows.length; day++) flows[day] = paths[path]?.[day - 1] ?? 0;
      },
      horizonDays: paths[0]?.length ?? 0,
      extraDays,
    }),
  );
}

describe("what a path bears", () => {
  it("is what its lowest day leaves above the buffer, on that day or later", () => {
    expect(bearable([[-3000, 1000, -2000, 5000]])).toEqual([6000]);
    expect(bearable([[-3000, 1000, -2000, 5000]], { buffer: 2500 })).toEqual([3500]);
  });

  it("does not look at days before the extra leaves", () => {
    // Day 2 is the lowest with 1,000; the extra leaves on day 3, when pay is in.
    expect(bearable([[0, -9000, 8000, 0]], { extraDays: [3] })).toEqual([9000]);
    expect(bearable([[0, -9000, 8000, 0]], { extraDays: [2] })).toEqual([1000]);
  });

  it("counts the money of the extra's own day first", () => {
    expect(bearable([[-4000, 0]])).toEqual([6000]);
    expect(bearable([[4000, -1000]])).toEqual([13_000]);
  });

  it("is shared by all extras paid so far, rounded down", () => {
    expect(bearable([[0, 0, 0]], { extraDays: [1, 3] })).toEqual([5000]);
    expect(bearable([[0, 0, -1]], { extraDays: [1, 3] })).toEqual([4999]);
    expect(bearable([[0, 0, 0]], { extraDays: [1, 2, 3] })).toEqual([3333]);
    // The first half is the tighter one: 1,000 for one extra against 10,000 for two.
    expect(bearable([[-9000, 0, 9000]], { extraDays: [1, 3] })).toEqual([1000]);
  });

  it("is below zero where the path falls below the buffer by itself", () => {
    expect(bearable([[-10_001, 0]])).toEqual([-1]);
    expect(bearable([[0, 0]], { buffer: 10_500 })).toEqual([-500]);
  });

  it("does not care for the order of the extra days, nor for days outside the path", () => {
    const path = [[0, -500, 0, -100]];
    expect(bearable(path, { extraDays: [3, 1] })).toEqual(bearable(path, { extraDays: [1, 3] }));
    expect(bearable(path, { extraDays: [0, 1, 5] })).toEqual(bearable(path, { extraDays: [1] }));
  });

  it("with two extras on one day is the half for each", () => {
    expect(bearable([[0, 0]], { extraDays: [1, 1] })).toEqual([5000]);
  });

  it("is listed for all paths, smallest first", () => {
    expect(bearable([[-1], [-5000], [300], [-5000]])).toEqual([5000, 5000, 9999, 10_300]);
  });
});

describe("the extra of a share of the paths", () => {
  const hundred = Float64Array.from({ length: 100 }, (_, index) => 1000 * (index + 1));

  it.each([
    [100, 1000],
    [99, 2000],
    [95, 6000],
    [50, 51_000],
    [1, 100_000],
    [0, 100_000],
  ])("of which %s in 100 must hold is %s", (holdPercent, extra) => {
    expect(extraAtQuantile(hundred, holdPercent)).toBe(extra);
  });

  it("lets no path fail where fewer than a whole one may", () => {
    expect(extraAtQuantile(Float64Array.of(100, 900, 5000), 95)).toBe(100);
    expect(extraAtQuantile(Float64Array.of(100, 900, 5000), 67)).toBe(100);
    expect(extraAtQuantile(Float64Array.of(100, 900, 5000), 66)).toBe(900);
  });

  it.each([
    [199, 100],
    [200, 200],
    [99, 0],
    [0, 0],
    [-1, 0],
    [-90_000, 0],
    [90_000_000_099, 90_000_000_000],
  ])("of %s cents is %s: whole dollars, never below zero", (value, extra) => {
    expect(extraAtQuantile(Float64Array.of(value), 95)).toBe(extra);
  });

  it("is nothing without a path", () => {
    expect(extraAtQuantile(new Float64Array(), 95)).toBe(0);
    expect(holdingPercentAt(new Float64Array(), cents(0))).toBe(0);
  });

  it("holds in so many of 100 paths, rounded down", () => {
    expect(holdingPercentAt(hundred, cents(1000))).toBe(100);
    expect(holdingPercentAt(hundred, cents(1001))).toBe(99);
    expect(holdingPercentAt(hundred, cents(100_001))).toBe(0);
    expect(holdingPercentAt(Float64Array.of(0, 100, 200), cents(100))).toBe(66);
  });
});

describe("the extra of past days", () => {
  const base = { opening: cents(100_000), buffer: cents(0), scheduled: [] };
  const flat = (days: number) => Array.from({ length: days }, () => cents(0));

  it("needs as many days as the horizon, and no more", () => {
    expect(computePathsSafeExtra({ ...base, residuals: flat(60) })?.pathCount).toBe(1);
    expect(computePathsSafeExtra({ ...base, residuals: flat(59) })).toBeUndefined();
    expect(computePathsSafeExtra({ ...base, residuals: flat(5), horizonDays: 5 })?.pathCount).toBe(1);
  });

  it("is what two extras leave of the money at hand", () => {
    const result = computePathsSafeExtra({ ...base, residuals: flat(60) });
    expect(result).toEqual({ safeExtra: 50_000, pathCount: 1, holdingPercent: 100 });
  });

  it("takes bills and pay on their known days into every path", () => {
    const scheduled = [
      { day: 2, amount: cents(-60_000) },
      { day: 40, amount: cents(80_000) },
    ];
    // 400.00 after the first extra's month, 1,200.00 for two later: the first decides nothing alone, the 31st does.
    expect(computePathsSafeExtra({ ...base, scheduled, residuals: flat(60) })?.safeExtra).toBe(20_000);
    const outside = [
      { day: 0, amount: cents(-60_000) },
      { day: 61, amount: cents(-60_000) },
    ];
    expect(computePathsSafeExtra({ ...base, scheduled: outside, residuals: flat(60) })?.safeExtra).toBe(
      50_000,
    );
  });

  it("lets one in twenty paths fail unless told otherwise", () => {
    // One day of 500.00 out: of the 20 paths of one day one holds it.
    const residuals = flat(20).map((amount, index) => (index === 7 ? cents(-50_000) : amount));
    const question = { ...base, residuals, horizonDays: 1, extraDays: [1] };
    expect(computePathsSafeExtra(question)).toEqual({
      safeExtra: 100_000,
      pathCount: 20,
      holdingPercent: 95,
    });
    expect(computePathsSafeExtra({ ...question, holdPercent: 96 })).toEqual({
      safeExtra: 50_000,
      pathCount: 20,
      holdingPercent: 100,
    });
  });
});

describe("the extra of a month's sums", () => {
  it.each([
    [100_000, 50_000, 20_000, 10_000, 5000, 15_000],
    [100_000, 50_000, 20_000, 10_000, 20_000, 0],
    [100_000, 50_000, 20_000, 10_000, 19_999, 1],
    [100_000, 50_000, 20_000, 10_000, 20_001, 0],
    [0, 0, 0, 0, 0, 0],
  ])("of %s less %s, %s, %s and %s is %s", (income, essentials, minimums, discretionary, buffer, extra) => {
    const sums = {
      income: cents(income),
      essentials: cents(essentials),
      minimums: cents(minimums),
      discretionary: cents(discretionary),
      bufferContribution: cents(buffer),
    };
    expect(computeSimpleSafeExtra(sums)).toBe(extra);
  });
});
