import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (...pages: string[]) =>
  extractFacts(
    pages.map((text, index) => typedPage(text, { number: index + 1 })),
    { source: "pdf-text" },
  );

test("a second letter is a paper of its own: what was borrowed there is no figure of the first", () => {
  const { accounts } = read(
    `
Haverstraw Home Loans                           PO Box 619063, Dallas, TX 75261

April 24, 2026

RE: Notice of servicing transfer, your loan number is 1975442034

Dear Homeowner: The servicing of your mortgage moves to Haverstraw Home Loans on May 10, 2026.
On the transfer date we expect these figures:

Unpaid principal balance              $264,454.91
Interest rate                         2.875%
Principal and interest                $1,826.71
Escrow for taxes and insurance        $685.65
Total monthly payment                 $2,512.36
Next payment due to us                May 21, 2026
Maturity                              02/21/2041
`,
    `
simple path

Apr 27, 2026

Hi JORDAN,

Good news: we moved your May 7 payment for loan SP8219699. Here is what that means.
You don't owe anything until June 7. On June 7, 2026 your regular payment of $546.22 is due again,
and interest goes on at 14.49% a year on your principal of $8,349.26. Your last payment is now planned
for October 8, 2027 instead of September 7, 2027.

You borrowed $15,871.00 on 9/7/2024.
`,
  );
  expect(accounts).toHaveLength(2);
  expect(accounts[0]).not.toHaveProperty("originalBalance");
  expect(accounts[1]).toMatchObject({
    accountLast4: "9699",
    statementDate: "2026-04-27",
    paymentDueDate: "2026-06-07",
    maturityDate: "2027-10-08",
  });
  expect(accounts[1]).not.toHaveProperty("institution");
});

test("of a leased employer's stub the payer is where the work is done, and gross is what stands before taxes and plans", () => {
  const { income } = read(`
trellisHR                            WORKSITE EMPLOYER           Pay stmt no. 58983
                                     Harrow Bay Marine Works     Pay period 05/24/26-05/30/26
TrellisHR PEO Services IV, Inc., co-employer                     Check date 06/03/26
4000 Westchase Blvd, Raleigh NC 27607                            Weekly (52)

CASEY R SPECIMEN                     Emp ID 5610

                Gross      Pre-tax *        Taxes          NET
This check   3,048.55         374.83       629.53     2,044.19
YTD         67,072.01       8,266.07    13,920.75    44,885.19

PAID BY YOUR EMPLOYER (not part of gross): MEP match 106.70; FUTA 11.80. Taxable
wages FITW 2,673.72.
`);
  expect(income).toMatchObject([
    { payer: "Harrow Bay Marine Works", grossPay: "3048.55", netPay: "2044.19" },
  ]);
});

test("each of a servicer's loans has its payment of this month", () => {
  const { accounts } = read(`
CADDIS LOAN SERVICING                         Billing statement
                                              February 10, 2026
                                              Borrower ID 7839723186
                                              Current amount due     $264.74
                                              Pay by 03/03/2026      $264.74

Loan 01    Owned by OakTree Education Trust             First disbursed 12/20/2019
Original amount  Principal balance  Interest rate  Unpaid interest  Payment this month  Past due
$4,310.00        $3,110.95          7.50%          $9.79            $39.95              $0.00

Loan 02    Owned by Third Coast Bank, SSB               First disbursed 11/23/2014
Original amount  Principal balance  Interest rate  Unpaid interest  Payment this month  Past due
$22,001.00       $2,178.82          6.875%         $6.85            $224.79             $0.00

All loans: principal    $5,289.77
`);
  expect(accounts.map(({ currentBalance, minimumPayment }) => [currentBalance, minimumPayment])).toEqual([
    ["3110.95", "39.95"],
    ["2178.82", "224.79"],
  ]);
});
