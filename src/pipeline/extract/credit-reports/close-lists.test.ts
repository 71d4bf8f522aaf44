import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (...pages: readonly string[]) =>
  extractFacts(
    pages.map((page, index) => typedPage(page, { number: index + 1 })),
    { source: "pdf-text" },
  );

const MERGED = `
CORVANT CREDIT SERVICES                             INSTANT MERGE CREDIT REPORT
PREPARED FOR                   REPOSITORIES         DATE COMPLETED
HARTSWELL HOME LENDING         XPN/TUC/EFX          01/06/2026

                                 TRADE SUMMARY
                 #      BALANCE    HIGH CREDIT    PAYMENTS    PAST DUE    30    60    90+
MORTGAGE         1      245,697        275,548       1,684           0     0     0      0
INSTALLMENT      1        4,175          6,423          65           0     0     0      0
REVOLVING        1          918          4,185          25           0     0     0      0
TOTAL            3      250,790        286,156       1,774           0     0     0      0

                                   TRADELINES
ECOA CREDITOR          DATE   DATE           HIGH  CREDIT            PAST            MO
     ACCOUNT NUMBER    RPTD   OPEN   DLA   CREDIT   LIMIT       BAL   DUE TERMS      REV  LATE STATUS
B    COMENZA CAPITAL   12/25  02/18  12/25  4,185   4,500       918     0 MIN25      70  0-0-0 CURR
     69180639XXXX                                                                              REV-1
B    DEPT OF ED        12/25  07/22  12/25  6,423             4,175     0 120X65     57  0-0-0 CURR
     75671383XXXX                                                                              INST-1
B    LAKEMONT HOME     12/25  10/22  12/25 275,548          245,697     0 360X1,684  78  0-0-0 CURR
     94322711XXXX                                                                              MTG-1
`;

test("columns of a merged list set as close as words are, with terms and states in their notation", () => {
  expect(read(MERGED).creditReport?.accounts).toMatchObject([
    { creditor: "COMENZA CAPITAL", balance: "918.00", monthlyPayment: "25.00", status: "open" },
    { creditor: "DEPT OF ED", balance: "4175.00", monthlyPayment: "65.00", status: "open" },
    { creditor: "LAKEMONT HOME", balance: "245697.00", monthlyPayment: "1684.00", status: "open" },
  ]);
});

test("days of delinquency among the headings of the summary are no row of it", () => {
  expect(read(MERGED).creditReport?.accountsTotal).toBe("3");
});

const account = (name: string, ...more: readonly string[]) => `
${name} #8222****
Date Opened:        03/24/2017          Balance:            $1,938        Pay Status:   Current; Paid or Paying as Agreed
Account Type:       Revolving Account   Payment Received:   $39           ${more[0] ?? "Terms:        $39 per month"}
Loan Type:          CREDIT CARD         Credit Limit:       $14,000       ${more[1] ?? ""}

             12     11     10     09     08     07     06     05     04     03     02     01
Rating       OK     OK     OK     OK     OK     OK     OK     OK     OK     OK     OK     OK
`;

const DISCLOSURE = `
TruelineUnion                         Trueline Union Consumer Solutions
Personal Credit Report for: Avery Placeholder
Date Created:  11/30/2025

Satisfactory Accounts
${account("PINEGROVE BANK USA")}${account("SYNCORA STORE")}${account("COVENTRY CARD", "Date Closed:  09/29/2024", "Remarks:  CLOSED BY CONSUMER")}
Regular Inquiries are posted when someone accesses your credit information from Trueline Union. The
presence of an inquiry means that the company listed received your credit information.
`;

test("who closed an account, over the months of its history, counts no closed accounts", () => {
  expect(read(DISCLOSURE).creditReport).not.toHaveProperty("accountsClosed");
});

test("the bureau whose files were accessed, printed in two words at the head", () => {
  expect(read(DISCLOSURE).creditReport?.bureau).toBe("Trueline Union");
});

const app = (name: string, kind: string) => `
${name}                                         $7,236
Reported: Jul 20, 2025                          In good standing
Account status                                  Open
Account type                                    ${kind}
Account number                                  ****7996
Balance                                         $7,236
Credit limit                                    $9,050
Monthly payment                                 $141
Times 30/60/90 days late                        0/0/0
`;

test("a foot that comes with the last page of a printed web page does not begin another report", () => {
  const report = read(
    `
Credit report                     TransUnion
Your credit score                 709
Updated Jul 30, 2025
Total accounts                    4
Accounts
4 open, 0 closed
Credit cards
${app("Syncora Store", "Revolving")}${app("Coventry Card Services", "Revolving")}`,
    `${app("Tamura Motor Credit Co", "Installment")}${app("Dept Of Ed", "Installment")}
Collections
Collections accounts              0
You're all clear. There are no collections on your TransUnion report.
Hard inquiries
Farraday Auto Group                                                               May 30, 2025
Public records
No public records found.
Credit score calculated based on VantageScore 3.0 model. The information on this page comes from TransUnion.
You can dispute errors directly with TransUnion. Your lender may use a different credit score.
${"\n".repeat(30)}
https://www.creditjuniper.example/report                                                   1/2`,
  );
  expect(report.warnings).toEqual([]);
  expect(report.creditReport?.accounts).toHaveLength(4);
  expect(report.questions).toEqual([]);
});

test("an app's cards under the words Open and Closed alone", () => {
  const { creditReport } = extractFacts(
    [
      typedPage(`
borrowwell                    Credit snapshot for Jordan Sample
751 of 850
VantageScore 3.0, provided by Equifax
Updated October 16, 2026
Accounts
Open
CORVUS NA                                                            $4,895
Credit card - Opened Apr 6, 2018                Open - $8,900 limit
KOBAYASHI MOTOR CREDIT                                               $2,178
Auto loan - Opened Mar 26, 2020     Open - $12,100 original amount
Closed
SYNCB/TIDEWATER TOOLS                                                    $0
Credit card - Opened Jul 18, 2017             Closed - $2,000 limit
`),
    ],
    { source: "pdf-text" },
  );
  expect(creditReport?.accounts).toMatchObject([
    { creditor: "CORVUS NA", balance: "4895.00", creditLimit: "8900.00", status: "open" },
    { creditor: "KOBAYASHI MOTOR CREDIT", originalBalance: "12100.00", status: "open" },
    { creditor: "SYNCB/TIDEWATER TOOLS", creditLimit: "2000.00", status: "closed" },
  ]);
});

test("a remark that says no more than closed closes an account, however it was paid", () => {
  const remark = (words: string) =>
    extractFacts(
      [
        typedPage(`
TransUnion Credit Report                         Report date 03/12/2026
Accounts
CORVUS NA 4417****
Date Opened       12/17/2020   Balance          $1,444   Pay Status  Current; Paid as Agreed
Account Type      Revolving    Credit Limit     $7,600
Loan Type         CREDIT CARD  Monthly Payment  $36
SEQUOIA LOAN SVCS 90504****
Date Opened       02/23/2024   Balance          $0       Pay Status  Current; Paid as Agreed
Account Type      Mortgage     Original Amount  $367,400
Loan Type         MORTGAGE     Monthly Payment  $0
Remarks           ${words}
`),
      ],
      { source: "pdf-text" },
    ).creditReport?.accounts?.map(({ status }) => status);
  expect(remark("CLOSED")).toEqual(["open", "closed"]);
  expect(remark("ACCOUNT REOPENED, HAD BEEN CLOSED")).toEqual(["open", "open"]);
});

test("a dash after a state parts it from an amount, after a balance it is the sign of a credit", () => {
  const amountOf = (line: string) =>
    extractFacts(
      [
        typedPage(`
TransUnion Credit Report                         Report date 03/12/2026
Accounts
CORVUS NA 4417****
Credit card
${line}
Credit limit      $7,600
Status            Open
FALLBROOK BANK 9121****
Credit card
Balance           $410
Credit limit      $2,000
Status            Open
`),
      ],
      { source: "pdf-text" },
    ).creditReport?.accounts?.[0]?.balance;
  expect(amountOf("Balance - $12")).toBe("-12.00");
  expect(amountOf("Balance           $12")).toBe("12.00");
});
