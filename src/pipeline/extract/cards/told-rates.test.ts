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

test.each([
  "On 12/01/2026 your purchase APR will change to 27.24%.",
  "Your purchase APR will increase to 27.24% on 12/01/2026.",
  "Your purchase APR was 23.99% until 09/14/2026.",
  "Revised terms as of 12/01/2026: APR for Purchases 27.24%",
  "Accounts opened after 12/01/2026: purchase APR 22.99%",
])("where no rate is listed, that of another time or of others is none: %s", (line) => {
  const { accounts } = extractFacts(
    [
      typedPage(`
CREST RIDGE BANK                                 Account ending in 7734
Rewards Visa                                     02/05/26 - 03/04/26

NEW BALANCE          MINIMUM PAYMENT DUE         PAYMENT DUE DATE
$2,443.06            $40.00                      04/01/26
${line}
Previous Balance                       $1,904.11
Payments                              -$1,500.00
Purchases                             +$2,018.66
Interest Charged                          $20.29
New Balance                            $2,443.06
Total Credit Line                        $18,000
Available Credit                         $15,556
Next Statement Closing Date: 04/04/26
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.apr).toBe(undefined);
  expect(accounts[0]?.aprs).toBe(undefined);
  expect(accounts[0]).toMatchObject({ statementDate: "2026-03-04", paymentDueDate: "2026-04-01" });
});

test("the balance of an earlier day is called by its day", () => {
  const rolled = (label: string) =>
    extractFacts(
      [
        typedPage(`
CREST RIDGE BANK                                 Account ending in 7734
Rewards Visa                 Statement Closing Date 03/04/26
${label.padEnd(39)}$1,904.11
Payments                              -$1,500.00
Purchases                             +$2,018.66
Interest Charged                          $20.29
New Balance                            $2,443.06
Minimum Payment Due                       $40.00
Payment Due Date                        04/01/26
`),
      ],
      { source: "pdf-text" },
    ).accounts[0]?.previousBalance;
  expect(rolled("Beginning Balance on 02/05")).toBe("1904.11");
  expect(rolled("Statement balance from 02/04")).toBe("1904.11");
});

const ratesOf = (lines: string) =>
  extractFacts(
    [
      typedPage(`
CREST RIDGE BANK                                 Account ending in 7734
Rewards Visa                 Statement Closing Date 03/04/2026
Previous Balance                       $1,904.11
Payments                              -$1,500.00
Purchases                             +$2,018.66
Interest Charged                          $20.29
New Balance                            $2,443.06
Minimum Payment Due                       $40.00
Payment Due Date                      04/01/2026

${lines}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.aprs?.map(({ kind, apr }) => `${kind} ${apr}`);

test.each([
  "Your purchase APR: 24.99% effective 03/05/2025\nYour cash advance APR: 29.99% effective 03/05/2025",
  "Purchase APR: 24.99% (beginning 03/05/2026)\nCash advance APR: 29.99% (beginning 03/05/2026)",
  "Purchase APR: 24.99%\nCash advance APR: 29.99%. The new rate is on your next bill.",
])(
  "a rate whose day is past when the statement closes, or that another sentence follows, is charged: %s",
  (lines) => {
    expect(ratesOf(lines)).toEqual(["purchase 24.99", "cash-advance 29.99"]);
  },
);

test.each([
  "Your purchase APR: 24.99% effective 05/05/2026",
  "Your new purchase APR is 24.99% from your next bill.",
])("a rate that a later day begins is not: %s", (lines) => {
  expect(ratesOf(lines)).toBeUndefined();
});
