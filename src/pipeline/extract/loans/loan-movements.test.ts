import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

test("what a servicer pays to look after a house in arrears is charged to its loan", () => {
  const { transactions } = extractFacts(
    [
      typedPage(`
Larkmoor Mortgage Servicing                     Mortgage Statement
                                                Statement Date: 10/17/2026
Loan Number               2098514663
Payment Due Date          11/01/2026
Amount Due                 $1,975.14
Outstanding Principal    $109,076.04
Interest Rate                 4.625%

Transaction Activity (09/18/2026 to 10/17/2026)
Date            Description                     Charges          Payments
10/16/2026      Late Charge                      $32.13
10/16/2026      Property Inspection              $15.00
10/17/2026      Foreclosure Attorney Costs      $215.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(transactions.map(({ amount }) => amount)).toEqual(["-32.13", "-15.00", "-215.00"]);
});
