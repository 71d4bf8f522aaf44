import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rate } from "../money/rate.ts";
import { exactInterest, interestFactor, interestOn, monthFactor } from "./interest-factor.ts";

const aprText = fc.oneof(
  fc.integer({ min: 0, max: 9999 }).map((value) => (value / 100).toFixed(2)),
  fc.stringMatching(/^[0-9]{1,2}\.[0-9]{1,25}$/),
);
const balance = fc.oneof(
  fc.integer({ min: 0, max: 100_000_000 }),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
);

const monthOn100k = (how: "daily" | "dailySimple", days: number) =>
  interestOn(10_000_000, monthFactor(rate("24"), how, days));

describe("interest of a month", () => {
  it.each([
    [500_000, "22.99", 9579],
    [25, "24", 1],
    [24, "24", 0],
    [75, "24", 2],
    [1_000_000, "0", 0],
    [0, "29.99", 0],
  ])("%s cents at %s %% is %s cents, half up", (amount, apr, interest) => {
    expect(interestOn(amount, monthFactor(rate(apr), "monthly", 30))).toBe(interest);
  });

  it("the short way gives the exact result for every balance, rate and convention", () => {
    const convention = fc.constantFrom("monthly" as const, "daily" as const, "dailySimple" as const);
    fc.assert(
      fc.property(
        balance,
        aprText,
        convention,
        fc.integer({ min: 28, max: 31 }),
        (amount, apr, how, days) => {
          const factor = monthFactor(rate(apr), how, days);
          expect(interestOn(amount, factor)).toBe(exactInterest(amount, factor.exact()));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("an exact half cent rounds up, a hair below it does not", () => {
    const odd = fc.integer({ min: 0, max: 2 ** 40 }).map((value) => 2 * value + 1);
    fc.assert(
      fc.property(odd, (amount) => {
        expect(interestOn(amount, interestFactor({ numerator: 1n, denominator: 2n }))).toBe((amount + 1) / 2);
        const below = interestFactor({ numerator: 10n ** 40n - 1n, denominator: 2n * 10n ** 40n });
        expect(interestOn(amount, below)).toBe((amount - 1) / 2);
      }),
    );
  });

  it("daily compounding costs more than simple daily interest, and a longer month more than a short one", () => {
    expect(monthOn100k("daily", 31)).toBeGreaterThan(monthOn100k("dailySimple", 31));
    expect(monthOn100k("daily", 31)).toBeGreaterThan(monthOn100k("daily", 28));
    expect(monthOn100k("dailySimple", 30)).toBe(197_260);
  });
});
