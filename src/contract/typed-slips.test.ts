import { expect, test } from "vitest";
import { minimumDue } from "./minimum-due.ts";
import { minimumQuestion, minimumSlip, rateQuestion } from "./typed-slips.ts";

test("a minimum above the balance and a month's interest is a slip", () => {
  const debt = {
    debtType: "credit-card",
    currentBalance: "1234.50",
    apr: "24.99",
    minimumPayment: "9999.00",
  } as const;
  expect(minimumSlip(debt)).toBe(
    "The minimum payment is more than what is owed: $1,260.21 with a month's interest",
  );
  expect(minimumSlip({ ...debt, minimumPayment: "1260.21" })).toBeUndefined();
  expect(minimumSlip({ ...debt, currentBalance: "0" })).toBeUndefined();
  expect(minimumSlip({ ...debt, minimumPayment: null })).toBeUndefined();
});

test("what is refused of a typed minimum is what a plan would not count of a printed one", () => {
  const deferred = { kind: "promotional", balance: "900.00", apr: "19.99", expires: "2027-03-01" } as const;
  const card = {
    debtType: "credit-card",
    currentBalance: "1000.00",
    apr: "19.99",
    minimumPayment: "1200.00",
    buckets: [{ ...deferred, deferred: true, accruedInterest: "260.00" }],
  } as const;
  const loan = { ...card, debtType: "loan", buckets: [] } as const;
  const slip = { ...card, buckets: [] };
  for (const debt of [card, loan, slip])
    expect([debt, minimumSlip({ ...debt, buckets: [...debt.buckets] }) === undefined]).toEqual([
      debt,
      minimumDue({ ...debt, buckets: [...debt.buckets] }) === "1200.00",
    ]);
  expect(minimumSlip({ ...card, buckets: [...card.buckets] })).toBeUndefined();
  expect(minimumSlip(slip)).toBeDefined();
});

test("a loan's minimum above its balance is asked about, a card's is not", () => {
  const loan = { debtType: "mortgage", currentBalance: "900.00", minimumPayment: "1410.22" } as const;
  expect(minimumQuestion(loan)?.sentence).toBe(
    "A minimum of $1,410.22 is more than the whole balance of $900.00. Is that right?",
  );
  expect(minimumQuestion({ ...loan, minimumPayment: "900.00" })).toBeUndefined();
  expect(minimumQuestion({ ...loan, currentBalance: "0.00" })).toBeUndefined();
  expect(minimumQuestion({ ...loan, debtType: "credit-card" })).toBeUndefined();
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
