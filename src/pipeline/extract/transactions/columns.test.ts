import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const rowsUnder = (first: string, second: string) => {
  const { transactions } = extractFacts(
    [
      typedPage(`
FALLBROOK BANK                                              Everyday Checking
PO Box 100, Dover DE 19901                                  Account number: 000123455512
JANE Q PUBLIC                                               September 12 - October 11, 2026
Beginning balance on September 12                 $1,000.00
Ending balance on October 11                      $1,250.00
Date           Transaction                          ${first.padEnd(16)}${second}
09/15          ACME PAYROLL DIRECT DEP                              $2,000.00
09/20          RENT OAKWOOD                         $1,500.00
10/01          CITY ELECTRIC                        $250.00
`),
    ],
    { source: "pdf-text" },
  );
  return transactions.map(({ amount }) => amount);
};

test.each([
  ["Withdrawals", "Deposits"],
  ["Payments", "Receipts"],
  ["Money out", "Money in"],
])("%s and %s say which side an amount is on, also without a balance beside it", (first, second) => {
  expect(rowsUnder(first, second)).toEqual(["2000.00", "-1500.00", "-250.00"]);
});

test("the number of a receipt heads no money", () => {
  const { transactions } = extractFacts(
    [
      typedPage(`
FALLBROOK BANK                                              Credit Card Statement
Account ending in 4821                                      Statement closing date 10/12/2026
Previous Balance                $2,100.00
New Balance                     $2,050.00
Minimum Payment Due                $57.00
Date           Description                     Receipt #     Charges     Payments
10/01          PAYMENT THANK YOU               11802                     $100.00
10/05          GROCERY                         11911         $50.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(transactions.map(({ amount }) => amount)).toEqual(["100.00", "-50.00"]);
});
