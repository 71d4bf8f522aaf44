import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const DETAIL = `
OZHELA                                            MONTHLY BILLING STATEMENT
                                                  Statement Date               04/14/2026
A servicer to Federal Student Aid                 Account Number               7147158846
                                                  Payment Due Date             05/06/2026
                                                  Current Amount Due               $49.38
MORGAN T EXAMPLE                                  Past Due Amount                   $0.00
                                                  Total Amount Due                 $49.38

Loan Detail
Loan                                              Original    Interest   Current      Outstanding
          Loan Program              Disb. Date
Sequence                                          Principal   Rate       Principal    Interest
001       DIRECT SUBSIDIZED         09/07/2014    $2,000.00   5.50%      $1,871.96    $1.13
002       DIRECT SUBSIDIZED         09/11/2015    $2,900.00   2.75%      $1,692.93    $2.04
TOTAL                                             $4,900.00              $3,564.89    $3.17
`;

test("a second table under the same codes says what is to be paid on each loan", () => {
  const { accounts } = read(`${DETAIL}
Payment Detail
Loan                              Regular Monthly
          Repayment Plan                               Past Due     Amount Due
Sequence                          Payment
001       LEVEL                   $21.71               $0.00        $21.71
002       LEVEL                   $27.67               $0.00        $27.67
TOTAL                             $49.38               $0.00        $49.38
`);
  expect(accounts).toMatchObject([
    { currentBalance: "1871.96", minimumPayment: "21.71", pastDue: "0.00" },
    { currentBalance: "1692.93", minimumPayment: "27.67", pastDue: "0.00" },
  ]);
});

test("what was paid on each of them is no payment to come", () => {
  const { accounts } = read(`${DETAIL}
How your last payment was applied
Loan                              Principal    Interest     Payment
001       EFT                     $20.00       $1.71        $21.71
002       EFT                     $25.00       $2.67        $27.67
TOTAL                             $45.00       $4.38        $49.38
`);
  expect(accounts.map(({ currentBalance, minimumPayment }) => [currentBalance, minimumPayment])).toEqual([
    ["1871.96", undefined],
    ["1692.93", undefined],
  ]);
});

test("a code may stand behind a word for a loan, and a heading may be cut short", () => {
  const { accounts } = read(`
OZHELA LOAN SERVICING                             Statement Date               04/14/2026
A servicer to Federal Student Aid                 Account Number               7147158846
                                                  Payment Due Date             05/06/2026

Loan      Program             Orig. Principal   Rate      Prin. Balance    Unpaid Int.
Loan 1    DIRECT SUBSIDIZED   $2,000.00         5.50%     $1,871.96        $1.13
Loan 2    DIRECT SUBSIDIZED   $2,900.00         2.75%     $1,692.93        $2.04

Your Payment
Loan      Repayment Plan          Monthly Payment    Past Due     Amount Due
Loan 1    LEVEL                   $21.71             $0.00        $21.71
Loan 2    LEVEL                   $27.67             $0.00        $27.67
`);
  expect(accounts).toMatchObject([
    { originalBalance: "2000.00", currentBalance: "1871.96", minimumPayment: "21.71" },
    { originalBalance: "2900.00", currentBalance: "1692.93", minimumPayment: "27.67" },
  ]);
});
