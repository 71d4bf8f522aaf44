import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const CARD = `
Harbor Bank                          Credit Card Statement
Account ending in 4821               Statement date 10/12/2026
Previous balance        $2,100.00    New balance          $2,345.67
Payments and credits     -$300.00    Minimum payment due     $57.00
Purchases                +$512.34    Payment due date    11/07/2026
Fees charged               +$0.00    Credit limit         $8,000.00
Interest charged          +$33.33

Type of balance          Annual percentage rate (APR)   Balance subject to interest rate   Interest charge
Purchases                24.99%                         $1,600.00                          $33.33
`;

describe("a row of the table of rates in unknown words", () => {
  test("is not of the kind of the row above it", () => {
    const { accounts } =
      read(`${CARD}Quick money              29.99%                         $0.00                              $0.00
`);
    expect(accounts[0]?.apr).toBe("24.99");
    expect(accounts[0]?.aprs).toEqual([{ kind: "purchase", apr: "24.99", balance: "1600.00" }]);
  });

  test("is a question where its interest is explained and purchases have another rate", () => {
    const { accounts, questions } =
      read(`${CARD}Quick money              29.99%                         $400.00                            $10.00
`);
    expect(accounts[0]?.apr).toBe("24.99");
    expect(accounts[0]?.aprs?.map(({ apr }) => apr)).toEqual(["24.99"]);
    expect(questions.map(({ path, reason }) => [path, reason])).toEqual([
      ["accounts.0.aprs.1.apr", "The words beside this rate do not say for which balance it is."],
    ]);
  });

  test("says its kind on the line above, where that prints no rate", () => {
    const { accounts } = read(`${CARD}Cash
Advances                 29.99%                         $0.00                              $0.00
`);
    expect(accounts[0]?.aprs?.map(({ kind }) => kind)).toEqual(["purchase", "cash-advance"]);
  });
});

test("what several loans come to is no balance of one", () => {
  const { accounts, questions } = read(`
Prairie Education Servicing
Student loan statement              March 10, 2026
Account number 57-95692305
Across all groups you owe $19,534.78
Current payment due $226.28         Due date April 2, 2026
Interest rate 5.25%
`);
  expect(accounts[0]?.currentBalance).toBeUndefined();
  expect(questions.find(({ path }) => path === "accounts.0.currentBalance")?.candidates[0]?.value).toBe(
    "19534.78",
  );
});
