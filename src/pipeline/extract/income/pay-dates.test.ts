import { expect, test } from "vitest";
import { frequencyOfPeriod } from "./pay-dates.ts";

test.each([
  ["2026-03-02", "2026-03-08", "weekly"],
  ["2026-03-02", "2026-03-15", "biweekly"],
  ["2026-03-01", "2026-03-15", "semimonthly"],
  ["2026-02-16", "2026-02-28", "semimonthly"],
  ["2026-03-16", "2026-03-31", "semimonthly"],
  ["2026-02-01", "2026-02-28", "monthly"],
  ["2026-03-01", "2026-03-31", "monthly"],
  ["2026-03-01", "2026-03-20", undefined],
])("a period from %s to %s comes %s", (start, end, frequency) => {
  expect(frequencyOfPeriod(start, end)).toBe(frequency);
});
