import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const mortgage = (balance: string) => `
LIBERTY OAK MORTGAGE                          Mortgage Statement
                                              Account Number       1246126002
                                              Payment Due Date     04/25/2026
                                              Amount Due            $9,211.92

Regular Monthly Payment     $3,032.84
Overdue Payment             $6,065.68
Late fees                     $113.40
Total Amount Due            $9,211.92
Original loan amount      $300,000.00
${balance}
Interest rate                   5.49%
Maturity date              06/25/2034
`;

test("an unpaid balance as high as one payment is asked about, since far more was lent", () => {
  const { accounts, questions } = read(mortgage("Unpaid balance              $3,032.84"));
  expect(accounts[0]?.minimumPayment).toBe("3032.84");
  expect(accounts[0]?.currentBalance).toBeUndefined();
  expect(questions.map(({ path }) => path)).toContain("accounts.0.currentBalance");
});

test("an unpaid balance of its own is what is owed", () => {
  expect(read(mortgage("Unpaid principal balance  $217,484.08")).accounts[0]?.currentBalance).toBe(
    "217484.08",
  );
});

test("the day on which the payment is due is not that of the paper", () => {
  const { accounts } = read(`
Arbor One Auto Finance                        Auto Loan
Account ending in 8310                        Total amount due      $471.87
                                              Payment due date   11/24/2026
Nov 24, 2026

Principal balance          $13,849.30
Regular payment               $471.87
Annual percentage rate        10.375%
`);
  expect(accounts[0]?.paymentDueDate).toBe("2026-11-24");
  expect(accounts[0]?.statementDate).toBeUndefined();
});

test("what is left of an order is as much as its last payment: what was paid of it proves that", () => {
  const order = (paid: string) =>
    read(`
SIZZLEPAY
Order details as of Aug 8, 2025
Remaining balance                $116.58
Order ID                        29911496
Next payment
Amount                           $116.58
Due                         Aug 21, 2025
Order total                      $583.04
Paid to date                     ${paid}
`);
  expect(order("$466.46").accounts[0]?.currentBalance).toBe("116.58");
  expect(order("$349.74").accounts[0]?.currentBalance).toBeUndefined();
});
