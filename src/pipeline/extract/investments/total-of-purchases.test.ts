import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const valueOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0]?.totalValue;

const HEAD = `
Alder Investments                                             BROKERAGE STATEMENT
Individual brokerage account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821
`;

test("a section's total is not the account's, though what stands under the heading adds up to it", () => {
  expect(
    valueOf(`${HEAD}
                          Total value
Stocks                      $6,000.00
Funds                       $4,000.00
Total securities           $10,000.00
Cash                        $2,500.00
Total account              $12,500.00
`),
  ).toBe("12500.00");
});
