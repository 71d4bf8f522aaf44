import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { findMinimumRule } from "./minimum-rule.ts";

const printed = (balance: number, minimum: number, interest?: number, fees = 0) => ({
  balance: cents(balance),
  minimum: cents(minimum),
  interest: interest === undefined ? undefined : cents(interest),
  fees: cents(fees),
});

describe("the rule of a minimum", () => {
  test("is 1 % plus interest and fees where two statements fit it, rounded to a dollar or not", () => {
    const rule = findMinimumRule([
      printed(500_000, 14_167, 9_167),
      printed(490_000, 17_000, 9_000, 3_100),
      printed(100_000, 4_000, 1_800),
    ]);
    expect(rule).toMatchObject({
      percent: { units: 1n, decimals: 0 },
      basis: "after",
      plusInterest: true,
      floor: 4_100,
    });
  });

  test("is a plain percentage where that fits", () => {
    const rule = findMinimumRule([printed(500_000, 10_000, 9_167), printed(480_000, 9_600, 8_800)]);
    expect(rule).toMatchObject({ percent: { units: 2n, decimals: 0 } });
    expect(rule).not.toHaveProperty("plusInterest");
  });

  test.each([
    ["one statement", [printed(500_000, 14_167, 9_167)]],
    ["minimums at the floor", [printed(100_000, 4_000, 1_800), printed(90_000, 4_100, 1_700)]],
    ["two rules fit", [printed(500_000, 10_000, 5_000), printed(490_000, 9_800, 4_900)]],
    ["one of them does not fit", [printed(500_000, 14_167, 9_167), printed(490_000, 20_000, 9_000)]],
    ["the interest is not shown", [printed(500_000, 14_167), printed(490_000, 13_900)]],
    ["a minimum of all that is owed", [printed(5_000, 5_000, 100), printed(6_000, 6_000, 100)]],
  ])("is not known from %s", (_, statements) => {
    expect(findMinimumRule(statements)).toBeUndefined();
  });
});
