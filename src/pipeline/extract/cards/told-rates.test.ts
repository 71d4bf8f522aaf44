import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const card = (line: string) =>
  extractFacts(
    [
      typedPage(`
FIRST HARBOR BANK                                   Visa Platinum
Account Number ending in 4821        Statement Closing Date: 10/12/2026

New Balance                                  $1,507.36
Minimum Payment Due                             $44.00
Payment Due Date                            11/07/2026
${line}

Previous Balance                             $1,270.85
Payments and Credits                          -$300.00
Purchases                                     +$512.34
Fees Charged                                    +$0.00
Interest Charged                               +$24.17
New Balance                                  $1,507.36
Credit Limit                                 $8,000.00

Interest Charge Calculation
Type of Balance        Annual Percentage Rate (APR)   Balance Subject to Interest Rate   Interest Charge
Purchases              24.99% (v)                     $1,160.62                          $24.17
Cash Advances          29.99% (v)                     $0.00                              $0.00
`),
    ],
    { source: "pdf-text" },
  ).accounts[0];

test.each([
  "On 12/01/2026 your purchase APR will change to 27.24%.",
  "Effective 12/01/2026, your Purchase APR is changing to 27.24%.",
  "Your APR for purchases changed from 23.99% to 24.99% on 09/15/2026.",
  "Changes to your account: Purchase APR 27.24% effective 12/01/2026",
  "Your purchase APR was 23.99% until 09/14/2026.",
  "Revised terms as of 12/01/2026: APR for Purchases 27.24%",
  "New APR for cash advances: 31.99% starting 12/01/2026",
  "Accounts opened after 12/01/2026: purchase APR 22.99%",
  "The average cardholder pays a purchase APR of 21.47%.",
])("a rate that a line tells of another time or of others is not charged: %s", (line) => {
  const account = card(line);
  expect(account?.apr).toBe("24.99");
  expect(account?.aprs?.map(({ kind, apr }) => [kind, apr])).toEqual([
    ["purchase", "24.99"],
    ["cash-advance", "29.99"],
  ]);
});
