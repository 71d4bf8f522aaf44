import { describe, expect, test } from "vitest";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { findDates, isDayFirst, resolveAfter, resolveDate } from "./dates.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (!parsed) throw new RangeError(text);
  return parsed;
};
const read = (text: string, context: Parameters<typeof resolveDate>[1] = { dayFirst: false }) =>
  findDates(text).map((date) => resolveDate(date, context));

describe("printed dates", () => {
  test.each<[string, string]>([
    ["10/12/2026", "2026-10-12"],
    ["10/12/26", "2026-10-12"],
    ["1/2/26", "2026-01-02"],
    ["10-12-2026", "2026-10-12"],
    ["10.12.26", "2026-10-12"],
    ["2026-10-12", "2026-10-12"],
    ["October 12, 2026", "2026-10-12"],
    ["OCTOBER 12 2026", "2026-10-12"],
    ["October 12, 2026: $565.41", "2026-10-12"],
    ["Oct. 12, 2026", "2026-10-12"],
    ["Oct 12,2026", "2026-10-12"],
    ["October12,2026", "2026-10-12"],
    ["Oct122026", "2026-10-12"],
    ["12 Oct 2026", "2026-10-12"],
    ["12-Oct-26", "2026-10-12"],
    ["Sept 3rd, 2026", "2026-09-03"],
    ["May 1, 2026", "2026-05-01"],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test("the end of a range within one month takes its month", () => {
    expect(read("September 1-30, 2026", { dayFirst: false, periodEnd: day("2026-09-30") })).toEqual([
      "2026-09-01",
      "2026-09-30",
    ]);
  });

  test.each(["13/45/2026", "02/30/2026", "$10.12", "1,012.26", "24.99%", "555-0142", "0/0"])(
    "%s is no date",
    (text) => {
      expect(read(text).filter((found) => found !== undefined)).toEqual([]);
    },
  );

  test("two dates of one line are two dates", () => {
    expect(read("09/13/26 - 10/12/26")).toEqual(["2026-09-13", "2026-10-12"]);
  });
});

describe("missing years", () => {
  const overNewYear = { dayFirst: false, periodStart: day("2025-12-13"), periodEnd: day("2026-01-12") };

  test("a statement over New Year has two of them", () => {
    expect(read("12/20", overNewYear)).toEqual(["2025-12-20"]);
    expect(read("01/05", overNewYear)).toEqual(["2026-01-05"]);
  });

  test("a day just before the period is in the year before it ends", () => {
    expect(read("Dec 11", overNewYear)).toEqual(["2025-12-11"]);
  });

  test("without any period the year stays unknown", () => {
    expect(read("12/20")).toEqual([undefined]);
  });

  test("a due date without a year is the next such day", () => {
    const [due] = findDates("01/07");
    expect(due && resolveAfter(due, day("2026-12-12"), false)).toBe("2027-01-07");
  });
});

describe("order of day and month", () => {
  test("day first must be proven by a date that cannot be read otherwise", () => {
    expect(isDayFirst(findDates("25/12/2026 and 03/04/2026"))).toBe(true);
    expect(isDayFirst(findDates("03/04/2026"))).toBe(false);
    expect(isDayFirst(findDates("Manage your account 24/7. Statement date 6/12/2026"))).toBe(false);
  });

  test("a contradicting date leaves the American order", () => {
    expect(isDayFirst(findDates("25/12/2026 and 03/14/2026"))).toBe(false);
  });
});
