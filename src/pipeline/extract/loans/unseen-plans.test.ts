import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const LETTER = `
MILLROAD MEDICAL COLLECTIONS
PO Box 3100, Naperville, Illinois 60566

Jordan Sample
4418 Maple Hollow Dr
Albany, NY 12207

Re: your accounts placed with our office
The following has been placed with this agency for collection. This is an attempt to collect a debt.

Creditor                 Patient account    Date of service    Balance due
Mercy Ridge Hospital     MR43726902         11/22/2025         $786.18
Valley Imaging           MR06203866         09/21/2025         $2,972.49
Total balance due                                              $3,758.67
We are able to accept $2,443.14 to settle in full by July 17, 2026; you would save $1,315.53.
`;

test("each account of a collector's table is an account where the printed total is their sum", () => {
  const { accounts, checks } = read(LETTER);
  expect(accounts).toMatchObject([
    { institution: "MILLROAD MEDICAL COLLECTIONS", accountLast4: "6902", currentBalance: "786.18" },
    { accountLast4: "3866", currentBalance: "2972.49" },
  ]);
  expect(checks).toContainEqual(expect.objectContaining({ name: "debts-total", passed: true }));
});

test("a total that is not the sum of the rows makes no accounts of them", () => {
  expect(read(LETTER.replace("$3,758.67", "$3,758.76")).accounts).toHaveLength(1);
});

test("a lease of a vehicle is no debt", () => {
  const result = read(`
VELORA LEASING                        Monthly Lease Invoice
Lease number    414-2231871           Lease payment due    10/21/2026
Base monthly lease payment  $389.00   Amount due           $412.34
Lease ends      05/14/2028            Residual value       $20,228.00
`);
  expect(result).toMatchObject({ documentType: "unknown", accounts: [] });
});

const PLAN = `
Remaining balance
$323.36
Next: $161.68 on Mar 11, 2026, from Visa debit
Order Q4-5574-8067
Purchased Feb 11, 2026
Your 4 payments
Feb 11, 2026   Paid         $161.71
Feb 25, 2026   Paid         $161.68
Mar 11, 2026   Scheduled    $161.68
Mar 25, 2026   Scheduled    $161.68
Purchase total              $646.75
APR                         0.00%
`;

test("an order in four parts is a loan with the next part as its instalment", () => {
  const result = read(PLAN);
  expect(result.documentType).toBe("loans");
  expect(result.accounts).toMatchObject([
    {
      accountLast4: "8067",
      currentBalance: "323.36",
      originalBalance: "646.75",
      minimumPayment: "161.68",
      paymentDueDate: "2026-03-11",
      apr: "0.00",
    },
  ]);
});

test("a next part that the plan does not list is not believed", () => {
  const [account] = read(PLAN.replace("Next: $161.68", "Next: $151.68")).accounts;
  expect(account?.minimumPayment).not.toBe("151.68");
});

const LOAN = `
Northmere Lending
Retail instalment contract statement SEPTEMBER 21, 2026
Loan number   55504821
Principal balance    $15,522.23
Loan amount          $17,272.24
Interest rate        19.99%
Monthly payment      $525.51
Payment due date     Oct 4, 2026
First payment        Oct 4, 2025
Last payment         Sep 4, 2029

Date            Payment     Principal    Interest
Sep 8, 2026     $525.51     $262.56      $262.95
Aug 8, 2026     $525.51     $258.26      $267.25
Jul 8, 2026     $525.51     $254.03      $271.48
`;

test("rows of a payment history are no loans of their own", () => {
  expect(read(LOAN).accounts).toMatchObject([{ currentBalance: "15522.23", minimumPayment: "525.51" }]);
});

test("a day right behind the paper's title is its day, a last payment still to come its end", () => {
  expect(read(LOAN).accounts).toMatchObject([{ statementDate: "2026-09-21", maturityDate: "2029-09-04" }]);
});

test("a last payment before the next one is due ends nothing", () => {
  const [account] = read(LOAN.replace("Sep 4, 2029", "Sep 8, 2026")).accounts;
  expect(account?.maturityDate).toBeUndefined();
});

test("words that a computer cuts short and a rate without its sign are read", () => {
  const { accounts } = read(`
BRAMBLEWOOD COMMUNITY CREDIT UNION
MEMBER LOAN STATEMENT
LOAN                XXXXXX0720
STMT DATE           09/27/26
PMT DUE             10/21/26
PMT AMT             739.32
ORIG LOAN AMT       39,918.21
CURRENT BAL         22,367.01
ANNUAL PERCENTAGE RATE    9.99
DAILY RATE          0.027370

DATE       DESCRIPTION            AMOUNT    INTEREST   PRINCIPAL    BALANCE
           BALANCE FORWARD                                          22,915.56
09/22/26   PAYMENT BY TRANSFER    739.32    190.77     548.55       22,367.01
`);
  expect(accounts).toMatchObject([
    {
      statementDate: "2026-09-27",
      paymentDueDate: "2026-10-21",
      minimumPayment: "739.32",
      originalBalance: "39918.21",
      currentBalance: "22367.01",
      apr: "9.99",
    },
  ]);
});

test("a line of an old balance alone is not what is owed now", () => {
  const [account] = read(`
BRAMBLEWOOD COMMUNITY CREDIT UNION
MEMBER LOAN STATEMENT
LOAN                XXXXXX0720
PMT DUE             10/21/26
PMT AMT             739.32
Interest rate       9.99%
DATE       DESCRIPTION            AMOUNT    INTEREST   PRINCIPAL    BALANCE
           BALANCE FORWARD                                          22,915.56
`).accounts;
  expect(account?.currentBalance).toBeUndefined();
});

const LADDER = (second: string) => `
zipwick | plan summary, Oct 12, 2026
$45.04 comes out on Oct 17, 2026
from Visa debit ending 7730

Dorsey Appliance Outlet
Plan number          ZW-65117495
Purchase total       $180.15
Paid so far          $45.04
Left to pay          $135.11
Interest             0% APR

Pay in 4, every two weeks
1st    Oct 3     paid      $45.04
2nd    ${second}    up next   $45.04
3rd    Oct 31              $45.04
4th    Nov 14              $45.03

Your last payment is on Nov 14, 2026. Pay early at any time; it costs nothing.
Zipwick Inc., 410 Congress Ave, Austin TX 78701.
`;

test("a plan under its house's name and a bar: what comes out next is a row of its ladder", () => {
  const { institution, accounts } = read(LADDER("Oct 17"));
  expect(institution).toBe("zipwick");
  expect(accounts).toMatchObject([
    {
      statementDate: "2026-10-12",
      currentBalance: "135.11",
      minimumPayment: "45.04",
      paymentDueDate: "2026-10-17",
      maturityDate: "2026-11-14",
    },
  ]);
});

test("what comes out on a day that the ladder does not list is no instalment", () => {
  const [plan] = read(LADDER("Oct 18")).accounts;
  expect(plan?.minimumPayment).toBeUndefined();
  expect(plan?.paymentDueDate).toBeUndefined();
});
