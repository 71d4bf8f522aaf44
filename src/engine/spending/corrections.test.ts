import { describe, expect, it } from "vitest";
import type { Category } from "./category.ts";
import { type Correction, correctionLookup } from "./corrections.ts";

const said = (merchantKey: string, category: Category, direction: "in" | "out" = "out"): Correction => ({
  merchantKey,
  direction,
  category,
});

describe("what a person said of a merchant", () => {
  it("is nothing where nothing was said", () => {
    expect(correctionLookup([])("kettle house", "out")).toBeUndefined();
    expect(correctionLookup([said("fig", "dining")])("kettle house", "out")).toBeUndefined();
  });

  it("holds for the same merchant, the last word first", () => {
    const lookup = correctionLookup([said("fig", "dining"), said("fig", "pets")]);
    expect(lookup("fig", "out")).toEqual({ category: "pets", isExact: true });
    // Asked again, it says the same.
    expect(lookup("fig", "out")).toEqual({ category: "pets", isExact: true });
  });

  it.each<[Category, "in" | "out", "in" | "out", boolean]>([
    ["groceries", "out", "in", true],
    ["fees", "out", "in", true],
    ["dining", "in", "out", true],
    ["income", "in", "out", false],
    ["refund", "in", "out", false],
    ["transfer", "out", "in", false],
    ["mortgage", "out", "in", false],
  ])("as %s for money %s holds for money %s: %s", (category, direction, asked, holds) => {
    const found = correctionLookup([said("fig", category, direction)])("fig", asked);
    expect(found !== undefined).toBe(holds);
  });

  it("for the same direction goes before a later one for the other", () => {
    const lookup = correctionLookup([said("fig", "pets", "in"), said("fig", "dining", "out")]);
    expect(lookup("fig", "in")?.category).toBe("pets");
    expect(lookup("fig", "out")?.category).toBe("dining");
  });
});

describe("a name printed in two ways", () => {
  const lookup = correctionLookup([said("blue finch market", "pets")]);

  it.each([
    ["blue finch market north", true],
    ["blue finch", true],
    ["blue finch marketplace", false],
    ["blue", false],
    ["the blue finch market", false],
    ["blue fin", false],
    ["", false],
  ])("%j is the same merchant: %s", (merchantKey, isAlike) => {
    expect(lookup(merchantKey, "out")).toEqual(isAlike ? { category: "pets", isExact: false } : undefined);
  });

  it("of less than nine letters, or of one word, is not carried on to longer ones", () => {
    const short = correctionLookup([said("fig tree", "pets"), said("supermercado", "pets")]);
    expect(short("fig tree north", "out")).toBeUndefined();
    expect(short("supermercado north", "out")).toBeUndefined();
    expect(correctionLookup([said("fig trees", "pets")])("fig trees north", "out")).toBeDefined();
  });

  it("gives way to what was said of exactly this one, also before", () => {
    const both = correctionLookup([
      said("blue finch market north", "dining"),
      said("blue finch market", "pets"),
    ]);
    expect(both("blue finch market north", "out")).toEqual({ category: "dining", isExact: true });
    expect(both("blue finch market south", "out")).toEqual({ category: "pets", isExact: false });
  });
});
