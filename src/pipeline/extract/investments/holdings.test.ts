import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text, {})], { source: "pdf-text" });

const HEAD = `
Alder Investments                                             INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821
`;

const HELD: ReadonlyArray<
  readonly [rule: string, text: string, value: string, holdings: readonly (readonly string[])[]]
> = [
  [
    "purchases under a position are no holdings, their total is",
    `
Ending Account Value              $10,000.00

Security and date acquired        Quantity     Price      Adjusted cost     Market value
Caldera Semiconductor Corp (CLDR)
   Acquired 03/14/19                    50    100.00           4,000.00         5,000.00
   Acquired 11/02/22                    30    100.00           3,100.00         3,000.00
   Total                                80                     7,100.00         8,000.00
Fennimore Foods Co (FNF)
   Acquired 05/09/20                    40     50.00           1,900.00         2,000.00
   Total                                40                     1,900.00         2,000.00
`,
    "10000.00",
    [
      ["Caldera Semiconductor Corp", "CLDR", "8000.00"],
      ["Fennimore Foods Co", "FNF", "2000.00"],
    ],
  ],
  [
    "of several columns of one list the one that sums to the value holds the values",
    `
Ending Account Value              $10,000.00

Investment                  Pre-tax money       Roth money          Match           Total
Core Bond Fund                   3,000.00         1,000.00       2,000.00        6,000.00
Mid-Cap Fund                     2,500.00           500.00       1,000.00        4,000.00
Total                            5,500.00         1,500.00       3,000.00       10,000.00
`,
    "10000.00",
    [
      ["Core Bond Fund", "", "6000.00"],
      ["Mid-Cap Fund", "", "4000.00"],
    ],
  ],
  [
    "names stand on the line above their figures",
    `
Ending Account Value              $10,000.00

            Quantity         Price          Market Value      Est Annual Income
Caldera Semiconductor Corp      SYM CLDR
                  80        100.00             $8,000.00                $120.00
Fennimore Foods Co      SYM FNF
                  40         50.00             $2,000.00                 $44.00
`,
    "10000.00",
    [
      ["Caldera Semiconductor Corp", "CLDR", "8000.00"],
      ["Fennimore Foods Co", "FNF", "2000.00"],
    ],
  ],
  [
    "cash that is kept beside the list belongs to the value",
    `
Summary                            Opening          Closing
Cash balance                       $900.00        $1,000.00
Investments                      $8,800.00        $9,000.00
Total account balance            $9,700.00       $10,000.00

Fund                     Ticker        Shares     Closing price     Closing value
Core Bond Fund           CPBIX        100.000            $50.00         $5,000.00
Mid-Cap Fund             MCORX         80.000            $50.00         $4,000.00
Total investments                                                       $9,000.00
`,
    "10000.00",
    [
      ["Core Bond Fund", "CPBIX", "5000.00"],
      ["Mid-Cap Fund", "MCORX", "4000.00"],
    ],
  ],
  [
    "a sum without the word and an overview by kind of asset are no holdings",
    `
Ending Account Value              $10,000.00

                                  Market Value      Percentage
Cash and Accrued Interest            $1,000.00           10.00
Equities and Funds                   $9,000.00           90.00
TOTAL VALUE                         $10,000.00          100.00

Security Description            Quantity     Price       Total Cost     Market Value
Core Bond Fund (CPBIX)           100.000     50.00        $4,800.00        $5,000.00
   CUSIP 49342K102; Rating: 2
Mid-Cap Fund (MCORX)              80.000     50.00        $4,000.00        $4,000.00
   CUSIP 45155K101; Rating: 2
SECURITIES                                                $8,800.00        $9,000.00

CASH AND BANK DEPOSITS                                                  Market Value
Example Bank Deposit                                                       $1,000.00
`,
    "10000.00",
    [
      ["Core Bond Fund", "CPBIX", "5000.00"],
      ["Mid-Cap Fund", "MCORX", "4000.00"],
      ["Example Bank Deposit", "", "1000.00"],
    ],
  ],
  [
    "parts of one position are one holding, worth what its total says",
    `
Account value          Shares      Closing price 03/31/26             Cash
$10,000.00                180      $50.00                        $1,000.00

Security                           Source                       Shares     Market value
Fennimore Foods common (FNF)       Purchase plan                    80        $4,000.00
                                   Vested restricted units         100        $5,000.00
Total FNF                                                          180        $9,000.00
`,
    "10000.00",
    [["Fennimore Foods common", "FNF", "9000.00"]],
  ],
  [
    "each fund may have a column, and its values one row",
    `
Ending Account Value              $10,000.00

                                   G Fund          C Fund         L 2050           Total
Beginning Balance               $4,900.00       $2,900.00      $1,000.00       $8,800.00
Gain or Loss This Quarter         $100.00         $100.00      $1,000.00       $1,200.00
Ending Balance                  $5,000.00       $3,000.00      $2,000.00      $10,000.00
Ending Shares                    125.4560        503.8170       214.4279
`,
    "10000.00",
    [
      ["G Fund", "", "5000.00"],
      ["C Fund", "", "3000.00"],
      ["L 2050", "", "2000.00"],
    ],
  ],
  [
    "accrued interest completes a list",
    `
Ending Account Value              $10,000.00

Security                  Quantity      Price     Market value     Accrued interest
Core Bond Fund             100.000      50.00        $5,000.00              $25.00
Mid-Cap Fund                99.500      50.00        $4,975.00                0.00
`,
    "10000.00",
    [
      ["Core Bond Fund", "", "5000.00"],
      ["Mid-Cap Fund", "", "4975.00"],
    ],
  ],
  [
    "the symbol heads the line below a name",
    `
Ending Account Value              $10,000.00

Investment                  Shares        Target       Now         Value
Core Bond Fund             100.000           60%     60.0%     $6,000.00
CPBIX · price $60.00
Mid-Cap Fund                80.000           40%     40.0%     $4,000.00
MCORX · price $50.00
`,
    "10000.00",
    [
      ["Core Bond Fund", "CPBIX", "6000.00"],
      ["Mid-Cap Fund", "MCORX", "4000.00"],
    ],
  ],
  [
    "a sum of one kind of asset is no holding, a fund that is called total is",
    `
Ending Account Value              $10,000.00

Description                             Quantity      Price      Ending Market Value
Total Stock Market Index (TSMIX)         100.000     $60.00                $6,000.00
Caldera Semiconductor Corp (CLDR)         40.000    $100.00                $4,000.00
Total Stocks (100% of account)                                            $10,000.00
`,
    "10000.00",
    [
      ["Total Stock Market Index", "TSMIX", "6000.00"],
      ["Caldera Semiconductor Corp", "CLDR", "4000.00"],
    ],
  ],
];

test.each(HELD)("%s", (_rule, text, value, holdings) => {
  const { accounts, questions } = read(HEAD + text);
  expect(accounts[0]?.totalValue).toBe(value);
  expect(accounts[0]?.holdings?.map((line) => [line.name, line.symbol ?? "", line.value])).toEqual(holdings);
  expect(questions).toEqual([]);
});

test("columns of sources are no holdings", () => {
  const { accounts } = read(`${HEAD}
Ending Account Value              $10,000.00

                                  Pre-tax           Roth          Match           Total
Beginning Balance               $4,900.00       $2,900.00      $1,000.00       $8,800.00
Ending Balance                  $5,000.00       $3,000.00      $2,000.00      $10,000.00
`);
  expect(accounts[0]).toMatchObject({ totalValue: "10000.00" });
  expect(accounts[0]).not.toHaveProperty("holdings");
});

test("lines that nothing confirms are questions", () => {
  const { accounts, questions } = read(`${HEAD}
Description                      Beginning Value    Gain        Ending Market Value
Core Bond Fund                         $4,900.00    $100.00               $5,000.00
Mid-Cap Fund                           $3,800.00    $200.00               $4,000.00
`);
  expect(accounts[0]).not.toHaveProperty("holdings");
  expect(questions.map((question) => question.path)).toContain("accounts.0.holdings.0.value");
});

test("each account under its own number may print its value beside it", () => {
  const { accounts } = read(`
Prairie Investments                              Statement period 01/01/2026 - 03/31/2026
Roth IRA and brokerage accounts

Roth IRA                                         Market value on 03/31/2026
Account XXXXX1234                                                $6,000.00
Fund                Units        Value 01/01/2026     Value 03/31/2026
Core Bond Fund    100.000               $4,800.00            $5,000.00
Mid-Cap Fund       20.000                 $900.00            $1,000.00


Brokerage account                                Market value on 03/31/2026
Account XXXXX5678                                                $9,000.00
Fund                Units        Value 01/01/2026     Value 03/31/2026
Core Bond Fund    100.000               $4,800.00            $5,000.00
Mid-Cap Fund       80.000               $3,900.00            $4,000.00
`);
  expect(accounts.map(({ kind, accountLast4, totalValue }) => [kind, accountLast4, totalValue])).toEqual([
    ["ira", "1234", "6000.00"],
    ["brokerage", "5678", "9000.00"],
  ]);
});

test("of the days beside a value the last is the statement's", () => {
  const { accounts } = read(`
Alder Investments                    March 31, 2026, quarter-to-date statement
Roth IRA Account 38214052

Value on December 31, 2025                      $9,000.00
Additions                                       $1,000.00
Total Roth IRA value on March 31, 2026         $10,000.00

Core Bond Fund (CPBIX) Fund number 0310
Date         Transaction           Dollar amount     Share price     Total shares owned
12/31/25     Beginning balance         $9,000.00          $50.00                180.000
03/31/26     Ending balance           $10,000.00          $50.00                200.000
`);
  expect(accounts).toMatchObject([
    {
      kind: "ira",
      accountLast4: "4052",
      statementDate: "2026-03-31",
      totalValue: "10000.00",
      holdings: [{ name: "Core Bond Fund", symbol: "CPBIX", value: "10000.00" }],
    },
  ]);
});

test("a company whose name begins like a source of money is a holding", () => {
  const { accounts } = read(`
Northlake Securities
Individual brokerage account                 January 1, 2026 - March 31, 2026
Ending account value                         $10,000.00
Description                 Symbol           Market value
Match Group Inc             MTCH             $3,000.00
Rollover Corp               RLVR             $2,000.00
Core Bond Fund              CBFDX            $5,000.00
`);
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
    "Match Group Inc",
    "Rollover Corp",
    "Core Bond Fund",
  ]);
});

test("where headings of neighbours run together, shares times price tell the values of the last day from those of the first", () => {
  const { accounts } = read(`${HEAD}
Account Summary
Beginning Account Value           $9,700.00
Ending Account Value             $10,000.00

                              Beginning Market    Quantity      Price Per Unit Ending Market Value      Total Cost
Description                   Value Jan1,2026     Mar 31,2026      Mar 31,2026    Mar 31,2026              Basis
Caldera Semiconductor Corp         7,800.00          80.000         100.0000        8,000.00            7,100.00
Fennimore Foods Co                 1,900.00          40.000          50.0000        2,000.00            1,950.00
Total Holdings                     9,700.00                                        10,000.00            9,050.00
`);
  expect(accounts[0]?.totalValue).toBe("10000.00");
  expect(accounts[0]?.holdings?.map(({ value }) => value)).toEqual(["8000.00", "2000.00"]);
});
