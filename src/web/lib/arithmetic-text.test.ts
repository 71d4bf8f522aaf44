import { expect, test } from "vitest";
import { arithmeticText } from "./arithmetic-text.ts";
import { amountDots, withoutAmounts } from "./hidden-amounts.ts";

test.each([
  // A warning is a sentence: its last amount stands before the full stop.
  ["8500.00 - 4100.00 is not 4410.70.", "$8,500.00 − $4,100.00 is not $4,410.70."],
  ["8381.27 + 5910.08 - 1687.04 = 12604.31", "$8,381.27 + $5,910.08 − $1,687.04 = $12,604.31"],
  ["8381.27 + 1549.84 of 16 transactions = 9931.11", "$8,381.27 + $1,549.84 of 16 transactions = $9,931.11"],
  ["-12.00 + 0.00 is not -3.50", "−$12.00 + $0.00 is not −$3.50"],
  ["3 open + 2 closed = 5 accounts", "3 open + 2 closed = 5 accounts"],
  ["1234.00 of 5000.00 in use = 24.68 %", "$1,234.00 of $5,000.00 in use = 24.68 %"],
  ["$12.00 stays, 1.234 shares and 2.10.2026 too", "$12.00 stays, 1.234 shares and 2.10.2026 too"],
])("%j is read as %j", (detail, text) => {
  expect(arithmeticText(detail)).toBe(text);
});

test("hiding amounts hides those of a check", () => {
  expect(withoutAmounts(arithmeticText("8381.27 - 10.00 = 8371.27"))).toBe(
    `${amountDots} − ${amountDots} = ${amountDots}`,
  );
});
