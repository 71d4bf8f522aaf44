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
