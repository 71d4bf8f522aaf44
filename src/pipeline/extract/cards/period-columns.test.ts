import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (rows: string) =>
  extractFacts(
    [
      typedPage(`
Oak Ridge Credit Union           Credit Card Statement
Account ending in 4821           Statement date   10/12/2026

Previous Balance                  $845.20
Payments                           $50.00 -
Purchases                         $120.15
New Balance                       $924.80
Minimum Payment Due                $25.00

${rows}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0];

test("fees and interest of this period stand right of those of the year and of the last one", () => {
  const account = read(`
                          Total Year      Total Last       Total This
                          to Date         Year             Period
Fees Charged                   $10.00         $25.00             $0.00
Interest Charged               $88.31        $140.22             $9.45`);
  expect(account).toMatchObject({ feesCharged: "0.00", interestCharged: "9.45", currentBalance: "924.80" });
});

test.each([
  [
    "in one line",
    `
                                          Annual Percentage    Balance Subject to   Interest
Type of Balance                           Rate (APR)           Interest Rate        Charge
Purchases, Balance Transfers & Other Charges   22.49%          $504.27              $9.45
Cash Advances                                  28.99%          $0.00                $0.00`,
  ],
  [
    "in two lines",
    `
                                          Annual Percentage    Balance Subject to   Interest
Type of Balance                           Rate (APR)           Interest Rate        Charge
Purchases, Balance Transfers
& Other Charges                                22.49%          $504.27              $9.45
Cash Advances                                  28.99%          $0.00                $0.00`,
  ],
])("kinds that a row of the table names together, %s", (_, rows) => {
  const account = read(`Interest Charged  $9.45\n${rows}`);
  expect(account?.apr).toBe("22.49");
  expect(account?.aprs).toEqual([
    { kind: "purchase", apr: "22.49", balance: "504.27" },
    { kind: "balance-transfer", apr: "22.49" },
    { kind: "cash-advance", apr: "28.99", balance: "0.00" },
  ]);
});

test("a kind of balance whose name goes on below its rate, and one in short", () => {
  const account = read(`Interest Charged  $9.45

Type of           Annual               Promotional      Balance Subject     Interest
Balance           Percentage Rate      Rate Expires     to Interest Rate    Charge
Purchases         22.49%                                $504.27             $9.45
Balance           0.00%                04/12/2027       $100.00             $0.00
Transfers
BAL TRANSF        23.49%                                $0.00               $0.00
Cash Advances     28.99%                                $0.00               $0.00`);
  expect(account?.aprs).toEqual([
    { kind: "purchase", apr: "22.49", balance: "504.27" },
    { kind: "balance-transfer", apr: "0.00", balance: "100.00", expires: "2027-04-12" },
    { kind: "balance-transfer", apr: "23.49", balance: "0.00" },
    { kind: "cash-advance", apr: "28.99", balance: "0.00" },
  ]);
});
