import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });
const loanOf = (page: string) => read(page).accounts[0];

test("facts of a loan as questions and answers; what was paid of the principal is not what is owed", () => {
  expect(
    loanOf(`
hearthline                                        Mortgage statement
                                         Statement date Oct 14, 2026
Your usual monthly payment                                 $1,977.06

How much do I still owe? Principal only.                 $165,657.93
How much did I borrow? June 5, 2008                      $271,306.00
What is my interest rate? Fixed for life                       6.24%
When will it be paid off?                               June 5, 2038
What is in my escrow account?                                $637.22
My loan number                                          HL1952779994

You paid $7,080.23 of principal and $7,938.16 of interest.
`),
  ).toMatchObject({
    currentBalance: "165657.93",
    originalBalance: "271306.00",
    maturityDate: "2038-06-05",
    apr: "6.24",
  });
  const onlyPaid = read(`
hearthline                                        Mortgage statement
                                         Statement date Oct 14, 2026
Your usual monthly payment                                 $1,977.06
Loan number                                               1952779994

You paid $7,080.23 of principal and $7,938.16 of interest.
`);
  expect(onlyPaid.accounts[0]?.minimumPayment).toBe("1977.06");
  expect(onlyPaid.accounts[0]).not.toHaveProperty("currentBalance");
  expect(onlyPaid.questions.map(({ path }) => path)).not.toContain("accounts.0.currentBalance");
});

test("what is billed of a note: installments that were not received, its amount, its rate until a day", () => {
  expect(
    loanOf(`
Cedar Prairie Credit Union
Home loan billing notice                         Prepared April 17, 2026
Loan no.                                                    1122751559
Installment due                                           May 11, 2026
Unpaid principal                                           $295,723.33
Amount of the note                                         $312,867.00
Interest rate until the next change date                        4.375%

Scheduled installment                                        $2,057.94
Installments not yet received                                $2,057.94
Unpaid late charges                                             $25.00
Please remit                                                 $4,140.88
`),
  ).toMatchObject({
    originalBalance: "312867.00",
    apr: "4.375",
    minimumPayment: "2057.94",
    pastDue: "2057.94",
  });
});

test("the account that pays is not the loan, and a rate with the fee in it is not the rate", () => {
  expect(
    loanOf(`
quillo
Your next payment of $1,069.41 will be withdrawn from your bank
account ••6120 on May 4, 2026.

Loan                                               #7306723319
Unsecured personal loan
Remaining principal                                 $13,341.19
You borrowed                                        $34,570.30

Interest rate                                           7.125%
10.54% APR, including the origination fee
`),
  ).toMatchObject({ accountLast4: "3319", paymentDueDate: "2026-05-04", apr: "7.125" });
});

test("the short words of an old bank system", () => {
  expect(
    loanOf(`
OZARK VALLEY BANK & TRUST          INSTALLMENT LOAN BILLING
CONSUMER LOAN OPERATIONS           DATE PRINTED 10/02/26
                                   NOTE NBR     8485006595

AMT FINANCED       $17,912.22      REG PMT AMT        $354.60
CURR PRIN BAL      $10,325.00      PMT DATE          10/24/26
`),
  ).toMatchObject({ accountLast4: "6595", paymentDueDate: "2026-10-24", currentBalance: "10325.00" });
});

test("who bought a debt is its creditor, and a letter's day stands beside a box", () => {
  const letter = (story: string) =>
    read(`
GRAYSTOKE RECEIVABLES, LLC
August 2, 2026                               Our file           GR-476054971
                                             Original creditor  Mercy Valley Hospital
CASEY R SPECIMEN                             Amount of the debt now   $4,122.46

${story} This is an attempt to collect a debt.
If you dispute this debt or any part of it, write to us.
`);
  const bought = letter("We purchased the account shown above.");
  expect(bought.institution).toBe("GRAYSTOKE RECEIVABLES, LLC");
  expect(bought.accounts[0]).toMatchObject({ statementDate: "2026-08-02", currentBalance: "4122.46" });
  expect(letter("We collect for the creditor shown above.").institution).toBe("Mercy Valley Hospital");
});

test("what a list of rows covers is no period of a statement of an earlier day", () => {
  const text = `
Ferry Vale Mortgage                                  Mortgage Statement
                                                     Statement Date: 3/20/2026
Account Number          7734567
Payment Due Date        4/1/2026
Amount Due            $1,841.71

Outstanding Principal     $264,776.43         Principal                      $386.46
Interest Rate                   4.75%         Interest                     $1,048.07
                                              Escrow                         $235.18
                                              Regular Monthly Payment      $1,669.71

Transaction Activity (2/21 to 3/21)
Date      Description                              Charges       Payments
3/16/26   Late Fee                                 $160.00
3/17/26   Payment Received                                      $1,669.71
`;
  const [account] = extractFacts([typedPage(text)], { source: "pdf-text" }).accounts;
  expect(account).toMatchObject({ statementDate: "2026-03-20", accountLast4: "4567" });
  expect(account).not.toHaveProperty("periodEnd");
});

test("the first day of such a range is no period either", () => {
  const text = `
Ferry Vale Mortgage
Statement Date:  06/12/2026
Loan Number:  1234567890                          Mortgage Loan Statement
Payment Due Date: 07/01/2026
Amount Due $1,722.10

Outstanding principal balance       $201,332.10      Principal                    $411.10
Interest rate                            4.250%      Interest                     $713.05
Escrow balance                        $3,012.10      Escrow                       $597.95
Prepayment penalty                          No       Regular monthly payment    $1,722.10
Transaction Activity (05/15/2026 - 06/14/2026)
Date        Description        Charges       Payments
06/01/2026  Payment received                 $1,722.10
`;
  const [account] = extractFacts([typedPage(text)], { source: "pdf-text" }).accounts;
  expect(account).toMatchObject({ statementDate: "2026-06-12", currentBalance: "201332.10" });
  expect(account).not.toHaveProperty("periodStart");
});

test("the day between 'total amount due' and its amount is the day it is due", () => {
  const text = `
FERRY VALE HOME MORTGAGE
Return Mail Operations
PO Box 14411
Odell, OR 97044-1411                             Mortgage Statement
                                                 Statement date   06/17/26
                                                 Loan number      0123456789
Unpaid principal balance    $154,003.12      Payment (principal and interest)  $801.22
Interest rate                    3.750%      Escrow                            $310.00
Interest paid year-to-date    $2,411.90      Current monthly payment         $1,111.22
Escrow balance                $2,100.20      Overdue payments                    $0.00
                                             Total amount due 07/01/26       $1,111.22
`;
  const [account] = extractFacts([typedPage(text)], { source: "pdf-text" }).accounts;
  expect(account).toMatchObject({ minimumPayment: "1111.22", paymentDueDate: "2026-07-01" });
});
