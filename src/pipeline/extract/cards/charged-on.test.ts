import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const STATEMENT = `
lantern lane                                        Statement period
Lantern Lane Bank                                   Aug 3 - Sep 2, 2026
Credit card ending in 5714
Statement balance       $3,742.65
Minimum payment         $199.72
Payment due date        September 27, 2026
Previous balance        $2,889.05
Payments                $0.00
Purchases               $749.09
Interest                $74.51
Fees                    $30.00
New balance             $3,742.65
Credit limit            $5,500.00
Your purchases have an annual percentage rate (APR) of 29.49%, variable. This period it was applied to an
average daily balance of $2,975.07, over 31 days.
Aug 28          Late payment fee                                  $30.00
Sep 2           Interest charge                                   $74.51
Our loan sale ends
November 02, 2026. SKIP-A-PAY IS $30.00 PER LOAN.
`;

test("a rate was applied to a balance that the next sentence tells", () => {
  const read = extractFacts([typedPage(STATEMENT)], { source: "pdf-text" });
  expect(read.accounts[0]?.aprs).toMatchObject([{ kind: "purchase", apr: "29.49", balance: "2975.07" }]);
});

test("a sentence behind the day that ends another one is no transaction", () => {
  const read = extractFacts([typedPage(STATEMENT)], { source: "pdf-text" });
  expect(read.transactions.map(({ description }) => description).join()).not.toContain("SKIP-A-PAY");
});

test("dots that lead from the day to the words of a row begin no sentence", () => {
  const read = extractFacts(
    [
      typedPage(`
HARBOR BANK                                   Statement date 10/31/2026
Checking account 4471
Date                                             Amount
10/03/2026 . . . . DEPOSIT . . . . . .           200.00
10/05/2026 . . . . PAYROLL NORTHGATE . . .       350.00
10/09/2026 . COPPER KETTLE . . . .               -12.50
Ending balance                                   900.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(read.transactions.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-10-03", "200.00"],
    ["2026-10-05", "350.00"],
    ["2026-10-09", "-12.50"],
  ]);
});
