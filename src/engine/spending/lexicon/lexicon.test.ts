import { describe, expect, it } from "vitest";
import { categorise } from "../categorise.ts";
import { discretionaryMerchants } from "./discretionary-merchants.ts";
import { type LexiconEntry, MERCHANT_WEIGHT, merchants, squashed, words } from "./entry.ts";
import { essentialMerchants } from "./essential-merchants.ts";
import { generalWords } from "./general-words.ts";
import { lenders, loanWords } from "./lenders.ts";

describe("a list of merchants", () => {
  it("holds each name and its other printed forms under the one name", () => {
    expect(
      merchants("fuel", "Blue Finch=bl finch=bluef, Oak & Iron").map(({ phrase, name }) => [phrase, name]),
    ).toEqual([
      ["bluefinch", "Blue Finch"],
      ["blfinch", "Blue Finch"],
      ["bluef", "Blue Finch"],
      ["oakandiron", "Oak & Iron"],
    ]);
  });

  it("leaves out the bare name where it is an everyday word", () => {
    expect(merchants("subscriptions", "Max:hbo max=max com")).toEqual([
      { phrase: "hbomax", category: "subscriptions", name: "Max", weight: MERCHANT_WEIGHT },
      { phrase: "maxcom", category: "subscriptions", name: "Max", weight: MERCHANT_WEIGHT },
    ]);
  });

  it("may go over several lines, with commas too many", () => {
    const names = merchants("pets", "\n Ark ,\n\nBarn,, Crow \n").map(({ name }) => name);
    expect(names).toEqual(["Ark", "Barn", "Crow"]);
    expect(merchants("pets", "")).toEqual([]);
    expect(words("pets", 0.5, " cat food,\n kennel ")).toEqual([
      { phrase: "catfood", category: "pets", weight: 0.5 },
      { phrase: "kennel", category: "pets", weight: 0.5 },
    ]);
  });

  it.each([
    ["Barnes & Noble", "barnesandnoble"],
    ["Trader Joe's", "traderjoes"],
    ["7-Eleven", "7eleven"],
    ["WALMART+", "walmart+"],
    ["  ", ""],
  ])("compares %j as %j", (text, phrase) => {
    expect(squashed(text)).toBe(phrase);
  });
});

const companies = [...essentialMerchants, ...discretionaryMerchants, ...lenders];

describe("the lexicon", () => {
  it.each<[string, readonly LexiconEntry[]]>([
    ["companies", companies],
    ["general words", generalWords],
    ["words of loans", loanWords],
  ])("of %s has usable wordings: some letters, a weight between nothing and certainty", (_name, entries) => {
    const wrong = entries.filter(
      ({ phrase, weight }) => phrase.length < 2 || phrase !== squashed(phrase) || !(weight > 0 && weight < 1),
    );
    expect(wrong).toEqual([]);
  });

  it("gives each company's wording one category", () => {
    const twofold = [...Map.groupBy(companies, ({ phrase }) => phrase)]
      .filter(([, entries]) => new Set(entries.map(({ category }) => category)).size > 1)
      .map(([phrase]) => phrase);
    expect(twofold).toEqual([]);
  });

  it("names every company, and no general word", () => {
    expect(companies.filter(({ name = "" }) => name === "")).toEqual([]);
    expect([...generalWords, ...loanWords].filter(({ name }) => name !== undefined)).toEqual([]);
  });

  it("is heard: what a company's own wording says holds for a purchase there, whatever the bank's rules look for", () => {
    const unheard = companies
      .filter(({ phrase, category }) => {
        const found = categorise({ description: phrase.toUpperCase(), amount: -1000, account: "card" });
        return found.category !== category;
      })
      .map(({ phrase }) => phrase);
    expect(unheard).toEqual([]);
  });
});
