import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

/** A store card: promotions with their own balances in one table, all rates in another. */
const STORE_CARD = `
                 MAYBROOK'S ADVANTAGE CARD
Account Number: **** **** **** 4471                       Visit us at maybrookscredit.com
                                                          Customer Service: 1-800-444-1408
Summary of Account Activity                    Payment Information
Previous Balance            $1,204.18          New Balance                          $1,310.77
- Payments                     $60.00          Total Minimum Payment Due               $44.00
- Other Credits                 $0.00          Payment Due Date                    11/23/2026
+ Purchases/Debits            $142.06          Late Payment Warning: If we do not receive your
+ Fees Charged                  $0.00          minimum payment by the date listed above, you may
+ Interest Charged             $24.53          have to pay a late fee up to $41.00.
New Balance                 $1,310.77          Minimum Payment Warning: If you make only the minimum payment each period, you will
Credit Limit                $5,000.00          pay more in interest and it will take you longer to pay off your balance. For example:
Available Credit            $3,689.00
Statement Closing Date     10/30/2026          If you make no additional   You will pay off the    And you will end up
                                               and each month you pay...   statement in about...   total of...
                                               Only the minimum payment    6 years                 $2,411.00
                                               $58.00                      3 years                 $2,088.00
                                                                                                   (Savings = $323.00)
Promotional Purchase Summary
Tran Date  Description            Promo Type          Initial Amount  Promo Balance  Accrued Interest  Expires
05/14/2026 STORE 2231 APPLIANCE   DEFERRED INTEREST          $799.00        $612.40            $88.17  11/14/2026
07/02/2026 STORE 2231 FLOORING    REDUCED APR 9.99%          $420.00        $301.15             $0.00  07/02/2028

Transaction Summary
Tran Date   Post Date   Reference Number     Description              Amount
10/05       10/05       8834023412           PAYMENT - THANK YOU      -$60.00
10/11       10/12       8834029911           STORE 2231 DOVER NH       $88.14
10/22       10/22       8834031108           STORE 2231 DOVER NH       $53.92
TOTAL FEES FOR THIS PERIOD                                              $0.00
TOTAL INTEREST FOR THIS PERIOD                                         $24.53
2026 Totals Year-to-Date
Total Fees Charged in 2026      $0.00
Total Interest Charged in 2026  $188.20

Interest Charge Calculation
Your Annual Percentage Rate (APR) is the annual interest rate on your account.
Type of Balance                     Expiration Date   Annual Percentage Rate   Balance Subject to Interest Rate   Interest Charge
Regular Purchases                   N/A               31.99%                   $802.16                            $21.79
Purchases Deferred Interest         11/14/2026        31.99%                   $0.00                              $0.00
Reduced Rate Purchases              07/02/2028        9.99%                    $322.70                            $2.74`;

test("a promotion that two tables tell of is one rate, with what is left of it and not what was bought", () => {
  const { accounts } = extractFacts([typedPage(STORE_CARD)], { source: "pdf-text" });
  const reduced = accounts[0]?.aprs?.filter(({ apr }) => apr === "9.99");
  expect(reduced).toEqual([{ kind: "promotional", apr: "9.99", balance: "322.70", expires: "2028-07-02" }]);
});

test("how one promotion is charged says nothing about the next", () => {
  const apart = STORE_CARD.replace(/^Reduced Rate Purchases.*$/m, "");
  const { accounts } = extractFacts([typedPage(apart)], { source: "pdf-text" });
  const reduced = accounts[0]?.aprs?.filter(({ apr }) => apr === "9.99");
  expect(reduced).toEqual([{ kind: "promotional", apr: "9.99", balance: "301.15", expires: "2028-07-02" }]);
});
