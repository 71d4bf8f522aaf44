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
