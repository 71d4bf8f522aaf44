import { expect, test } from "vitest";
import type { Box } from "#contract/extraction.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("the bank account from which purchases come is neither the account nor a part of the paper", () => {
  const { accounts } = read(`
Harrowgate Funds                             Quarterly account statement
January 1, 2026 - March 31, 2026
YOUR TRADITIONAL IRA AT A GLANCE             ACCOUNT NUMBER 45179681

Value on 12/31/25            $20,462.08
Value on 3/31/26             $22,837.67

HOLDINGS ON MARCH 31, 2026
Fund                            Fund no.   Ticker     Shares     Price        Value
Growth Opportunities Fund       05         LGOAX     780.096    $15.48   $12,075.89
Income Builder Fund             12         LINAX     510.279    $21.09   $10,761.78
Total                                                                    $22,837.67

PLEASE NOTE
Purchases by systematic investment come from your bank account ending 7719. A fee of $10.00 is taken in December.
The money market fund seeks to keep the value of your investment at $1.00 a share.
`);
  expect(accounts).toMatchObject([
    {
      accountLast4: "9681",
      totalValue: "22837.67",
      holdings: [
        { name: "Growth Opportunities Fund", symbol: "LGOAX", value: "12075.89" },
        { name: "Income Builder Fund", symbol: "LINAX", value: "10761.78" },
      ],
    },
  ]);
});

test("tables of shares and funds are all held beside the cash, though one of them has a printed total", () => {
  const { accounts } = read(`
Ashgrove Securities                          Account 7AW-760786
July 1, 2026 - July 31, 2026

Total account value as of 07/31/26           $213,313.36

                               Value          %
Cash & sweep                4,828.57       2.3%
Equities                   49,436.34      23.2%
Funds                     159,048.45      74.5%

Equities
Description                  Symbol   Quantity      Price   Market value   Cost basis
NORTHFIELD UTILS INC         NFU       178.163     243.65      43,409.41    36,697.79
TESSERA GROCERS CL B         TGRB       60.390      99.80       6,026.93     4,557.77
Total equities                                                $49,436.34   $41,255.56

Funds
Description                  Symbol   Quantity      Price   Market value   Cost basis
ALDER DIVIDEND ETF           ALDV      865.564     155.58     134,664.45   110,424.85
GRANBY MID CAP FUND          GRMAX     240.000     101.60      24,384.00    23,568.00
Total funds                                                  $159,048.45  $133,992.85

Total portfolio value                                        $213,313.36

Activity
Date     Description                                                      Amount
07/06    ACH FROM BANK XXXX2290                                         1,240.00
`);
  expect(accounts).toMatchObject([
    {
      accountLast4: "0786",
      totalValue: "213313.36",
      holdings: [{ symbol: "NFU" }, { symbol: "TGRB" }, { symbol: "ALDV" }, { symbol: "GRMAX" }],
    },
  ]);
});

const LINE = 1 / 66;

test("what a fund is, in smaller print under its name, is no part of the name when its figures stand between the two", () => {
  const page = typedPage(`
Brightwater 401(k) Savings Plan              Jul 1, 2026 - Sep 30, 2026
Your account balance                         $7,000.00

Investment option                  Beginning balance     Ending balance
Overseas Select Equity R6
                                           $2,900.00          $3,000.00
_International
Guaranteed Interest Option
                                           $1,950.00          $2,000.00
_Stable-value
Harvest LifeStage 2045 Trust
                                           $1,980.00          $2,000.00
_Target-date
Total                                      $6,830.00          $7,000.00
`);
  const names = /^(?:Overseas|Select|Equity|R6|Guaranteed|Interest|Option|Harvest|LifeStage|2045|Trust)$/;
  const words = page.words.map((word) => {
    const [x0, y0, x1, y1] = word.box;
    const down = names.test(word.text) && y0 > 5 * LINE ? 0.6 * LINE : 0;
    if (!word.text.startsWith("_")) return { ...word, box: [x0, y0 + down, x1, y1 + down] as Box };
    const [top, text] = [y0 - 0.55 * LINE, word.text.replace("_", "").replace("-", " ")];
    return { ...word, text, size: 0.6 * LINE, box: [x0, top, x1, top + 0.6 * LINE] as Box };
  });
  const { accounts } = extractFacts([{ ...page, words }], { source: "pdf-text" });
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
    "Overseas Select Equity R6",
    "Guaranteed Interest Option",
    "Harvest LifeStage 2045 Trust",
  ]);
});
