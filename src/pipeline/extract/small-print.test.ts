import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

/** Papers with one line of small print among their figures: what it speaks of is not said of the paper. */
const read = (paper: string, line: string) =>
  extractFacts([typedPage(paper.replace("#", line))], { source: "pdf-text" });

const CHECKING = `
FALLBROOK BANK                                              Everyday Checking
PO Box 100, Dover DE 19901                                  Account number: 000123455512
JANE Q PUBLIC                                               September 12 - October 11, 2026
#
Account summary
Beginning balance on September 12                 $1,000.00
Deposits and other additions                       2,000.00
Withdrawals and other subtractions                -1,750.00
Ending balance on October 11                      $1,250.00
`;

const STUDENT = `
NORTHSTAR STUDENT LOAN SERVICING                             Monthly bill
Account number E 55 1029 3321                                Statement date 10/10/2026
Current amount due $188.40       Due date 11/02/2026     Past due amount $0.00
Loan group    Type                     Interest rate   Principal balance   Payment
AA            Direct Subsidized        4.530%          $8,120.10           $88.20
AB            Direct Unsubsidized      5.050%          $9,455.00           $100.20
Total                                                  $17,575.10          $188.40
#
`;

const PORTFOLIO = `
NORTHGATE SECURITIES                                        Brokerage Account Statement
JANE Q PUBLIC                                               September 1 - September 30, 2026
                                                            Account number: 4410-7729
Beginning account value          $40,112.20
Ending account value             $41,223.50
Holdings
#
Description                          Symbol     Quantity     Price       Market Value
Harbor Total Market Index Fund       HTMIX      200.000      $150.00     $30,000.00
Kestrel Bond Fund                    KBFDX      112.235      $100.00     $11,223.50
Total                                                                    $41,223.50
`;

const PLAN = `
Payloop                                                     Your payment plan
Order 5521 at Shoe Harbor
Purchase amount $120.00       Pay in 4
Payment 1   09/10/2026   $30.00   Paid
Payment 2   09/24/2026   $30.00   Paid
Payment 3   10/08/2026   $30.00   Due
Payment 4   10/22/2026   $30.00   Upcoming
Remaining balance $60.00     Next payment $30.00 due 10/08/2026
#
`;

const CARD = `
FALLBROOK BANK                                              Credit Card Statement
Account ending in 4821                                      Statement closing date 10/12/2026
#
New Balance                     $2,345.67
Minimum Payment Due                $57.00
Payment Due Date               11/07/2026
Previous Balance                $2,100.00
Payments and Credits             -$300.00
Purchases                        +$512.34
Fees Charged                       +$0.00
Interest Charged                  +$33.33
New Balance                     $2,345.67
Credit Limit                    $8,000.00
`;

describe("one line of small print", () => {
  test.each([
    "Health insurance premium due dates may change. Check your policy period.",
    "If you file Form 1040, report interest of $12.44 as income.",
    "Year-to-date interest: see your tax form 1098 if you have one.",
  ])("does not make a bank's paper that of another trade: %s", (line) => {
    const { documentType, accounts } = read(CHECKING, line);
    expect(documentType).toBe("bank-statements");
    expect(accounts[0]).toMatchObject({ beginningBalance: "1000.00", endingBalance: "1250.00" });
  });

  test("that says what bills must does not make a card's statement a collector's letter", () => {
    const line =
      "This is an attempt to collect a debt. Any information obtained will be used for that purpose.";
    expect(read(CARD, line).documentType).toBe("credit-cards");
  });

  test.each([
    "You are preapproved for an auto loan with rates as low as 4.99% APR.",
    "Transfer a balance at 0% APR until 03/31/2027 with a fee of 3% or $5.00.",
  ])("is no row of a table of loans: %s", (line) => {
    const { accounts } = read(STUDENT, line);
    expect(accounts.map(({ currentBalance, apr }) => [currentBalance, apr])).toEqual([
      ["8120.10", "4.53"],
      ["9455.00", "5.05"],
    ]);
  });

  test.each([
    "As of October 1, 2026 our late fee is $35.00.",
    "Your FICO score is 742 as of 10/01/2026.",
    "Holiday closing: Thursday, November 26, 2026",
  ])("dates no statement: %s", (line) => {
    const [account] = read(PORTFOLIO, line).accounts;
    expect(account?.periodEnd).toBe("2026-09-30");
    expect(account?.statementDate).toBeUndefined();
  });

  test("about the prime rate is no rate of a plan", () => {
    const [account] = read(PLAN, "The prime rate is 7.50%.").accounts;
    expect(account).toMatchObject({ currentBalance: "60.00", minimumPayment: "30.00" });
    expect(account?.apr).toBeUndefined();
  });

  test("to those whose debt was discharged leaves a plan its next payment", () => {
    const line = "If your debt was discharged this is not an attempt to collect a debt.";
    expect(read(PLAN, line).accounts[0]).toMatchObject({
      minimumPayment: "30.00",
      paymentDueDate: "2026-10-08",
      originalBalance: "120.00",
    });
  });
});
