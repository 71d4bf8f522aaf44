import { expect, test } from "vitest";
import { figureLabel, figureText, readTyped, typedText } from "./figure-labels.ts";

test.each([
  ["accounts.0.currentBalance", "$1,234.56", "1234.56"],
  ["accounts.0.currentBalance", " 1234 ", "1234"],
  ["accounts.0.currentBalance", "−12.50", "-12.50"],
  ["accounts.0.currentBalance", "($12.50)", "-12.50"],
  ["accounts.0.currentBalance", "1,234,567.8", "1234567.8"],
  ["accounts.0.apr", "24.99 %", "24.99"],
  ["accounts.0.apr", "0", "0"],
  ["accounts.0.accountLast4", "xxxx-xxxx-xxxx-4821", "4821"],
  ["accounts.0.paymentDueDate", "2026-11-07", "2026-11-07"],
  ["creditReport.score", "728", "728"],
])("for %s, %s is typed as the value %s", (path, typed, value) => {
  expect(readTyped(path, typed)).toEqual({ kind: "value", value });
});

test.each([
  ["accounts.0.currentBalance", "1,23"],
  ["accounts.0.currentBalance", "1.234,56"],
  ["accounts.0.currentBalance", "12.345"],
  ["accounts.0.currentBalance", "about 12"],
  ["accounts.0.apr", "-3"],
  ["accounts.0.apr", "24,99"],
  ["accounts.0.paymentDueDate", "2026-02-30"],
  ["accounts.0.paymentDueDate", "tomorrow"],
  ["creditReport.score", "7.5"],
  ["accounts.0.institution", "   "],
])("for %s, %s is asked again with an example, never guessed", (path, typed) => {
  expect(readTyped(path, typed).kind).toBe("unclear");
});

test("what the field shows at first reads back as the same value", () => {
  for (const [path, value] of [
    ["accounts.0.currentBalance", "-1234567.80"],
    ["accounts.0.apr", "24.99"],
    ["accounts.0.paymentDueDate", "2026-11-07"],
  ] as const) {
    expect(readTyped(path, typedText(path, value))).toEqual({ kind: "value", value });
  }
});

test("a figure is written and called as people do, within a list by its entry", () => {
  expect(figureText("accounts.0.minimumPayment", "1057")).toBe("$1,057.00");
  expect(figureText("accounts.0.paymentDueDate", "2026-11-07")).toBe("7 Nov 2026");
  expect(figureLabel("accounts.0.aprs.1.apr", "cash-advance")).toBe("Cash advances: APR");
  expect(figureLabel("accounts.0.paymentDueDate")).toBe("Due date");
});
