import { expect, test } from "vitest";
import { countdownText, durationText, spanBetween, spanText } from "./durations.ts";

test("durations name years and months, singular and plural", () => {
  expect([1, 12, 25, 0, 28].map(durationText)).toEqual([
    "1 month",
    "1 year",
    "2 years 1 month",
    "0 months",
    "2 years 4 months",
  ]);
});

test.each([
  ["2026-11-21", "2029-03-21", "2026-12", 28, "2 years 4 months to go"],
  // The days say three months, the plan's last payment is its 28th: one count everywhere.
  ["2026-11-21", "2029-03-08", "2026-12", 28, "2 years 4 months to go"],
  // A plan that begins later has the months before it to go as well.
  ["2026-11-02", "2027-12-05", "2027-01", 12, "1 year 1 month to go"],
  ["2026-11-02", "2027-11-05", "2026-12", 12, "1 year to go"],
  ["2026-11-21", "2027-01-20", "2026-12", 2, "60 days to go"],
  ["2026-11-21", "2027-01-21", "2026-12", 2, "2 months to go"],
  ["2026-11-21", "2026-12-21", "2026-12", 1, "30 days to go"],
  ["2026-11-21", "2026-11-22", "2026-11", 1, "1 day to go"],
  ["2026-11-21", "2026-11-21", "2026-11", 0, "today"],
  ["2026-11-21", "2020-01-01", "2020-01", 1, "today"],
])("from %s to %s, a plan from %s on of %s months, is %s", (from, to, start, months, text) => {
  expect(countdownText(from, to, start, months)).toBe(text);
});

test("a span of days is said in days up to 60, then in whole months, never rounded up by more than the calendar does", () => {
  expect([0, 1, 60, 61, 88, 89, 365, 400, 1095].map(spanText)).toEqual([
    "0 days",
    "1 day",
    "60 days",
    "2 months",
    "2 months",
    "3 months",
    "1 year",
    "1 year 1 month",
    "3 years",
  ]);
});

test("a span between two days of one day of the month is as many months, as spanText says it too", () => {
  for (const from of ["2026-02-01", "2026-07-15", "2027-12-31", "2028-02-29"]) {
    for (const years of [1, 2, 3, 4]) {
      const to = `${Number(from.slice(0, 4)) + years}${from.slice(4).replace("02-29", "03-01")}`;
      const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
      expect([spanBetween(from, to), spanText(days)]).toEqual([
        durationText(12 * years),
        durationText(12 * years),
      ]);
    }
  }
});
