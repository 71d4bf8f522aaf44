import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const disclosure = (pay: string, more: string) => `
Unitrace                                             Personal Credit Report for CASEY SPECIMEN
                                                     Date Created: 09/26/2026

Satisfactory Accounts
FIRST DELMARVA BANK 54241438****
Date Opened: 11/18/2013                              High Balance: $6,107
Responsibility: Individual Account                   Credit Limit: $11,500
Account Type: Revolving Account                      Pay Status: ${pay}
Loan Type: CREDIT CARD                               ${more}
Balance: $0
Date Updated: 09/03/2026
`;

test("a closed account that was paid as agreed is closed on a report that tells how it was paid", () => {
  const closed = read(disclosure(">Current Account<", "Date Closed: 07/27/2025"));
  expect(closed.creditReport?.accounts?.[0]).toMatchObject({ balance: "0.00", status: "closed" });
  const open = read(disclosure(">Current Account<", "Terms: $25 per month"));
  expect(open.creditReport?.accounts?.[0]).toMatchObject({ status: "open" });
});

test("a house number over the heading of the accounts is no number of accounts", () => {
  const { creditReport, questions } = read(`
Experian                                             Prepared For CASEY SPECIMEN
                                                     Date Generated Mar 23, 2026
FICO Score 8    669

Open Accounts               1
Closed Accounts             0

Personal Information
Casey Specimen
77 Harbor View Ln, SPRINGFIELD, IL 62704 Year of birth 1984
Accounts
Open accounts
BRIGHTWATER BK USA NA                                         $2,279
Account Name     BRIGHTWATER BK USA NA       Balance           $2,279
Account Type     Credit Card                 Monthly Payment   $57
Date Opened      05/28/2021                  Credit Limit      $7,000
Status           Open/Never late.            Terms             Revolving
`);
  expect(creditReport?.accountsTotal).toBeUndefined();
  expect(creditReport?.accountsOpen).toBe("1");
  expect(questions).toEqual([]);
});

test("a rate for purchases that ends under its heading is a promotion", () => {
  const { accounts } = read(`
Chippewa Prairie Bank                                        May 2026 Statement
Open Date: 04/03/2026  Closing Date: 05/04/2026              Account: XXXX XXXX XXXX 5303
New Balance            $3,298.28       Minimum Payment Due    $87.62     Payment Due Date  05/29/2026

Interest Charge Calculation
Balance Type       Balance Subject to Interest Rate    Interest Charge    Annual Percentage Rate    Expires with Statement
**PURCHASES                 $2,188.80                      $51.31              26.74%
PURCHASES                   $1,109.48                       $0.00               0.00%                   08/04/2026
**ADVANCES                      $0.00                       $0.00              30.24%
`);
  const kinds = accounts[0]?.aprs?.map(({ kind, apr, expires }) => [kind, apr, expires]);
  expect(kinds).toEqual([
    ["purchase", "26.74", undefined],
    ["promotional", "0.00", "2026-08-04"],
    ["cash-advance", "30.24", undefined],
  ]);
});

test("a fund's symbol before its name, and a stock's announced below, are symbols; headings are none", () => {
  const { accounts } = read(`
Brightkeel                                        December 31, 2025, quarter-to-date statement
Rollover IRA brokerage account—XXXX6292
Total account value as of December 31, 2025          $8,809.41

Sweep program
            Name                                     Quantity      Price on 12/31/2025    Balance on 12/31/2025
BMFXX Brightkeel Federal Money Market Fund         3,375.9300      $1.00                  $3,375.93

Mutual funds
Symbol Name                                          Quantity      Price on 12/31/2025    Balance on 12/31/2025
BFORX Brightkeel Target Retirement 2040 Fund         114.8000      $47.33                 $5,433.48
`);
  expect(accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol])).toEqual([
    ["Brightkeel Federal Money Market Fund", "BMFXX"],
    ["Brightkeel Target Retirement 2040 Fund", "BFORX"],
  ]);
});

test("words that end like a fund's symbol are names", () => {
  const { accounts } = read(`
Brightkeel Brokerage                              Statement as of December 31, 2025
Individual brokerage account XXXX-6292
Total account value                               $12,500.00

Description                                       Quantity      Price        Value
FEDEX Corp Common Stock                           10.000        $250.00      $2,500.00
XEROX Holdings Corp Common                        100.000       $25.00       $2,500.00
INDEX Funds S&P 500 Equal Weight                  75.000        $100.00      $7,500.00
`);
  expect(accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol])).toEqual([
    ["FEDEX Corp Common Stock", undefined],
    ["XEROX Holdings Corp Common", undefined],
    ["INDEX Funds S&P 500 Equal Weight", undefined],
  ]);
});

test("the day since which a rate is in effect makes it no promotion, whatever expires above", () => {
  const { accounts } = read(`
Chippewa Prairie Bank                                                                    Card expires 08/28
Open Date: 04/03/2026  Closing Date: 05/04/2026              Account: XXXX XXXX XXXX 5303
New Balance            $2,240.11       Minimum Payment Due    $87.62     Payment Due Date  05/29/2026

Interest Charge Calculation
Balance Type       Balance Subject to Interest Rate    Interest Charge    Annual Percentage Rate    In effect since
Purchases                   $2,188.80                      $51.31              26.74%                   01/01/2026
Advances                        $0.00                       $0.00              30.24%                   01/01/2026
`);
  expect(accounts[0]?.aprs?.map(({ kind, apr }) => [kind, apr])).toEqual([
    ["purchase", "26.74"],
    ["cash-advance", "30.24"],
  ]);
});
