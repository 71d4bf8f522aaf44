import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const accountOf = (text: string) => read(text).accounts[0];

test("headings printed so close that they are one cell head a column each, and what moved is no holding", () => {
  const result = read(`
ALDER BROKERAGE                                              Statement Period
Account Number 6798-8532                                     June 1-30, 2025
Ending Account Value as of 06/30     $98,931.60

Positions - Equities
Symbol   Description           Quantity     Price($)   Market Value($)   Cost Basis($)
COST     COSTCO WHOLESALE CO    50.0000    181.32000          9,066.00        8,789.67
ABT      ABBOTT LABORATORIES   100.0000    135.84260         13,584.26       11,663.46

Positions - Exchange Traded Funds
Symbol Description                          Quantity   Price($) Market Value($) Cost Basis($) Unrealized Gain/(Loss)($)
AGG    ISHARES CORE US AGGREGATE BOND ETF   220.4730  290.79000       64,111.34     71,163.59                (7,052.25)
IVV    ISHARES CORE S&P 500 ETF              54.7460  222.30000       12,170.00     12,413.67                  (243.67)

Transaction Details
Date    Category    Action          Symbol  Description                           Quantity   Price($)   Amount($)
06/05   Dividend    Cash Dividend   COST    COSTCO WHOLESALE CO                                             89.71
06/12   Purchase                    AGG     ISHARES CORE US AGGREGATE BOND ETF      2.0000     290.79    (581.58)
                    Reinvestment    ABT     ABBOTT LABORATORIES                                             12.10
`);
  expect(result.questions).toEqual([]);
  expect(result.accounts[0]).toMatchObject({
    totalValue: "98931.60",
    holdings: [
      { symbol: "COST", value: "9066.00" },
      { symbol: "ABT", value: "13584.26" },
      { name: "ISHARES CORE US AGGREGATE BOND ETF", symbol: "AGG", value: "64111.34" },
      { name: "ISHARES CORE S&P 500 ETF", symbol: "IVV", value: "12170.00" },
    ],
  });
});

test("a purchase in the history of a plan is no holding beside the shares that it bought", () => {
  const account = accountOf(`
Sharebridge                                                  Holder Account Number C0001201750
BRANNOCK STORES COMPANY - Employee Stock Purchase Plan       Ticker Symbol: BNK
Statement period 1 Jul 2025 - 31 Dec 2025

Stock Class Description   Opening Shares   Total Book Shares   Closing Price Per Share ($)   Market Value ($)
Common Stock                     310.094             362.003                         56.01          20,275.79

Date           Transaction Description       Amount      Price Per Share      Shares       Total Shares
               Balance Forward                                                                  310.094
15 Sep 2025    ESPP Purchase              $1,200.00               $49.42      24.282            334.376
21 Sep 2025    Dividend Reinvestment         $96.13               $58.14       1.653            336.029
`);
  expect(account).toMatchObject({
    totalValue: "20275.79",
    holdings: [{ name: "Common Stock", symbol: "BNK", value: "20275.79" }],
  });
  expect(account?.holdings).toHaveLength(1);
});

test("a sentence that ends with an amount is no holding beside the one fund of an account", () => {
  const result = read(`
GOLDEN COLLEGE SAVINGS 529                         Quarterly Account Statement
Account Number: 42275894-01                        04/01/2026 - 06/30/2026
Beginning Value as of 04/01/2026    $11,386.72
Contributions                          $300.00
Change in Account Value                $731.75
Ending Value as of 06/30/2026       $12,418.47

Investment Portfolio              Units     Unit Value    Market Value   % of Account
2038/2039 Enrollment Portfolio   870.250        $14.27      $12,418.47         100.0%
Account Total                                               $12,418.47         100.0%

Gift giving made easy. They can give any amount starting at $1.
`);
  expect(result.questions).toEqual([]);
  expect(result.accounts[0]?.holdings).toEqual([
    { name: "2038/2039 Enrollment Portfolio", value: "12418.47" },
  ]);
});
