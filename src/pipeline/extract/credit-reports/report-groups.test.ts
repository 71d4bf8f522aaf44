import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { meaningAround, meaningOf } from "./amount-meaning.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).creditReport;

test.each([
  ["Orig. loan bal.", "originalBalance"],
  ["Bal. owing", "balance"],
  ["Sched. mo. pymt", "monthlyPayment"],
  ["Cr. limit or high credit", "limitOrOriginal"],
  ["Amt past due", "other"],
  ["Highest balance", "other"],
  ["Last payment received", "other"],
  ["Loan amount", "originalBalance"],
  ["Limit", "creditLimit"],
  ["Bureau code", undefined],
])("the words of %s say what the amount is", (label, meaning) => {
  expect(meaningOf(label)).toBe(meaning);
});

test.each([
  ["with a balance of $1,700 against a limit", "$1,700", "balance"],
  ["a balance of $1,700 against a credit limit of $5,000, and", "$5,000", "creditLimit"],
  ["The lender charged it off and still reports $900 owed.", "$900", "balance"],
  ["asks for $40 a month.", "$40", "monthlyPayment"],
  ["$40 of that is past due.", "$40", "other"],
  ["of $11,400 borrowed", "$11,400", "originalBalance"],
  ["$1,700 balance, $5,000 limit", "$5,000", "creditLimit"],
])("in “%s” %s is named by the words nearest to it", (text, amount, meaning) => {
  const start = text.indexOf(amount);
  expect(meaningAround(text, start, start + amount.length)).toBe(meaning);
});

test("amounts over their captions belong to the name before them; headings with a sum name the kind", () => {
  const report = read(`
Harborlight credit report                     Equifax
VantageScore 4.0 credit score: 712

Auto loan                                                          $27,850

CADENCE MOTOR ACCEPT     $27,850     $36,995                       $398
..836 - Open             balance     original balance              monthly payment

Credit cards                                                       $1,900

COPPERLINE BK USA        $1,700      $5,000                        $40
..112 - Open             balance     credit limit                  monthly payment

JUNIPER OUTFITTERS       $200        $2,000                        $25
..113 - Closed           balance     credit limit                  monthly payment
`);
  expect(report?.accounts).toEqual([
    {
      creditor: "CADENCE MOTOR ACCEPT",
      kind: "auto-loan",
      balance: "27850.00",
      originalBalance: "36995.00",
      monthlyPayment: "398.00",
      status: "open",
    },
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "1700.00",
      creditLimit: "5000.00",
      monthlyPayment: "40.00",
      status: "open",
    },
    {
      creditor: "JUNIPER OUTFITTERS",
      kind: "credit-card",
      balance: "200.00",
      creditLimit: "2000.00",
      monthlyPayment: "25.00",
      status: "closed",
    },
  ]);
});

test("accounts told in paragraphs are named by the subject of their first sentence", () => {
  const report = read(`
Harborlight Bank credit report, Experian data
Your FICO Score 8, based on Experian data, was 712 on July 4, 2026. Last month it was 640.

COPPERLINE BK USA is a credit card opened in October 2023. It is open, with a balance of $1,700 against
a credit limit of $5,000, and asks for $40 a month. $40 of that is past due.

FENWICK AUTO CREDIT is an auto loan opened in April 2019. It is closed and nothing is owed
($0).

CADENCE MOTOR ACCEPT is an auto loan opened in May 2021. It is open, with a balance of
$27,850 against an original loan of $36,995, and asks for $398 a month.
`);
  expect(report).toMatchObject({
    score: "712",
    reportDate: "2026-07-04",
    accounts: [
      {
        creditor: "COPPERLINE BK USA",
        kind: "credit-card",
        balance: "1700.00",
        creditLimit: "5000.00",
        monthlyPayment: "40.00",
        status: "open",
      },
      { creditor: "FENWICK AUTO CREDIT", kind: "auto-loan", balance: "0.00", status: "closed" },
      {
        creditor: "CADENCE MOTOR ACCEPT",
        kind: "auto-loan",
        balance: "27850.00",
        originalBalance: "36995.00",
        monthlyPayment: "398.00",
        status: "open",
      },
    ],
  });
});

test("of bureaus side by side the one that says most is read; a collector's claim is no account", () => {
  const report = read(`
Three bureau credit report and scores        As of 04/02/2026
                        TransUnion       Experian         Equifax
Total accounts:         2                1                2

COPPERLINE BK USA
                        TransUnion       Experian         Equifax
Account type:           Revolving        --               Revolving
Detail type:            Credit Card      --               Credit Card
Account status:         Open             --               Open
Balance:                $1,700           --               $1,700
Credit limit:           $5,000           --               $5,000

CADENCE MOTOR ACCEPT
                        TransUnion       Experian         Equifax
Account type:           --               Installment      Installment
Detail type:            --               Auto Loan        Auto Loan
Account status:         --               Open             Open
Balance:                --               $27,850          $27,850
High credit:            --               $36,995          $36,995

PORTSIDE RECOVERY
                        TransUnion       Experian         Equifax
Account type:           Collection       Collection       --
Account status:         Open             Open             --
Balance:                $315             $315             --
`);
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
      balance: "27850.00",
      originalBalance: "36995.00",
      status: "open",
    },
  ]);
});

test("counts in the last row of an overview by kind are proved by the rows above; terms in dollars are the payment", () => {
  const report = read(`
Credit report                      Innovis                Issued: 03/26/2026

Kind              No.    Open    Closed     Balance
Credit Card       2      1       1          $1,700
Auto Loan         1      1       0          $27,850
TOTAL             3      2       1          $29,550

Subscriber              Type            Limit      Orig. loan    Balance     Terms       Past due   State
COPPERLINE BK USA       Credit Card     $5,000                   $1,700      $40/mo      $0         OPEN
JUNIPER OUTFITTERS      Credit Card     $2,000                   $0                      $0         CLSD
CADENCE MOTOR ACCEPT    Auto Loan                  $36,995       $27,850     $398/mo     $0         OPEN
`);
  expect(report).toMatchObject({
    accountsTotal: "3",
    accountsOpen: "2",
    accountsClosed: "1",
    accounts: [
      { creditor: "COPPERLINE BK USA", monthlyPayment: "40.00", status: "open" },
      { creditor: "JUNIPER OUTFITTERS", creditLimit: "2000.00", status: "closed" },
      { creditor: "CADENCE MOTOR ACCEPT", originalBalance: "36995.00", monthlyPayment: "398.00" },
    ],
  });
});

test("a name over an account that its labels repeat is one account; a paid one may show dashes", () => {
  const report = read(`
Experian personal credit report            Date generated: Oct 1, 2026
Overall credit usage   24%                 Credit used  $1,700

COPPERLINE BK USA                          $1,700
Account name           COPPERLINE BK USA   Balance                $1,700
Original creditor      -                   Credit limit           $5,000
Account type           Credit card         Credit usage           34%
Open/closed            Open                Monthly payment        $40
CADENCE MOTOR ACCEPT                       $27,850
Account name           CADENCE MOTOR ACCEPT   Balance             $27,850
Original creditor      -                   Original balance       $36,995
Account type           Auto Loan           Credit usage           -
Open/closed            Open                Monthly payment        $398
JUNIPER OUTFITTERS                         -
Account name           JUNIPER OUTFITTERS  Balance                -
Original creditor      -                   Credit limit           $2,000
Account type           Charge card         Credit usage           -
Open/closed            Closed              Monthly payment        -
`);
  expect(report?.utilization).toBe("24");
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
      creditor: "CADENCE MOTOR ACCEPT",
      kind: "auto-loan",
      balance: "27850.00",
      originalBalance: "36995.00",
      monthlyPayment: "398.00",
      status: "open",
    },
    { creditor: "JUNIPER OUTFITTERS", kind: "credit-card", creditLimit: "2000.00", status: "closed" },
  ]);
});

test("labels that no list knows are understood by their words; names stand behind a label of their own", () => {
  const report = read(`
My Equifax credit report            Created 10/01/2026

Lender            Copperline Bank USA
Kind of debt      Revolving credit card
You owe           $1,700.00
You may borrow    $5,000.00
Due each month    $40.00
State             Open, current

Lender            Cadence Motor Acceptance
Kind of debt      Auto loan
You owe           $27,850.00
Amount lent       $36,995.00
Due each month    $398.00
State             Closed by lender
`);
  expect(report?.accounts).toEqual([
    {
      creditor: "Copperline Bank USA",
      kind: "credit-card",
      balance: "1700.00",
      creditLimit: "5000.00",
      monthlyPayment: "40.00",
      status: "open",
    },
    {
      creditor: "Cadence Motor Acceptance",
      kind: "auto-loan",
      balance: "27850.00",
      originalBalance: "36995.00",
      monthlyPayment: "398.00",
      status: "closed",
    },
  ]);
});

test("counts of open and closed accounts over a list are no headings, and how an account is used is not the overall share", () => {
  const report = read(`
Credit overview                                       TransUnion
VantageScore 3.0 credit score: 742                    Updated Oct 1, 2026

Open accounts 3
Closed accounts 1

Credit cards
Copperline Bank USA                                  $1,700
34% usage
Juniper Outfitters                                   $0
0% usage
Auto loans
Cadence Motor Acceptance                             $27,850
75% of loan left
`);
  expect(report?.utilization).toBeUndefined();
  expect(report?.accounts?.map(({ creditor, status }) => ({ creditor, status }))).toEqual([
    { creditor: "Copperline Bank USA", status: undefined },
    { creditor: "Juniper Outfitters", status: undefined },
    { creditor: "Cadence Motor Acceptance", status: undefined },
  ]);
});

test("bullets with a name, a dash and a sentence are accounts", () => {
  const report = read(`
Credit report summary from Experian as of October 1, 2026

• Copperline Bank — credit card ending 4455: you owe $1,700 of a $5,000 limit; minimum payment $40; open
• Cadence Motor Acceptance — auto loan ending 7712: you owe $27,850 of the $36,995 you borrowed; open
`);
  expect(report?.accounts).toMatchObject([
    { creditor: "Copperline Bank", balance: "1700.00", creditLimit: "5000.00", monthlyPayment: "40.00" },
    { creditor: "Cadence Motor Acceptance", balance: "27850.00", originalBalance: "36995.00" },
  ]);
});

test("dots that lead to an amount are no words of its label, nor is what counts the accounts part of a name", () => {
  const report = read(`
Annual file disclosure                                     Innovis
Disclosure printed on 10/01/2026 for Sample Person, credit report

Trade line no. 1 - COPPERLINE BK USA
Account held since May 2011; revolving charge card
Present balance . . . . . . . . . . $1,700
Highest balance ever . . . . . . .  $2,400
Spending limit . . . . . . . . . .  $5,000
Payment asked each month . . . . .  $40

Trade line no. 2 - CADENCE MOTOR ACCEPT
Account held since May 2024; car loan
Present balance . . . . . . . . . . $27,850
Sum first lent . . . . . . . . . .  $36,995
Payment asked each month . . . . .  $398
`);
  expect(report?.accounts).toMatchObject([
    { creditor: "COPPERLINE BK USA", balance: "1700.00", creditLimit: "5000.00", monthlyPayment: "40.00" },
    {
      creditor: "CADENCE MOTOR ACCEPT",
      kind: "auto-loan",
      balance: "27850.00",
      originalBalance: "36995.00",
      monthlyPayment: "398.00",
    },
  ]);
});

test("lines that hold a name with its amounts are never two lines of one name", () => {
  const report = read(`
Equifax credit report          VantageScore: 702          2026-10-01

COPPERLINE BK USA | Credit card | Open | Bal $1,700 | Limit $5,000 | Pmt $40
CADENCE MOTOR ACCEPT | Auto | Open | Bal $27,850 | Orig $36,995 | Pmt $398
`);
  expect(report?.accounts).toMatchObject([
    { creditor: "COPPERLINE BK USA", kind: "credit-card", balance: "1700.00", creditLimit: "5000.00" },
    { creditor: "CADENCE MOTOR ACCEPT", kind: "auto-loan", balance: "27850.00", monthlyPayment: "398.00" },
  ]);
});
