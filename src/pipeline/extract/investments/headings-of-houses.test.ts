import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const holdingsOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0]?.holdings?.map(
    ({ name, symbol, value }) => [name, symbol, value],
  );

test("headings in one cell that say more than any list knows head a column each", () => {
  const lines = `
ALDER WEALTH                                     Account Number: 3TR-10756
                                                 July 1 - July 31, 2026
Net Portfolio Value:                             $119,774.07

EQUITIES
Description               Quantity Total Cost Basis Estimated Market Price Estimated Market Value Unrealized Gain/(Loss)
ABBVIE INC SHS SYMBOL: ABBV  153.0000     29,783.55        196.6300             30,084.39              300.84
DEERE CO SYMBOL: DE          216.0000     87,895.89        415.2300             89,689.68            1,793.79
TOTAL                                    117,679.44                            119,774.07            2,094.63
`;
  expect(holdingsOf(lines)).toEqual([
    ["ABBVIE INC SHS", "ABBV", "30084.39"],
    ["DEERE CO", "DE", "89689.68"],
  ]);
});

test("a letter under the heading of symbols is one, whatever column the heading is joined with", () => {
  const lines = `
ALDER SECURITIES                                 Account #: 809324479
                                                 07/01/2026 to 07/31/2026
Portfolio Value                                  $9,000.00

Securities Held in Account   Sym/Cusip Acct Type    Qty        Price    Mkt Value
Apple                        AAPL      Margin       10.000    $300.00    $3,000.00
Ford Motor                   F         Margin      100.000     $20.00    $2,000.00
Realty Income                O         Margin      100.000     $40.00    $4,000.00
Total Securities                                                         $9,000.00
`;
  expect(holdingsOf(lines)).toEqual([
    ["Apple", "AAPL", "3000.00"],
    ["Ford Motor", "F", "2000.00"],
    ["Realty Income", "O", "4000.00"],
  ]);
});

test("the class that had no room on the line of a name stands before its symbol", () => {
  const lines = `
ALDER WEALTH                                     Account Number: 3TR-10756
                                                 July 1 - July 31, 2026
Total account value                              $5,000.00

Description                                Quantity       Price      Market Value
LORD HARBOR SHORT DURATION INCOME FUND CL    100.000      30.00         3,000.00
F SYMBOL: LDLFX
HARBOR GROWTH FUND OF AMERICA CL F2          100.000      20.00         2,000.00
SYMBOL: GFFFX
`;
  expect(holdingsOf(lines)).toEqual([
    ["LORD HARBOR SHORT DURATION INCOME FUND CL F", "LDLFX", "3000.00"],
    ["HARBOR GROWTH FUND OF AMERICA CL F2", "GFFFX", "2000.00"],
  ]);
});

const FUNDS = `
COLUMBIA RIVER FUNDS                              Quarterly statement
Account 84431461 Roth IRA                         July 1 - September 30, 2026
Ending value                                      $36,885.34

Fund name                               Shares    Share price        Value
The Growth Portfolio of Columbia-A     298.794         $84.93    $25,376.57
Columbia River Balanced Fund-A         302.226         $38.08    $11,508.77
Total                                                            $36,885.34

Account activity
The Growth Portfolio of Columbia-A     Fund 5 | Symbol CGPAX
Trade date     Transaction             Dollar amount    Share balance
06/30/2026     Beginning balance                              298.794
`;

test("a fund's symbol may be printed only over its movements", () => {
  const lines = `${FUNDS}
Columbia River Balanced Fund-A     Fund 11 | Symbol CRBLX
06/30/2026     Beginning balance                              302.226
`;
  expect(holdingsOf(lines)?.map(([, symbol]) => symbol)).toEqual(["CGPAX", "CRBLX"]);
  const other = `${FUNDS}
Columbia River Balanced Fund-A2     Fund 11 | Symbol CRBLX
06/30/2026     Beginning balance                              302.226
`;
  expect(holdingsOf(other)?.map(([, symbol]) => symbol)).toEqual(["CGPAX", undefined]);
});

test("one letter that is said to be the symbol is one, in the line of its name too", () => {
  const lines = `
ALDER WEALTH                                     Account Number: 3TR-10756
                                                 July 1 - July 31, 2026
Total account value                              $5,000.00

Description                        Quantity       Price      Market Value
FORD MOTOR CO SYMBOL: F             100.000      30.00         3,000.00
AT&T INC, Ticker: T                 100.000      20.00         2,000.00
`;
  expect(holdingsOf(lines)).toEqual([
    ["FORD MOTOR CO", "F", "3000.00"],
    ["AT&T INC", "T", "2000.00"],
  ]);
});

test("codes under the heading of an identifier are symbols", () => {
  const lines = `
ALDER WEALTH                                     Account Number: 3TR-10756
                                                 July 1 - July 31, 2026
Total account value                              $5,000.00

Security ID    Description               Quantity      Price      Market Value
ABBV           ABBVIE INC                100.000       30.00         3,000.00
DE             DEERE CO                  100.000       20.00         2,000.00
`;
  expect(holdingsOf(lines)).toEqual([
    ["ABBVIE INC", "ABBV", "3000.00"],
    ["DEERE CO", "DE", "2000.00"],
  ]);
});

test("names under the heading of an identifier are whole", () => {
  const lines = `
ALDER WEALTH                                     Account Number: 3TR-10756
                                                 July 1 - July 31, 2026
Total account value                              $5,000.00

Security ID              Quantity      Price      Market Value
HARMON GROWTH FUND       100.000       30.00         3,000.00
DELTA INCOME FUND        100.000       20.00         2,000.00
`;
  expect(holdingsOf(lines)).toEqual([
    ["HARMON GROWTH FUND", undefined, "3000.00"],
    ["DELTA INCOME FUND", undefined, "2000.00"],
  ]);
});

test.each(["Benchmark", "Underlying", "Linked index", "Reference"])(
  "the symbol of what a note follows is not its own, and no more of its name: %s",
  (word) => {
    const lines = `
ALDER WEALTH                                     Account Number: 3TR-10756
                                                 July 1 - July 31, 2026
Total account value                              $100,000.00

Description                      Quantity         Price        Market Value
Harmon Growth Note                 50.000       $980.00          $49,000.00
${word} Symbol: SPX
Delta Income Principal Fund        50.000     $1,020.00          $51,000.00
`;
    expect(holdingsOf(lines)?.map(([name, symbol]) => [name, symbol])).toEqual([
      ["Harmon Growth Note", undefined],
      ["Delta Income Principal Fund", undefined],
    ]);
  },
);

test.each([
  "Benchmarks used: Large Cap Growth, Ticker VUG",
  "Benchmarks used:\nLarge Cap Growth, Ticker VUG",
  "Benchmarks used:     Large Cap Growth, Ticker VUG",
])("a benchmark of the same name gives a trust no symbol: %s", (note) => {
  const lines = `
ALDER RETIREMENT                                 Account Number: 3TR-10756
                                                 July 1 - July 31, 2026
Total account value                              $5,000.00

Fund name                  Units         Price           Value
Large Cap Growth         100.000         30.00        3,000.00
Stable Income            100.000         20.00        2,000.00
Total                                                 5,000.00

${note}
`;
  expect(holdingsOf(lines)?.map(([name, symbol]) => [name, symbol])).toEqual([
    ["Large Cap Growth", undefined],
    ["Stable Income", undefined],
  ]);
});
