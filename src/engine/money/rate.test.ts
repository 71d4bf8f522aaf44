import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRates, formatRate, parseRate, rate, rateShare } from "./rate.ts";

describe("rate", () => {
  it.each([
    ["22.76", 2276n, 2],
    ["0", 0n, 0],
    ["0.00", 0n, 0],
    ["6.8750", 6875n, 3],
    ["100", 100n, 0],
    ["007.5", 75n, 1],
    ["12.34567890123456789012345", 1234567890123456789012345n, 23],
  ])("reads %s exactly", (text, units, decimals) => {
    expect(parseRate(text)).toEqual({ units, decimals });
  });

  it.each([
    "",
    " ",
    "22,76",
    "22.76%",
    "-1",
    "+1",
    "1e3",
    ".5",
    "5.",
    "1.2.3",
    "NaN",
    "Infinity",
    "٣",
    "22.76 ",
  ])("refuses %j", (text) => {
    expect(parseRate(text)).toBeUndefined();
  });

  it("rates written in another way are the same rate", () => {
    expect(rate("24")).toEqual(rate("24.000"));
    expect(compareRates(rate("24"), rate("24.0"))).toBe(0);
  });

  it("a rate made by the program from a wrong text is a mistake", () => {
    expect(() => rate("22.76%")).toThrow(RangeError);
  });

  it("the order of rates is exact where doubles see no difference", () => {
    const low = rate("22.7600000000000000000");
    const high = rate("22.7600000000000000001");
    expect(compareRates(low, high)).toBeLessThan(0);
    expect(compareRates(high, low)).toBeGreaterThan(0);
  });

  it("writes back what it read, without trailing zeros", () => {
    expect(["22.760", "0.05", "7", "100.0"].map((text) => formatRate(rate(text)))).toEqual([
      "22.76",
      "0.05",
      "7",
      "100",
    ]);
  });

  it("a share of a rate is an exact fraction", () => {
    expect(rateShare(rate("22.76"), 12)).toEqual({ numerator: 2276n, denominator: 120_000n });
  });

  it("reading and writing are inverse for any number of digits", () => {
    const digits = fc.stringMatching(/^(0|[1-9]\d{0,30})(\.\d{0,30}[1-9])?$/);
    fc.assert(
      fc.property(digits, (text) => {
        expect(formatRate(rate(text))).toBe(text);
      }),
    );
  });

  it("the order of rates agrees with the order of doubles where those differ clearly", () => {
    const hundredths = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(hundredths, hundredths, (a, b) => {
        const order = compareRates(rate((a / 100).toFixed(2)), rate((b / 100).toFixed(4)));
        expect(order).toBe(Math.sign(a - b));
      }),
    );
  });
});
