import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const dueDay = (told: string) =>
  extractFacts(
    [
      typedPage(`
Oak Ridge Bank           Credit Card Statement
Account ending in 4821   Statement date   10/12/2026
New balance              $2,335.67
Credit limit             $5,000.00
Available credit         $2,664.33

${told}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.paymentDueDate;

test.each([
  "On November 7, 2026 your regular payment of $57.00 is due again.",
  "On November 7, 2026, your next minimum payment falls due.",
  "On November 7, 2026 the payment of $57.00 will be withdrawn from your bank account.",
  "On November 7, 2026, we will collect your minimum payment of $57.00.",
])("a day before the payment that is due on it: %s", (told) => {
  expect(dueDay(told)).toBe("2026-11-07");
});

test.each([
  "If you pay late, on November 7, 2026 your higher payment of $97.00 is due.",
  "On November 7, 2026 your payment of $57.00 is due unless you have paid before.",
])("but not what is due only then: %s", (told) => {
  expect(dueDay(told)).toBeUndefined();
});
