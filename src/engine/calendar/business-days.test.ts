import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  businessDaysBefore,
  isBankHoliday,
  isBusinessDay,
  nextBusinessDay,
  previousBusinessDay,
  weekdayOf,
} from "./business-days.ts";
import { addDays, daysBetween } from "./months.ts";
import { type PlainDate, parsePlainDate } from "./plain-date.ts";

function day(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new Error(`no such day: ${text}`);
  return date;
}
const someDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(day("2000-01-01"), count));

describe("the weekday", () => {
  it("counts from Sunday and is the one of the calendar", () => {
    fc.assert(
      fc.property(someDay, (date) => {
        expect(weekdayOf(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
      }),
      { numRuns: 2000 },
    );
  });

  it("is right before 1970 as well", () => {
    expect(weekdayOf(day("1969-12-31"))).toBe(3);
  });
});

describe("bank holidays", () => {
  it.each([
    ["2026-01-01", "New Year's Day"],
    ["2026-01-19", "Martin Luther King Day"],
    ["2026-02-16", "Presidents' Day"],
    ["2026-05-25", "Memorial Day"],
    ["2026-06-19", "Juneteenth"],
    ["2026-07-04", "Independence Day, a Saturday"],
    ["2026-09-07", "Labor Day"],
    ["2026-10-12", "Columbus Day"],
    ["2026-11-11", "Veterans Day"],
    ["2026-11-26", "Thanksgiving"],
    ["2026-12-25", "Christmas"],
    ["2027-07-05", "the Monday after Independence Day on a Sunday"],
    ["2023-01-02", "the Monday after New Year's Day on a Sunday"],
    ["2022-12-26", "the Monday after Christmas on a Sunday"],
  ])("%s is one: %s", (date) => {
    expect(isBankHoliday(day(date))).toBe(true);
  });

  it.each([
    ["2026-07-03", "the Friday before a Saturday holiday: the Reserve Banks are open"],
    ["2026-11-27", "the day after Thanksgiving"],
    ["2026-05-18", "the last Monday but one of May"],
    ["2026-01-12", "the second Monday of January"],
    ["2026-01-02", "a Friday after a Thursday holiday"],
    ["2026-12-24", "Christmas Eve"],
  ])("%s is none: %s", (date) => {
    expect(isBusinessDay(day(date))).toBe(true);
  });

  it("are ten to eleven weekdays a year", () => {
    for (let year = 2024; year <= 2060; year++) {
      let closed = 0;
      for (let date = day(`${year}-01-01`); date <= day(`${year}-12-31`); date = addDays(date, 1)) {
        if (isBankHoliday(date) && weekdayOf(date) !== 0 && weekdayOf(date) !== 6) closed++;
      }
      expect(closed).toBeGreaterThanOrEqual(9);
      expect(closed).toBeLessThanOrEqual(11);
    }
  });
});

describe("business days", () => {
  it("next and previous are business days, at most four days away, and the day itself when it is one", () => {
    fc.assert(
      fc.property(someDay, (date) => {
        const [next, previous] = [nextBusinessDay(date), previousBusinessDay(date)];
        expect([isBusinessDay(next), isBusinessDay(previous)]).toEqual([true, true]);
        expect(daysBetween(date, next)).toBeLessThanOrEqual(4);
        expect(daysBetween(previous, date)).toBeLessThanOrEqual(4);
        expect(isBusinessDay(date)).toBe(next === date && previous === date);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["2026-12-07", 3, "2026-12-02"],
    ["2026-12-28", 3, "2026-12-22"],
    ["2026-11-29", 3, "2026-11-24"],
    ["2026-12-07", 0, "2026-12-07"],
  ])("before %s, %i of them, is %s", (date, count, expected) => {
    expect(businessDaysBefore(day(date), count)).toBe(expected);
  });

  it("a week before a day leaves three of them at least, whichever way a weekend is moved", () => {
    fc.assert(
      fc.property(someDay, (due) => {
        expect(nextBusinessDay(addDays(due, -7)) <= businessDaysBefore(due, 3)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
