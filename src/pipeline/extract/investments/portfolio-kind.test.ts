import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const kindOfPaper = (title: string, remark: string) =>
  extractFacts(
    [
      typedPage(`
ALDERWELL FINANCIAL                                   Account Statement
${title.padEnd(54)}April 1 - June 30, 2026
CASEY R SPECIMEN                                      Account number 4471-2290
${remark}

Portfolio value                                       $45,020.00

Holdings
Description                     Symbol   Quantity    Price     Market Value
Vanguard Total Stock Mkt ETF    VTI      100.000     $250.20   $25,020.00
iShares Core US Agg Bond ETF    AGG      200.000     $100.00   $20,000.00
Total                                                          $45,020.00
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.kind;

test.each([
  ["Advisory Account", "IRA contribution limits for 2026 are $7,000", "brokerage"],
  ["Advisory Account", "Open a Roth IRA before tax day", "brokerage"],
  ["Individual - Transfer on Death", "IRA distributions this year 0.00", "brokerage"],
  ["Taxable investment account", "Your other accounts: Roth IRA ...1190", "brokerage"],
  ["Trust account", "06/12/26 Transfer to Roth IRA 4471-9911  -500.00", "brokerage"],
  ["Casey & Ira Specimen JTWROS", "", "brokerage"],
  ["Ira Specimen", "", "brokerage"],
  ["Roth Ira Account", "Casey & Ira Specimen", "ira"],
  ["Rollover IRA", "Learn how a taxable account can work for you", "ira"],
  ["Example Corp Retirement Savings Plan", "", "401k"],
])("%s, which also says %j, is %s", (title, remark, kind) => {
  expect(kindOfPaper(title, remark)).toBe(kind);
});
