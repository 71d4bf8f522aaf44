import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";
import { isNoTransaction } from "./transactions/no-transaction.ts";
import { findAccountNumbers } from "./values/account-number.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

test.each([
  ["NEW BALANCE 1140 OUTLET DERRY NH", false],
  ["TOTAL WINE AND MORE PLANO TX", false],
  ["NEW BALANCE", true],
  ["Total purchases", true],
  ["TOTAL FEES FOR THIS PERIOD", true],
  ["Cash, 29.24% APR, on", true],
  [": Rewards Balance $291.39; Previous Balance", true],
])("%s is a sum or a rate: %s", (description, expected) => {
  expect(isNoTransaction(description)).toBe(expected);
});

test("a telephone number behind other words is no account", () => {
  expect(findAccountNumbers("Your adviser: P. Doe, 614-555-0177")).toEqual([]);
  expect(findAccountNumbers("Account 614-555-0177")).toHaveLength(1);
});

const card = `
Larkmoor Bank                                            Account ending in 6642
Credit card statement                                    Statement date Aug 12, 2026

Statement balance        $3,129.64        Payment due date     Sep 6, 2026
Minimum payment due         $97.15
Your line is $4,000. When this statement closed, $870.36 of it was free to use.

Previous balance         $2,784.55
Payments                  -$148.64
Payments returned          $148.64
Purchases                  $236.58
Fees                        $61.00
Interest                    $47.51
New balance              $3,129.64

If you only pay the least
You would be done in about 9 years, having paid $5,520. Pay $113 a month instead and you are done in 3 years.
`;

test("a payment that came back is owed again, and a sentence tells the line and what is left of it", () => {
  const { accounts, checks } = read(card);
  expect(accounts).toMatchObject([
    {
      paymentsAndCredits: "148.64",
      currentBalance: "3129.64",
      creditLimit: "4000.00",
      availableCredit: "870.36",
      minimumPaymentWarning: { years: "9", totalCost: "5520.00", monthlyPaymentFor36Months: "113.00" },
    },
  ]);
  expect(checks.map(({ name, passed }) => [name, passed])).toContainEqual([
    "card-balance-roll-forward",
    true,
  ]);
});

const mortgage = `
Stonefield Home Servicing, LLC                             MORTGAGE STATEMENT
Loan number      ****8769                                  Statement date 03/21/2026

Principal not yet paid       $84,903.80       Payment due date      04/01/2026
Interest rate                    6.125%       Regular monthly payment  $1,216.76

Transaction activity
Date            Description                        Amount
02/05/2026      PAYMENT RECEIVED - THANK YOU       $1,169.69
03/16/2026      LATE CHARGE ASSESSED                  $48.39-
`;

test("what is not yet paid of the principal is owed, and charges alone print a minus", () => {
  const { accounts, transactions } = read(mortgage);
  expect(accounts).toMatchObject([{ kind: "mortgage", currentBalance: "84903.80" }]);
  expect(accounts[0]).not.toHaveProperty("pastDue");
  expect(transactions.map(({ amount }) => amount)).toEqual(["1169.69", "-48.39"]);
});

const personal = `
oakling
Jun 17, 2026

Your next payment of $402.30 is coming up on July 1, 2026.

Where your Oakling loan stands
Loan ID                           OK-…8678
You borrowed                      $21,689.44
Principal left to pay back        $12,862.66
Monthly payment                   $402.30
Next payment date                 July 1, 2026
Interest rate                     10.24%

When you took out your loan, an origination fee of $1,082.30 was taken from it.
`;

test("a loan that only an origination fee describes is a personal one", () => {
  expect(read(personal).accounts).toMatchObject([{ kind: "personal-loan", currentBalance: "12862.66" }]);
});

const shares = `
ALDERBROOK CREDIT UNION                              MEMBER NO. 79827
                                                     FROM JUL 14 2026 TO AUG 12 2026

PRIMARY SHARES     ID 88-8153
POST        TRANSACTION                 WITHDRAWALS     DEPOSITS     NEW BALANCE
JUL 14      PREVIOUS BALANCE                                         23,629.69
AUG 09      TRANSFER FROM CHECKING                      670.00       24,299.69
AUG 12      DIVIDEND PAID                                25.00       24,324.69
AUG 12      NEW BALANCE                 0.00            695.00       24,324.69

SHARE DRAFTS     ID 79-8982
POST        TRANSACTION                 WITHDRAWALS     DEPOSITS     NEW BALANCE
JUL 14      PREVIOUS BALANCE                                          6,044.76
JUL 17      STATE AUTO INS PREMIUM      534.82                        5,509.94
JUL 23      ST LUKES HOSP PAYROLL                      1,407.26       6,917.20
AUG 12      NEW BALANCE                 534.82         1,407.26       6,917.20

L20 USED VEHICLE     ID 71-1372
Annual Percentage Rate        6.49%        Payment        $371.00
Next due                   08/23/26
POST        TRANSACTION           AMOUNT      FINANCE CHARGE     PRINCIPAL     BALANCE
JUL 14      PREVIOUS BALANCE                                                   17,007.34
JUL 22      PAYMENT BY TRANSFER   371.00      91.98              279.02        16,728.32
`;

test("every share has a part of its own, a dated foot its totals, and the suffix of a loan makes one", () => {
  expect(read(shares).accounts).toMatchObject([
    { kind: "savings", accountLast4: "8153", totalDeposits: "695.00", totalWithdrawals: "0.00" },
    { kind: "checking", accountLast4: "8982", totalDeposits: "1407.26", totalWithdrawals: "534.82" },
    { kind: "auto-loan", accountLast4: "1372", currentBalance: "16728.32", apr: "6.49" },
  ]);
});

const told = `
Marrowbank                                    February 28, 2026 through March 29, 2026
Bright Savings account statement              Account ...8072

You started with                   You ended with
$10,928.35                         $10,868.53

Date         Description                  Amount         Balance
Mar 1        TRANSFER FROM CHECKING     +$283.00      $11,211.35
Mar 27       TRANSFER TO CHECKING       -$371.00      $10,840.35
Mar 29       INTEREST PAID               +$28.18      $10,868.53
`;

test("plain words for both balances count where the rows lead from one to the other", () => {
  expect(read(told).accounts).toMatchObject([{ beginningBalance: "10928.35", endingBalance: "10868.53" }]);
  const broken = read(told.replaceAll("$283.00", "$282.00"));
  expect(broken.accounts[0]).not.toHaveProperty("endingBalance");
});

const business = `
ELMGROVE NATIONAL BANK                       ACCOUNT ******2497
TREASURY SERVICES                            STATEMENT PERIOD 07-25-2026 TO 08-22-2026
1 BANK PLAZA
JOPLIN MO 64801

BEGINNING BALANCE          4,840.19
TOTAL CREDITS              4,502.02
TOTAL DEBITS               3,707.45
ENDING BALANCE             5,634.76
`;

test("a department under a bank's name is no person to whom the paper is sent", () => {
  expect(read(business).institution).toBe("ELMGROVE NATIONAL BANK");
});

const allowance = `
Kestrel Public Employees Retirement System
December 19, 2025
Re: Your allowance beginning January 2026
Dear Retiree:
From the payment of January 30, 2026 on, the amounts each month are:

                                 Through December      From January
Gross monthly allowance          $1,389.00             $1,416.78
Federal income tax                 $125.01               $127.51
Retiree health premium             $392.55               $399.55
Net deposited to your bank         $871.44               $889.72
`;

test("of the amounts until a month and from one on, those from then on count", () => {
  expect(read(allowance).income).toMatchObject([
    { kind: "benefits", grossPay: "1416.78", netPay: "889.72", frequency: "monthly" },
  ]);
});
