import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const dueUnder = (rows: string) =>
  extractFacts(
    [
      typedPage(`
EXAMPLE FINANCE
AUTO LOAN STATEMENT
Account number  9912344417
Statement date  10/31/2026
Principal balance  $12,000.00
Annual percentage rate  6.50%

                    Amount     Due date
Past due            $350.00    10/15/2026
${rows}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.paymentDueDate;

test("the payment to come is due on its own day, not on that of the one that was missed", () => {
  expect(dueUnder("Current payment     $350.00    11/15/2026")).toBe("2026-11-15");
});

test.each([
  "Last payment        $350.00    09/14/2026",
  "Last payment        $350.00    10/20/2026",
  "Regular payment     $350.00    09/15/2026",
])("a payment that was made is not the one to come: %s", (row) => {
  expect(dueUnder(`Total due           $350.00\n${row}`)).toBe("2026-10-15");
});
