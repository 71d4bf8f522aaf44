import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a sentence that breaks inside a day tells the period", () => {
  const { accounts, transactions } = read(`
Salt Quay Trust Company
Premier Money Market
Account no. ending in 5180

This statement covers 30 days, from September 1 through September
30, 2026.

Activity
Date      Activity               Withdrawals     Deposits      Balance
Sep 1     Balance brought forward                            56,420.24
Sep 3     Check 5674                  730.11                 55,690.13
Sep 15    Customer deposit                      17,114.05    72,804.18
Sep 30    Interest credited                        111.96    72,916.14
`);
  expect(accounts).toMatchObject([{ periodStart: "2026-09-01", periodEnd: "2026-09-30" }]);
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-09-03", "-730.11"],
    ["2026-09-15", "17114.05"],
    ["2026-09-30", "111.96"],
  ]);
});

test.each([
  ["March 2026", "Mar 1 opening balance         Mar 31 closing balance"],
  ["Your March 2026 statement", "Opening balance, March 1      Closing balance, March 31"],
  ["Statement for March 2026", "Balance opened 3/1            Balance ended 3/31"],
])("“%s” as a title and the balances of its first and last day are a period: %s", (title, heads) => {
  const { accounts, transactions } = read(`
juniper bank

${title}
Juniper Everyday Checking Account **2187

${heads}
$1,252.43                     $2,428.55
Money in                      +$1,298.52
Money out                       -$122.40

Everything that happened
DATE       WHERE                    TYPE             AMOUNT
Mar 29     Copper Kettle Coffee     Card            -$45.90
Mar 28     Mill Pay 88123           Deposit      +$1,298.52
Mar 27     To Riley Q.              Transfer        -$76.50
`);
  expect(accounts).toMatchObject([{ periodStart: "2026-03-01", periodEnd: "2026-03-31" }]);
  expect(transactions.map(({ date }) => date)).toEqual(["2026-03-29", "2026-03-28", "2026-03-27"]);
});

test("checks under the columns of the table above are paid, and interest alone is earned", () => {
  const { transactions } = read(`
Tangi Savings Bank                                ACCOUNT 900-612-1
STATEMENT DATE 03/04/26
BALANCE LAST STATEMENT 02/02/26               5,538.32
  2 DEPOSITS/CREDITS                            703.83+
  3 CHECKS/DEBITS                               861.48-
BALANCE THIS STATEMENT 03/04/26               5,380.67

TRANSACTIONS OTHER THAN CHECKS
DATE    DESCRIPTION              DEBITS          CREDITS
02/05   PAYROLL                                   699.83+
02/28   INTEREST                                    4.00+

CHECKS   (* SKIP IN NUMBER)
02/03 2975     642.33      02/07 2979*     134.34    02/09 2980     84.81
`);
  expect(transactions.map(({ amount }) => amount)).toEqual([
    "699.83",
    "4.00",
    "-642.33",
    "-134.34",
    "-84.81",
  ]);
  const earned = read(`
Kindling Bank
Savings Account Statement
Account number 239840013653 Statement period November 1 - November 30, 2026

TRANSACTION DATE   DESCRIPTION                      TYPE              AMOUNT    NET AMOUNT
11/17/2026         Transfer from Checking Account   Direct Deposit    $70.00        $70.00
11/30/2026         Interest                         Interest           $6.04         $6.04
`);
  expect(earned.transactions.map(({ amount }) => amount)).toEqual(["70.00", "6.04"]);
});

test("a label that a narrow column breaks owns the amount half way down beside it", () => {
  const { accounts } = read(`
Bank of the Weir
Your Advantage Banking checking statement
for January 2, 2026 to January 30, 2026     Account number: 6563 4027 9119

Beginning                  # of deposits/credits: 4
balance on    $2,162.64    # of withdrawals/debits: 17
January 2,                 Average ledger balance: $5,656.90
2026

Deposits       7,057.65
Withdrawals   -2,987.74

Ending
balance on
January       $6,232.55
30, 2026
`);
  expect(accounts).toMatchObject([{ beginningBalance: "2162.64", endingBalance: "6232.55" }]);
});

const PAGED = (period: string) => `
Harrow Bank
April 4, 2026 ■ Page 1 of 3
${period}

Riley Specimen
1209 Elm Street
SPRINGFIELD, IL 62704

Account number: 8992292565
Beginning balance on 3/7      $1,000.00
Deposits/Additions              $500.00
Withdrawals/Subtractions       -$250.00
Ending balance on 4/4         $1,250.00
Fee period 03/07/2026 - 04/04/2026
`;

test("the day beside the number of the page is the statement's, unless the head prints the period itself", () => {
  const dates = (period: string) =>
    extractFacts([typedPage(PAGED(period))], { source: "pdf-text" }).accounts[0];
  expect(dates("")).toMatchObject({ statementDate: "2026-04-04", periodEnd: "2026-04-04" });
  const headed = dates("Statement period: March 7, 2026 - April 4, 2026");
  expect(headed?.periodEnd).toBe("2026-04-04");
  expect(headed?.statementDate).toBeUndefined();
});

test("“Date” and a day beside the page's number at the head date a statement whose period ends on it", () => {
  const paper = (head: string) => `
The Farmers & Drovers State Bank
114 N. Main Street  Ellis, Kansas 67637

Riley Q Muster                                     ${head}
77 Harbor View Ln                                  Primary Account 6536197

FREE CHECKING
Account Number                6536197     Statement Dates   2/16/26 thru 3/15/26
Previous Balance             5,792.50     Days in the statement period      28
1 Deposits/Credits           1,000.00
1 Checks/Debits                500.00
Ending Balance               6,292.50
`;
  const dayOf = (head: string) => read(paper(head)).accounts[0]?.statementDate;
  expect(dayOf("Date 3/15/26   Page 1")).toBe("2026-03-15");
  expect(dayOf("Date: 3/15/26  Page 1 of 3")).toBe("2026-03-15");
  expect(dayOf("Date 3/10/26   Page 1")).toBeUndefined();
});

test("what a promotion ends is no statement's period", () => {
  const { accounts } = read(`
ACME LENDING
Loan term: 01/01/2026   End date: 01/01/2031
Promotion 01/05/2026 end 03/05/2026
Loan number 12345678        Statement date 04/28/2026
Principal balance  $5,000.00       Interest rate 7.50%
Regular payment $150.00            Due date 05/15/2026
`);
  expect(accounts).toMatchObject([{ statementDate: "2026-04-28" }]);
  expect([accounts[0]?.periodStart, accounts[0]?.periodEnd]).toEqual([undefined, undefined]);
});
