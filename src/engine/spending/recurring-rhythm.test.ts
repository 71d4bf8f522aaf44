import { describe, expect, it } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import {
  daysOfGrace,
  findRecurringRhythm,
  nextNominal,
  nominalDates,
  type RecurringRhythm,
} from "./recurring-rhythm.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(`no such day: ${text}`);
  return parsed;
};
const rhythmOf = (...dates: readonly string[]) => findRecurringRhythm(dates.map(day));

describe("the rhythm of given days", () => {
  it.each<[string, string[], RecurringRhythm]>([
    [
      "weekly",
      ["2026-01-02", "2026-01-09", "2026-01-16", "2026-01-23"],
      { every: "week", on: day("2026-01-02") },
    ],
    [
      "every two weeks",
      ["2026-01-02", "2026-01-16", "2026-01-30"],
      { every: "two-weeks", on: day("2026-01-02") },
    ],
    [
      "twice a month",
      ["2026-01-01", "2026-01-15", "2026-02-01", "2026-02-15", "2026-03-01", "2026-03-15", "2026-04-01"],
      { every: "half-month", days: [1, 15] },
    ],
    ["monthly", ["2026-01-05", "2026-02-05", "2026-03-05"], { every: "month", day: 5 }],
    ["at each month's end", ["2026-01-31", "2026-02-28", "2026-03-31"], { every: "month", day: 31 }],
    [
      "each quarter",
      ["2026-01-15", "2026-04-15", "2026-07-15"],
      { every: "quarter", on: day("2026-07-15"), day: 15 },
    ],
    ["each year", ["2025-03-09", "2026-03-09"], { every: "year", on: day("2026-03-09"), day: 9 }],
    [
      "each leap day and the last of February",
      ["2028-02-29", "2029-02-28"],
      {
        every: "year",
        on: day("2029-02-28"),
        day: 28,
      },
    ],
  ])("is %s", (_name, dates, rhythm) => {
    expect(rhythmOf(...dates)?.rhythm).toMatchObject(
      rhythm.every === "year" || rhythm.every === "quarter" ? { every: rhythm.every } : rhythm,
    );
    expect(rhythmOf(...dates)?.missed).toBe(0);
  });

  it.each<[string, string[]]>([
    ["no day", []],
    ["one day", ["2026-01-05"]],
    ["two months", ["2026-01-05", "2026-02-05"]],
    ["three weeks", ["2026-01-02", "2026-01-09", "2026-01-16"]],
    ["two fortnights", ["2026-01-02", "2026-01-16"]],
    ["two quarters", ["2026-01-15", "2026-04-15"]],
    ["any days", ["2026-01-03", "2026-01-05", "2026-01-21", "2026-02-18", "2026-02-20"]],
    ["two days in one month of several", ["2026-01-05", "2026-02-05", "2026-02-20", "2026-03-20"]],
  ])("is none of %s", (_name, dates) => {
    expect(rhythmOf(...dates)).toBeUndefined();
  });

  it("counts one payment that did not come, and two of many, but no more", () => {
    const missing = (...months: readonly number[]) =>
      Array.from({ length: 14 }, (_, index) => index)
        .filter((index) => !months.includes(index))
        .map((index) => `${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-05`);
    expect(rhythmOf(...missing(4))?.missed).toBe(1);
    expect(rhythmOf(...missing(4, 8))?.missed).toBe(2);
    expect(rhythmOf(...missing(4, 6, 8, 10))).toBeUndefined();
  });

  it("tells how far the days are off on average, and the nominal day of the newest", () => {
    // The 5th, twice moved from a weekend: 2 days, then 1 day later.
    const found = rhythmOf(
      "2026-01-05",
      "2026-02-05",
      "2026-03-05",
      "2026-04-07",
      "2026-05-06",
      "2026-06-05",
    );
    expect(found).toMatchObject({ rhythm: { every: "month", day: 5 }, lastNominal: "2026-06-05", missed: 0 });
    expect(found?.meanOff).toBeCloseTo(0.5, 9);
  });

  it("over the turn of months belongs to the end it is nearest to", () => {
    const found = rhythmOf("2026-01-31", "2026-03-01", "2026-03-31", "2026-04-30", "2026-05-31");
    expect(found?.rhythm).toEqual({ every: "month", day: 31 });
    expect(found?.lastNominal).toBe("2026-05-31");
  });
});

describe("the nominal days of a span", () => {
  const nominal = (rhythm: RecurringRhythm, from: string, until: string) =>
    nominalDates(rhythm, day(from), day(until));

  it.each<[string, RecurringRhythm, string, string, string[]]>([
    [
      "of a week, told by a later day",
      { every: "week", on: day("2026-03-20") },
      "2026-03-01",
      "2026-03-14",
      ["2026-02-27", "2026-03-06", "2026-03-13", "2026-03-20"],
    ],
    [
      "of two weeks, on its own day",
      { every: "two-weeks", on: day("2026-03-06") },
      "2026-03-06",
      "2026-03-06",
      ["2026-03-06", "2026-03-20"],
    ],
    [
      "of a month's last day",
      { every: "month", day: 31 },
      "2028-02-01",
      "2028-03-31",
      ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"],
    ],
    [
      "of half a month",
      { every: "half-month", days: [15, 31] },
      "2026-02-01",
      "2026-02-28",
      ["2026-01-15", "2026-01-31", "2026-02-15", "2026-02-28", "2026-03-15", "2026-03-31"],
    ],
  ])("%s", (_name, rhythm, from, until, dates) => {
    expect(nominal(rhythm, from, until)).toEqual(dates);
  });

  it("of a quarter and a year keep to the months of their newest day", () => {
    const quarter: RecurringRhythm = { every: "quarter", on: day("2026-11-30"), day: 30 };
    const months = nominal(quarter, "2026-12-01", "2027-09-01").map((date) => date.slice(5));
    expect(months.filter((date) => !["02-28", "05-30", "08-30", "11-30"].includes(date))).toEqual([]);
    const year: RecurringRhythm = { every: "year", on: day("2026-11-30"), day: 30 };
    expect(nominal(year, "2026-12-01", "2028-01-01")).toContain("2027-11-30");
  });
});

describe("the next nominal day", () => {
  it.each<[RecurringRhythm, string, string]>([
    [{ every: "week", on: day("2026-03-06") }, "2026-03-06", "2026-03-13"],
    [{ every: "week", on: day("2026-03-06") }, "2026-03-05", "2026-03-06"],
    [{ every: "two-weeks", on: day("2026-03-06") }, "2026-03-07", "2026-03-20"],
    [{ every: "half-month", days: [1, 15] }, "2026-12-15", "2027-01-01"],
    [{ every: "half-month", days: [15, 31] }, "2027-02-15", "2027-02-28"],
    [{ every: "month", day: 31 }, "2027-01-31", "2027-02-28"],
    [{ every: "month", day: 31 }, "2028-02-28", "2028-02-29"],
    [{ every: "quarter", on: day("2026-11-30"), day: 30 }, "2026-11-30", "2027-02-28"],
    [{ every: "year", on: day("2028-02-29"), day: 29 }, "2028-02-29", "2029-02-28"],
    [{ every: "year", on: day("2028-02-29"), day: 29 }, "2031-03-01", "2032-02-29"],
  ])("of %j after %s is %s", (rhythm, after, next) => {
    expect(nextNominal(rhythm, day(after))).toBe(next);
  });

  it("may be waited for longer the rarer it comes", () => {
    const graces = (
      [
        { every: "week", on: day("2026-03-06") },
        { every: "half-month", days: [1, 15] },
        { every: "month", day: 5 },
        { every: "quarter", on: day("2026-03-06"), day: 6 },
        { every: "year", on: day("2026-03-06"), day: 6 },
      ] as const
    ).map(daysOfGrace);
    expect(graces).toEqual(graces.toSorted((a, b) => a - b));
    expect(new Set(graces).size).toBe(5);
  });
});
