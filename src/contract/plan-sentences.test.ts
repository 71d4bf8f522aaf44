import { describe, expect, it } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { durationText } from "./durations.ts";
import {
  alternativeSentence,
  dayText,
  departureSentence,
  dollarText,
  monthText,
  ordinal,
  stepSentence,
} from "./plan-sentences.ts";

describe("amounts and days in words", () => {
  it.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [123_456, "$1,234.56"],
    [-100_000_000, "-$1,000,000.00"],
  ])("%i cents is %s", (amount, text) => {
    expect(dollarText(cents(amount))).toBe(text);
  });

  it.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [13, "13th"],
    [21, "21st"],
    [31, "31st"],
  ])("%i is %s", (day, text) => {
    expect(ordinal(day)).toBe(text);
  });

  it.each([
    [0, "0 months"],
    [1, "1 month"],
    [12, "1 year"],
    [28, "2 years 4 months"],
  ])("%i months is %s", (months, text) => {
    expect(durationText(months)).toBe(text);
  });

  it("names months and days", () => {
    expect(monthText("2027-03")).toBe("March 2027");
    expect(dayText("2027-03-09")).toBe("9 March 2027");
  });
});

describe("a step of an automatic payment", () => {
  it("says from when, or that it is the last", () => {
    expect(stepSentence("2027-03-01", cents(41_200), false)).toBe("From March 2027: $412.00");
    expect(stepSentence("2028-05", cents(8_713), true)).toBe("Last payment in May 2028: $87.13");
  });
});

describe("why the avalanche departs from highest APR first", () => {
  it.each([
    ["promotion", "Store card gets money before its promotional rate ends"],
    ["deferred-interest", "Store card is paid in time for its promotion"],
    ["fee", "Store card goes first, because its monthly fee"],
    ["lean-months", "Store card goes first, so that the minimums"],
    ["other-order", "Another order than highest APR first is cheaper"],
  ] as const)("%s names the debt and what it saves", (reason, beginning) => {
    const sentence = departureSentence({ reason, saved: cents(23_563) }, "Store card");
    expect(sentence.startsWith(beginning)).toBe(true);
    expect(sentence.endsWith("Highest APR first would cost $235.63 more.")).toBe(true);
  });

  it("says so where highest APR first would not end, and speaks of no debt where none is the reason", () => {
    const sentence = departureSentence({ reason: "lean-months", saved: null }, undefined);
    expect(sentence).toMatch(/^The order leaves .* would not pay the debts off with this money\.$/);
    expect(departureSentence({ reason: "fee", saved: null }, undefined)).toMatch(/^One debt goes first/);
  });
});

describe("another way of paying", () => {
  it.each([
    [15_488, 0, "Snowball costs $154.88 more than this plan and takes as long."],
    [15_488, 2, "Snowball costs $154.88 more than this plan and takes 2 months longer."],
    [-100, -1, "Snowball costs $1.00 less than this plan and takes 1 month less."],
    [0, 0, "Snowball costs the same as this plan and takes as long."],
    [0, 3, "Snowball costs the same as this plan and takes 3 months longer."],
  ])("that costs %i cents and %i months more", (cost, months, sentence) => {
    expect(alternativeSentence("snowball", "paid", cents(cost), months)).toBe(sentence);
  });

  it.each([
    ["budget-below-minimums", "needs more in some month than the budget holds."],
    ["never-pays-off", "never pays the debts off."],
    ["not-paid-within-horizon", "does not pay the debts off within 100 years."],
  ] as const)("that ends as %s has no price", (outcome, ending) => {
    expect(alternativeSentence("minimum", outcome, cents(5), 1)).toBe(`Paying only the minimums ${ending}`);
  });

  it("that is this plan says just that", () => {
    expect(alternativeSentence("avalanche", "paid", cents(0), 0, true)).toBe("Avalanche is this plan.");
  });
});
