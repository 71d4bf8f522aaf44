import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const STUB = `
OSTRANDER INDUSTRIES INC                                 Earnings Statement
Pay Date: 07/25/2026                                     Period Ending: 07/18/2026
Ada Poole
Earnings            Rate     Hours     This Period     Year to Date
Regular           $20.00     40.00         $800.00       $12,000.00
Gross Pay                                  $800.00       $12,000.00
Federal Income Tax                         $100.00        $1,500.00
Net Pay                                    $700.00
`;

const ACCOUNT = `
ACCOUNT STATEMENT

YOUR DETAILS
Ada Poole                    Statement Period   1 MAY 2026 to 31 MAY 2026
                             Account Number     333 008755555
Your Account Balance
Your opening account balance as at 1 MAY 2026       $50,000.00
Your closing account balance as at 31 MAY 2026      $60,000.00
Your account valuation
Investment option name       Option code        Units     Unit Price $      Value $
Farroway Active Balanced             210   2,000.0000          10.0000    20,000.00
Ostrander Balanced growth            021   4,000.0000          10.0000    40,000.00
Account value                                                             60,000.00
`;

test("the statement of an account behind a stub is a paper of its own, which the employer did not send", () => {
  const { income, accounts } = extractFacts(
    [STUB, ACCOUNT].map((text, index) => typedPage(text, { number: index + 1 })),
    { source: "pdf-text" },
  );
  expect(income).toHaveLength(1);
  expect(accounts.map(({ totalValue }) => totalValue)).toEqual(["60000.00"]);
  expect(accounts[0]?.institution).not.toBe("OSTRANDER INDUSTRIES INC");
});
