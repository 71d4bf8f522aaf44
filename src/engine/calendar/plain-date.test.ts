import { describe, expect, it } from "vitest";
import { daysInMonth, isLeapYear, parsePlainDate } from "./plain-date.ts";

describe("a calendar day", () => {
  it.each(["2026-11-21", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])("%s exists", (text) => {
    expect(parsePlainDate(text)).toBe(text);
  });

  it.each([
    "2027-02-29",
    "2100-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "21-11-2026",
    "2026-1-1",
    "",
  ])("%j does not", (text) => {
    expect(parsePlainDate(text)).toBeUndefined();
  });

  it("leap years follow the Gregorian rules", () => {
    expect([1900, 2000, 2024, 2026, 2100].map(isLeapYear)).toEqual([false, true, true, false, false]);
    expect(daysInMonth(2026, 13)).toBe(0);
  });
});
