import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBusinessDay, previousBusinessDay } from "../calendar/business-days.ts";
import { addDays, addMonths, dayInMonth, parsePlainMonth } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { findPayPattern, type PayPattern, payArrivals } from "./pay-pattern.ts";

function day(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new Error(`no such day: ${text}`);
  return date;
}
const deposits = (dates: readonly string[], amount = 100_000) =>
  dates.map((on) => ({ on: day(on), amount: cents(amount) }));
const arrivals = (pattern: PayPattern, from: string, until: string) =>
  payArrivals(pattern, day(from), day(until));

describe("the days on which pay has arrived", () => {
  it("of a biweekly pattern are every second week, before and after the day that is told", () => {
    const pattern = { kind: "biweekly", on: day("2026-11-13") } as const;
    expect(arrivals(pattern, "2026-10-01", "2026-12-01")).toEqual([
      "2026-10-02",
      "2026-10-16",
      "2026-10-30",
      "2026-11-13",
      "2026-11-27",
    ]);
  });

  it("of a weekly pattern are counted on the day after a holiday", () => {
    const pattern = { kind: "weekly", on: day("2026-12-18") } as const;
    expect(arrivals(pattern, "2026-12-18", "2027-01-04")).toEqual(["2026-12-18", "2026-12-28", "2027-01-04"]);
  });

  it("twice a month hold the last day of short months, and no day twice", () => {
    const pattern = { kind: "semimonthly", days: [31, 15] } as const;
    expect(arrivals(pattern, "2027-02-01", "2027-03-31")).toEqual([
      "2027-02-01",
      "2027-02-16",
      "2027-03-01",
      "2027-03-15",
      "2027-03-31",
    ]);
    const same = { kind: "semimonthly", days: [30, 31] } as const;
    expect(arrivals(same, "2027-02-22", "2027-03-02")).toEqual(["2027-03-01"]);
  });

  it("once a month on a weekend are counted on the Monday", () => {
    expect(arrivals({ kind: "monthly", day: 1 }, "2026-11-01", "2027-01-31")).toEqual([
      "2026-11-02",
      "2026-12-01",
      "2027-01-04",
    ]);
  });

  it("are business days inside the span, in order, each once", () => {
    const patterns: PayPattern[] = [
      { kind: "weekly", on: day("2026-01-03") },
      { kind: "biweekly", on: day("2026-01-04") },
      { kind: "semimonthly", days: [1, 16] },
      { kind: "monthly", day: 31 },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 0, max: 100 }),
        (pattern, later, length) => {
          const from = addDays(day("2020-01-01"), later);
          const until = addDays(from, length);
          const days = payArrivals(pattern, from, until);
          expect(days.every((one) => one >= from && one <= until && isBusinessDay(one))).toBe(true);
          expect(days).toEqual([...new Set(days)].toSorted());
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("the pay pattern of past deposits", () => {
  it("is biweekly for every second Friday, with the least of the amounts", () => {
    const found = findPayPattern([
      ...deposits(["2026-10-02", "2026-10-30"]),
      ...deposits(["2026-10-16"], 96_543),
    ]);
    expect(found).toEqual({ pattern: { kind: "biweekly", on: "2026-10-02" }, least: 96_543 });
  });

  it("stays biweekly where a holiday moved one of them", () => {
    const found = findPayPattern(deposits(["2026-11-13", "2026-11-25", "2026-12-11", "2026-12-24"]));
    expect(found?.pattern).toEqual({ kind: "biweekly", on: "2026-11-13" });
  });

  it("is weekly for four Thursdays", () => {
    const found = findPayPattern(deposits(["2026-10-01", "2026-10-08", "2026-10-15", "2026-10-22"]));
    expect(found?.pattern.kind).toBe("weekly");
  });

  it("is the 15th and the last day, with weekends paid before", () => {
    const dates = ["2026-07-15", "2026-07-31", "2026-08-14", "2026-08-31", "2026-09-15", "2026-09-30"];
    expect(findPayPattern(deposits(dates))?.pattern).toEqual({ kind: "semimonthly", days: [15, 31] });
  });

  it("is the 1st and the 15th, with weekends paid before", () => {
    const dates = ["2026-07-01", "2026-07-15", "2026-07-31", "2026-08-14", "2026-09-01", "2026-09-15"];
    expect(findPayPattern(deposits(dates))?.pattern).toEqual({ kind: "semimonthly", days: [1, 15] });
  });

  it("is monthly for one day a month", () => {
    expect(findPayPattern(deposits(["2026-08-28", "2026-09-28", "2026-10-28"]))?.pattern).toEqual({
      kind: "monthly",
      day: 28,
    });
  });

  it.each([
    ["nothing", []],
    ["one deposit", ["2026-10-02"]],
    ["two deposits", ["2026-10-02", "2026-10-16"]],
    ["three weekly deposits", ["2026-10-02", "2026-10-09", "2026-10-16"]],
    ["deposits on any days", ["2026-08-03", "2026-08-20", "2026-08-23", "2026-09-30"]],
    ["a month that is missing", ["2026-06-15", "2026-07-15", "2026-09-15", "2026-10-15"]],
    ["a pay that is missing", ["2026-09-04", "2026-09-18", "2026-10-16", "2026-10-30"]],
  ])("is unknown for %s", (_, dates) => {
    expect(findPayPattern(deposits(dates))).toBeUndefined();
  });

  it("counts two deposits of one day as one payday", () => {
    const found = findPayPattern(deposits(["2026-08-28", "2026-08-28", "2026-09-28", "2026-10-28"]));
    expect(found?.pattern.kind).toBe("monthly");
  });

  it("found in a year of pay that is moved before weekends foretells no payday too early", () => {
    const start = parsePlainMonth("2026-01");
    if (start === undefined) throw new Error("a month");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 48 }), (dayOfMonth, later) => {
        const paid = Array.from({ length: 12 }, (_, month) =>
          previousBusinessDay(dayInMonth(addMonths(start, later + month), dayOfMonth)),
        );
        const found = findPayPattern(paid.map((on) => ({ on, amount: cents(1) })));
        if (found === undefined) throw new Error("a year of pay is a pattern");
        const actual = previousBusinessDay(dayInMonth(addMonths(start, later + 12), dayOfMonth));
        // Around the payday only: pay of the month before can arrive early in this month.
        const said = payArrivals(found.pattern, addDays(actual, -10), addDays(actual, 10));
        expect(said.some((one) => one >= actual)).toBe(true);
        expect(said[0] !== undefined && said[0] >= previousBusinessDay(addDays(actual, -1))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
