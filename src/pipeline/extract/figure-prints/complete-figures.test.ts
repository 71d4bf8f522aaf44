import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string, confidence?: number) =>
  extractFacts([typedPage(page, confidence === undefined ? {} : { confidence })], { source: "pdf-text" });

const card = (limit: string, rest = "") => `
Oak Ridge Bank                          Credit Card Statement
Account ending in 4821
Account Summary                         Payment Information
Previous Balance      $2,100.00         New Balance            $2,345.67
Payments                -$300.00        Minimum Payment Due    $57.00
Purchases               +$512.34        Payment Due Date       11/07/2026
Fees Charged              +$0.00
Interest Charged         +$33.33
New Balance           $2,345.67
${limit}
Available Credit      $5,654.00
Statement Closing Date  10/12/2026
${rest}
`;

describe("a figure under words that no list has", () => {
  test("is found where the rest of the paper is understood", () => {
    const [account] = read(card("Full Limit            $8,000.00")).accounts;
    expect(account).toMatchObject({ currentBalance: "2345.67", minimumPayment: "57.00" });
    expect(account?.creditLimit).toBe("8000.00");
  });
  test("has its place on the page", () => {
    const { evidence } = read(card("Full Limit            $8,000.00"));
    expect(evidence["accounts.0.creditLimit"]?.text).toBe("$8,000.00");
  });
  test("is not taken where it contradicts what is known: a limit below what is available", () => {
    expect(read(card("Full Limit            $4,000.00")).accounts[0]?.creditLimit).toBeUndefined();
  });
  test("is not taken on a scrap of paper", () => {
    const { accounts } = read(`
Oak Ridge Bank                          Credit Card Statement
Account ending in 4821                  Minimum Payment Due   $57.00
Full Limit            $8,000.00
`);
    expect(accounts[0]).not.toHaveProperty("creditLimit");
  });
});

test("what weak print may be stays a question, however plain its words are", () => {
  const { accounts, questions } = read(card("Full Limit            $8,000.00"), 0.9);
  expect(accounts[0]).not.toHaveProperty("creditLimit");
  expect(questions.map(({ path }) => path)).toContain("accounts.0.creditLimit");
});
