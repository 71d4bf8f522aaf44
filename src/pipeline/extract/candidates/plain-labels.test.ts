import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const loan = (rest: string) => `
Cedar Lending                           Auto Loan Statement
Account number 0045124821               Statement date   10/12/2026
Monthly payment       $412.50           Payment due date 11/01/2026
Interest rate         6.500%            Maturity date    05/01/2031
${rest}
`;

const read = (rest: string) => extractFacts([typedPage(loan(rest))], { source: "pdf-text" });

describe("a label with more words beside the plain one", () => {
  test.each([
    ["Disputed part of current principal balance", "above"],
    ["Current principal balance at former servicer", "below"],
    ["Sample current principal balance used in an illustration", "above"],
  ])("%s, %s it, is neither what is owed nor another loan", (label, place) => {
    const lines = ["Current principal balance    $12,332.28", `${label}    $10,902.95`];
    const { accounts } = read((place === "above" ? lines.toReversed() : lines).join("\n"));
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.currentBalance).toBe("12332.28");
  });

  test("says the same where it has the same figure", () => {
    const { accounts } = read(
      "Current principal balance    $12,332.28\nCurrent principal balance (excluding credits)    $12,332.28",
    );
    expect(accounts[0]?.currentBalance).toBe("12332.28");
  });

  test("is all there is where the paper has no plain one", () => {
    expect(read("Interest-bearing principal balance    $12,332.28").accounts[0]?.currentBalance).toBe(
      "12332.28",
    );
  });

  test("is the figure where the plain one is a part of a payment", () => {
    const { accounts } = read("Interest-bearing principal    $12,332.28      Principal    $250.00");
    expect(accounts[0]?.currentBalance).toBe("12332.28");
  });
});
