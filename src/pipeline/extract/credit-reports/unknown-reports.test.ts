import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).creditReport;

test("numbering, masked numbers, headings and states around a creditor's name are left out", () => {
  const report = read(`
TransUnion Personal Credit Report                    Date Issued: 09/21/2026
Satisfactory Accounts

1. COPPERLINE BK USA 1496****
PO BOX 4477, WILMINGTON, DE 19899
Loan Type:      CREDIT CARD          Balance:          $1,700
Pay Status:     Current              Credit Limit:     $5,000
Terms:          $40 per month, paid Monthly

2. FENWICK AUTO CREDIT (CLOSED)
PO BOX 4477, WILMINGTON, DE 19899
Loan Type:      AUTOMOBILE           Balance:          $0
Pay Status:     Closed               Original Amount:  $30,780
`);
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "1700.00",
      creditLimit: "5000.00",
      monthlyPayment: "40.00",
      status: "open",
    },
    {
      creditor: "FENWICK AUTO CREDIT",
      kind: "auto-loan",
      balance: "0.00",
      originalBalance: "30780.00",
      status: "closed",
    },
  ]);
});

test("cards of an app stand side by side under the names of kinds; a name may take two lines", () => {
  const report = read(`
Your credit report Equifax
VantageScore 3.0      721                    Updated Sep 21, 2026
3 open accounts  1 closed account            2 hard inquiries  0 in collections
Card use 34%

Credit cards
COPPERLINE BK USA          $1,700            JUNIPER/SYNC             $0
Open since 2017                              OUTFITTERS
Limit $5,000, $40 monthly                    Open since 2015
                                             Limit $2,000

Auto loans
CADENCE MOTOR ACCEPT      $27,850            FENWICK AUTO CREDIT      $0
Open since 2017                              Closed in 2019
Original amount $36,995                      Original amount $30,780
`);
  expect(report).toMatchObject({
    accountsOpen: "3",
    accountsClosed: "1",
    inquiries: "2",
    collections: "0",
    utilization: "34",
  });
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "1700.00",
      creditLimit: "5000.00",
      monthlyPayment: "40.00",
      status: "open",
    },
    {
      creditor: "JUNIPER/SYNC OUTFITTERS",
      kind: "credit-card",
      balance: "0.00",
      creditLimit: "2000.00",
      status: "open",
    },
    {
      creditor: "CADENCE MOTOR ACCEPT",
      kind: "auto-loan",
      balance: "27850.00",
      originalBalance: "36995.00",
      status: "open",
    },
    {
      creditor: "FENWICK AUTO CREDIT",
      kind: "auto-loan",
      balance: "0.00",
      originalBalance: "30780.00",
      status: "closed",
    },
  ]);
});

test("of an overview by kind the count of open accounts is the one of the row Total", () => {
  const report = read(`
EQUIFAX Credit Report
Report Date        Sep 21, 2026
Account Type       Open     With Balance     Total Balance
Revolving          2        2                $32,083
Mortgage           0        0                $0
Installment        1        1                $27,850
Total              3        3                $59,933

Credit score: 721 (range 300-850)
`);
  expect(report).toMatchObject({ accountsOpen: "3", score: "721" });
});

test("codes of kinds, small amounts without a sign and a day in a sentence", () => {
  const report = read(`
Experian Credit Report
Generated for DANA W TESTCASE on September 21, 2026
CREDITOR               TYPE     OPENED    HIGH CREDIT/LIMIT     BALANCE     PAYMENT   STATUS
COPPERLINE BK USA      REV      08/17                21,300       17,088        380   OPEN
HOLLOWAY HOME LEND     MTG      04/20               255,767            0          0   CLOSED
TWIN RIVERS FCU        REV      04/20                 3,000          898         25   OPEN
`);
  expect(report?.reportDate).toBe("2026-09-21");
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "17088.00",
      creditLimit: "21300.00",
      monthlyPayment: "380.00",
      status: "open",
    },
    {
      creditor: "HOLLOWAY HOME LEND",
      kind: "mortgage",
      balance: "0.00",
      originalBalance: "255767.00",
      monthlyPayment: "0.00",
      status: "closed",
    },
    {
      creditor: "TWIN RIVERS FCU",
      kind: "credit-card",
      balance: "898.00",
      creditLimit: "3000.00",
      monthlyPayment: "25.00",
      status: "open",
    },
  ]);
});

test("a name may carry its kind and state; figures may have short labels; counts in a sentence stand before their words", () => {
  const report = read(`
Experian credit report summary
Report as of Sep 21, 2026. FICO Score: 721.
You have 2 accounts: 1 open and 1 closed.

COPPERLINE BK USA (Credit card, open)
Bal $1,700        Lim $5,000         Pmt $40

FENWICK AUTO CREDIT (Auto loan, closed)
Bal $0            Orig $30,780       Pmt $0
`);
  expect(report).not.toHaveProperty("accountsTotal", "1");
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "1700.00",
      creditLimit: "5000.00",
      monthlyPayment: "40.00",
      status: "open",
    },
    {
      creditor: "FENWICK AUTO CREDIT",
      kind: "auto-loan",
      balance: "0.00",
      originalBalance: "30780.00",
      monthlyPayment: "0.00",
      status: "closed",
    },
  ]);
});

test("under headings of several lines each figure of a cell belongs to its line; a name has its address below", () => {
  const report = read(`
Innovis consumer credit file           Report date  September 21, 2026
Creditor name       Date      Type/           Credit limit or     Balance/          Status
and address         opened    Terms/          orig amount/        Recent payment
                              Payment         High balance
1 COPPERLINE BK     Aug 2017  Revolving/      $21,300             $17,088 as of     Open/was past due 30
  PO BOX 4477       Aug 2017  credit card     $19,204             Aug 2026          days.
  OMAHA NE 68103              NA              .                   $400
                              $380
2 FENWICK AUTO      Jan 2019  Installment/    $30,780             $0                Paid/Closed
  PO BOX 5577       Jan 2019  auto            $30,780             NA
  OMAHA NE 68103              72 Mos
                              NA
`);
  expect(report).not.toHaveProperty("accountsOpen");
  expect(report?.bureau).toBe("Innovis");
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK",
      kind: "credit-card",
      balance: "17088.00",
      creditLimit: "21300.00",
      monthlyPayment: "380.00",
      status: "open",
    },
    {
      creditor: "FENWICK AUTO",
      kind: "auto-loan",
      balance: "0.00",
      originalBalance: "30780.00",
      status: "closed",
    },
  ]);
});

test("accounts printed as forms need no amounts: a paid one shows dashes, and a history of balances is no account", () => {
  const report = read(`
Experian Annual Credit Report          Date Generated  Sep 21, 2026
Accounts  2                            Hard Inquiries  0

COPPERLINE BK USA                      POTENTIALLY POSITIVE
Account Name    COPPERLINE BK USA             Balance            $17,088
Account Type    Revolving                     Monthly Payment    $380
Type of Loan    Home equity line of credit    Credit Limit       $21,300
Status          Open/Never late.              Highest Balance    $19,204
Date           Balance     Scheduled Payment     Amount Paid
July 2026      $17,400     $380                  $400 on 07/03/2026
June 2026      $17,800     $380                  $400 on 06/03/2026
Between Jan 2024 and August 2026 the limit was $21,300

FENWICK AUTO CREDIT                    POTENTIALLY POSITIVE
Account Name    FENWICK AUTO CREDIT           Balance            -
Account Type    Installment                   Monthly Payment    -
Type of Loan    Auto loan                     Original Balance   $30,780
Status          Paid, Closed/Never late.      Highest Balance    $30,780
`);
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "heloc",
      balance: "17088.00",
      creditLimit: "21300.00",
      monthlyPayment: "380.00",
      status: "open",
    },
    { creditor: "FENWICK AUTO CREDIT", kind: "auto-loan", originalBalance: "30780.00", status: "closed" },
  ]);
});

test("a heading may print the sum of its list; where the closed accounts have a list, the others are open", () => {
  const report = read(`
Your credit report TransUnion                Updated Sep 21, 2026
FICO Score (range 300-850): 721
Inquiries (120 days)  2

Credit cards (1)                 $1,700
COPPERLINE BK USA                $1,700
Reported Aug 9                   of $5,000 limit

Auto loans (1)                   $9,219
CADENCE MOTOR ACCEPT             $9,219
Reported Aug 15                  of $14,037 borrowed
                                 $250/mo
Closed accounts
Mortgages
HOLLOWAY HOME LEND               $0
Closed August 2025               of $255,767 borrowed
`);
  expect(report).toMatchObject({ score: "721", inquiries: "2" });
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "1700.00",
      creditLimit: "5000.00",
      status: "open",
    },
    {
      creditor: "CADENCE MOTOR ACCEPT",
      kind: "auto-loan",
      balance: "9219.00",
      originalBalance: "14037.00",
      monthlyPayment: "250.00",
      status: "open",
    },
    {
      creditor: "HOLLOWAY HOME LEND",
      kind: "mortgage",
      balance: "0.00",
      originalBalance: "255767.00",
      status: "closed",
    },
  ]);
});

test("a name may begin with an ordinal, also behind its number in the list", () => {
  const report = read(`
Equifax Credit Report                         Report Date: 09/21/2026

2. Installment Accounts

2.1 COPPERLINE BK USA
Account Number:   xxxx 1496           Reported Balance:     $1,700
Loan Type:        Credit Card         Credit Limit:         $5,000
Account Status:   Pays as agreed      Scheduled Payment:    $40

2.2 1ST QUARRY FCU
Account Number:   xxxx 2207           Reported Balance:     $27,850
Loan Type:        Auto                Original Amount:      $36,995
Account Status:   Pays as agreed      Scheduled Payment:    $398
`);
  expect(report?.accounts).toMatchObject([
    { creditor: "COPPERLINE BK USA", kind: "credit-card", balance: "1700.00", status: "open" },
    { creditor: "1ST QUARRY FCU", kind: "auto-loan", balance: "27850.00", monthlyPayment: "398.00" },
  ]);
});
