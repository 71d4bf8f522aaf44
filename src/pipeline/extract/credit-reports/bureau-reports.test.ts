import { expect, test } from "vitest";
import type { Page } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (...pages: readonly Page[]) => extractFacts(pages, { source: "pdf-text" });
const namesIn = ({ creditReport }: ReturnType<typeof read>) =>
  (creditReport?.accounts ?? []).map(({ creditor }) => creditor);

/** The page in narrow print: columns set close stand hardly further apart than words. */
const narrow = (page: Page): Page => ({
  ...page,
  words: page.words.map((word) => {
    const [x0, y0, x1, y1] = word.box;
    return { ...word, box: [x0 * 0.4, y0, x1 * 0.4, y1] };
  }),
});

test("what was owed in past months stands in a grid and is no balance of the account", () => {
  const { creditReport } = read(
    typedPage(`
TransUnion Personal Credit Report                    Date Created: 02/25/2026
Satisfactory Accounts

DISCOVA FIN SVCS LLC 517746**********
Monthly Payment       $29
Account Type          Revolving Account
Loan Type             CREDIT CARD
Balance               $875
Credit Limit          $5,000
Pay Status            Current; Paid or Paying as Agreed
                      01/2026  12/2025  11/2025  10/2025  09/2025
Balance               $2,371   $2,155   $1,940   $1,724   $1,509
Scheduled Payment     $35      $35      $35      $35      $35
Rating                OK       OK       OK       OK       OK

TYOMA MTR CR 945353**********
Monthly Payment       $517
Account Type          Installment Account
Loan Type             AUTOMOBILE
Balance               $18,770
Pay Status            Current; Paid or Paying as Agreed
                      01/2026  12/2025  11/2025  10/2025  09/2025
Balance               $19,132  $19,494  $19,856  $20,218  $20,580
Scheduled Payment     $517     $517     $517     $517     $517
Rating                OK       OK       OK       OK       OK
`),
  );
  expect(creditReport?.accounts).toEqual([
    {
      creditor: "DISCOVA FIN SVCS LLC",
      kind: "credit-card",
      balance: "875.00",
      creditLimit: "5000.00",
      monthlyPayment: "29.00",
      status: "open",
    },
    {
      creditor: "TYOMA MTR CR",
      kind: "auto-loan",
      balance: "18770.00",
      monthlyPayment: "517.00",
      status: "open",
    },
  ]);
});

const ACCOUNT = (name: string, balance: string, limit: string) => `
${name}
Balance
Year     Jan    Feb    Mar    Apr    May
2026
2025     $404   $471   $538   $606   $673

High Credit             ${balance}   Owner                     INDIVIDUAL
Credit Limit          ${limit}   Account Type               REVOLVING
Balance                 ${balance}   Date Opened             Apr 19, 2017
Months Reviewed           87   Delinquency First Reported
Activity Designator    PAID_AND_CLOSED   Creditor Classification
Loan/Account Type   Credit Card   Date Closed
`;

test("an amount at the right edge of a column is not read together with the label of the next column", () => {
  const { creditReport } = read(
    narrow(
      typedPage(`
EQUIFAX CREDIT REPORT
Report Date    Sep 24, 2026

2. Revolving Accounts
${ACCOUNT("2.1 SYNCB/HOMEPRO", "$379", "$1,200")}
${ACCOUNT("2.2 TDRC/MERCADO", "$189", "  $500")}`),
    ),
  );
  expect(creditReport?.accounts).toMatchObject([
    { creditor: "SYNCB/HOMEPRO", kind: "credit-card", balance: "379.00", creditLimit: "1200.00" },
    { creditor: "TDRC/MERCADO", kind: "credit-card", balance: "189.00", creditLimit: "500.00" },
  ]);
  expect(creditReport).not.toHaveProperty("accountsClosed");
});

const MAILED = (name: string, first: string, second: string, state: string) => `
${name}    PO BOX 31293 SALT LAKE CITY, UT 84131
Account Number  Date Opened  High Credit  Credit Limit  Terms Frequency  Activity Designator
${first}
Items As Of  Balance  Amount Past  Actual Paymnt  Scheduled Paymnt  Charge Off  Date    Date of Last
Reported     Amount   Due          Amount         Amount            Amount      Closed  Activity
${second}
Status - ${state}; Type of Account - Revolving; Type of Loan - Credit Card;
`;

test("headings of two lines say together what stands below; a day under Date Closed closes an account, the heading does not", () => {
  const found = read(
    typedPage(`
EQUIFAX CREDIT FILE : July 23, 2025
Credit Account Information (This section includes open and closed accounts reported by credit grantors.)
${MAILED("NORDVIK FSB", "53925033****    11/17/2012   $7,350       $12,000       Monthly", "06/27/2025   $7,338                $200           $183                                06/2025", "Pays As Agreed")}
${MAILED("COMENITYBK/LUNARIA", "54323158****    06/14/2015   $633         $1,200        Monthly", "06/24/2025   $605     $29          $128           $29                                 06/2025", "30-59 Days Past Due")}
( Continued On Next Page )                                                  8138949076-APX-00813

Collection Agency Information (This section includes accounts that were placed for collection.)
JEFFRSN CAPITAL SYST ; Collection Reported 07/2025; Amount - $766; Balance as of 07/2025 - $766;
`),
  );
  expect(found.questions).toEqual([]);
  expect(found.creditReport?.accounts).toEqual([
    {
      creditor: "NORDVIK FSB",
      kind: "credit-card",
      balance: "7338.00",
      creditLimit: "12000.00",
      monthlyPayment: "183.00",
      status: "open",
    },
    {
      creditor: "COMENITYBK/LUNARIA",
      kind: "credit-card",
      balance: "605.00",
      creditLimit: "1200.00",
      monthlyPayment: "29.00",
      status: "open",
    },
  ]);
});

test("a lender's table whose headings count late payments is read, and the collectors' table below it is not", () => {
  const found = read(
    typedPage(`
MERGED INFILE CREDIT REPORT           DATE COMPLETED 07/14/25
EXPERIAN/FAIR ISAAC (VER. 2)   739   RANGE 300-850
OPEN TRADES: 2    CLOSED TRADES: 0    COLLECTIONS: 1

CREDIT HISTORY
     CREDITOR
ECOA  ACCOUNT NUMBER RPTD   HIGH CREDIT  LIMIT   BALANCE  PAST DUE  PAYMENT  TERMS  30 60 90  MOP
B     NORDVIK FSB    07/25  $4,390       $5,000  $2,603   $0        $65      REV    0  0  0   R1
      559225****     CREDIT CARD   OPEN   AS AGREED
J     ALLEGRO FINCL  06/25  $35,809              $11,447  $0        $709     060    0  0  0   I1
      957576****     AUTO LOAN     OPEN   AS AGREED

COLLECTIONS
AGENCY               ORIGINAL CREDITOR   RPTD   OPND    ORIGINAL AMOUNT   BALANCE   SOURCE
MIDLANE CREDIT MGMT  BRIGHTWAVE CABLE    06/25  09/24   $1,774            $1,774    TU/EF
`),
  );
  expect(namesIn(found)).toEqual(["NORDVIK FSB", "ALLEGRO FINCL"]);
  expect(found.creditReport?.accounts).toMatchObject([
    {
      kind: "credit-card",
      balance: "2603.00",
      creditLimit: "5000.00",
      monthlyPayment: "65.00",
      status: "open",
    },
    { kind: "auto-loan", balance: "11447.00", monthlyPayment: "709.00", status: "open" },
  ]);
});

test("names may begin like a label or end in an abbreviation; counts of open and closed give the states that are left", () => {
  const found = read(
    typedPage(`
Experian credit report
Report date Sep 18, 2026
2               1
Open accounts   Closed accounts

Credit cards & credit lines
CREDIT 1ST BK N A                                    $3,707
Credit card · Individual · Opened Mar 2017
Credit limit $5,000    Monthly payment $93

Loans
SOFIA BANK N.A.                                      $1,147
Personal loan · Individual · Opened Oct 2024
Original balance $3,000    Monthly payment $93

Closed accounts
ALLEGRO FINCL                                        $0
Auto loan · Individual · Opened Dec 2023
Original balance $21,014   Closed Jun 2025
`),
  );
  expect(found.questions).toEqual([]);
  expect(found.creditReport?.accounts).toMatchObject([
    { creditor: "CREDIT 1ST BK N A", balance: "3707.00", status: "open" },
    { creditor: "SOFIA BANK N.A.", kind: "personal-loan", balance: "1147.00", status: "open" },
    { creditor: "ALLEGRO FINCL", balance: "0.00", status: "closed" },
  ]);
});

test("a collector's claim among the accounts is counted by the report, though it is not listed", () => {
  const found = read(
    typedPage(`
experian                                             Date Generated   Sep 21, 2026
3           0                  1
Accounts    Public Records     Hard Inquiry

NORDVIK FSB
Account Type     Credit card          Balance           $586
Status           Open.                Credit Limit      $1,200
Monthly Payment  $29

PORTFOLIO RECVRY ASC
Account Type     Collection           Balance           $914
Status           Collection account.  Original Balance  $914
Monthly Payment  -

ALLEGRO FINCL
Account Type     Auto loan            Balance           $3,795
Status           Open.                Original Balance  $32,391
Monthly Payment  $552

Inquiries
Date             Company
Jan 22, 2026     GEICA INSURANCE
`),
  );
  expect(found.questions).toEqual([]);
  expect(found.creditReport).toMatchObject({ reportDate: "2026-09-21", accountsTotal: "3", inquiries: "1" });
  expect(namesIn(found)).toEqual(["NORDVIK FSB", "ALLEGRO FINCL"]);
});

test("an account of which only lateness is told is open, and an address behind a collection counts none", () => {
  const found = read(
    typedPage(`
TransUnion Personal Credit Report                    Date Created: 02/25/2026

DISCOVA FIN SVCS LLC
Loan Type             CREDIT CARD
Balance               $875
Credit Limit          $5,000
Account Status        30_DAYS_PAST_DUE

NORDVIK FSB
Loan Type             CREDIT CARD
Balance               $120
Credit Limit          $1,500
Account Status        PAYS_AS_AGREED

Collection Agency Information
MIDLANE CREDIT MGMT ; ADDITIONAL INFORMATION -
Collection; Address: 200 RENAISSANCE CTR, DETROIT
`),
  );
  expect(found.creditReport).not.toHaveProperty("collections");
  expect(found.creditReport?.accounts).toMatchObject([
    { creditor: "DISCOVA FIN SVCS LLC", balance: "875.00", status: "open" },
    { creditor: "NORDVIK FSB", balance: "120.00", status: "open" },
  ]);
});

test("the days of an account, side by side as months, head no grid of its past", () => {
  const card = (name: string, number: string, days: string) => `
${name}
Account Number  ${number}****        Account Type   Credit Card
Status: Open
Opened     Reported   Last Active   Last Paid
${days}
Balance    Limit      Payment       Past Due
$875       $5,000     $29           $0
`;
  const { creditReport } = read(
    typedPage(`
TransUnion Personal Credit Report                    Date Created: 02/25/2026
Satisfactory Accounts
${card("DISCOVA FIN SVCS LLC", "5177", "06/2019    01/2026    12/2025       01/2026")}
${card("TYOMA MTR BANK", "9177", "06/2018    02/2026    12/2024       03/2025")}
`),
  );
  expect(creditReport?.accounts?.map(({ balance, creditLimit }) => [balance, creditLimit])).toEqual([
    ["875.00", "5000.00"],
    ["875.00", "5000.00"],
  ]);
});

test("how often payments were late is labelled so in every account and says not that it is open", () => {
  const card = (name: string) => `
${name} 517746**********
Account Type          Credit Card
Balance               $0
Credit Limit          $5,000
Monthly Payment       $0
30 days late          0
60 days late          0
90 days late          0
`;
  const { creditReport } = read(
    typedPage(`
TransUnion Personal Credit Report                    Date Created: 02/25/2026
Satisfactory Accounts
${card("DISCOVA FIN SVCS LLC")}
${card("TYOMA MTR BANK")}
`),
  );
  expect(creditReport?.accounts?.map(({ status }) => status)).toEqual([undefined, undefined]);
});
