import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const interestOf = (row: string) =>
  extractFacts(
    [
      typedPage(`
FALLBROOK BANK                                              Credit Card Statement
Account ending in 4821                                      Statement closing date 10/12/2026
New Balance                     $2,412.34
Minimum Payment Due                $57.00
Payment Due Date               11/07/2026
Previous Balance                $2,100.00
Credit Limit                    $8,000.00

Transactions
Date    Description                            Amount
09/20   KROGER CINCINNATI OH                   $478.48
09/21   ${row}               $33.86
09/22   PAYMENT THANK YOU                     -$200.00
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.interestCharged;

test("a shop whose name begins with Interest charges none", () => {
  expect(interestOf("INTEREST CAFE & ROASTERS")).toBeUndefined();
  expect(interestOf("INTEREST CASHMERE CO")).toBeUndefined();
  for (const charge of [
    "CHARGED",
    "DEBIT",
    "STANDARD",
    "MONTHLY",
    "AT 21.99%",
    "ACCRUED",
    "DUE",
    "- STD PURCH",
  ])
    expect([charge, interestOf(`INTEREST ${charge}`)]).toEqual([charge, "33.86"]);
});

test("the fee of a row is not what is past due", () => {
  const pastDue = (words: string) =>
    extractFacts(
      [
        typedPage(`
FALLBROOK BANK                                              Credit Card Statement
Account ending in 4821                                      Statement closing date 10/12/2026
New Balance                     $2,412.34
Minimum Payment Due                $57.00
Payment Due Date               11/07/2026

Date    Description                            Amount
09/20   KROGER CINCINNATI OH                   $478.48
${words}
`),
      ],
      { source: "pdf-text" },
    ).accounts[0]?.pastDue;
  expect(pastDue("09/21   LATE FEE - AUG PAYMENT PAST DUE        $29.00")).toBeUndefined();
  expect(pastDue("Past due amount                        $29.00")).toBe("29.00");
  const told = `Your account is past due and late fees may be charged. The minimum payment due includes a past
due amount of $51.04.
`;
  expect(pastDue(`${told}09/21   LATE FEE - AUG PAYMENT PAST DUE        $29.00`)).toBe("51.04");
});
