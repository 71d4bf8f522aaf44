import { expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { rate } from "#engine/money/rate.ts";
import { checkPayoffIn36Months } from "./warning-check.ts";

const card = [{ balance: cents(300_000), apr: rate("24.99") }];

test("a printed payment that balance and APR explain is said to prove them", () => {
  expect(checkPayoffIn36Months(cents(11_900), card)).toEqual({
    agrees: true,
    sentence:
      "The statement says $119.00 a month clear it in 36 months; the sum that the law prescribes gives $119.26 from its balance and APR, so both are read right.",
  });
});

test("one that they do not explain is said, with what they give", () => {
  const check = checkPayoffIn36Months(cents(9_900), card);
  expect(check?.agrees).toBe(false);
  expect(check?.sentence).toBe(
    "The payment of $99.00 that the statement prints for 36 months differs from the $119.26 that the law's formula gives for this balance and APR. The issuer may have reckoned otherwise, or one of the three was misread: compare them with the statement.",
  );
});

test("nothing owed is nothing to check", () => {
  expect(checkPayoffIn36Months(cents(9_900), [])).toBeUndefined();
  expect(checkPayoffIn36Months(cents(0), [{ balance: cents(0), apr: rate("10") }])).toBeUndefined();
});
