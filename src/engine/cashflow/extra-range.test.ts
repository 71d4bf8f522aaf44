import { describe, expect, it } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { computeExtraRange } from "./extra-range.ts";
import type { DayRun } from "./history-paths.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(`no such day: ${text}`);
  return parsed;
};
const months: DayRun[] = [
  { first: day("2026-07-01"), last: day("2026-07-31") },
  { first: day("2026-08-01"), last: day("2026-08-31") },
  { first: day("2026-09-01"), last: day("2026-09-30") },
  { first: day("2026-10-01"), last: day("2026-10-31") },
];

/** The range of months with this income, this spending and a minimum of 1.00; the asked share stands for its extra. */
function rangeOf(income: readonly number[], spending: readonly number[] = income.map(() => 0)) {
  return computeExtraRange(
    {
      income: income.map(cents),
      essentials: spending.map(cents),
      discretionary: income.map(() => cents(0)),
    },
    months.slice(0, income.length),
    cents(100),
    (holdPercent) => cents(holdPercent * 1000),
  );
}

describe("the range of a swinging income", () => {
  it("is between what all paths bear and what half of them do", () => {
    expect(rangeOf([100_000, 10_000, 100_000])).toMatchObject({ low: 100_000, high: 50_000 });
  });

  it("begins where a month brings less than three quarters of the mean", () => {
    // Means of 4,000.00: 3,000.00 is three quarters of it.
    expect(rangeOf([450_000, 450_000, 300_000])).toBeUndefined();
    expect(rangeOf([450_000, 450_001, 299_999])).toBeDefined();
  });

  it("is none for steady income, and none for one month above the others", () => {
    expect(rangeOf([300_000, 300_000, 300_000])).toBeUndefined();
    expect(rangeOf([300_000, 300_000, 310_000, 300_000])).toBeUndefined();
    expect(rangeOf([0, 0, 0])).toBeUndefined();
  });

  it("needs three months, however much they swing", () => {
    expect(rangeOf([300_000, 0])).toBeUndefined();
    expect(rangeOf([300_000, 0, 300_000])).toBeDefined();
    expect(rangeOf([])).toBeUndefined();
  });

  it("names the month that left the least, which need not be the one that brought the least", () => {
    const range = rangeOf([300_000, 100_000, 290_000], [50_000, 40_000, 280_000]);
    expect(range?.worstMonth).toEqual({
      first: "2026-09-01",
      last: "2026-09-30",
      income: 290_000,
      left: 9900,
    });
  });

  it("names the first of equally bad months, also below zero", () => {
    const range = rangeOf([300_000, 100_000, 300_000, 100_000], [0, 100_000, 0, 100_000]);
    expect(range?.worstMonth).toMatchObject({ first: "2026-08-01", income: 100_000, left: -100 });
  });
});
