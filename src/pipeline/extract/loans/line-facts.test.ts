import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const lineOf = (before: string, drawn: string) =>
  extractFacts(
    [
      typedPage(`
Larkmoor Bank                                 Home Equity Line of Credit Statement
PO Box 7740, Dover DE 19901                   Account Number          4410 8823 7719
JANE Q SAMPLE                                 Statement date          10/17/2026

Account summary                               Payment information
${before.padEnd(30)}$20,112.33      Minimum Payment Due     $342.10
Payments and Credits            -$400.00      Payment Due Date        11/12/2026
${drawn.padEnd(30)}   $600.00      Past Due Amount         $0.00
Interest Charged                 $142.10
Fees Charged                      $15.00
New Balance                   $20,469.43
Credit Limit                  $50,000.00
Available Credit              $29,530.57
`),
    ],
    { source: "pdf-text" },
  ).accounts[0];

test("a part of the sum of a line's month is not what was lent at first", () => {
  const line = lineOf("Starting Balance", "Advances");
  expect(line).toMatchObject({ previousBalance: "20112.33", currentBalance: "20469.43" });
  expect(line?.originalBalance).toBeUndefined();
});

test("what was drawn in the month was not lent at first, be it called an amount advanced", () => {
  const line = lineOf("Beginning Principal Balance", "Amount Advanced");
  expect(line).toMatchObject({ previousBalance: "20112.33", currentBalance: "20469.43" });
  expect(line?.originalBalance).toBeUndefined();
  const borrowed = lineOf("Previous Balance", "Amount Borrowed");
  expect(borrowed?.originalBalance).toBeUndefined();
});

const BILL = `
FALLBROOK BANK                                    Home Equity Line of Credit Statement
JANE Q PUBLIC                                     Account Number: 7712004431
Statement Date: 10/05/2026
Credit Limit                  $50,000.00
Available Balance             $31,480.50
Previous Balance              $17,900.00
Advances                       $1,000.00
Payments and Credits            -$500.00
Fees Charged                      $25.00
Interest Charged                  $94.50
New Balance                   $18,519.50
Annual Percentage Rate            8.250%
Total Amount Due                 $175.50
Past Due Amount                    $0.00
Payment Due Date              10/30/2026
`;

test("all that a line asks for is its payment where nothing is past due; its available balance is credit", () => {
  expect(extractFacts([typedPage(BILL)], { source: "pdf-text" }).accounts[0]).toMatchObject({
    minimumPayment: "175.50",
    availableCredit: "31480.50",
  });
});
