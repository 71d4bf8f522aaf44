import { describe, expect, it } from "vitest";
import { plausibilityOf } from "./plausible-text.ts";

const score = (...texts: readonly string[]) =>
  plausibilityOf(Array.from({ length: 6 }, () => texts).flatMap((list) => list.map((text) => ({ text }))));

describe("words that read like words", () => {
  it("statements do, with their capitals, merchants and references", () => {
    expect(
      score(
        "Previous",
        "BALANCE",
        "charged",
        "(continued)",
        "McDonald's",
        "www.example.com",
        "AMZN*2K4RT81Q0",
        "10/12/2026",
      ),
    ).toBe(1);
  });

  it.each([
    ["figures among letters", ["8alance", "Paym3nt", "5tatement", "Am0unt"]],
    [
      "letters that stand for others",
      ["Sdbphqw", "Edodqfh", "Sxfkdvhv", "Iqwhuhvw", "Prqwkob", "Plqlpxp", "Vwdwhphqw"],
    ],
    ["capitals where none stand", ["bALaNCe", "pAyMENt", "dUEdAtE", "tOtAL"]],
  ])("%s do not", (_, texts) => {
    expect(score(...texts)).toBeLessThan(0.7);
  });

  it("a page with hardly a word tells nothing", () => {
    expect(plausibilityOf([{ text: "8alance" }, { text: "$12.50" }])).toBeUndefined();
  });
});
