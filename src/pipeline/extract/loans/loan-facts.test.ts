import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const MORTGAGE = `
Birch Home Mortgage                              Mortgage Statement
Statement Date      10/02/2026                   Loan Number  000123454821
Payment Due Date    11/01/2026
Total Amount Due    $2,131.40                    If received after 11/16/2026, a late charge of $68.12 applies
Outstanding Principal Balance   $254,310.22      Explanation of Amount Due
Interest Rate                   6.875%           Principal                  $401.10
Maturity Date                   06/01/2051       Interest                 $1,456.98
Original Loan Amount            $268,000.00      Escrow (Taxes and Insurance) $273.32
                                                 Regular Monthly Payment  $2,131.40
                                                 Past Due Amount              $0.00
`;

test("a mortgage gives principal, instalment, rate and dates, not the payoff or its parts", () => {
  const result = extractFacts([typedPage(MORTGAGE)], { source: "pdf-text" });
  expect(result.documentType).toBe("loans");
  expect(result.accounts).toEqual([
    {
      kind: "mortgage",
      institution: "Birch Home Mortgage",
      accountLast4: "4821",
      statementDate: "2026-10-02",
      paymentDueDate: "2026-11-01",
      currentBalance: "254310.22",
      originalBalance: "268000.00",
      minimumPayment: "2131.40",
      pastDue: "0.00",
      maturityDate: "2051-06-01",
      apr: "6.875",
    },
  ]);
  expect(result.transactions).toEqual([]);
});

test("a loan estimate is no loan", () => {
  const result = extractFacts(
    [
      typedPage(
        "Loan Estimate\nLoan amount $162,000\nInterest rate 3.875%\nEstimated closing costs $8,054\nMonthly principal and interest $761.78",
      ),
    ],
    { source: "pdf-text" },
  );
  expect(result).toMatchObject({ documentType: "unknown", accounts: [] });
});
