import { describe, expect, it } from "vitest";
import { categories, categoryKind, isCategory, isRegularIncome } from "./category.ts";
import { describeCategory } from "./category-words.ts";

describe("what money of a category is to a month", () => {
  it.each([
    ["income", "income"],
    ["refund", "income"],
    ["rent", "essential"],
    ["taxes", "essential"],
    ["cash", "discretionary"],
    ["fees", "discretionary"],
    ["p2p", "transfer"],
    ["card-payment", "transfer"],
    ["mortgage", "debt-payment"],
    // What a card charges is paid with the card, never a second time.
    ["interest", "debt-payment"],
  ])("%s is %s", (category, kind) => {
    expect(categoryKind(category)).toBe(kind);
  });

  it.each(["", "Rent", "toString", "__proto__", "constructor", "hasOwnProperty"])(
    "%j is no category and counts as discretionary",
    (text) => {
      expect(isCategory(text)).toBe(false);
      expect(categoryKind(text)).toBe("discretionary");
      expect(isRegularIncome(text)).toBe(false);
    },
  );

  it("can be planned with for pay, benefits and interest alone", () => {
    expect(categories.filter(isRegularIncome)).toEqual(["income", "benefits", "interest-earned"]);
    expect(categories.filter((one) => isRegularIncome(one) && categoryKind(one) !== "income")).toEqual([]);
  });

  it("has words that end a sentence: lower case, no full stop", () => {
    expect(categories.every(isCategory)).toBe(true);
    expect(categories.map(describeCategory).filter((text) => !/^[a-z][a-z ]+$/.test(text))).toEqual([]);
  });
});
