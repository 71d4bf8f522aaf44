import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "./allocate.ts";
import { cents } from "./cents.ts";

describe("allocate", () => {
  it("gives the cents left over to the largest remainders, then to the first", () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(cents(10), [1, 2, 4])).toEqual([1, 3, 6]);
    expect(allocate(cents(5), [0, 1])).toEqual([0, 5]);
  });

  it("splits evenly where all weights are zero", () => {
    expect(allocate(cents(3), [0, 0])).toEqual([2, 1]);
  });

  it("shares always add up to the whole and are at most a cent from the exact share", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, list) => {
        const shares = allocate(cents(amount), list);
        const total = list.reduce((sum, weight) => sum + weight, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        const off = shares.map((share, index) =>
          Math.abs(share - (total === 0 ? amount / list.length : (amount * (list[index] ?? 0)) / total)),
        );
        expect(Math.max(...off)).toBeLessThan(1.001);
      }),
    );
  });

  it.each([
    ["a negative amount", -1, [1]],
    ["nobody to share with", 1, []],
    ["a negative weight", 1, [1, -1]],
    ["a weight with a fraction", 1, [0.5]],
  ])("%s is a mistake", (_name, amount, weights) => {
    expect(() => allocate(cents(amount), weights)).toThrow(RangeError);
  });
});
