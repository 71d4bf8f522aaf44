import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const accountsOf = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" }).accounts;

test("the account's own number outranks that of the agreement, and a note's number is the loan's", () => {
  expect(
    accountsOf(`
NORTH PASS LOANS                          Loan Agreement No. 683652
                                                Generated 3/8/2026
Jordan A Sample | Account: NP24859166

Principal outstanding      $1,158.50      Next due date   3/30/2026
Annual percentage rate       127.00%      Scheduled payment  $73.51
`)[0]?.accountLast4,
  ).toBe("9166");
  expect(
    accountsOf(`
Bay & Timber Federal Credit Union
LOAN BILLING NOTICE

Member      Suffix     Note number      Notice date       Branch
2174330     L36        6460851564       26 Oct 2026       014

Loan balance      Rate     Regular payment     Delinquent     Late charge
10,579.49         7.49     231.39              0.00           0.00

PLEASE PAY 231.39 BY 9 NOV 2026.
Signature loans from 8.99% APR to 17.99% APR.
`)[0],
  ).toMatchObject({ accountLast4: "1564", apr: "7.49", currentBalance: "10579.49" });
});

test("groups side by side whose names stand above their programs, days and award numbers", () => {
  expect(
    accountsOf(`
Oakmere Student Aid Services
Account number                                         1951932676
Statement date                                         01/08/2026
Due date                                               01/26/2026

                         Group AA           Group AB           All groups
Loan program             SUBSIDIZED         UNSUBSIDIZED
First disbursed          05/07/2021         02/19/2022
Award ID                 741228670S26G004   731405015S26G051
Fixed interest rate      5.50%              6.50%
Original loan amount     $19,147.00         $10,108.00         $29,255.00
Principal balance        $12,576.59         $4,310.22          $16,886.81
Monthly payment          $207.80            $109.70            $317.50
`),
  ).toMatchObject([
    { accountLast4: "2676", currentBalance: "12576.59", minimumPayment: "207.80", apr: "5.50" },
    { accountLast4: "2676", currentBalance: "4310.22", minimumPayment: "109.70", apr: "6.50" },
  ]);
});

test("rates of a list of loans without a sign, under their heading", () => {
  expect(
    accountsOf(`
AIDPOINT LOAN SERVICES                                 BILLING NOTICE
ACCOUNT NUMBER                67 7938 5114
PAYMENT DUE DATE                05-09-2026

LOAN      RATE      ORIG AMT     PRINCIPAL     PAST DUE     PAYMENT
0001      3.400     8,331.00      8,254.55         0.00       81.99
0002      8.250     6,206.00      5,293.30         0.00       76.12
TOTAL              14,537.00     13,547.85         0.00      158.11
`),
  ).toMatchObject([
    { currentBalance: "8254.55", apr: "3.40" },
    { currentBalance: "5293.30", apr: "8.25" },
  ]);
});

test("numbers in the names of loans, in their line or the next, are each loan's own", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Bright Quad Student Loans                         Billing statement  09/01/2026
Total payment due    $90.88                       Due on             09/23/2026

Loan                     Original      Interest    Principal    Amount    Scheduled
                         amount        rate        balance      due       end
Undergraduate Loan       $5,242.00     9.99%       $3,810.18    $63.21    05/23/2033
13078349

Career Loan 16502385     $2,751.00     10.375%     $1,888.48    $27.67    04/23/2034

Total                                              $5,698.66    $90.88
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toMatchObject([
    { accountLast4: "8349", currentBalance: "3810.18", maturityDate: "2033-05-23" },
    { accountLast4: "2385", currentBalance: "1888.48", maturityDate: "2034-04-23" },
  ]);
});

test("full numbers never leave: the evidence of a number in a loan's name hides all but its end", () => {
  const { evidence } = extractFacts(
    [
      typedPage(`
Bright Quad Student Loans                         Billing statement  09/01/2026

Loan                     Original      Interest    Principal    Amount
                         amount        rate        balance      due
Graduate Loan 24055212   $5,242.00     9.99%       $3,810.18    $63.21
Career Loan 16502385     $2,751.00     10.375%     $1,888.48    $27.67
`),
    ],
    { source: "pdf-text" },
  );
  expect(evidence["accounts.0.accountLast4"]?.text).toBe("••••5212");
});

test("rows of a line of credit, each with its balance and payment, are debts of their own where their totals are printed", () => {
  const page = `
CANAL STREET FCU                                              Member 8951793
Home Equity Line of Credit Statement                          Statement date 09-19-2026
Amount due on 10-14-2026: $361.95

Sub-account                  Balance         APR        Minimum payment    Past due    Ends
L20 Variable Rate Line       $27,594.65      6.75%      $244.28            $0.00       06-19-2037
L21 Fixed Rate Advance       $9,568.13       7.375%     $117.67            $0.00       12-14-2035
Total                        $37,162.78                 $361.95            $0.00

Credit limit                 $130,568.13
Available to advance         $93,405.35
`;
  expect(accountsOf(page)).toMatchObject([
    { kind: "heloc", currentBalance: "27594.65", minimumPayment: "244.28", apr: "6.75" },
    { kind: "heloc", currentBalance: "9568.13", minimumPayment: "117.67", apr: "7.375" },
  ]);
});
