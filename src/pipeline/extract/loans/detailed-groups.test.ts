import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const OVERVIEW = `
ORCHARD EDUCATION SERVICING                                  Account Number: E4410229918
                                                             Statement Date: 10/06/2026
Current Amount Due: $222.94      Due Date: 10/27/2026         Past Due Amount: $0.00
Account Summary
Group    Interest Rate    Outstanding Principal    Unpaid Accrued Interest    Current Amount Due
AA       3.730%           $7,245.00                $4.44                      $96.57
AB       4.990%           $6,794.40                $5.57                      $126.37
Total                     $14,039.40               $10.01                     $222.94
`;
const DETAILS = `
Loan Group Details
GROUP: AA Direct Loan - Subsidized
Original Principal Balance:   $9,660.00     Interest Rate:        3.730% Fixed
Outstanding Principal:        $7,245.00     Repayment Plan:       Level
Unpaid Accrued Interest:      $4.44         Current Amount Due:   $96.57
Past Due Amount:              $0.00         Due Date:             10/27/2026

GROUP: AB Direct Loan - Unsubsidized
Original Principal Balance:   $11,920.00    Interest Rate:        4.990% Fixed
Outstanding Principal:        $6,794.40     Repayment Plan:       Level
Unpaid Accrued Interest:      $5.57         Current Amount Due:   $126.37
Past Due Amount:              $0.00         Due Date:             10/27/2026
`;

const originals = (details: string) =>
  extractFacts([typedPage(OVERVIEW), typedPage(details, { number: 2 })], {
    source: "pdf-text",
  }).accounts.map(({ originalBalance, pastDue }) => [originalBalance, pastDue]);

test("blocks of details say more of the loans of an overview, which print the same balances", () => {
  expect(originals(DETAILS)).toEqual([
    ["9660.00", "0.00"],
    ["11920.00", "0.00"],
  ]);
});

test("details that speak of another balance are not those of a loan of the overview", () => {
  expect(originals(DETAILS.replace("$6,794.40", "$6,794.41"))).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
