import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "./cents.ts";
import { formatMoney, parseMoney } from "./parse-money.ts";

describe("cents", () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "%s is not a whole number of cents",
    (value) => {
      expect(() => cents(value)).toThrow(RangeError);
    },
  );

  it.each([
    ["0", 0],
    ["-0", 0],
    ["-0.00", 0],
    ["7", 700],
    ["7.5", 750],
    ["1234.56", 123_456],
    ["-7.05", -705],
    ["9999999999999.99", 999_999_999_999_999],
  ])("reads %s exactly", (text, value) => {
    expect(parseMoney(text)).toBe(value);
  });

  it.each(["", "1,234.56", "$5", "1.234", "1.", ".5", "+1", "1e3", "12345678901234", "١"])(
    "refuses %j",
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );

  it("writing and reading are inverse", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (value) => {
        expect(parseMoney(formatMoney(cents(value)))).toBe(value);
      }),
    );
  });
});
