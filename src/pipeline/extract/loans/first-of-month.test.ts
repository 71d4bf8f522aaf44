import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const loanOf = (rows: string) =>
  extractFacts(
    [
      typedPage(`
Larkmoor Lending                          Home Equity Line statement
                                                     October 7, 2026

Hi CASEY, here's your statement for loan HE3772-121522.

Monthly payment              Due on               Current principal balance
$976.97                      October 28, 2026     $101,846.86

Autopay is on. We'll withdraw $976.97 from your account ending in 8806 on October 28, 2026.

Since your last statement
Starting principal balance                          $101,995.12
Payments received                                       $976.97
 applied to principal                                   $148.26
${rows}

Credit limit                                        $103,000.00
Interest rate (fixed)                                     9.75%
`),
    ],
    { source: "pdf-text" },
  ).accounts[0];

test("a starting balance is the month's where an ending one stands beside it, else what was lent", () => {
  const ofMonth = loanOf("Ending principal balance                            $101,846.86");
  expect(ofMonth).toMatchObject({ previousBalance: "101995.12", currentBalance: "101846.86" });
  expect(ofMonth?.originalBalance).toBeUndefined();
  expect(loanOf("")).toMatchObject({ originalBalance: "101995.12", currentBalance: "101846.86" });
});

test("the account from which a payment is withdrawn is not the loan", () => {
  expect(loanOf("")?.accountLast4).toBe("1522");
});

const lifeOf = (
  first: string,
  last: string,
  payment = "Monthly payment                                 $525.00",
) =>
  extractFacts(
    [
      typedPage(`
Sunward Lending                                 Personal Loan Statement
                                                October 5, 2026
Account number: 5512-90881
${first.padEnd(48)}$25,000.00
Ending principal balance                        ${last}
Interest rate                                   5.900%
${payment}
Payment due date                                October 27, 2026
`),
    ],
    { source: "pdf-text" },
  ).accounts[0];

test("an initial balance is what was lent, whatever ends beside it", () => {
  for (const last of ["$15,000.00", "$24,600.00"])
    expect(lifeOf("Initial principal balance", last)).toMatchObject({ originalBalance: "25000.00" });
});

test("a starting balance from which more came off than was paid in the month may be either", () => {
  const either = lifeOf("Starting principal balance", "$15,000.00");
  expect(either).toMatchObject({ currentBalance: "15000.00", minimumPayment: "525.00" });
  expect(either?.previousBalance).toBeUndefined();
  expect(either?.originalBalance).toBeUndefined();
  const paid = "Payments received                               $10,100.00";
  expect(lifeOf("Starting principal balance", "$15,000.00", paid)?.originalBalance).toBeUndefined();
  expect(lifeOf("Starting principal balance", "$24,600.00")?.originalBalance).toBeUndefined();
});
