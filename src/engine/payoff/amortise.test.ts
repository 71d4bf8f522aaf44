import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { computeAmortisation, computeExactAmortisation, computeLevelPayment } from "./amortise.ts";
import { computeDayInterest } from "./day-interest.ts";

const loan = (balance: number, apr: string, months: number) => ({
  balance: cents(balance),
  apr: rate(apr),
  months,
});
const anyLoan = fc
  .tuple(
    fc.integer({ min: 1, max: 100_000_000 }),
    fc.integer({ min: 0, max: 3000 }),
    fc.integer({ min: 1, max: 480 }),
  )
  .map(([balance, hundredths, months]) => loan(balance, (hundredths / 100).toFixed(2), months));

describe("level loan", () => {
  it("the last payment settles what rounding left", () => {
    expect(computeAmortisation(loan(20_000_000, "6", 360))).toEqual({
      payment: 119_910,
      months: 360,
      lastPayment: 120_014,
      interest: 23_167_704,
      principal: 20_000_000,
      balance: 0,
    });
  });

  it("without interest it is the balance in equal parts, half up", () => {
    expect(computeLevelPayment(loan(1000, "0", 3))).toBe(333);
    expect(computeAmortisation(loan(1000, "0", 3))).toMatchObject({
      lastPayment: 334,
      interest: 0,
      balance: 0,
    });
    expect(computeExactAmortisation(loan(1000, "0", 3), 1)).toMatchObject({ principal: 333, balance: 667 });
  });

  it("rounding up can end it early, and never beyond its months", () => {
    // 100 cents in 60 parts is 2 cents each: gone after 50.
    expect(computeAmortisation(loan(100, "0", 60))).toMatchObject({ payment: 2, months: 50, balance: 0 });
    fc.assert(
      fc.property(anyLoan, (any) => {
        const result = computeAmortisation(any);
        expect(result.balance).toBe(0);
        expect(result.principal).toBe(any.balance);
        expect(result.months).toBeLessThanOrEqual(any.months);
        const paid = result.payment * (result.months - 1) + result.lastPayment;
        expect(paid).toBe(any.balance + result.interest);
      }),
      { numRuns: 60 },
    );
  });

  it("exact fractions and cents agree within a cent for each month played", () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 24 }), (any, after) => {
        const months = Math.min(after, any.months - 1);
        const rounded = computeAmortisation(any, months);
        const exact = computeExactAmortisation(any, months);
        expect(exact.payment).toBe(rounded.payment);
        // Interest is compounded, so a rounded payment weighs a little more than its own half cent.
        expect(Math.abs(exact.balance - rounded.balance)).toBeLessThanOrEqual(2 * months + 1);
      }),
      { numRuns: 60 },
    );
  });
});

describe("interest of some days", () => {
  it.each([
    [2_000_000, "6", 30, "365", 9863],
    [950_000, "8.25", 32, "365.25", 6867],
    [1_000_000, "7.2", 30, "360", 6000],
    [1_000_000, "7.3", 0, "365", 0],
  ] as const)("%s cents at %s %% for %s days by %s is %s", (balance, apr, days, basis, interest) => {
    expect(computeDayInterest(cents(balance), rate(apr), days, basis)).toBe(interest);
  });
});
