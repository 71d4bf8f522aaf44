import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const HEAD = `
Harbor Home Loans                     Mortgage Statement
                                      Loan Number             0176281573
                                      Statement Date          05/18/2026
                                      Payment Due Date        06/01/2026

Outstanding Principal   $408,452.13   Principal               $634.09
Interest Rate           4.000%        Interest                $1,361.51
                                      Escrow                  $567.95
                                      Regular Monthly Payment $2,563.55
                                      Total Amount Due        $2,563.55

Transaction Activity (04/19/2026 to 05/18/2026)
`;

const rowsOf = (list: string) =>
  extractFacts([typedPage(`${HEAD}${list}`)], { source: "pdf-text" }).transactions.map(
    ({ description, amount }) => [description, amount],
  );

test("taxes and insurance that a servicer pays have a minus, what the holder pays has none", () => {
  expect(
    rowsOf(`
Date        Description               Principal  Interest   Escrow      Total Amount
04/23/2026  Property tax paid         $0.00      $0.00      ($795.31)   ($795.31)
04/25/2026  Homeowner's ins. paid     $0.00      $0.00      ($400.00)   ($400.00)
05/06/2026  Payment - thank you       $630.99    $1,364.61  $567.95     $2,563.55
05/06/2026  Principal reduction       $300.00    $0.00      $0.00       $300.00
`),
  ).toEqual([
    ["Property tax paid", "-795.31"],
    ["Homeowner's ins. paid", "-400.00"],
    ["Payment - thank you", "2563.55"],
    ["Principal reduction", "300.00"],
  ]);
});

test("a late charge with a minus is charged, though nothing was paid", () => {
  expect(
    rowsOf(`
Date        Description               Principal  Interest   Fees        Total
05/17/2026  Late charge assessed      $0.00      $0.00      -$69.46     -$69.46
`),
  ).toEqual([["Late charge assessed", "-69.46"]]);
});

test("where payments have the minus, as on a card, charges have none", () => {
  expect(
    rowsOf(`
Date        Description               Amount
05/06/2026  Payment received          -$2,563.55
05/17/2026  Late charge               $69.46
05/18/2026  Late charge waived        -$69.46
`),
  ).toEqual([
    ["Payment received", "2563.55"],
    ["Late charge", "-69.46"],
    ["Late charge waived", "69.46"],
  ]);
});

test("the amount of a row is what its parts come to, under whatever heading it stands", () => {
  expect(
    rowsOf(`
Date        Description               Total Paid To  Interest   Escrow    Received
05/06/2026  Regular payment           $630.99        $1,364.61  $567.95   $2,563.55
`),
  ).toEqual([["Regular payment", "2563.55"]]);
});

test("what escrow will pay and what is yet to be paid is listed, and no movement", () => {
  expect(
    rowsOf(`
Date        Description               Principal  Interest   Escrow      Total Amount
04/23/2026  County taxes              $0.00      $0.00      -$795.31    -$795.31
05/06/2026  Regular payment           $630.99    $1,364.61  $567.95     $2,563.55

Escrow: what we expect to pay
12/01/2026  County taxes              $820.00
03/01/2027  Homeowners insurance      $1,100.00
`),
  ).toEqual([
    ["County taxes", "-795.31"],
    ["Regular payment", "2563.55"],
  ]);
});

test("what goes to the principal or waits unapplied was brought, though no sign says so", () => {
  expect(
    rowsOf(`
Date        Description               Principal  Interest   Escrow      Total
05/06/2026  Principal curtailment     $300.00    $0.00      $0.00       $300.00
05/09/2026  Unapplied funds received  $0.00      $0.00      $0.00       $450.00
05/16/2026  Late payment fee          $0.00      $0.00      $0.00       $45.00
`),
  ).toEqual([
    ["Principal curtailment", "300.00"],
    ["Unapplied funds received", "450.00"],
    ["Late payment fee", "-45.00"],
  ]);
});

test.each(["Principal paid", "Interest paid", "Applied"])(
  "between the balance before and the balance after the amount is what stands under %j",
  (heading) => {
    expect(
      rowsOf(`
Date        Description           Opening balance   ${heading.padEnd(14)}   Closing balance
05/06/2026  Payment - thank you   $408,752.13       $300.00          $408,452.13
`),
    ).toEqual([["Payment - thank you", "300.00"]]);
  },
);

test("a payment that was scheduled and made is a movement, one that is scheduled is none", () => {
  expect(
    rowsOf(`
Date        Type         Description               Amount
05/06/2026  Scheduled    Payment - thank you       $2,563.55
06/01/2026  Scheduled    Payment                   $2,563.55
`),
  ).toEqual([["Payment - thank you", "2563.55"]]);
});

test("a late charge that is assessed is charged, though taxes have a minus and it has none", () => {
  expect(
    rowsOf(`
Date        Description               Total        Escrow       Fees     Unapplied
05/06/2026  Late charge assessed      $58.44                    $58.44
05/10/2026  Partial payment           $500.00                            $500.00
05/11/2026  County tax                -$1,900.12   -$1,900.12
`),
  ).toEqual([
    ["Late charge assessed", "-58.44"],
    ["Partial payment", "500.00"],
    ["County tax", "-1900.12"],
  ]);
});

test("a late charge without a minus is owed, though taxes in the same list have one", () => {
  expect(
    rowsOf(`
Date      Description               Total       Principal   Interest   Escrow       Fees
05/01/26  Payment                   $2,563.55   $630.99     $1,364.61  $567.95
05/04/26  County tax disbursement   -$1,102.11                         -$1,102.11
05/16/26  Late Charge               $72.15                                          $72.15
`),
  ).toEqual([
    ["Payment", "2563.55"],
    ["County tax disbursement", "-1102.11"],
    ["Late Charge", "-72.15"],
  ]);
});
