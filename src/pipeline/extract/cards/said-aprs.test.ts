import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const ratesOf = (told: string) =>
  extractFacts(
    [
      typedPage(`
Oak Ridge Bank           Credit Card Statement
Account ending in 4821   Statement date   10/12/2026
New balance              $2,335.67
Minimum payment due      $57.00

${told}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.aprs;

const joint = (words: string, rate: string) =>
  `${words} annual percentage rate on purchases, cash advances and balance transfers is\n${rate} on balances of every kind.`;

test("a rate told for several balances is that of each", () => {
  expect(ratesOf(joint("The", "14.40%"))).toEqual([
    { kind: "purchase", apr: "14.40" },
    { kind: "cash-advance", apr: "14.40" },
    { kind: "balance-transfer", apr: "14.40" },
  ]);
});

test.each(["If you are late, the", "The penalty"])("but not what being late would cost: %s", (words) => {
  expect(ratesOf(joint(words, "29.99%"))).toBeUndefined();
  expect(ratesOf(`${joint(words, "29.99%")}\n\n${joint("The", "14.40%")}`)?.[0]?.apr).toBe("14.40");
});

test("of two such rates that differ none is taken", () => {
  expect(ratesOf(`${joint("The", "14.40%")}\n\n${joint("The", "17.90%")}`)).toBeUndefined();
});
