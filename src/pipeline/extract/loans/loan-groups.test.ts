import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const UNDER_A_TABLE = `
GREAT PLAINS EDUCATION LENDING
Account Number: 88 4410 2219                     Statement Date: 10/08/2026
Summary of your loans
Loan              Disbursed     Original Amount   Interest Rate   Current Balance   Monthly Payment
Undergraduate 01  08/15/2019    $5,500.00         4.530%          $3,912.40         $57.11
Graduate 03       08/20/2022    $20,500.00        6.540%          $19,880.31        $233.05
Total                           $26,000.00                        $23,792.71        $290.16

Amount Due                                        $290.16
Past Due                                          $0.00
Total Amount Due by 11/01/2026                    $290.16
`;

test("amounts right under a column of rates do not hide what it holds", () => {
  const { accounts } = extractFacts([typedPage(UNDER_A_TABLE)], { source: "pdf-text" });
  expect(accounts.map(({ apr, kind }) => [apr, kind])).toEqual([
    ["4.53", "student-loan"],
    ["6.54", "student-loan"],
  ]);
});

test("a loan whose lesser figures have words behind them is no line of captions", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
EXAMPLE LOAN SERVICING
STUDENT LOAN STATEMENT
Account number  9912344417
Statement date  10/31/2026
Payment due date  11/20/2026

Loan         Principal balance   Original balance    Interest rate
Loan AA      $9,000.00           $10,000.00 orig     4.50% fixed
Loan AB      $7,000.00           $8,000.00 orig      5.50% fixed
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts.map(({ currentBalance }) => currentBalance)).toEqual(["9000.00", "7000.00"]);
});

test("a list of payments below is no part of the table of loans; a number with a hyphen ends in its digits", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
CREST EDUCATION LENDING                                       Statement date: 02/20/2026
Total amount due               $268.14                        Due date  March 15, 2026
Your loan details
Loan ID    Type                 Disbursed    Interest rate   Unpaid principal   Regular monthly payment
000123-01  Signature Student    09/02/2014   6.25%           $9,304.88          $103.41
000123-02  Signature Student    09/02/2015   5.75%           $14,813.14         $164.73

Transactions since last statement
02/14/2026   Payment           $268.14    Principal $154.20    Interest $113.94
`),
    ],
    { source: "pdf-text" },
  );
  expect(
    accounts.map(({ kind, currentBalance, accountLast4 }) => [kind, currentBalance, accountLast4]),
  ).toEqual([
    ["student-loan", "9304.88", "2301"],
    ["student-loan", "14813.14", "2302"],
  ]);
});

test("a mere balance of each plan outranks what all of them come to", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
lattice                                                       Account overview
                                                              As of May 12, 2026

   You owe                   Active loans              Your spending estimate
   $1,039.87                 2                         $2,100

Active loans
   Peloria Fitness Loan ID K7QX-6850
   Balance                  $784.06       Next payment        $92.66
   Loan amount              $1,485.25     Due date            Jun 8, 2026
   APR                      15.00%        Final payment       Feb 8, 2027

   Marlow Mattress Co. Loan ID ZP4W-4114
   Balance                  $255.81       Next payment        $85.27
   Loan amount              $341.08       Due date            May 20, 2026
   APR                      0.00%         Final payment       Jun 17, 2026
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts.map(({ currentBalance }) => currentBalance)).toEqual(["784.06", "255.81"]);
});
