import { describe, expect, it } from "vitest";
import { typedPage } from "../../../../test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const rowsOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).transactions.map(
    ({ account, date, amount, description }) => `${account} ${date} ${amount} ${description}`,
  );

describe("rows without headings or words of their own", () => {
  it("reads movements right under the summary that the closing balance ends", () => {
    expect(
      rowsOf(`
Brightfin Teen Checking                                Statement period: September 1, 2026 - September 30, 2026
Banking services by Harbor Trust Bank, N.A.            Account number: ****4417

Account summary
  Beginning balance                    $142.10
  Money in                             $85.00
  Money out                            -$61.35
  Ending balance                       $165.75

Sep 3     Allowance from Dad                 $20.00        $162.10
Sep 9     Corner Bakery Cafe                -$11.35        $150.75
Sep 12    Chore payout                       $65.00        $215.75
Sep 21    Game Store Online                 -$50.00        $165.75
`),
    ).toEqual([
      "0 2026-09-03 20.00 Allowance from Dad",
      "0 2026-09-09 -11.35 Corner Bakery Cafe",
      "0 2026-09-12 65.00 Chore payout",
      "0 2026-09-21 -50.00 Game Store Online",
    ]);
  });

  it("calls days and amounts without words by the heading of their list", () => {
    expect(
      rowsOf(`
                                Oakstead Savings Bank
Account Statement                                Statement Date: 10/31/2026
FREE CHECKING                                    Account Number: XXXXXX7712
Previous Balance 09/30/2026                        1,204.55
2 Deposits/Credits                                 1,900.00
1 Checks/Debits                                      118.20
Ending Balance 10/31/2026                          2,986.35

Deposits and Other Credits
Date      Amount
10/05       500.00
10/15     1,400.00

Checks
Number   Date      Amount
1051     10/06       118.20
`),
    ).toEqual([
      "0 2026-10-05 500.00 Deposits and Other Credits",
      "0 2026-10-15 1400.00 Deposits and Other Credits",
      "0 2026-10-06 -118.20 Check 1051",
    ]);
  });

  it("reads a day padded with a blank, and items of an account named again behind another", () => {
    expect(
      rowsOf(`
FIRST CENTENNIAL BANK                          Statement Date: Oct 31, 2026

BUSINESS CHECKING                              Account 3301227
Beginning Balance Oct  1, 2026       12,110.40
Deposits/Credits     1                3,000.00
Checks/Debits        2                3,800.00
Ending Balance Oct 31, 2026          11,310.40
Date     Description                                         Amount
Oct  7   Remote Deposit Capture                             3,000.00

BUSINESS MONEY MARKET                          Account 3309981
Beginning Balance Oct  1, 2026       40,000.00
Deposits/Credits     1                   51.02
Ending Balance Oct 31, 2026          40,051.02
Date     Description                                         Amount
Oct 31   INTEREST PAID                                         51.02

ITEMS PAID - ACCOUNT 3301227
Check     Date      Amount     Check     Date      Amount
4001      Oct  4  1,500.00     4002      Oct 11  2,300.00
`),
    ).toEqual([
      "0 2026-10-07 3000.00 Remote Deposit Capture",
      "0 2026-10-04 -1500.00 Check 4001",
      "0 2026-10-11 -2300.00 Check 4002",
      "1 2026-10-31 51.02 INTEREST PAID",
    ]);
  });

  it("takes a figure under the heading of balances for no movement under a title below those headings", () => {
    expect(
      rowsOf(`
FIRST EXAMPLE BANK
CHECKING STATEMENT
Account number ending in 4417
Statement period 10/01/2026 - 10/31/2026
Beginning balance $1,000.00
Ending balance $1,050.00

Date    Description               Amount   Balance
Account activity
10/05   PAYROLL                   $500.00  $1,500.00
10/06   EXAMPLE SERVICING        -$450.00  $1,050.00
10/20   Rate changed to 0.50%              $1,050.00
`),
    ).toEqual(["0 2026-10-05 500.00 PAYROLL", "0 2026-10-06 -450.00 EXAMPLE SERVICING"]);
  });

  it.each([
    ["11/02/2026  Rent check pending     $300.00", "11/05/2026  Car insurance hold       $35.00"],
    ["10/31/2026  Average collected balance     $700.00", "10/31/2026  Interest paid this year     $12.00"],
    ["11/02/2026  Rent check             $300.00", "11/05/2026  Car insurance            $35.00"],
  ])("takes what stands right under a summary for no movements where the sum fails: %s", (first, second) => {
    expect(
      rowsOf(`
FIRST EXAMPLE BANK
CHECKING STATEMENT
Account number ending in 4417
Statement period 10/01/2026 - 10/31/2026
Beginning balance $1,000.00
Ending balance $550.00
${first}
${second}

Withdrawals
Date    Description               Amount
10/05   EXAMPLE SERVICING         $450.00
`),
    ).toEqual(["0 2026-10-05 -450.00 EXAMPLE SERVICING"]);
  });
});
