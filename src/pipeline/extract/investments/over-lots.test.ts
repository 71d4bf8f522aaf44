import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
Harlow Investments                                            INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821

Ending account value                         $20,000.00
`;

const heldIn = (list: string) =>
  extractFacts([typedPage(`${HEAD}${list}`)], { source: "pdf-text" }).accounts[0]?.holdings?.map(
    ({ name, symbol, value }) => [name, symbol, value],
  );

test("purchases whose lines begin with a label of their day are parts of the position over its remarks", () => {
  expect(
    heldIn(`
Holding                              Number of shares   Price     Value on Mar 31
APEX TOOLS INC
  Symbol: APXT Exchange: NYSE
  EAI: $166 Current yield: 1.67%
  Trade date: Jun 12, 2017               63.000       100.00      6,300.00   LT
  Trade date: Dec 4, 2025                30.000       100.00      3,000.00   ST
Security total                           93.000       100.00      9,300.00
DUNMORE ENERGY CORP
  Symbol: DUNE Exchange: OTC
  EAI: $80 Current yield: 1.67%
  Trade date: Mar 7, 2019               107.000       100.00     10,700.00   LT
Total                                                            $20,000.00
`),
  ).toEqual([
    ["APEX TOOLS INC", "APXT", "9300.00"],
    ["DUNMORE ENERGY CORP", "DUNE", "10700.00"],
  ]);
});

test("the only purchase of a position, behind whose day stand signs of notes, tells what it is worth", () => {
  expect(
    heldIn(`
Date Acquired          Quantity    Unit Cost    Market Price    Market Value
EQUITIES 46.50% of Portfolio
Common Stocks
APEX TOOLS INC
Dividend Option: Cash              Security Identifier: APXT
05/14/21 *,              93.000      36.703        100.0000        9,300.00
TOTAL EQUITIES                                                    $9,300.00
MUTUAL FUNDS 53.50% of Portfolio
HARLOW VALUE FUND CLASS A
Open End Fund                      Security Identifier: HARVX
Dividend Option: Reinvest; Capital Gains Option: Reinvest
05/14/21 *,3             57.000      10.000        100.0000        5,700.00
HARLOW GROWTH FUND
CLASS A
Open End Fund                      Security Identifier: HARGX
05/14/21                 50.000      10.000        100.0000        5,000.00
TOTAL MUTUAL FUNDS                                               $10,700.00
TOTAL PORTFOLIO HOLDINGS                                         $20,000.00
`),
  ).toEqual([
    ["APEX TOOLS INC", "APXT", "9300.00"],
    ["HARLOW VALUE FUND CLASS A", "HARVX", "5700.00"],
    ["HARLOW GROWTH FUND CLASS A", "HARGX", "5000.00"],
  ]);
});

test("a group with its share of the portfolio, and kinds under letters of their own, are no holdings", () => {
  expect(
    heldIn(`
Summary of your assets                              Market value      Percent
A Cash and money balances                               9,300.00        46.5%
B Equities                                             10,700.00        53.5%
Total assets                                          $20,000.00       100.0%

Description                      Opening balance     Closing balance
CASH, MONEY FUNDS, AND BANK DEPOSITS 46.50% of Portfolio
HARLOW INSURED DEPOSIT SWEEP            8,904.94            9,300.00
TOTAL CASH, MONEY FUNDS, AND BANK DEPOSITS $8,904.94       $9,300.00
Description            Quantity    Market Price         Market value
DUNMORE ENERGY CORP     107.000        100.0000            10,700.00
TOTAL PORTFOLIO                                           $20,000.00
`),
  ).toEqual([
    ["HARLOW INSURED DEPOSIT SWEEP", undefined, "9300.00"],
    ["DUNMORE ENERGY CORP", undefined, "10700.00"],
  ]);
});

test.each([
  ["06/12/17 *", "12/04/25 *,3"],
  ["12 Jun 2017", "04 Dec 2025"],
  ["12-Jun-17", "04-Dec-25"],
  ["JUN 12 2017", "DEC 04 2025"],
  ["2017-06-12", "2025-12-04"],
  ["LT 06/12/17", "ST 12/04/25"],
  ["06/12/17 L", "12/04/25 S"],
  ["06/12/17", "Various"],
  ["Long-term lots", "Short-term lots"],
  ["Settlement date: 06/12/17", "Settlement date: 12/04/25"],
])("a line of a day and of words of a purchase is no holding: %s", (first, second) => {
  expect(
    heldIn(`
Security                              Quantity       Price        Market value
APEX TOOLS INC
(APXT)
Unsolicited
  ${first.padEnd(36)}63.000      100.00          6,300.00
  Long term
  ${second.padEnd(36)}30.000      100.00          3,000.00
  Short term
Security total                          93.000      100.00          9,300.00
DUNMORE ENERGY CORP
NYSE: DUNE
Unsolicited
  ${first.padEnd(35)}107.000      100.00         10,700.00
  Long term
Total equities                                                    $20,000.00
`),
  ).toEqual([
    ["APEX TOOLS INC", "APXT", "9300.00"],
    ["DUNMORE ENERGY CORP", "DUNE", "10700.00"],
  ]);
});

test.each(["EAI: $66", "CUSIP: 594918104", "Dividend option: Cash", "Acquired 06/12/17"])(
  "figures beside the last line of a position are those of the name over its lines: %s",
  (last) => {
    expect(
      heldIn(`
Security                              Quantity       Price        Market value
APEX TOOLS INC
Security Identifier: APXT
${last.padEnd(38)}93.000      100.00          9,300.00
DUNMORE ENERGY CORP
Security Identifier: DUNE
${last.padEnd(37)}107.000      100.00         10,700.00
Total equities                                                    $20,000.00
`),
    ).toEqual([
      ["APEX TOOLS INC", "APXT", "9300.00"],
      ["DUNMORE ENERGY CORP", "DUNE", "10700.00"],
    ]);
  },
);

test("the only line of a list is no cash beside itself", () => {
  const [account] = extractFacts(
    [
      typedPage(
        `${HEAD}
Description                         Opening balance      Closing balance
HARLOW BANK DEPOSIT SWEEP                  9,100.00            10,000.00

Sums of what you hold
Total equities                                                $20,000.00
`.replace("Ending account value                         $20,000.00", "Account value  $30,000.00"),
      ),
    ],
    { source: "pdf-text" },
  ).accounts;
  expect(account?.totalValue).not.toBe("20000.00");
});

test("the lowest line of headings that has nothing over the value names no position", () => {
  expect(
    heldIn(`
                                                                          Unrealized     Estimated
Date Acquired        Quantity    Market Price            Market Value
                                                                           Gain/Loss  Annual Income   Yield
EQUITIES 100.00% of Portfolio
Common Stocks
APEX TOOLS INC
Dividend Option: Cash       Security Identifier: APXT
05/14/21 *,            93.000       100.0000                 9,300.00         252.72         195.30   2.10%
DUNMORE ENERGY CORP
Dividend Option: Cash       Security Identifier: DUNE
05/14/21 *,           107.000       100.0000                10,700.00         -52.72         224.70   2.10%
TOTAL EQUITIES                                             $20,000.00        $200.00        $420.00
TOTAL PORTFOLIO HOLDINGS                                   $20,000.00
`),
  ).toEqual([
    ["APEX TOOLS INC", "APXT", "9300.00"],
    ["DUNMORE ENERGY CORP", "DUNE", "10700.00"],
  ]);
});
