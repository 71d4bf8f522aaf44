import { expect, test } from "vitest";
import { personDay } from "./person-day.ts";

const clock = { now: () => new Date("2026-11-21T02:30:00Z") };

test.each<[string | undefined, string]>([
  ["2026-11-20", "2026-11-20"],
  ["2026-11-21", "2026-11-21"],
  ["2026-11-22", "2026-11-22"],
  ["2026-11-19", "2026-11-21"],
  ["2026-11-23", "2026-11-21"],
  ["yesterday", "2026-11-21"],
  ["2026-02-30", "2026-11-21"],
  [undefined, "2026-11-21"],
])("the browser says %s: it is %s", (said, day) => {
  expect(personDay({ "x-day": said }, clock)).toBe(day);
});

test("a header given twice is not believed", () => {
  expect(personDay({ "x-day": ["2026-11-20", "2026-11-20"] }, clock)).toBe("2026-11-21");
});
