import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { computeTypedMonth, monthlyExpense, monthlyPay } from "./typed-month.ts";

const amount = integer({ min: 0, max: 5_000_000 }).map(cents);

describe("a typed month", () => {
  test("pay counts as often as it comes in every month", () => {
    expect(monthlyPay(cents(100_000), "week")).toBe(400_000);
    expect(monthlyPay(cents(100_000), "two-weeks")).toBe(200_000);
    expect(monthlyPay(cents(100_000), "half-month")).toBe(200_000);
    expect(monthlyPay(cents(100_000), "month")).toBe(100_000);
  });

  test("an expense is set aside with its share of the year, rounded up", () => {
    expect(monthlyExpense(cents(10_000), "week")).toBe(43_334);
    expect(monthlyExpense(cents(100_000), "year")).toBe(8_334);
    expect(monthlyExpense(cents(30_000), "quarter")).toBe(10_000);
    expect(monthlyExpense(cents(10_001), "month")).toBe(10_001);
  });

  test("its waterfall adds up to the cent and a fifth of the surplus stays as buffer", () => {
    const { waterfall, bufferTarget } = computeTypedMonth({
      income: cents(420_000),
      essentials: cents(210_000),
      discretionary: cents(60_000),
      minimums: cents(50_000),
      currentSavings: cents(0),
    });
    expect(bufferTarget).toBe(50_000);
    // A twelfth of the $500 to the first target is less than a fifth of the $1,000 surplus.
    expect(waterfall.bufferContribution).toBe(4_167);
    expect(waterfall.safeExtra).toBe(95_833);
  });

  test("nothing proves it, so its confidence is one half", () => {
    const nothing = cents(0);
    const month = { income: cents(100), essentials: nothing, discretionary: nothing, minimums: nothing };
    expect(computeTypedMonth({ ...month, currentSavings: nothing }).confidenceScore).toBe(50);
  });

  test("for any month the lines add up, and the extra never rises when income falls or a bill rises", () => {
    assert(
      property(amount, amount, amount, amount, amount, amount, (...amounts) => {
        const [income, essentials, discretionary, minimums, currentSavings, change] = amounts;
        const month = { income, essentials, discretionary, minimums, currentSavings };
        const extraOf = (changed: Partial<typeof month>) =>
          computeTypedMonth({ ...month, ...changed }).waterfall;
        const { bufferContribution, safeExtra, shortfall } = extraOf({});
        expect(income - essentials - minimums - discretionary - bufferContribution).toBe(
          safeExtra - shortfall,
        );
        expect(extraOf({ essentials: cents(essentials + change) }).safeExtra).toBeLessThanOrEqual(safeExtra);
        expect(extraOf({ income: cents(Math.max(0, income - change)) }).safeExtra).toBeLessThanOrEqual(
          safeExtra,
        );
      }),
    );
  });
});
