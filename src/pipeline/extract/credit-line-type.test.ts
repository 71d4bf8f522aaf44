import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const paper = (title: string, drawn: string, balance: string) => `
                                          ${title}
LARKMOOR BANK                             Account number XXXX XXXX XXXX 7546
                                          Billing cycle 5/21/2026 to 6/20/2026
                                          Statement closing date 6/20/2026
Summary of account activity               Payment information
Previous balance       $10,727.33         New balance               $10,679.22
Payments                ($620.02)         Minimum payment due          $213.58
${drawn.padEnd(23)}$400.00         Payment due date           7/15/2026
Fees charged               $25.00
Interest charged          $146.91
New balance            $10,679.22         Late payment warning: If we do not receive your
Credit limit              $20,000         minimum payment by the date listed above, you may
Available credit        $9,320.78         have to pay a late fee of up to $30.00.
Past due amount             $0.00

Interest charge calculation
Type of balance      Annual percentage rate (APR)    Balance subject to interest rate    Interest charge
${balance.padEnd(21)}16.24% (v)                      $10,651.19                          $146.91
`;
const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a line of credit of a bank is a loan, though it rolls forward as a card does", () => {
  const { documentType, accounts } = read(paper("Larkmoor Preferred Credit Line", "Advances", "Advances"));
  expect(documentType).toBe("loans");
  expect(accounts[0]).toMatchObject({
    kind: "loan",
    apr: "16.24",
    currentBalance: "10679.22",
    previousBalance: "10727.33",
    creditLimit: "20000.00",
  });
});

test("a card that prints its credit line, or what was bought, stays a card", () => {
  expect(read(paper("Larkmoor Rewards     Credit Line $20,000", "Advances", "Advances")).documentType).toBe(
    "credit-cards",
  );
  expect(read(paper("Larkmoor Preferred Credit Line", "Purchases", "Purchases")).documentType).toBe(
    "credit-cards",
  );
});
