import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

test("what was paid out of the escrow account was not lent", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
FALLBROOK HOME MORTGAGE                              Mortgage Statement
Loan number       0684586522                         Statement date     07/17/26
Payment due date  08/01/26                           Total payment due  $2,049.20
Unpaid principal balance     $130,295.78
Interest rate                     5.875%
Principal                        $625.65
Interest                         $638.40
Escrow                           $785.15
Current monthly payment due    $2,049.20
Overdue payments                   $0.00
Taxes disbursed                $1,210.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.originalBalance).toBeUndefined();
});
