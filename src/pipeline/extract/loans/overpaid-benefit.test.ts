import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("what an agency paid too much and asks back is a debt, not income", () => {
  const { documentType, accounts, income, questions } = read(`
U.S. Department of Veterans Affairs

Debt Management Office
DALE SPECIMEN                                 Notice Date:      June 3, 2026
40 Orchard St                                 Amount Owed:      $2,160.00
Salem OR 97301

Notice of Indebtedness to the Department of Veterans Affairs

Your disability compensation was overpaid from October 2025 to March 2026.

Monthly compensation rate paid              $1,560.00 x 6 months
Monthly compensation owed (reduced)         $1,200.00 x 6 months
Total overpayment                           $2,160.00
`);
  expect(documentType).toBe("loans");
  expect(accounts).toEqual([
    {
      kind: "loan",
      institution: "U.S. Department of Veterans Affairs",
      statementDate: "2026-06-03",
      currentBalance: "2160.00",
    },
  ]);
  expect([income, questions]).toEqual([[], []]);
});

test("the penalty is asked back as well, a benefit's amount is no payment of the debt", () => {
  const { accounts } = read(`
STATE OF MERIDIAN                                     Employment Security Department

NOTICE OF OVERPAYMENT                                 Mail Date: 03/12/2026

You were overpaid benefits for the weeks listed below. The overpayment must be repaid.

Overpayment Amount:        $1,350.00
Penalty Amount:              $405.00
Total Amount Due:          $1,755.00
Weekly Benefit Amount:       $450.00
Weeks Overpaid:            3
`);
  expect(accounts).toMatchObject([{ kind: "loan", currentBalance: "1755.00" }]);
  expect(accounts[0]).not.toHaveProperty("minimumPayment");
});

test("an award that speaks of an earlier overpayment stays income", () => {
  const { documentType, income } = read(`
Department of Veterans Affairs
March 4, 2026

We made a decision on your claim for service-connected compensation.
If you were overpaid, we will send you a notice of overpayment.

Your current monthly award amount is:      $1,420.10
`);
  expect(documentType).toBe("income");
  expect(income).toMatchObject([{ grossPay: "1420.10" }]);
});
