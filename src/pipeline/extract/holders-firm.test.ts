import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const issuerOf = (head: string, foot: string) =>
  extractFacts(
    [
      typedPage(`
${head}

Previous Balance            $3,210.44
Payments and Credits       -$3,210.44
Purchases                   $4,102.19
New Balance                 $4,102.19
Minimum Payment Due            $41.00
Payment Due Date           11/13/2026
Statement Closing Date     10/18/2026
Credit Limit               $15,000.00

${foot}
`),
    ],
    { source: "pdf-text" },
  ).institution;

test.each([
  [
    "before the account's number",
    `Spark Business Visa Signature                               Page 1 of 3
Cormorant Plumbing Supply LLC | Account ending in 4417`,
    "Fernhill One Bank, PO Box 60599, City of Industry CA 91716",
    "Fernhill One Bank",
  ],
  [
    "over the person who has the card",
    `CORMORANT PLUMBING SUPPLY LLC
ELENA VASQUEZ
Account Number: 4400 66XX XXXX 9031

Company Statement`,
    "Mail this coupon along with your check payable to: BUSINESS CARD",
    undefined,
  ],
  [
    "under the words for whom the paper is",
    `Business Platinum Card
Prepared For                                      Account Number
CORMORANT ENGINEERING GROUP INC                   XXXX-XXXXX6-81003
ELENA VASQUEZ                                     Closing Date 10/18/26`,
    "",
    undefined,
  ],
])("the firm that holds a card is not its issuer: %s", (_, head, foot, issuer) => {
  expect(issuerOf(head, foot)).toBe(issuer);
});

test("a firm over a person that the paper says to pay is the issuer", () => {
  expect(
    issuerOf(
      `WALNUT LANE LLC
ELENA VASQUEZ
Account Number: 4400 66XX XXXX 9031`,
      "Make checks payable to Walnut Lane LLC, PO Box 23065, Columbus GA 31902",
    ),
  ).toMatch(/^walnut lane llc$/i);
});
