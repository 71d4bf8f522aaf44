import { expect, test } from "vitest";
import type { Page } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const report = (...pages: readonly Page[]) => extractFacts(pages, { source: "pdf-text" }).creditReport;

const INFILE = `
CREDIT INFILE REPORT - 1 BUREAU (TRANSUNION)
PREPARED FOR  HARBOR LENDING LLC             DATE COMPLETED  10/31/2025
SCORE: 735    AVERY PLACEHOLDER

CREDIT HISTORY
CREDITOR / ACCOUNT    OPENED  TYPE  HIGH CREDIT  LIMIT   BALANCE   PAST DUE  PAYMENT 30 60 90   STATUS
LAKEMONT CBNA         11/21   REV         1,232  2,200       968          0       25 0  0  0    OPEN
405512XXXX                                                                                      AS AGREED
NELCREST LOAN SVCS    07/21   EDU         9,605            5,763          0      166 0  0  0    OPEN
198457XXXX                                                                                      AS AGREED
ONEHARBOR FINANCIAL   05/20   UNS         4,700                0          0        0 0  0  0    CLOSED
147926XXXX                                                                                      PAID

TRADE SUMMARY (OPEN ACCOUNTS)
               COUNT     BALANCE    PAYMENT    PAST DUE
REVOLVING          1         968         25           0
INSTALLMENT        1       5,763        166           0
TOTAL              2       6,731        191           0
`;

test("days late set close to the payments are a column of their own, and a table of open accounts counts these", () => {
  const read = report(typedPage(INFILE));
  expect(read?.accounts).toEqual([
    {
      creditor: "LAKEMONT CBNA",
      kind: "credit-card",
      balance: "968.00",
      creditLimit: "2200.00",
      monthlyPayment: "25.00",
      status: "open",
    },
    {
      creditor: "NELCREST LOAN SVCS",
      kind: "student-loan",
      balance: "5763.00",
      originalBalance: "9605.00",
      monthlyPayment: "166.00",
      status: "open",
    },
    {
      creditor: "ONEHARBOR FINANCIAL",
      kind: "personal-loan",
      balance: "0.00",
      originalBalance: "4700.00",
      monthlyPayment: "0.00",
      status: "closed",
    },
  ]);
  expect(read).toMatchObject({ score: "735", accountsOpen: "2" });
  expect(read?.accountsTotal).toBeUndefined();
});

const PLAIN = INFILE.replace("SCORE: 735    AVERY PLACEHOLDER", "MODEL");

test.each([
  ["FICO CLASSIC 04 TRANSUNION        PLACEHOLDER, AVERY      742", "742"],
  ["FICO CLASSIC (04): 777", "777"],
  ["EXPERIAN/FAIR ISAAC (VER. 2)      688      AVERY PLACEHOLDER", "688"],
  ["Equifax Beacon 5.0        701     Range 334-818", "701"],
  ["VantageScore 3.0 Credit Score based on Equifax data               714", "714"],
  ["FICO CLASSIC 04 TU        AVERY PLACEHOLDER        10/31/2025        735", "735"],
  ["BEACON 735", "735"],
  ["Lenders often want a score of 620\nFICO CLASSIC 04        735", "735"],
  ["FICO CLASSIC 04        735\nFICO CLASSIC 04 (CO-APPLICANT)        688", undefined],
  ["AVERAGE FICO SCORE IN YOUR STATE       714", undefined],
  ["FICO CLASSIC 04 TRANSUNION        RANGE      309", undefined],
])("the score beside the name of its model: %s", (line, score) => {
  expect(report(typedPage(PLAIN.replace("MODEL", line)))?.score).toBe(score);
});

test("an overview with kinds of which there is no account is no account itself", () => {
  const read = report(
    typedPage(`
EQUIFAX
Credit Report                                              Report Date: May 12, 2026
Credit File Status                                         No fraud indicator on file
Alert Contacts                                             0 Records Found

Credit Accounts
Account Type    Open   With Balance   Total Balance   Available    Credit Limit   Debt-to-Credit   Payment
Revolving       2      2              $4,310          $12,690      $17,000        25.0%            $95
Mortgage
Installment     1      1              $17,904                      $24,500        73.0%            $412
Other
Total           3      3              $22,214         $12,690      $41,500        54.0%            $507

2.1 EXAMPLE BANK
Account Number            xxxxxxxxxxxx 4471      Reported Balance          $3,100
Account Status            PAYS_AS_AGREED         Available Credit          $8,900
Credit Limit              $12,000                Account Type              REVOLVING
Scheduled Payment Amount  $62                    Date Opened               Apr 01, 2012

2.2 SAMPLE CITY N.A.
Account Number            xxxxxxxxxxxx 8810      Reported Balance          $1,210
Account Status            PAYS_AS_AGREED         Available Credit          $3,790
Credit Limit              $5,000                 Account Type              REVOLVING
Scheduled Payment Amount  $33                    Date Opened               Sep 09, 2018
`),
  );
  expect(read?.accounts?.map(({ creditor }) => creditor)).toEqual(["EXAMPLE BANK", "SAMPLE CITY N.A."]);
});

test("the highest balance over the limit in one column, and payments without a sign under terms", () => {
  const read = report(
    typedPage(`
INSTANT MERGE CREDIT REPORT
APPLICANT:  DOE, MORGAN T          SSN: XXX-XX-1188        DATE COMPLETED  03/14/2026

E  CREDITOR NAME          DATE     DATE   HIGH     BALANCE   PAST   MO   PAST DUE    TERMS   ACCOUNT
C  ACCOUNT NUMBER         RPTD     OPND   CREDIT             DUE    REV  30 60 90            STATUS
O  ACCT TYPE              DLA             LIMIT
I  EXAMPLE ONE BANK USA   02/26    06/18  4120     2210      0      84   0  0  0     MIN65   OPEN
   517805XXXXXXXXXX                       6000                                              AS AGREED
   REVOLVING              02/26
J  HARBOR HOME SERVICING  03/26    09/19  310000   271442    0      77   0  0  0     1954    OPEN
   0048811XXX                                                                                AS AGREED
   MORTGAGE               03/26
I  SAMPLE FINANCIAL       02/26    01/23  28450    14210     0      37   1  0  0     72X489  OPEN
   22871XXXX                                                                                 AS AGREED
   AUTO                   02/26
`),
  );
  expect(read?.accounts).toMatchObject([
    { creditor: "EXAMPLE ONE BANK USA", creditLimit: "6000.00", monthlyPayment: "65.00" },
    { creditor: "HARBOR HOME SERVICING", originalBalance: "310000.00", monthlyPayment: "1954.00" },
    { creditor: "SAMPLE FINANCIAL", originalBalance: "28450.00", monthlyPayment: "489.00" },
  ]);
});

test.each([
  ["SUMMARY OF OPEN TRADES", { accountsOpen: "2" }],
  ["OPEN AND CLOSED ACCOUNTS", { accountsTotal: "2" }],
  ["JOINT ACCOUNTS", {}],
  ["PAST DUE ACCOUNTS", {}],
])("what a caption says of the accounts counted below it: %s", (caption, counts) => {
  const { accountsTotal, accountsOpen, accountsClosed } =
    report(typedPage(INFILE.replace("TRADE SUMMARY (OPEN ACCOUNTS)", caption))) ?? {};
  expect(JSON.parse(JSON.stringify({ accountsTotal, accountsOpen, accountsClosed }))).toEqual(counts);
});

test("counts of the whole file below the accounts are no line of them, and a masked number is no amount", () => {
  const read = report(
    typedPage(
      INFILE.replace(
        /TRADE SUMMARY[^]*/,
        "PUBLIC RECORDS: 0   COLLECTIONS: 0   TRADES: 3   INQUIRIES: 1\n",
      ).replace("SCORE: 735    AVERY PLACEHOLDER", "APPLICANT AVERY PLACEHOLDER      SSN XXX-XX-1122"),
    ),
  );
  expect(read?.accounts?.map(({ creditor, balance }) => [creditor, balance])).toEqual([
    ["LAKEMONT CBNA", "968.00"],
    ["NELCREST LOAN SVCS", "5763.00"],
    ["ONEHARBOR FINANCIAL", "0.00"],
  ]);
});

const LISTED = `
CREDIT REPORT - SOFT PULL (TRANSUNION)                    REPORT DATE: 02/18/2026
APPLICANT: JORDAN SAMPLE   SSN: XXX-XX-9090

TRADES                                      OPN   CLO   TOT
REVOLVING                                     1     1     2
INSTALLMENT                                   1     0     1
TOTAL                                         2     1     3

ECOA  CREDITOR           OPENED   REPORTED  HI CRED/LIMIT  BALANCE   PAST DUE  PAYMENT  MONTHS  30  60  90  TYPE/STATUS
B     MERIDAN CREDIT     05/2017  01/2026   $4,100/$6,500  $1,877    $0        $42      99      0   0   0   REV / OPEN
      XXXX4471
B     FOLKESTONE AUTO    09/2023  01/2026   $31,200        $22,019   $0        $577     28      0   0   0   INST / OPEN
      XXXX8120
B     SEARWELL           02/2012  04/2020   $900/$1,500    $0        $0        $0       98      1   0   0   REV / CLOSED
      XXXX0017
`;

test("the highest credit and the limit in one cell, counts under headings cut short", () => {
  const read = report(typedPage(LISTED));
  expect(read).toMatchObject({ accountsTotal: "3", accountsOpen: "2", accountsClosed: "1" });
  expect(read?.accounts).toMatchObject([
    { creditor: "MERIDAN CREDIT", creditLimit: "6500.00" },
    { creditor: "FOLKESTONE AUTO", originalBalance: "31200.00" },
    { creditor: "SEARWELL", creditLimit: "1500.00" },
  ]);
  expect(read?.accounts?.[1]).not.toHaveProperty("creditLimit");
});

test("months and a payment set apart by a space, states in the headings of two tables", () => {
  const read = report(
    typedPage(`
IN-FILE CREDIT REPORT                                    Repository: Equifax
Borrower: CAMERON DOE                                    Date Issued: 01/09/2026

Open Trades
Creditor             Acct Type     Opened    High Credit    Limit     Balance    Terms      Past Due
EXAMPLE FED CU       Revolving     06/2014   3,900          15,000    2,204      REV 44     0
SAMPLE HM MTG        Mortgage      10/2020   410,000                  366,904    360 2713   0
Closed Trades
Creditor             Acct Type     Opened    High Credit    Limit     Balance    Terms      Past Due
HARBOR MTR FIN       Auto          03/2016   22,410                   0          60 478     0
`),
  );
  expect(read?.accounts).toMatchObject([
    { creditor: "EXAMPLE FED CU", monthlyPayment: "44.00", status: "open" },
    { creditor: "SAMPLE HM MTG", monthlyPayment: "2713.00", status: "open" },
    { creditor: "HARBOR MTR FIN", monthlyPayment: "478.00", status: "closed" },
  ]);
});

test("the parts of an overview are no accounts", () => {
  const read = report(
    typedPage(`
experian                                                   Date generated: Jun 3, 2026

Overall credit usage
18%
Credit used     $3,600
Credit limit    $20,000

Debt summary
Credit card and credit line debt     $3,600
Self-reported account balance        $0
Loan debt                            $14,000
Collections debt                     $0
Total debt                           $17,600

Open accounts
EXAMPLENOW CARD                     Paid on time
Account number  414720XXXXXXXXXX    Balance          $1,600
Account type    Credit card         Balance updated  May 28, 2026
Responsibility  Individual          Credit limit     $12,000
Date opened     Jun 1, 2014         Monthly payment  $41
Status          Open/Never late.    Past due amount  -

SAMPLE FIN SERVICES                 Paid on time
Account number  700XXXX             Balance          $14,000
Account type    Auto Loan           Balance updated  May 30, 2026
Responsibility  Joint               Original balance $28,400
Date opened     Nov 12, 2022        Monthly payment  $498
Status          Open/Never late.    Past due amount  -
`),
  );
  expect(read?.accounts?.map(({ creditor }) => creditor)).toEqual(["EXAMPLENOW CARD", "SAMPLE FIN SERVICES"]);
});
