import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).creditReport;

test("a code of ownership that runs into a name is none of it; terms of months and a payment tell the payment", () => {
  const report = read(`
MERGED INFILE CREDIT REPORT                        Date completed 07/28/2026

E  CREDITOR              DATE    HIGH CREDIT   BALANCE   PYMT      PAST   LATE      TYPE
C  ACCT #                OPND    OR LIMIT                TERMS     DUE    30 60 90  STATUS
B COPPERLINE BK USA      09/22   $15,400       $2,326    MIN55     $0     2X30      CREDIT CARD
   458941XXXX                                                                       OPEN - AS AGREED
B CADENCE ACCEPT         06/21   $25,987       $19,854   120X282   $0     0 0 0     AUTO
   478690XXXX                                                                       OPEN - AS AGREED
J PELHAM LENDING         01/20   $26,287       $11,411   419X36    $0     0 0 0     UNSECURED
   508817XXXX                                                                       OPEN - AS AGREED
`);
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "2326.00",
      creditLimit: "15400.00",
      monthlyPayment: "55.00",
      status: "open",
    },
    {
      creditor: "CADENCE ACCEPT",
      kind: "auto-loan",
      balance: "19854.00",
      originalBalance: "25987.00",
      monthlyPayment: "282.00",
      status: "open",
    },
    {
      creditor: "PELHAM LENDING",
      kind: "personal-loan",
      balance: "11411.00",
      originalBalance: "26287.00",
      status: "open",
    },
  ]);
});

test("months and payments that are counted are no monthly payment", () => {
  const table = read(`
Experian Credit Report
Report date: September 21, 2026
Creditor               Type           Opened     Term    Pmts left    Balance    Credit limit    Status
COPPERLINE BK USA      Credit card    08/2017                         $17,088    $21,300         Open
HOLLOWAY HOME LEND     Mortgage       04/2020    360     310          $255,767                   Open
CADENCE ACCEPT         Auto loan      04/2020    72      24           $8,980                     Open
`);
  const forms = read(`
TransUnion Credit Report
Report date: September 21, 2026

HOLLOWAY HOME LEND
Account type        Mortgage          Balance              $255,767
Term                360 months        Last month's payment $1,500
Installments        360               Original amount      $300,000
Status              Open              Payments remaining   310

CADENCE ACCEPT
Account type        Auto              Balance              $8,980
Term                72 months         Last month's payment $312
Installments        172               Original amount      $20,000
Status              Open              Payments remaining   124
`);
  expect(table?.accounts?.map(({ balance }) => balance)).toEqual(["17088.00", "255767.00", "8980.00"]);
  expect(forms?.accounts?.map(({ balance }) => balance)).toEqual(["255767.00", "8980.00"]);
  for (const account of [...(table?.accounts ?? []), ...(forms?.accounts ?? [])])
    expect(account).not.toHaveProperty("monthlyPayment");
});

const listWith = (between: string, below: string) =>
  read(`
Credit Report
Bureau: TransUnion      Report date 10/01/2026     Score 700
CREDITOR          OPENED   HIGH CREDIT   BALANCE   PAYMENT   STATUS
ODELL BANK        01/20    $5,000        $1,200    $35       OPEN
${between}
FERRY FINANCIAL   03/22    $25,000       $15,000   $450      OPEN
${below}
`)?.accounts?.map(({ creditor }) => creditor);

test.each(["TRADES", "Collections", "Trade lines"])(
  "a heading between accounts ends no list: %s",
  (heading) => {
    expect(listWith(heading, "")).toEqual(["ODELL BANK", "FERRY FINANCIAL"]);
  },
);

test.each(["COLLECTIONS: 0   TRADES: 2", "INQUIRIES: 2", "Collections       0"])(
  "what the file counts below its accounts is none of them: %s",
  (counts) => {
    expect(listWith("LARCH CARD CO     03/21    $9,000        $100      $25       OPEN", counts)).toEqual([
      "ODELL BANK",
      "LARCH CARD CO",
      "FERRY FINANCIAL",
    ]);
  },
);

const statesWith = (remark: string) =>
  read(`
MERGED INFILE CREDIT REPORT                        Date completed 07/28/2026

CREDITOR                         DATE    HIGH CREDIT   BALANCE   PYMT      PAST   TYPE
                                 OPND    OR LIMIT                          DUE
COPPERLINE BK USA                09/22   $15,400       $2,326    $55       $0     CREDIT CARD
  458941XXXX
CADENCE ACCEPT                   06/21   $25,987       $19,854   $282      $0     AUTO
  ${remark}
`)?.accounts?.map(({ status }) => status);

test.each([
  "TRANSFERRED IN 03/2021",
  "TRANSFERRED FROM ANOTHER LENDER",
  "CLOSED END LOAN",
  "CLOSED-END LOAN",
])("a remark on where an account came from or what it is tells no state: %s", (remark) => {
  expect(statesWith(remark)).toEqual([undefined, undefined]);
});

test.each(["CLOSED ACCOUNT; PAID IN FULL 12/25", "TRANSFERRED TO ANOTHER LENDER"])(
  "a remark that an account has ended tells its state: %s",
  (remark) => {
    expect(statesWith(remark)).toEqual([undefined, "closed"]);
  },
);
