import { expect, test } from "vitest";
import { minimumSlip, rateQuestion } from "./typed-slips.ts";

test("a minimum above the balance and a month's interest is a slip", () => {
  const debt = { currentBalance: "1234.50", apr: "24.99", minimumPayment: "9999.00" };
  expect(minimumSlip(debt)).toBe(
    "The minimum payment is more than what is owed: $1,260.21 with a month's interest",
  );
  expect(minimumSlip({ ...debt, minimumPayment: "1260.21" })).toBeUndefined();
  expect(minimumSlip({ ...debt, currentBalance: "0" })).toBeUndefined();
  expect(minimumSlip({ ...debt, minimumPayment: null })).toBeUndefined();
});

test.each(["0", "1", "6.875", "24.99", "35.99", "40", "", "words"])("%s % is not asked about", (apr) => {
  expect(rateQuestion(apr)).toBeUndefined();
});

test.each([
  ["0.2499", "24.99"],
  ["0.07", "7"],
  ["0.9", undefined],
  ["0.5", undefined],
  ["111", undefined],
])("%s %% is asked about, and may be meant as %s %%", (apr, meant) => {
  const question = rateQuestion(apr);
  expect(question?.sentence).toContain(`An APR of ${apr} % a year`);
  expect(question?.meant).toBe(meant);
});
