import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });
const loanOf = (page: string) => read(page).accounts[0];

const HEAD = `
Granby Auto Finance      Auto loan statement
Account ending in 8329   Statement date 02/08/2026
Payment due date         03/02/2026
Interest rate            14.375%
`;

const REGISTER = `
Date          You paid     Came off what you owe     Interest     Left after
01/23/2026     828.39                  467.74         360.65      29,638.84
12/23/2025     828.39                  462.20         366.19      30,106.58
11/23/2025     828.39                  456.73         371.66      30,568.78
`;

test("the newest balance of a list of payments is what is owed where its rows add up", () => {
  expect(loanOf(`${HEAD}${REGISTER}`)?.currentBalance).toBe("29638.84");
  expect(read(`${HEAD}${REGISTER}`).checks).toContainEqual({
    name: "loan-register",
    passed: true,
    detail: "30568.78 - 929.94 = 29638.84",
  });
});

test("a list of payments whose rows do not add up proves nothing", () => {
  expect(loanOf(`${HEAD}${REGISTER.replace("30,106.58", "30,106.85")}`)?.currentBalance).toBeUndefined();
});

test("a plan of payments to come is no list of payments made", () => {
  const plan = REGISTER.replace("01/23/2026", "05/23/2026")
    .replace("12/23/2025", "04/23/2026")
    .replace("11/23/2025", "03/23/2026");
  expect(loanOf(`${HEAD}${plan}`)?.currentBalance).toBeUndefined();
});

test("a month of a member's loan tells what was owed before it, its interest and its fees", () => {
  expect(
    loanOf(`
Lindgren Teachers Credit Union     MEMBER NUMBER ******4405
STATEMENT PERIOD 06/11/26 - 08/03/26
SUFFIX 41 SIGNATURE FIXED RATE
DATE        TRANSACTION           AMOUNT     LATE CHG     INTEREST     PRINCIPAL      BALANCE
06/11/26    PREVIOUS BALANCE                                                        32,499.75
06/15/26    PAYMENT              814.34-         0.00       277.33       537.01-    31,962.74
07/15/26    PAYMENT              814.34-         0.00       272.75       541.59-    31,421.15
08/03/26    NEW BALANCE                                                             31,421.15
ANNUAL PERCENTAGE RATE 10.24%
PAYMENT OF 814.34 IS DUE 08/26/26
                        THIS PERIOD     YEAR TO DATE
INTEREST CHARGED             550.08         2,004.13
FEES CHARGED                   0.00             0.00
`),
  ).toMatchObject({
    kind: "personal-loan",
    previousBalance: "32499.75",
    currentBalance: "31421.15",
    interestCharged: "550.08",
    feesCharged: "0.00",
    periodStart: "2026-06-11",
    periodEnd: "2026-08-03",
  });
});

test("what remains of the amount financed is not the amount financed", () => {
  expect(
    loanOf(`${HEAD}
Amount financed when you drove off             $53,428.21
Amount financed that remains (principal)       $32,394.98
`),
  ).toMatchObject({ originalBalance: "53428.21", currentBalance: "32394.98" });
});

test("the day by which everything would have to be paid is no due date", () => {
  const page = (line: string) => `
Granby Education Loans   Student loan statement
Account ending in 8329   Statement date 09/09/2026
Principal balance        $26,917.88
Monthly payment          $453.70
${line}
`;
  const payoff = page(
    "A payment made late costs five percent of it. Granby is a lender of its own. To pay in full\nby 09/19/2026 send $27,072.20.",
  );
  expect(loanOf(payoff)?.paymentDueDate).toBeUndefined();
  expect(loanOf(page("Due by 09/30/2026"))?.paymentDueDate).toBe("2026-09-30");
});

test("a share of a loan that is paid names its first amount", () => {
  expect(
    loanOf(`${HEAD}
Principal balance   $29,638.84
26% of $39,812.67 paid back since Jan 2, 2024
`)?.originalBalance,
  ).toBe("39812.67");
});

test("the department for which a servicer works is not the servicer", () => {
  expect(
    read(`
Northgate Ed Services                 Account Number: E8XXXX2563
a servicer to Federal Student Aid
Statement date 05/26/2026             Student loan bill
Due date                06/13/2026
Current amount due      $333.82
Unpaid principal        $26,196.99
Interest rate           4.05%
`).institution,
  ).toBe("Northgate Ed Services");
});

test("a payment's principal and interest beside it are no payments of their own", () => {
  expect(
    read(`${HEAD}
Principal balance     $27,361.24
Activity
Sep 4, 2025   autopay   completed     $783.76 principal     $1,481.52
Aug 4, 2025   autopay   completed     $764.80 principal     $1,481.52
`).transactions.map(({ amount }) => amount),
  ).toEqual(["1481.52", "1481.52"]);
});

test("a line of credit is told by what rolls forward and what can still be drawn", () => {
  expect(
    loanOf(`
Marisol Bank                             Home Access Line Statement
Account      XX-XXXX-5127
Billing cycle                            10/07/26 - 11/05/26
New balance                              $20,874.84
Minimum amount due                       $218.69
Due on or before                         11/30/26
Summary of the line                      Credit available
Previous balance          $17,324.37     Line amount                  $33,000
Payments and credits        -$208.24     Available for advances    $12,125.16
Advances                   $3,627.00     Draw period ends            08/05/35
Fees                           $0.00
Interest charge              $131.71
New balance               $20,874.84

Balance type              Daily periodic rate     ANNUAL PERCENTAGE RATE     Balance subject to rate     Interest
Variable-rate advances               0.02534%                      9.25%                  $17,324.37      $131.71
`),
  ).toMatchObject({
    kind: "heloc",
    currentBalance: "20874.84",
    creditLimit: "33000.00",
    availableCredit: "12125.16",
    apr: "9.25",
    interestCharged: "131.71",
  });
});

test("a plan says for how much it was bought, and what is next", () => {
  expect(
    loanOf(`
parcelo                                           Pay later plans, August 11, 2026
Driftline Surf Co.                                $127.86 left
Bought May 20, 2026 for $255.74 · order plan #5781
Next: $63.94 on Aug 17, 2026                      2 of 4 paid · 9.99% APR
`),
  ).toMatchObject({
    originalBalance: "255.74",
    minimumPayment: "63.94",
    paymentDueDate: "2026-08-17",
    apr: "9.99",
  });
});

test("a collector's list adds up in its own column, whatever stands beside it", () => {
  expect(
    loanOf(`
Brackenridge Recovery Group, Inc.                        Reference: 37255-5767
Brackenridge Recovery Group, Inc. is a debt collector    June 30, 2026
and writes to collect a debt owed to Mercy Valley Hospital.
What our records show
Your account was with Mercy Valley Hospital; its number ends
in 4572.
You owed on July 4, 2025                   $3,644.17     More you can do
Interest added from that day until now      +$272.35     Pay us, or settle in 6 parts of $50.00.
Fees added from that day until now           +$64.13     You may dispute the debt.
Amount of the debt today                   $3,980.65
`),
  ).toMatchObject({ currentBalance: "3980.65", accountLast4: "4572" });
});

test("the rate that a court may set is not the loan's", () => {
  expect(
    loanOf(`
OSTLEY & FINCH
April 14, 2026
Account: ************8067
This communication is from a debt collector. You owe $2,438.60 as of the date of this letter.
If the matter goes to court we will ask for the whole amount and
for interest at 8.00% a year from judgment.
`)?.apr,
  ).toBeUndefined();
});
