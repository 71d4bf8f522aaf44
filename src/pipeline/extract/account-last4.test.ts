import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const last4Of = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).accounts.map(({ accountLast4 }) => accountLast4);

test("a number in the second line of a movement is that of the other side", () => {
  expect(
    last4Of(`
Allegro Bank                                                  Customer Statement
Account Name                 Account Number           Beginning Balance         Ending Balance
Spending Account             xxxxxx3308                       $1,110.11                $710.11

Activity from 10/05/2026 to 11/04/2026
Date           Description                              Credits          Debits          Balance
10/05/2026     Beginning Balance                                                       $1,110.11
10/29/2026     Internet transfer to Online Savings        $0.00        -$400.00          $710.11
               account XXXXXX9917
11/04/2026     Ending Balance                                                            $710.11
`),
  ).toEqual(["3308"]);
});

test("the number of an outside account in several movements is not that of the statement", () => {
  expect(
    last4Of(`
STERLING PEAK BANK, MEMBER FDIC                  Online Savings Account Statement
Statement Period: Oct 1 - Oct 31, 2026           Account Number: 4410 2299 8871

Beginning balance as of 10/01/2026                                $8,000.00
Deposits and credits                              1               $1,000.00
Withdrawals and debits                            1                $-500.00
Ending balance as of 10/31/2026                                   $8,500.00

Date            Transaction Type        Description                       Debit         Credit       Balance
Oct 06, 2026    ACH Deposit             From external acct ending 2231               $1,000.00     $9,000.00
Oct 19, 2026    ACH Withdrawal          To external acct ending 2231   ($500.00)                   $8,500.00
`),
  ).toEqual(["8871"]);
});

describe("a card that payments are automatic with", () => {
  test.each([
    "Cash back is automatically credited to your card ending in 4833.",
    "Your monthly streaming charges are automatically billed to your Visa card ending 4833.",
    "AutoPay is set with your card ending in 4833.",
  ])("is the paper's own where that is of a card: %s", (sentence) => {
    expect(
      last4Of(`
NORTHGATE BANK VISA
Statement closing date 10/12/2026
Payment due date November 7, 2026
New balance                    $2,345.67
Minimum payment due               $57.00
${sentence}
`),
    ).toEqual(["4833"]);
  });

  test.each([
    "Payments are automatically billed to your card ending in 4833.",
    "Payments are automatically taken from your card ending in 4833.",
  ])("only pays for a plan where it is charged: %s", (sentence) => {
    expect(
      last4Of(`
NORTH PASS LOANS                   Loan statement
Statement date 10/12/2026
Payment plan balance             $600.00
Monthly payment                   $50.00
Due date                      11/15/2026
${sentence}
`),
    ).toEqual([undefined]);
  });
});
