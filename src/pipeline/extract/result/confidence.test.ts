import { describe, expect, test } from "vitest";
import type { Check } from "#contract/extraction.ts";
import { estimateConfidence } from "./confidence.ts";

const sum = (passed: boolean): Check => ({ name: "sum", passed, detail: "1.00 + 2.00 = 3.00" });
const figures = { "accounts.0.currentBalance": {}, "accounts.0.apr": {} };
const claim = (...checks: readonly Check[]) => estimateConfidence("credit-cards", figures, checks);

describe("the confidence of a document", () => {
  test("rises with a sum that holds and falls with one that fails", () => {
    expect(claim()).toBeLessThan(claim(sum(true)));
    expect(claim(sum(true), sum(false))).toBeLessThan(claim(sum(true)));
    expect(claim(sum(false))).toBeLessThan(claim());
  });

  test("is what nearly four in five papers without a sum keep, and 19 in 20 with one", () => {
    expect(claim()).toBeCloseTo(0.78, 2);
    expect(claim(sum(true), sum(true))).toBeCloseTo(0.95, 2);
  });

  test("without a figure it speaks of the type alone", () => {
    expect(estimateConfidence("credit-cards", {}, [])).toBe(0.95);
    expect(estimateConfidence("unknown", figures, [sum(false)])).toBe(0.95);
  });
});
