import { expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { centsOf, moneyParts, moneyText, shortMoneyText, sumCents } from "./format-money.ts";

test.each([
  ["0.00", "$0.00"],
  ["-0.00", "$0.00"],
  ["7", "$7.00"],
  ["7.5", "$7.50"],
  ["1234.56", "$1,234.56"],
  ["1234567.89", "$1,234,567.89"],
  ["-1234567.8", "−$1,234,567.80"],
  ["0001.05", "$1.05"],
  ["123456789012345678.01", "$123,456,789,012,345,678.01"],
])("money %s is written %s, digit for digit", (amount, text) => {
  expect(moneyText(amount)).toBe(text);
});

test("cents are written like the decimal string of the same amount", () => {
  expect(moneyParts(cents(-5))).toEqual({ sign: "−", whole: "0", fraction: "05" });
  expect(moneyText(cents(123_456))).toBe(moneyText("1234.56"));
});

test.each([
  [90_000, "$900"],
  [150_000, "$1.5k"],
  [4_500_000, "$45k"],
  [120_000_000, "$1.2M"],
  [100_000_000, "$1M"],
])("%d cents are %s on an axis", (amount, text) => {
  expect(shortMoneyText(cents(amount))).toBe(text);
});

test("sums are exact where floating point is not", () => {
  expect(sumCents(["0.10", "0.20", null])).toBe(30);
  expect(sumCents(Array.from({ length: 1000 }, () => "0.01"))).toBe(1000);
});

test("a figure that no document shows counts as nothing", () => {
  expect(centsOf(null)).toBe(0);
  expect(centsOf(undefined)).toBe(0);
});
