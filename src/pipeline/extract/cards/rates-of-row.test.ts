import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const ratesOf = (row: string) =>
  extractFacts(
    [
      typedPage(`
Oak Ridge Bank           Credit Card Statement
Account ending in 4821   Statement date   10/12/2026
New balance              $2,335.67
Minimum payment due      $57.00

${row}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.aprs?.map(({ kind, apr }) => `${kind} ${apr}`);

test.each([
  ["ANNUAL PERCENTAGE RATE 10.900% PURCHASES AND CASH ADVANCES", ["purchase", "cash-advance"]],
  ["Your APR 10.900% for cash advances & purchases", ["cash-advance", "purchase"]],
  [
    "Annual percentage rate: 10.900% (purchases, balance transfers, and cash advances)",
    ["purchase", "balance-transfer", "cash-advance"],
  ],
])("one rate before the kinds it is for: %s", (row, kinds) => {
  expect(ratesOf(row)).toEqual(kinds.map((kind) => `${kind} 10.90`));
});

test("an offer is none of them", () => {
  expect(ratesOf("APR 1.900% on purchases and balance transfers made by May")?.length ?? 0).toBeLessThan(2);
});
