import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });
const heldIn = (text: string) =>
  read(text).accounts[0]?.holdings?.map(({ name, symbol, value }) => [name, symbol, value]);

const PLAN = `
FARROWAY WORKPLACE                        Ostrander Industries, Inc. 401(k) Plan
Retirement Savings Statement              Statement Period: 07/01/2026 to 09/30/2026
Ending Balance                            $10,000.00
Vested Balance                            $10,000.00
`;

test("the only fund of a plan, without headings over it, is all that the account is worth", () => {
  expect(
    heldIn(`${PLAN}
Investment Summary
Farroway Target Retirement 2055 Fund (FRWFX)       $10,000.00      100%      $2,840.00
`),
  ).toEqual([["Farroway Target Retirement 2055 Fund", "FRWFX", "10000.00"]]);
});

test("N/A in a column of symbols says that there is none", () => {
  expect(
    heldIn(`${PLAN}
Fund Name                            Ticker        Balance      Alloc %
Farroway Retirement 2055 Fund        FRWFX       $6,000.00         60%
Farroway Blue Chip Growth            FRBCX       $2,000.00         20%
Farroway Stable Value Fund           N/A         $2,000.00         20%
`),
  ).toEqual([
    ["Farroway Retirement 2055 Fund", "FRWFX", "6000.00"],
    ["Farroway Blue Chip Growth", "FRBCX", "2000.00"],
    ["Farroway Stable Value Fund", undefined, "2000.00"],
  ]);
});

const HEAD = `
MERIDEN BROKERAGE LLC                     Individual Brokerage Account
Account Number: 4402-9917                 July 1, 2026 - July 31, 2026
`;

test("a name in a cell so narrow that each of its words has a line", () => {
  expect(
    heldIn(`${HEAD}
Total Account Value                        $10,000.00

Security     Symbol   Quantity       Price    Market Value
HARLAN INC   HRLN      30.0000    200.0000       $6,000.00
OSTRANDER    OSTR      40.0000    100.0000       $4,000.00
TOTAL
STOCK
MARKET ETF

Meriden Brokerage keeps your securities.
`),
  ).toEqual([
    ["HARLAN INC", "HRLN", "6000.00"],
    ["OSTRANDER TOTAL STOCK MARKET ETF", "OSTR", "4000.00"],
  ]);
});

test("the value over its accrued interest is a column of values, and the largest holdings are listed again", () => {
  expect(
    heldIn(`${HEAD}
Ending Account Value                       $20,000.00

Top Holdings
Description                                                     Value      Percent
Ostrander Corp Note                                         $9,000.00          45%
Harlan Inc                                                   6,000.00          30%
Total                                                      $15,000.00          75%

Stocks
                                         Price   Ending Market Value     Cost Basis
Description                  Quantity    Per Unit
HARLAN INC (HRLN)              30.000    $200.00           $6,000.00      $1,000.00
Total Stocks                                               $6,000.00

Bonds
                                         Price   Ending Market Value     Total
Description         Maturity Quantity    Per Unit   Accrued Interest    Cost Basis
OSTRANDER CORP NT    4/15/29  9000.00    100.00            $9,000.00      $9,000.00
CUSIP: 78571UAA6
MERIDEN CITY BOND    3/15/31  5000.00    100.00             5,000.00       5,000.00
CUSIP: 370ESCAT2
Total Bonds                                               $14,000.00
Total Holdings                                            $20,000.00
`),
  ).toEqual([
    ["HARLAN INC", "HRLN", "6000.00"],
    ["OSTRANDER CORP NT", undefined, "9000.00"],
    ["MERIDEN CITY BOND", undefined, "5000.00"],
  ]);
});

test("two people of one name hold the account, and sent nothing", () => {
  const { accounts } = read(`
ACCOUNT INFORMATION
Ada Poole and Ben Poole
Joint Automated Investing Account
ACCOUNT NUMBERS
Meridenfront: 8X123456
Monthly Statement for August 1 - 31, 2026
August 1, 2026 Starting Balance $10,000.00
August 31, 2026 Ending Balance $10,550.00
Securities held at Meridenfront Brokerage are not FDIC-insured.
`);
  expect(accounts[0]?.institution).not.toBe("Ada Poole and Ben Poole");
});

test("a heading below a name is no symbol of it, and the money that a list is counted in no name", () => {
  expect(
    heldIn(`${PLAN}
Investment option               Beginning balance   Change in value   Ending balance   Ending units/shares
ASSET ALLOCATION
Farroway Target Ret 2050 K              $5,800.00           $200.00        $6,000.00               300.000
FIXED
Guaranteed Portfolio Fund               $3,900.00           $100.00        $4,000.00             4,000.000
TOTAL                                   $9,700.00           $300.00       $10,000.00
`),
  ).toEqual([
    ["Farroway Target Ret 2050 K", undefined, "6000.00"],
    ["Guaranteed Portfolio Fund", undefined, "4000.00"],
  ]);
  expect(
    heldIn(`${HEAD}
Net Asset Value
                  Prior Total     Current Long     Current Total       Change
Cash                   500.00           600.00            600.00       100.00
Stock               11,000.00        12,000.00         12,000.00     1,000.00
Total               11,500.00        12,600.00         12,600.00     1,100.00

Open Positions
Symbol    Quantity    Mult    Cost Price    Cost Basis    Close Price         Value
Stocks
USD
HRLN            60       1        120.00      7,200.00       200.0000     12,000.00
Total                                         7,200.00                    12,000.00
`),
  ).toEqual([["HRLN", undefined, "12000.00"]]);
});

test("the number of a contract with a plan is that of everybody in it", () => {
  const { accounts } = read(`
FARROWAY                                  Your retirement account statement
OSTRANDER 401(K) PLAN                     01/01/2026 - 03/31/2026
ADA POOLE                                 Contract/Plan ID Number: 4-12345

Your Total Account Balance: $25,000.00
Account balance on January 1, 2026        $23,000.00
Contributions                              $1,500.00
Investment gain/loss                         $500.00
Account balance on March 31, 2026         $25,000.00
`);
  expect(accounts[0]?.totalValue).toBe("25000.00");
  expect(accounts[0]).not.toHaveProperty("accountLast4");
});

test("a goal in brackets says of which kind its account is, and an overview what others are", () => {
  const { accounts } = read(`
Meriden Wealth Advisors                               Monthly Statement
Ada Poole                                             March 1, 2026 - March 31, 2026

Goal summary
                                  Beginning balance    Ending balance
General Investing (Individual)            $9,000.00         $9,500.00
Retirement (Roth IRA)                    $12,000.00        $12,300.00
Total                                    $21,000.00        $21,800.00

General Investing (Individual)   Account #: 1234567
Security                              Ticker    Shares      Price       Value
Harlan Total Stock Market ETF         HRLN      30.000    $250.00   $7,500.00
Harlan Total Bond Market ETF          HRBN      28.571     $70.00   $2,000.00
Total                                                               $9,500.00

Retirement (Roth IRA)   Account #: 7654321
Security                              Ticker    Shares      Price       Value
Harlan Total Stock Market ETF         HRLN      40.000    $250.00  $10,000.00
Harlan Emerging Markets ETF           HREM      46.000     $50.00   $2,300.00
Total                                                              $12,300.00
`);
  expect(accounts.map(({ kind, accountLast4 }) => [kind, accountLast4])).toEqual([
    ["brokerage", "4567"],
    ["ira", "4321"],
  ]);
});

test("whose company a house is stands under its name, and a number may end in a group of three", () => {
  const { institution, accounts } = read(`
MERIDEN                                                  Account number 0000 1111 2222 3 133
A LATTICE BANK COMPANY
ADA POOLE                                                Net Portfolio Value:         $75,383.65
BROKERAGE ACCOUNT                                        September 01, 2026 - September 30, 2026
Opening Value (09/01)                                    $73,383.65
Closing Value (09/30)                                    $75,383.65
`);
  expect(institution).not.toBe("LATTICE BANK");
  expect(accounts[0]?.accountLast4).toBe("3133");
});

test("the years of a fund are the last line of its name", () => {
  expect(
    heldIn(`${PLAN}
Investment option name       Option code        Units     Unit Price $      Value $
Farroway Active Balanced             210     300.0000          10.0000     3,000.00
First choice Lifestaged              010     400.0000          10.0000     4,000.00
2001-09
Ostrander Balanced growth            021     300.0000          10.0000     3,000.00
Account value                                                             10,000.00
`)?.map(([name]) => name),
  ).toContain("First choice Lifestaged 2001-09");
});
