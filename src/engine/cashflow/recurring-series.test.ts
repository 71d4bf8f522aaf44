import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysDue, findRhythm, type Rhythm } from "./recurring-series.ts";

const every = (step: number, count: number, phase = 0): number[] =>
  Array.from({ length: count }, (_, index) => Math.round(phase + index * step));
const rhythmOf = (days: readonly number[]): Rhythm => {
  const found = findRhythm(days);
  if (found === undefined) throw new Error("a rhythm");
  return found;
};

describe("a rhythm", () => {
  test.each([
    ["weekly pay", every(7, 6), 7],
    ["biweekly pay", every(14, 4), 14],
    ["pay twice a month", [0, 15, 31, 45, 59, 74, 90], 15.2],
    ["rent on the first, as days of a year", [0, 31, 59, 90, 120, 151], 30.4],
    ["a bill every quarter", [0, 90, 181, 273], 91.3],
    ["weekly pay with one week off", [0, 7, 14, 28, 35, 42], 7],
  ])("is found in %s", (_, days, step) => {
    expect(rhythmOf(days).step).toBeCloseTo(step, 1);
  });

  test.each([
    ["nothing", []],
    ["one payment", [5]],
    ["two payments", [5, 35]],
    ["a bill every year", [0, 365, 730]],
    ["shopping on any days", [0, 3, 4, 11, 12, 19, 30, 31, 33, 47]],
    ["many small payments a week", [0, 1, 3, 7, 8, 9, 14, 15, 17, 21]],
  ])("is not found in %s", (_, days) => {
    expect(findRhythm(days)).toBeUndefined();
  });

  test("is found whatever weekends shift by a day or two", () => {
    const shifted = fc.array(fc.integer({ min: -2, max: 0 }), { minLength: 6, maxLength: 24 });
    fc.assert(
      fc.property(shifted, (shifts) => {
        const days = shifts.map((shift, index) => Math.round(index * 30.4375) + shift);
        expect(rhythmOf(days).step).toBeCloseTo(30.4, 1);
      }),
    );
  });
});

describe("what is due", () => {
  const monthly = rhythmOf([0, 31, 59, 90, 120]);

  test("is counted on late for pay and early for bills", () => {
    const [pay] = daysDue(monthly, true, 125, 200) ?? [];
    const [bill] = daysDue(monthly, false, 125, 200) ?? [];
    expect(pay).toBeGreaterThanOrEqual(151);
    expect(bill).toBeLessThanOrEqual(151);
  });

  test("never lies in the past: an overdue bill is due tomorrow", () => {
    expect(daysDue(monthly, false, 160, 170)?.[0]).toBe(161);
  });

  test("has an end: pay is over when half a rhythm late, a bill when one and a half", () => {
    expect(daysDue(monthly, true, 175, 300)).toBeUndefined();
    expect(daysDue(monthly, false, 175, 300)).toBeDefined();
    expect(daysDue(monthly, false, 210, 300)).toBeUndefined();
  });
});
