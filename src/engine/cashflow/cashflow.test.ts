import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents } from "../money/cents.ts";
import { computeBufferNow, computeBufferTarget, LEAST_BUFFER } from "./buffer-target.ts";
import { computeConfidenceScore } from "./confidence.ts";
import { estimateIncome, estimateSpending } from "./history-estimates.ts";
import { computePathsSafeExtra, computeSimpleSafeExtra } from "./safe-extra.ts";
import { computeBufferContribution, computeWaterfall } from "./waterfall.ts";

const money = fc.integer({ min: 0, max: 2_000_000 }).map(cents);
const flows = fc.array(fc.integer({ min: -30_000, max: 20_000 }).map(cents), {
  minLength: 60,
  maxLength: 150,
});
const list = (...values: number[]) => values.map(cents);
const input = fc.record({
  income: money,
  essentials: money,
  minimums: money,
  discretionary: money,
  currentSavings: money,
  bufferTarget: money,
});

describe("waterfall", () => {
  it("takes the buffer contribution, not the savings, out of the month", () => {
    const waterfall = computeWaterfall({
      income: cents(650_000),
      essentials: cents(320_000),
      minimums: cents(62_500),
      discretionary: cents(137_000),
      currentSavings: cents(140_000),
      bufferTarget: cents(500_000),
    });
    // Surplus 1305.00: a fifth is 261.00, a twelfth of the missing 3600.00 is 300.00.
    expect(waterfall).toMatchObject({ bufferContribution: 26_100, safeExtra: 104_400, shortfall: 0 });
  });

  it("adds up to the cent, and either the extra or the shortfall is zero", () => {
    fc.assert(
      fc.property(input, (month) => {
        const line = computeWaterfall(month);
        const rest =
          line.income - line.essentials - line.minimums - line.discretionary - line.bufferContribution;
        expect(line.safeExtra - line.shortfall).toBe(rest);
        expect(Math.min(line.safeExtra, line.shortfall)).toBe(0);
        expect(line.bufferContribution).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("more income never lowers the extra", () => {
    fc.assert(
      fc.property(input, money, (month, more) => {
        const richer = { ...month, income: cents(month.income + more) };
        expect(computeWaterfall(richer).safeExtra).toBeGreaterThanOrEqual(computeWaterfall(month).safeExtra);
      }),
    );
  });

  it("what the daily history does not bear stays in the buffer", () => {
    fc.assert(
      fc.property(input, money, (month, atMost) => {
        const line = computeWaterfall({ ...month, atMost });
        expect(line.safeExtra).toBeLessThanOrEqual(atMost);
        const rest =
          line.income - line.essentials - line.minimums - line.discretionary - line.bufferContribution;
        expect(line.safeExtra - line.shortfall).toBe(rest);
      }),
    );
  });

  it("a full buffer takes nothing more, nor does a month without a surplus", () => {
    expect(computeBufferContribution(cents(10_000), cents(500), cents(500))).toBe(0);
    expect(computeBufferContribution(cents(0), cents(0), cents(500))).toBe(0);
    expect(computeBufferContribution(cents(10_000), cents(0), cents(1200))).toBe(100);
  });
});

describe("safe extra", () => {
  const quiet = Array.from({ length: 90 }, () => cents(-1000));

  it("from sums is never negative", () => {
    fc.assert(
      fc.property(
        money,
        money,
        money,
        money,
        money,
        (income, essentials, minimums, discretionary, bufferContribution) => {
          const extra = computeSimpleSafeExtra({
            income,
            essentials,
            minimums,
            discretionary,
            bufferContribution,
          });
          expect(extra).toBe(
            Math.max(0, income - essentials - minimums - discretionary - bufferContribution),
          );
        },
      ),
    );
  });

  it("is unknown with a history shorter than the horizon or no extra inside it", () => {
    const base = { opening: cents(100_000), buffer: cents(0), scheduled: [] };
    expect(computePathsSafeExtra({ ...base, residuals: quiet.slice(0, 59) })).toBeUndefined();
    expect(computePathsSafeExtra({ ...base, residuals: quiet, extraDays: [61] })).toBeUndefined();
  });

  it("leaves the buffer on the tightest day of a steady history", () => {
    const result = computePathsSafeExtra({
      opening: cents(200_000),
      buffer: cents(25_000),
      scheduled: [],
      residuals: quiet,
    });
    // 60 days at 10.00 leave 1400.00, less 250.00, over two extras.
    expect(result).toEqual({ safeExtra: 57_500, pathCount: 31, holdingPercent: 100 });
  });

  it("falls with the buffer and with the share that must hold, rises with the opening balance", () => {
    fc.assert(
      fc.property(
        flows,
        money,
        money,
        fc.integer({ min: 50, max: 99 }),
        (residuals, opening, more, holdPercent) => {
          const base = { opening, buffer: cents(10_000), scheduled: [], residuals, holdPercent };
          const extraOf = (change: Partial<typeof base>) =>
            computePathsSafeExtra({ ...base, ...change })?.safeExtra ?? Number.NaN;
          const extra = extraOf({});
          expect(extra).toBeGreaterThanOrEqual(0);
          expect(extra % 100).toBe(0);
          expect(extraOf({ opening: cents(opening + more) })).toBeGreaterThanOrEqual(extra);
          expect(extraOf({ buffer: cents(10_000 + more) })).toBeLessThanOrEqual(extra);
          expect(extraOf({ holdPercent: holdPercent + 1 })).toBeLessThanOrEqual(extra);
        },
      ),
    );
  });

  it("holds in at least the asked share of the paths, played day by day", () => {
    const opening = cents(500_000);
    const holds = (residuals: readonly Cents[], start: number, extra: number): boolean => {
      let balance: number = opening;
      return Array.from({ length: 60 }, (_, index) => index + 1).every((day) => {
        balance += residuals[start + day - 1] ?? 0;
        if (day === 1 || day === 31) balance -= extra;
        return balance >= 10_000;
      });
    };
    fc.assert(
      fc.property(flows, (residuals) => {
        const result = computePathsSafeExtra({
          opening,
          buffer: cents(10_000),
          scheduled: [],
          residuals,
          holdPercent: 90,
        });
        const extra = result?.safeExtra ?? 0;
        fc.pre(extra > 0);
        const starts = Array.from({ length: residuals.length - 59 }, (_, start) => start);
        const holding = starts.filter((start) => holds(residuals, start, extra)).length;
        expect(holding).toBeGreaterThanOrEqual(0.9 * starts.length - 1e-9);
        expect(result?.holdingPercent).toBe(Math.floor((100 * holding) / starts.length));
      }),
    );
  });
});

describe("confidence", () => {
  const all = { amount: 1, of: 1 };

  it.each([
    [3, 3, 80],
    [6, 6, 88],
    [12, 12, 93],
    [1, 1, 67],
    [1, 0, 33],
    [0, 0, 50],
  ])("%s months of which %s were good give at most %s", (months, goodMonths, score) => {
    expect(computeConfidenceScore({ months, goodMonths, reconciled: all })).toBe(score);
  });

  it.each([
    [3, 100, 92],
    [12, 100, 95],
    [24, 99, 97],
    [24, 94, 97],
    [24, 70, 92],
    [24, 50, 84],
    [24, 20, 56],
    [24, 1, 56],
    [24, 0, 13],
  ])(
    "of %s months of days, %s of 100 of which hold when replayed, is %s",
    (months, holdingPercent, score) => {
      expect(computeConfidenceScore({ months, goodMonths: 0, holdingPercent, reconciled: all })).toBe(score);
    },
  );

  it("is less where statements do not add up", () => {
    const clean = { months: 12, goodMonths: 12 };
    expect(computeConfidenceScore({ ...clean, reconciled: { amount: 50, of: 100 } })).toBe(46);
    expect(computeConfidenceScore({ ...clean, reconciled: { amount: 0, of: 0 } })).toBe(50);
  });

  it("never reaches 95 with less than a year and a half of history", () => {
    const months = Array.from({ length: 18 }, (_, index) => index);
    const scores = months.map((count) =>
      computeConfidenceScore({ months: count, goodMonths: count, reconciled: all }),
    );
    expect(Math.max(...scores)).toBeLessThanOrEqual(95);
    expect(scores.slice(1)).toEqual(scores.slice(1).toSorted((a, b) => a - b));
  });

  it.each([
    [1, 2],
    [-1, 0],
    [3, -1],
    [2.5, 1],
  ])("%s months with %s good ones is a mistake", (months, goodMonths) => {
    expect(() => computeConfidenceScore({ months, goodMonths, reconciled: all })).toThrow(RangeError);
  });
});

describe("estimates from history", () => {
  it("income is the lowest month of a short history, the low decile of a longer one", () => {
    expect(estimateIncome([])).toBe(0);
    expect(estimateIncome(list(500, 300, 400))).toBe(300);
    expect(estimateIncome(list(100, 900, 800, 700, 600, 500, 400, 300, 1000, 1100, 1200))).toBe(300);
  });

  it("only the last twelve months count", () => {
    expect(estimateIncome(list(1, ...Array.from({ length: 12 }, () => 500)))).toBe(500);
  });

  it("spending lies half way from the mean to the high decile, rounded up", () => {
    expect(estimateSpending([])).toBe(0);
    expect(estimateSpending(list(100, 200))).toBe(175);
    expect(estimateSpending(list(100, 100, 101))).toBe(101);
  });

  it("spending is never below the mean nor above the worst month", () => {
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 12 }), (months) => {
        const mean = months.reduce((sum, amount) => sum + amount, 0) / months.length;
        expect(estimateSpending(months)).toBeGreaterThanOrEqual(Math.floor(mean));
        expect(estimateSpending(months)).toBeLessThanOrEqual(Math.max(...months) + 1);
      }),
    );
  });
});

describe("buffer", () => {
  it("is at least 250 dollars, and more where weeks cost more", () => {
    expect(computeBufferNow([])).toBe(LEAST_BUFFER);
    expect(computeBufferNow(Array.from({ length: 30 }, () => cents(-10_000)))).toBe(70_000);
  });

  it("climbs from 500 dollars to a month and then six weeks of income", () => {
    const income = cents(400_000);
    expect(computeBufferTarget(cents(0), income)).toBe(50_000);
    expect(computeBufferTarget(cents(50_000), income)).toBe(400_000);
    expect(computeBufferTarget(cents(400_000), income)).toBe(553_847);
    expect(computeBufferTarget(cents(9_000_000), income)).toBe(553_847);
    expect(computeBufferTarget(cents(60_000), cents(0))).toBe(50_000);
  });
});
