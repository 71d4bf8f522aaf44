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

const head = (agency: string, title: string) => `
${agency}
${title}
                                               Date: May 4, 2026
RILEY MUSTER
You were overpaid benefits. The overpayment must be repaid.
`;

test("a total beside other amounts is none of the debt, the column of the overpayment is", () => {
  const table = `
Month              Paid         Correct      Overpayment
March 2026         $1,150.00    $900.00      $250.00
April 2026         $1,150.00    $900.00      $250.00
Total              $2,300.00    $1,800.00    $500.00
`;
  const result = read(head("SOCIAL SECURITY ADMINISTRATION", "Important Notice of Overpayment") + table);
  expect(result.accounts).toMatchObject([{ currentBalance: "500.00" }]);
  const labelled = `
Overpayment amount              $940.00
Total                           $2,600.00   $1,660.00   $940.00
`;
  const other = read(head("STATE WORKFORCE COMMISSION", "Overpayment Statement") + labelled);
  expect(other.accounts).toMatchObject([{ currentBalance: "940.00" }]);
});

test("a bare total that no penalty explains is asked for", () => {
  const paper = (total: string) =>
    read(`${head("STATE WORKFORCE COMMISSION", "Notice of Overpayment")}
Overpayment amount              $940.00
Penalty                         $141.00
Total                           ${total}
`);
  expect(paper("$1,081.00").accounts).toMatchObject([{ currentBalance: "1081.00" }]);
  expect(paper("$2,600.00").accounts[0]?.currentBalance).toBeUndefined();
  expect(paper("$2,600.00").questions.map(({ path }) => path)).toContain("accounts.0.currentBalance");
});

test("a lender that was paid too much into an escrow bills its loan all the same", () => {
  const { accounts } = read(`
NORTHMOOR MUTUAL MORTGAGE                      Mortgage Statement
Overpayment notice: your escrow was overpaid in March
RILEY MUSTER                                   Loan number 4410028837
Statement date 05/12/2026
Outstanding principal        $184,220.15
Interest rate                4.125%
Payment due date             06/01/2026
Regular monthly payment      $1,402.33
Escrow overpayment returned  $88.00
Total amount due             $1,402.33
`);
  expect(accounts).toMatchObject([
    { kind: "mortgage", currentBalance: "184220.15", minimumPayment: "1402.33", apr: "4.125" },
  ]);
});

test.each(["Notice of Overpayment was mailed to you on 02/03/2026.", "Notice of Overpayment"])(
  "a letter about a benefit that is paid stays income: %s",
  (line) => {
    const { documentType, income } = read(`
SOCIAL SECURITY ADMINISTRATION
Your New Benefit Amount
BENEFICIARY'S NAME: RILEY MUSTER
${line}
Your Social Security benefits will increase by 2.8 percent in 2026 because of a rise in the cost of living.
Your monthly benefit before deductions                         $1,640.00
Deduction for Medicare Part B                                   $185.00
We will recover an overpayment from your benefits. See the notice of overpayment.
`);
    expect(documentType).toBe("income");
    expect(income).toMatchObject([{ grossPay: "1640.00" }]);
  },
);
