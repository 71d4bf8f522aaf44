import { describe, expect, it } from "vitest";
import { kindOfWords, last4OfNumber, last4OfWords } from "./account-words.ts";

describe("the kind that a name says", () => {
  it.each([
    ["Chase Freedom Unlimited", "credit-card"],
    ["Sapphire Checking", "checking"],
    ["WELLS FARGO PLATINUM SAVINGS", "savings"],
    ["American Express High Yield Savings", "savings"],
    ["Visa Signature", "credit-card"],
    ["Visa Debit", undefined],
    ["Roth IRA", "ira"],
    ["Federal student loan", "student-loan"],
    ["Home Equity Line of Credit", "heloc"],
    ["Pat's things", undefined],
  ])("%s: %s", (name, kind) => {
    expect(kindOfWords(name)).toBe(kind);
  });
});

describe("the last four characters", () => {
  it.each([
    ["Checking (...4821)", "4821"],
    ["Savings - 4821", "4821"],
    ["Account Number: XXXXXXXX4821", "4821"],
    ["Account Number : ******4821", "4821"],
    ["Card ending in 4821", "4821"],
    ["TOTAL CHECKING x4821", "4821"],
    ["DE02 1203 0000 0000 2020 51", "2051"],
    ["Statement of 10/31/2026", undefined],
    ["Everyday Checking", undefined],
    ["2026 activity", undefined],
  ])("of %s are %s", (text, last4) => {
    expect(last4OfWords(text)).toBe(last4);
  });

  it.each([
    ["000123456784821", "4821"],
    ["xxxx-4821", "4821"],
    ["-51002", "1002"],
    ["Joint", undefined],
  ])("of a cell with %s are %s", (text, last4) => {
    expect(last4OfNumber(text)).toBe(last4);
  });
});
