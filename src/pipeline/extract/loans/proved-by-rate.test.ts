import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const balanceOf = (told: string) =>
  extractFacts(
    [
      typedPage(`
LANTERN FINANCE
July 21, 2026

Re: Your loan, account number 137-56903-05

Dear Customer:
${told}
The rate of your loan is 7.25% a year. Your next payment of $348.00 is due on August 12, 2026.

Regular payment                                   $348.00
Past due                                            $0.00
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.currentBalance;

test("interest proves a balance told of now, not the one that a payment's interest was borne by", () => {
  const owed = "The unpaid principal of your loan stands at $8,300.00.";
  expect(balanceOf(`${owed} A month's interest on it\ncomes to $50.15.`)).toBe("8300.00");
  expect(
    balanceOf(
      `${owed} Of the next payment that\nfalls due $50.15 is interest and $297.85 lowers the principal.`,
    ),
  ).toBe("8300.00");
  for (const told of [
    "At the last statement your unpaid balance was $8,300.00. Of your last payment $50.15 went to\ninterest and $297.85 to principal.",
    `${owed} Of your last payment $50.15\nwent to interest and $297.85 to principal.`,
    `${owed} It was $8,300.00 at the last\nstatement. A month's interest comes to $50.15.`,
  ])
    expect(balanceOf(told)).toBeUndefined();
});
