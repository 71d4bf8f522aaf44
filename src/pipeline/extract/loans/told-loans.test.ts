import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const letter = (total: string) => `
Kestrel Harbor Bank
Loan servicing department
March 10, 2026

Dear Robin,
Your auto loan, which has the account number ending in 5150. The unpaid principal is $8,000.00
at a rate of 6.25% a year. The next payment is $250.00 and is due on April 1, 2026.

Your line of credit, with the account number ending in 6612. You may borrow up to $20,000.00 and
today you owe $5,000.00 with $15,000.00 still available. Please pay at least $100.00 by April 9,
2026. The rate this month is 11.00% and $45.83 of interest was added.

Both loans together come to ${total}, and their payments to $350.00. A new car loan could cost 5.99%.
`;

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

test("a letter that tells of each loan in a paragraph of its own, proved by what they come to together", () => {
  expect(read(letter("$13,000.00")).accounts).toMatchObject([
    {
      accountLast4: "5150",
      currentBalance: "8000.00",
      minimumPayment: "250.00",
      paymentDueDate: "2026-04-01",
      apr: "6.25",
    },
    {
      accountLast4: "6612",
      currentBalance: "5000.00",
      creditLimit: "20000.00",
      availableCredit: "15000.00",
      minimumPayment: "100.00",
      apr: "11.00",
    },
  ]);
});

test("a told balance that no sum confirms is asked", () => {
  const { accounts, questions } = read(letter("$13,000.01"));
  expect(accounts[0]?.currentBalance).toBeUndefined();
  expect(questions.map(({ path }) => path)).toContain("accounts.0.currentBalance");
});
