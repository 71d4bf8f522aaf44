import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "./cents.ts";
import { divideHalfUp, divideUp, floorDivide, mulDivDown, mulDivHalfUp, mulDivUp } from "./mul-div.ts";

describe("roundings", () => {
  it.each([
    [1n, 2n, 1n],
    [-1n, 2n, 0n],
    [3n, 2n, 2n],
    [-3n, 2n, -1n],
    [149n, 100n, 1n],
    [150n, 100n, 2n],
    [-151n, 100n, -2n],
    [0n, 7n, 0n],
  ])("half up: %s / %s is %s", (numerator, denominator, result) => {
    expect(divideHalfUp(numerator, denominator)).toBe(result);
  });

  it.each([
    [7n, 2n, 3n, 4n],
    [-7n, 2n, -4n, -3n],
    [6n, 2n, 3n, 3n],
    [-6n, 2n, -3n, -3n],
  ])("%s / %s is %s down and %s up", (numerator, denominator, down, up) => {
    expect(floorDivide(numerator, denominator)).toBe(down);
    expect(divideUp(numerator, denominator)).toBe(up);
  });

  it("a product beyond 2^53 is still exact", () => {
    const amount = cents(9_007_199_254_740_991);
    expect(mulDivHalfUp(amount, 9_007_199_254_740_991, 9_007_199_254_740_991)).toBe(amount);
    expect(mulDivDown(amount, 999_999_999_999, 1_000_000_000_000)).toBe(9_007_199_254_731_983);
  });

  it("a result that no longer fits is a mistake, not a rounded number", () => {
    expect(() => mulDivHalfUp(cents(9_007_199_254_740_991), 2, 1)).toThrow(RangeError);
  });

  it.each([0, -1, 1.5, Number.NaN])("a denominator of %s is a mistake", (denominator) => {
    expect(() => mulDivHalfUp(cents(1), 1, denominator)).toThrow(RangeError);
  });

  it("down, half up and up are in order and at most one apart", () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    const factor = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, factor, fc.integer({ min: 1, max: 1_000_000 }), (value, numerator, denominator) => {
        const down = mulDivDown(cents(value), numerator, denominator);
        const half = mulDivHalfUp(cents(value), numerator, denominator);
        const up = mulDivUp(cents(value), numerator, denominator);
        expect(down).toBeLessThanOrEqual(half);
        expect(half).toBeLessThanOrEqual(up);
        expect(up - down).toBeLessThanOrEqual(1);
      }),
    );
  });
});
