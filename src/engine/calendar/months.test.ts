import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  addMonthsToDate,
  dayInMonth,
  daysBetween,
  daysOfMonth,
  monthOf,
  monthsBetween,
  type PlainMonth,
  parsePlainMonth,
} from "./months.ts";
import { type PlainDate, parsePlainDate } from "./plain-date.ts";

const month = (text: string): PlainMonth => {
  const parsed = parsePlainMonth(text);
  if (parsed === undefined) throw new Error(`not a month: ${text}`);
  return parsed;
};
const date = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(`not a day: ${text}`);
  return parsed;
};
const anyMonth = fc
  .tuple(fc.integer({ min: 1000, max: 3000 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => month(`${year}-${String(number).padStart(2, "0")}`));
const anyDate = fc.tuple(anyMonth, fc.integer({ min: 1, max: 31 })).map(([of, day]) => dayInMonth(of, day));

describe("months", () => {
  it.each(["2026-00", "2026-13", "2026-1", "26-01", "2026/01", "2026-01-01", ""])("refuses %j", (text) => {
    expect(parsePlainMonth(text)).toBeUndefined();
  });

  it.each([
    ["2026-11", 1, "2026-12"],
    ["2026-11", 2, "2027-01"],
    ["2027-01", -1, "2026-12"],
    ["2026-11", 0, "2026-11"],
    ["2026-11", 1200, "2126-11"],
  ])("%s plus %s months is %s", (from, count, to) => {
    expect(addMonths(month(from), count)).toBe(to);
  });

  it("a year beyond four digits is a mistake", () => {
    expect(() => addMonths(month("9999-12"), 1)).toThrow(RangeError);
    expect(() => addMonths(month("0000-01"), -1)).toThrow(RangeError);
  });

  it("adding months and counting them are inverse", () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -3000, max: 3000 }), (from, count) => {
        expect(monthsBetween(from, addMonths(from, count))).toBe(count);
      }),
    );
  });

  it.each([
    ["2027-02", 28],
    ["2028-02", 29],
    ["2100-02", 28],
    ["2000-02", 29],
    ["2026-11", 30],
    ["2026-12", 31],
  ])("%s has %s days", (text, days) => {
    expect(daysOfMonth(month(text))).toBe(days);
  });

  it("a day after the end of a month is its last day", () => {
    expect(addMonthsToDate(date("2027-01-31"), 1)).toBe("2027-02-28");
    expect(addMonthsToDate(date("2027-03-31"), -1)).toBe("2027-02-28");
    expect(addMonthsToDate(date("2027-01-15"), 13)).toBe("2028-02-15");
    expect(() => dayInMonth(month("2027-01"), 0)).toThrow(RangeError);
  });
});

describe("days", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2026-11-21", 365, "2027-11-21"],
    ["2000-01-01", 36_525, "2100-01-01"],
  ])("%s plus %s days is %s", (from, count, to) => {
    expect(addDays(date(from), count)).toBe(to);
    expect(daysBetween(date(from), date(to))).toBe(count);
  });

  it("counting days agrees with counting them one by one", () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: 0, max: 30 }), (from, count) => {
        const months = Array.from({ length: count }, (_, index) => daysOfMonth(addMonths(from, index)));
        const days = months.reduce((sum, length) => sum + length, 0);
        expect(daysBetween(dayInMonth(from, 1), dayInMonth(addMonths(from, count), 1))).toBe(days);
      }),
    );
  });

  it("adding days and counting them are inverse, and the month is read off", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (from, count) => {
        const to = addDays(from, count);
        expect(daysBetween(from, to)).toBe(count);
        expect(to.startsWith(monthOf(to))).toBe(true);
      }),
    );
  });
});
