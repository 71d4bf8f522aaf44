import { expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import { household } from "#test/fakes/sample-household.ts";
import { paidOffPercent, utilization } from "./debt-figures.ts";

function debt(figures: Partial<Debt>): Debt {
  const sample = household("one").debts[0];
  if (!sample) throw new Error("the household has one debt");
  return { ...sample, ...figures };
}

test.each([
  ["250.00", "1000.00", 75],
  ["999.99", "1000.00", 0],
  ["0.00", "1000.00", 100],
  ["1200.00", "1000.00", 0],
  ["5.00", "0.00", null],
  ["5.00", null, null],
])("owing %s of %s is %s percent paid off, rounded down", (currentBalance, originalBalance, percent) => {
  expect(paidOffPercent(debt({ currentBalance, originalBalance }))).toBe(percent);
});

test.each([
  ["300.00", "1000.00", { percent: 30, isAboveAdvice: false }],
  ["300.01", "1000.00", { percent: 30, isAboveAdvice: true }],
  ["801.90", "1000.00", { percent: 80, isAboveAdvice: true }],
  ["295.00", "1000.00", { percent: 30, isAboveAdvice: false }],
  ["1100.00", "1000.00", { percent: 110, isAboveAdvice: true }],
  ["-20.00", "1000.00", { percent: 0, isAboveAdvice: false }],
  ["300.00", null, null],
  ["300.00", "0.00", null],
])("%s of a limit of %s uses %o, rounded half up and judged exactly", (currentBalance, creditLimit, used) => {
  expect(utilization(debt({ currentBalance, creditLimit }))).toEqual(used);
});
