import { expect, test } from "vitest";
import { addMonths, dateText, dayOfMonthText, plural, today } from "./format-date.ts";

test.each([
  ["2029-03-14", "long", "14 March 2029"],
  ["2029-03-04", "short", "4 Mar 2029"],
  ["2026-11-07", "day-month", "7 Nov"],
  ["2027-08-31", "month-year", "Aug 2027"],
  ["2027-08", "long-month-year", "August 2027"],
  ["2027-08", "long", "Aug 2027"],
  ["soon", "long", "soon"],
  ["2027-13-01", "long", "2027-13-01"],
] as const)("%s as %s is %s", (date, style, text) => {
  expect(dateText(date, style)).toBe(text);
});

test("months are added over the turn of the year, forwards and backwards", () => {
  expect(addMonths("2026-11", 3)).toBe("2027-02");
  expect(addMonths("2027-01-14", -1)).toBe("2026-12");
  expect(addMonths("2026-12", 0)).toBe("2026-12");
});

test("a count names its noun, singular and plural", () => {
  expect([plural(0, "document"), plural(1, "document")]).toEqual(["0 documents", "1 document"]);
});

test("today is the day on the person's own calendar", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test.each([
  ["2026-08-01", "1st"],
  ["2026-08-02", "2nd"],
  ["2026-08-03", "3rd"],
  ["2026-08-04", "4th"],
  ["2026-08-11", "11th"],
  ["2026-08-12", "12th"],
  ["2026-08-13", "13th"],
  ["2026-08-21", "21st"],
  ["2026-08-30", "30th"],
])("the day of %s is said %s", (date, said) => {
  expect(dayOfMonthText(date)).toBe(said);
});
