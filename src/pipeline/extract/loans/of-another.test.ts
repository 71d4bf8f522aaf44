import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const loanOf = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" }).accounts[0];

test("what a percentage is taken of, a payment that only dates something and a rate in a range are not the loan's", () => {
  const loan = loanOf(`
Cobalt Ridge Lending                               Loan statement
                                      Statement date April 10, 2026
Loan number                                              850862854
Remaining principal                                     $11,268.57
Interest rate (fixed)                                       14.24%
Payment due                                                $636.27
Due date                                              Apr 30, 2026
Principal before payment                                $11,765.23

A late fee of the greater of 5% of the past due amount or $15 applies. New loans run from 7.80% to 35.99% APR.
Returned payments cost $20.00. The law caps the rate at 6% in active service.
`);
  expect(loan).toMatchObject({ currentBalance: "11268.57", minimumPayment: "636.27", apr: "14.24" });
  expect(loan).not.toHaveProperty("pastDue");
});

test("the balance of the prior bill is no second loan, and the day of the last payment is the loan's end", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
COPPER RIVER AUTO FINANCE
ACCOUNT                                              60-3210861-4
BILLED                                                   10/13/26
PAYMENT DUE                                              11/03/26

NEXT PAYMENT IS NUMBER 17 OF 48        RATE 12.99 PCT SIMPLE INTEREST

PRINCIPAL BALANCE PRIOR BILL                             13,164.29
PRINCIPAL PORTION OF PAYMENT 10/06/26                      334.03-
PRINCIPAL BALANCE THIS BILL                              12,830.26

REGULAR PAYMENT                                             476.53
TOTAL PAST DUE                                                0.00
AMOUNT NOW DUE                                              476.53
LAST PAYMENT IS DUE                                       06/03/29
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toHaveLength(1);
  expect(accounts[0]).toMatchObject({
    currentBalance: "12830.26",
    minimumPayment: "476.53",
    apr: "12.99",
    paymentDueDate: "2026-11-03",
    maturityDate: "2029-06-03",
  });
});

test("the day beside the first line of the address", () => {
  expect(
    loanOf(`
                    PIER & PLAIN SAVINGS BANK
         12 Custom House Square, Belfast, Maine 04915

Riley Q Muster                                     April 12, 2026
5620 County Road 19                        Home loan 5737-3376-09
FRESNO, CA 93721                                 Customer 0026906

Your monthly mortgage statement
Regular payment                                         $1,975.80
Due date                                              May 1, 2026
Principal balance                                     $119,047.34
`),
  ).toMatchObject({ statementDate: "2026-04-12", currentBalance: "119047.34" });
});

test("the total that a sentence adds up from what is due is not the debt", () => {
  const { accounts, questions } = extractFacts(
    [
      typedPage(`
PIER & PLAIN SAVINGS BANK
Home loan 5737337609
Statement date                                      April 12, 2026

Your regular payment of $1,975.80 is due on May 1, 2026. In addition $3,951.60 from earlier months is past
due and late charges of $153.96 are unpaid, so that the total you owe us today is $6,081.36. Thank you.

Regular payment                                          $1,975.80
To be sent                                               $6,081.36
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.minimumPayment).toBe("1975.80");
  expect(accounts[0]).not.toHaveProperty("currentBalance");
  expect(questions.map(({ path }) => path)).not.toContain("accounts.0.currentBalance");
});

test("what was paid of the principal so far, in a row that says so, is not what is owed", () => {
  const loan = loanOf(`
PIER & PLAIN SAVINGS BANK
Home loan 5737337609
Statement date                                      April 12, 2026
Regular payment                                          $1,975.80
Due date                                               May 1, 2026

                   Principal      Interest       Total
This payment       $1,051.75      $924.05        $1,975.80
So far in 2026     $31,713.53     $9,257.27      $40,970.80
`);
  expect(loan?.minimumPayment).toBe("1975.80");
  expect(loan).not.toHaveProperty("currentBalance");
});

const heldAt = (day: string) =>
  loanOf(`
Cobalt Ridge Lending                               Loan statement
Loan number                                             850862854
Statement date                                     April 10, 2026
Principal balance ${day}                                $8,000.00
Payment due                                               $348.00
Due date                                             Apr 30, 2026
`)?.currentBalance;

test("what is owed at the end of a month is owed now, at its beginning it was owed before", () => {
  for (const day of ["at month end", "at statement date", "at period end"])
    expect(heldAt(day)).toBe("8000.00");
  for (const day of ["at last statement", "at period start", "at the beginning of the month"])
    expect(heldAt(day)).toBeUndefined();
});

const endOf = (label: string) =>
  loanOf(`
Cobalt Ridge Lending                               Loan statement
Loan number                                             850862854
Statement date                                     April 10, 2026
Principal balance                                       $8,000.00
Payment due                                               $348.00
Next payment due date                                  04/30/2026
${label}
`)?.maturityDate;

test("a last payment ends the loan only where it is due after the next one", () => {
  for (const label of ["Last payment due date", "Last due date", "Last amount due"]) {
    expect(endOf(`${label}            03/15/2026`)).toBeUndefined();
    expect(endOf(`${label}            03/15/2029`)).toBe("2029-03-15");
  }
});

test("a payment with its parts in a list is no instalment, whatever it is called", () => {
  const loan = loanOf(`
kindlow                                               Monthly statement
Riley Muster                                          Statement date Apr 30, 2026
Loan ID RT24-8824
Original loan amount      $1,431.69
APR                       19.99%
Next payment $92.72 due May 11, 2026
Remaining principal balance $1,362.82
Activity this period
Date             Description             Principal     Interest     Amount
Apr 11, 2026     Installment 1 of 18     $68.87        $23.85       $92.72
`);
  expect(loan).toMatchObject({ currentBalance: "1362.82", minimumPayment: "92.72" });
});

test.each([
  ["Refunded", "Scheduled", "40.00"],
  ["Rescheduled", "Upcoming", "80.00"],
  ["Paid", "Paid", "0.00"],
])("nothing falls due on the day of a part that is paid: %s, %s", (third, fourth, left) => {
  const loan = loanOf(`
QuartaPay                                       Order details
Order #300114522                                Sole House
Order date            Sep 30, 2026
Order total           $160.00
Remaining balance     $${left}
Pay in 4 interest-free installments
Payment     Due date          Amount     Status
1 of 4      Sep 30, 2026      $40.00     Paid
2 of 4      Oct 14, 2026      $40.00     Paid
3 of 4      Oct 28, 2026      $40.00     ${third}
4 of 4      Nov 11, 2026      $40.00     ${fourth}
Statement printed Nov 2, 2026
`);
  expect(loan?.currentBalance).toBe(left);
  expect(["2026-09-30", "2026-10-14"]).not.toContain(loan?.paymentDueDate);
});

test("parts that were collected and one that was not are told by those words", () => {
  const loan = loanOf(`
QuartaPay                                       Order details
Order #300114522                                Sole House
Order total           $160.00
Remaining balance     $80.00
Pay in 4 interest-free installments
Payment     Due date          Amount     Status
1 of 4      Sep 30, 2026      $40.00     Collected
2 of 4      Oct 14, 2026      $40.00     Successful
3 of 4      Oct 28, 2026      $40.00     Unsuccessful
4 of 4      Nov 11, 2026      $40.00     Upcoming
Statement printed Nov 2, 2026
`);
  expect(loan).toMatchObject({ minimumPayment: "40.00", paymentDueDate: "2026-10-28" });
});
