import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
Alder Investments                                             INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821

Ending account value                         $10,000.00
`;

type Held = readonly (readonly [name: string, symbol?: string])[];

function heldIn(list: string): Held {
  const { accounts } = extractFacts([typedPage(`${HEAD}${list}`)], { source: "pdf-text" });
  return (accounts[0]?.holdings ?? []).map(({ name, symbol }) =>
    symbol === undefined ? [name] : [name, symbol],
  );
}

const LISTS: ReadonlyArray<readonly [rule: string, list: string, held: Held]> = [
  [
    "the second line of a name stands a little further in, under a word that ends no name",
    `
Description                   Quantity      Price       Market Value
STILLWATER INCOME FUND OF
 AMERICA CL F2                100.0000     40.00       $4,000.00
 SYMBOL: SWIFX
CISRON BALANCED FUND OF       150.0000     40.00       $6,000.00
 AMERICA CL A
 SYMBOL: CISBX
`,
    [
      ["STILLWATER INCOME FUND OF AMERICA CL F2", "SWIFX"],
      ["CISRON BALANCED FUND OF AMERICA CL A", "CISBX"],
    ],
  ],
  [
    "plans of an employer's stock are no symbols, and a company under the heading of names is none of it",
    `
Plan               Security Name            Shares     Market Price    Market Value
ESPP               Zephyr Networks Inc       50.0000     $120.00       $6,000.00
RSU (vested)       Zephyr Networks Inc       33.3333     $120.00       $4,000.00
`,
    [["Zephyr Networks Inc"], ["Zephyr Networks Inc"]],
  ],
  [
    "the numbers and letters of notes behind a name are no part of it",
    `
Description                        Symbol     Quantity      Price       Market Value
TALBOT SHAW BANK, SSB X,Z                                                  $1,000.00
FIRST HARLAN BANK NA¹ ²                                                    $1,000.00
TALBOT TOTAL STK MKT INDX ◊        TLBFX      80.0000      100.00          $8,000.00
`,
    [["TALBOT SHAW BANK, SSB"], ["FIRST HARLAN BANK NA"], ["TALBOT TOTAL STK MKT INDX", "TLBFX"]],
  ],
  [
    "the yield of a money market fund may stand behind the symbol at its name's end",
    `
Description                       Quantity      Price       Market Value
HALDEN GOVERNMENT MONEY         1,000.0000       1.00          $1,000.00
MARKET (HLDXX) -- 7-day yield: 4.1%
HALDEN 500 INDEX FUND (HDAIX)      90.0000     100.00          $9,000.00
`,
    [
      ["HALDEN GOVERNMENT MONEY MARKET", "HLDXX"],
      ["HALDEN 500 INDEX FUND", "HDAIX"],
    ],
  ],
  [
    "the symbol of an option has a day and a price of its own, and letters in brackets say that it was sold short",
    `
Symbol                        Description                      Quantity      Price       Market Value
TWNE                          TWINE SOFTWARE CORP              103.6500     100.00         $10,365.00
TWNE 01/15/2027 173.00 C      CALL TWINE SOFTWARE CORP $173        (1)        3.65           (365.00)
                              EXP 01/15/27 (S)
`,
    [
      ["TWINE SOFTWARE CORP", "TWNE"],
      ["CALL TWINE SOFTWARE CORP $173 EXP 01/15/27", "TWNE 01/15/2027 173.00 C"],
    ],
  ],
  [
    "how many there are, close behind a symbol, leaves it a symbol",
    `
Holdings                           Symbol Quantity      Price       Market Value
Colton Dividend Income Fund        CDZIX 100.000      40.00       $4,000.00
Putney Large Cap Value Fund CL Y   PLVYX 150.000      40.00       $6,000.00
`,
    [
      ["Colton Dividend Income Fund", "CDZIX"],
      ["Putney Large Cap Value Fund CL Y", "PLVYX"],
    ],
  ],
  [
    "symbol and day of purchase close behind a name are none of it, and neither is the heading over it",
    `
Certificates of Deposit    Acquired   Quantity      Price       Market Value
Ridgeline Bank             02/01/25  4,000.00       1.00        $4,000.00
CISRON SYSTEMS INC CISR 06/01/19     150.0000      40.00        $6,000.00
`,
    [["Ridgeline Bank"], ["CISRON SYSTEMS INC", "CISR"]],
  ],
  [
    "a symbol right behind a long name stands under the heading of symbols",
    `
Description              Symbol   Quantity      Price       Market Value
ABBOTSFORD LABORATORIES  ABTF      100.0000     40.00       $4,000.00
CISRON SYSTEMS INTL CORP CISR      150.0000     40.00       $6,000.00
`,
    [
      ["ABBOTSFORD LABORATORIES", "ABTF"],
      ["CISRON SYSTEMS INTL CORP", "CISR"],
    ],
  ],
  [
    "a letter and the year that a fund aims at are a name",
    `
Fund                      Shares         Price            Value
L 2050                    100.0000       40.00        $4,000.00
C Fund                    150.0000       40.00        $6,000.00
`,
    [["L 2050"], ["C Fund"]],
  ],
  [
    "a name that breaks has its figures at its foot",
    `
Holding                       Shares         Price            Value
Harlow Large Company
Growth Index Fund
Institutional Shares          60.000        100.00        $6,000.00

Mesa Short-Term               80.000         50.00        $4,000.00
`,
    [["Harlow Large Company Growth Index Fund Institutional Shares"], ["Mesa Short-Term"]],
  ],
  [
    "a name of three lines has its figures in the middle",
    `
Holding                       Shares         Price            Value

Harlow Large Company
Growth Index Fund             60.000        100.00        $6,000.00
Institutional Shares

Mesa Short-Term               80.000         50.00        $4,000.00
`,
    [["Harlow Large Company Growth Index Fund Institutional Shares"], ["Mesa Short-Term"]],
  ],
  [
    "the end of the name above begins no name",
    `
Holding                       Shares         Price            Value
Harlow Large Company          60.000        100.00        $6,000.00
Growth Index Fund
Institutional Shares

Mesa Short-Term Bond          80.000         50.00        $4,000.00
`,
    [["Harlow Large Company Growth Index Fund Institutional Shares"], ["Mesa Short-Term Bond"]],
  ],
  [
    "headings of groups between the lines end no name",
    `
Holding                                       Shares         Price            Value
Large Cap funds
Harlow Large Company Growth Index Fund        60.000        100.00        $6,000.00
Target Date funds
Verdant 2045 Trust                            80.000         50.00        $4,000.00
`,
    [["Harlow Large Company Growth Index Fund"], ["Verdant 2045 Trust"]],
  ],
  [
    "what is said of every line is part of none",
    `
Holding                                       Shares         Price            Value
Harlow Large Company Growth Index Fund        60.000        100.00        $6,000.00
Dividends reinvested

Mesa Bond                                     80.000         50.00        $4,000.00
Dividends reinvested
`,
    [["Harlow Large Company Growth Index Fund"], ["Mesa Bond"]],
  ],
  [
    "the symbol stands over the name",
    `
Holding                       Shares         Price            Value
HLGIX                         60.000        100.00        $6,000.00
Harlow Growth Index Fund

MSTTX                         80.000         50.00        $4,000.00
Mesa Short-Term Treasury
`,
    [
      ["Harlow Growth Index Fund", "HLGIX"],
      ["Mesa Short-Term Treasury", "MSTTX"],
    ],
  ],
  [
    "a column of kinds beside the names names nothing, whatever it is headed",
    `
Style           What you hold                   How many      Each            Worth
Large Cap       Harlow Growth Index Fund          60.000    100.00        $6,000.00
Digital         Mesa Short-Term Treasury          80.000     50.00        $4,000.00
`,
    [["Harlow Growth Index Fund"], ["Mesa Short-Term Treasury"]],
  ],
  [
    "rates, shares and days belong to the names of bonds and mixed funds",
    `
Holding                                       Shares         Price            Value
US Treasury Note 4.125% due 11/15/2032        60.000        100.00        $6,000.00
60% Equity / 40% Bond Allocation Fund         80.000         50.00        $4,000.00
`,
    [["US Treasury Note 4.125% due 11/15/2032"], ["60% Equity / 40% Bond Allocation Fund"]],
  ],
  [
    "a bond goes on with its rate and the day it is paid back",
    `
Holding                       Shares         Price            Value
COLUMBIA RIVER UTIL           60.000        100.00        $6,000.00
3.875% 06/01/31

MESA HOLDINGS PLC             80.000         50.00        $4,000.00
`,
    [["COLUMBIA RIVER UTIL 3.875% 06/01/31"], ["MESA HOLDINGS PLC"]],
  ],
  [
    "the symbol ends every name without a mark",
    `
Holding                                       Shares         Price            Value
Harlow Growth Index Fund HLGIX                60.000        100.00        $6,000.00
General Dynamo ETF GDCE                       80.000         50.00        $4,000.00
`,
    [
      ["Harlow Growth Index Fund", "HLGIX"],
      ["General Dynamo ETF", "GDCE"],
    ],
  ],
  [
    "the same word at the head of every name is a brand",
    `
Holding                                       Shares         Price            Value
GST Harlow Growth Index Fund                  60.000        100.00        $6,000.00
GST Mesa Short-Term Treasury                  80.000         50.00        $4,000.00
`,
    [["GST Harlow Growth Index Fund"], ["GST Mesa Short-Term Treasury"]],
  ],
  [
    "the exchange or the word for it stands before the symbol",
    `
Holding                                       Shares         Price            Value
Harlow Growth Index Fund (NASDAQ: HLGIX)      60.000        100.00        $6,000.00
Mesa Short-Term Treasury Ticker: MSTTX        80.000         50.00        $4,000.00
`,
    [
      ["Harlow Growth Index Fund", "HLGIX"],
      ["Mesa Short-Term Treasury", "MSTTX"],
    ],
  ],
  [
    "a dot between symbol and price may be read as a full stop",
    `
Holding                               Shares             Value
Inflation Protected ETF               60.000         $6,000.00
INPX . price $100.00

Emerging Countries ETF                80.000         $4,000.00
EMCX . price $50.00
`,
    [
      ["Inflation Protected ETF", "INPX"],
      ["Emerging Countries ETF", "EMCX"],
    ],
  ],
  [
    "numbers of lines, codes, notes and shares around a name are none of it",
    `
Holding                                           Price            Value
1. Harlow Growth Index Fund (a)                  100.00        $3,000.00
0042 Mesa Short-Term Treasury                     50.00        $3,000.00
Verdant 2045 Trust, 120.500 shares               100.00        $2,000.00
2050 Retirement Path ^                            50.00        $2,000.00
`,
    [
      ["Harlow Growth Index Fund"],
      ["Mesa Short-Term Treasury"],
      ["Verdant 2045 Trust"],
      ["2050 Retirement Path"],
    ],
  ],
  [
    "a share of the account behind the name of a bond fund is no coupon",
    `
Holding                                       Shares         Price            Value
Core Bond Fund 60%                            60.000        100.00        $6,000.00
Mesa Short-Term Treasury Fund 40%             80.000         50.00        $4,000.00
`,
    [["Core Bond Fund"], ["Mesa Short-Term Treasury Fund"]],
  ],
  [
    "a column that says the same of several lines names none of them",
    `
Objective              Choice                     How many      Each            Worth
Capital appreciation   Harlow Growth Index          60.000     50.00        $3,000.00
Income and safety      Mesa Short-Term Treasury     80.000     50.00        $4,000.00
Capital appreciation   Verdant 2045 Trust           60.000     50.00        $3,000.00
`,
    [["Harlow Growth Index"], ["Mesa Short-Term Treasury"], ["Verdant 2045 Trust"]],
  ],
  [
    "the value stands before the name",
    `
Market value            Shares      Description
$6,000.00               60.000      Harlow Growth Index Fund
$4,000.00               80.000      Mesa Short-Term Treasury
`,
    [["Harlow Growth Index Fund"], ["Mesa Short-Term Treasury"]],
  ],
];

test.each(LISTS)("%s", (_rule, list, held) => {
  expect(heldIn(list)).toEqual(held);
});

test("a name is claimed less surely than what sums prove", () => {
  const { evidence } = extractFacts(
    [
      typedPage(`${HEAD}
Fund                                          Shares         Price            Value
Harlow Growth Index Fund (HLGIX)              60.000        100.00        $6,000.00
Mesa Short-Term Treasury (MSTTX)              80.000         50.00        $4,000.00
`),
    ],
    { source: "pdf-text" },
  );
  const [name, symbol, value] = ["name", "symbol", "value"].map(
    (part) => evidence[`accounts.0.holdings.0.${part}`]?.confidence ?? 0,
  );
  expect([name, symbol, value]).toEqual([0.9427, 0.9677, 0.9852]);
});

test("recognised: a last line of a name may seem smaller or larger, and I.R.A. may begin with a 1", () => {
  const page = typedPage(
    `
Alder Investments                                             INVESTMENT REPORT
TRADITIONAL 1.R.A.                                            January 1, 2026 - March 31, 2026
Account Number: Z41-204821

Ending account value                         $10,000.00

Holding                       Shares         Price            Value

Harlow Large Company Growth   60.000        100.00        $6,000.00
Fund

Mesa Short-Term Treasury      80.000         50.00        $4,000.00
Income Fund
`,
    { confidence: 0.999 },
  );
  const scaled = (text: string, size: number) => (text === "Fund" ? 0.85 * size : size);
  const words = page.words.map((word) => ({
    ...word,
    size: word.text === "Income" ? 1.15 * word.size : scaled(word.text, word.size),
  }));
  const { accounts } = extractFacts([{ ...page, words }], { source: "ocr" });
  expect(accounts[0]?.kind).toBe("ira");
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
    "Harlow Large Company Growth Fund",
    "Mesa Short-Term Treasury Income Fund",
  ]);
});

test("a fund's own statement, its number in a cell of its own behind name and symbol", () => {
  const lines = `
Developed Markets Index                DMXIX            Fund 041
                              Share price      Shares     Market value
Beginning balance on 01/01/26     $100.00                   $9,800.00
Ending balance on 03/31/26        $100.00     100.000      $10,000.00
`;
  expect(heldIn(lines)).toEqual([["Developed Markets Index", "DMXIX"]]);
});
