import { describe, expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { effectText, suggestionSentence } from "./cashflow-sentences.ts";

const cancel = { kind: "cancel", name: "Netflix", monthly: cents(1499) } as const;
const none = cents(0);

describe("a suggestion", () => {
  test("says what it does to the day and to the interest", () => {
    expect(suggestionSentence(cancel, { daysSooner: 23, saved: cents(8420) }, none)).toBe(
      "Cancel Netflix, $14.99 a month: debt-free 23 days sooner, $84.20 less interest.",
    );
  });

  test("says months where there are many days", () => {
    expect(effectText({ daysSooner: 75, saved: cents(0) })).toBe("debt-free 2 months sooner");
  });

  test("of money sent once names the amount", () => {
    const sentence = suggestionSentence(
      { kind: "send-once", amount: cents(120_000) },
      { daysSooner: 0, saved: cents(100) },
      none,
    );
    expect(sentence).toBe(
      "Send $1,200.00 once, from savings beyond nine weeks of income: $1.00 less interest.",
    );
  });

  test("without an effect is not made", () => {
    expect(suggestionSentence(cancel, undefined, none)).toBeUndefined();
    expect(suggestionSentence(cancel, { daysSooner: 0, saved: cents(0) }, none)).toBeUndefined();
  });

  test("closes a part of what each month lacks, never more than that", () => {
    expect(suggestionSentence(cancel, undefined, cents(10_000))).toBe(
      "Cancel Netflix, $14.99 a month: closes $14.99 of the $100.00 that each month lacks.",
    );
    expect(suggestionSentence(cancel, undefined, cents(900))).toContain("closes $9.00 of the $9.00");
    expect(
      suggestionSentence({ kind: "send-once", amount: cents(500) }, undefined, cents(900)),
    ).toBeUndefined();
  });
});
