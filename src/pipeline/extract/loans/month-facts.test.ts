import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const loanOf = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" }).accounts[0];

const lending = (before: string) => `
COMMONPLACE LENDING                       12/15/2025 to 01/13/2026
Borrower statement
Loan number                                                3935180
Due date                                                02/04/2026
Monthly payment                                            $625.05
Beginning principal balance                             ${before}
Principal portion of payment                             ($443.61)
Ending principal balance                                $10,049.23
`;

test("what was owed before is a fact where what was paid since is printed; the period dates a paper without a day", () => {
  expect(loanOf(lending("$10,492.84"))).toMatchObject({
    currentBalance: "10049.23",
    previousBalance: "10492.84",
    periodStart: "2025-12-15",
    periodEnd: "2026-01-13",
    statementDate: "2026-01-13",
  });
  expect(loanOf(lending("$10,492.85"))).not.toHaveProperty("previousBalance");
});

test("a project loan that rolls forward as a card does", () => {
  expect(
    loanOf(`
Trellis Home Project Loans                Account ending in 3210
                                        06/29/2026 to 07/28/2026

Previous balance       $24,577.67     Payment this month  $253.38
Payments                ($253.38)     Past due              $0.00
Project draws               $0.00     Amount due          $253.38
Interest billed             $0.00     Due              08/11/2026
Fees billed                 $0.00     Amount financed  $25,337.81
Current balance        $24,324.29     APR (fixed)          14.49%
`),
  ).toMatchObject({
    currentBalance: "24324.29",
    previousBalance: "24577.67",
    paymentsAndCredits: "253.38",
    feesCharged: "0.00",
    interestCharged: "0.00",
  });
});

test("advances and charges of a line are added where payments stand in brackets, whatever word is above the list", () => {
  const { transactions } = extractFacts(
    [
      typedPage(`
Clearmark Home Equity Servicing
Line account              509583291910
Billing period     06/17/26 - 07/16/26
Credit limit                $70,000.00
Available credit            $42,777.31
Minimum payment                $325.50
Payment due                   08/10/26

Interest paid year to date: $848.28

Posted       Entry                             Amount
             PREVIOUS BALANCE              $22,436.92
06/24/26     ADVANCE - CHECK 1021           $5,433.00
07/08/26     PAYMENT RECEIVED               ($859.30)
07/16/26     FINANCE CHARGE - PERIODIC RATE   $212.07
             NEW BALANCE                   $27,222.69
`),
    ],
    { source: "pdf-text" },
  );
  expect(transactions.map(({ amount }) => amount)).toEqual(["-5433.00", "859.30", "-212.07"]);
});

test("a balance that did not change proves no earlier one where nothing says that no payment was made", () => {
  const sureness = (before: string) =>
    extractFacts([typedPage(lending(before))], { source: "pdf-text" }).evidence["accounts.0.previousBalance"]
      ?.confidence;
  expect(loanOf(lending("$10,049.23"))?.previousBalance).toBe("10049.23");
  expect(sureness("$10,049.23")).toBeLessThan(sureness("$10,492.84") ?? 0);
});
