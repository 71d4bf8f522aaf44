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
