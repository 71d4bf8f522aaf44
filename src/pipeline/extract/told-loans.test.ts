import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });
const loansOf = (page: string) => read(page).accounts;

test("a loan told in sentences", () => {
  expect(
    loansOf(`
Brightwater Lending
Your personal loan statement     March 10, 2026

You still have $19,118.09 of principal to pay back. $730.24 of the $1,226.28 you paid went to principal.
Your next payment of $1,226.28 is due Thursday, April 2, 2026. Nothing is past due.
16 of 36 payments made. The last one is on November 2, 2027.
`)[0],
  ).toMatchObject({
    minimumPayment: "1226.28",
    paymentDueDate: "2026-04-02",
    maturityDate: "2027-11-02",
  });
});

test("labels of a loan in words that no list knows", () => {
  expect(
    loansOf(`
Granite Motor Credit
Auto loan statement              March 11, 2026
Note 57-95692305 2017 Chevrolet Malibu
This month's installment                      $339.14
On or before                                  March 30, 2026
Principal unpaid after your last payment    $8,631.68
Started at                                 $12,103.12
Simple interest rate                           15.375%
`)[0],
  ).toMatchObject({
    accountLast4: "2305",
    currentBalance: "8631.68",
    originalBalance: "12103.12",
    minimumPayment: "339.14",
    paymentDueDate: "2026-03-30",
  });
});

test("plans that print what is left of their first amount", () => {
  expect(
    loansOf(`
splitfair                             Pay later plans, October 4, 2026
Bright Optics order SW2169773
Pay in 4 plan                         $423.12 left of $564.16
Next: $141.04 on Oct 10, 2026
`)[0],
  ).toMatchObject({
    accountLast4: "9773",
    originalBalance: "564.16",
    currentBalance: "423.12",
    minimumPayment: "141.04",
    paymentDueDate: "2026-10-10",
  });
});

test("the rate in the name of a group is that of its loan, what autopay takes off is none", () => {
  expect(
    loansOf(`
Edgemont Education Servicing          Student loan statement, prepared 02/06/2026

Group A Direct - Subsidized fixed at 6.86%
Principal still owed                  $3,426.59
This month's share                       $66.90

Group B Direct - Unsubsidized fixed at 6.28%
Principal still owed                  $2,990.03
This month's share                       $36.88

Lower your rate by 0.25% with automatic payments.
`).map(({ apr, currentBalance, minimumPayment }) => [apr, currentBalance, minimumPayment]),
  ).toEqual([
    ["6.86", "3426.59", "66.90"],
    ["6.28", "2990.03", "36.88"],
  ]);
});

describe("lines of credit", () => {
  test("roll forward like a card, whatever they call themselves", () => {
    expect(
      loansOf(`
Ember Valley Credit Union            May 31, 2026 through Jun 29, 2026
Checking Reserve Line loan statement
What you owe now              $559.34     What you owed before    $399.23
Amount due                     $25.00     Advances                $173.60
Due on                   Jul 24, 2026     Paid by you              $19.04
Approved for                   $1,500     Interest                  $5.55
Not yet used                  $940.66     Fees                      $0.00
`)[0],
    ).toMatchObject({
      kind: "loan",
      previousBalance: "399.23",
      currentBalance: "559.34",
      creditLimit: "1500.00",
      availableCredit: "940.66",
      paymentsAndCredits: "19.04",
    });
  });

  test("small print that offers an equity line leaves a mortgage a mortgage", () => {
    expect(
      loansOf(`
Stonebridge Home Finance          Mortgage statement, September 12, 2026
Unpaid principal      $226,089.88
Escrow balance          $1,511.33
Regular monthly payment $2,667.10
Equity for less: home-equity lines from 7.99% APR up to $250,000.00 for owners of a home of their own.
`)[0]?.kind,
    ).toBe("mortgage");
  });
});

test("a sentence tells what is past due, a line that breaks in a day goes on with its year", () => {
  expect(
    loansOf(`
lumen lending                          Loan statement of Apr 17, 2026
$525.51 is past due. Please pay it as soon as you can.
Principal balance: $15,522.23   Monthly payment: $525.51   Due date: May 4, 2026   Maturity date: January 6,
2030
`)[0],
  ).toMatchObject({ pastDue: "525.51", minimumPayment: "525.51", maturityDate: "2030-01-06" });
});
