import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const card = (previous: string) => `
Continental Bank                Charge Card Statement
Account ending in 4817          Closing Date 04/17/2026
Minimum Payment Due  $929.33    Payment Due Date 05/12/2026

Account Summary
Pay In Full Portion
Previous Balance       $3,575.58
Payments/Credits      -$3,575.58
New Charges             +$889.33
New Balance              $889.33
Pay Over Time Portion
Previous Balance       $7,151.18
Payments/Credits      -$7,178.66
New Charges             +$129.42
Fees                      +$0.00
Interest Charged          +$0.00
New Balance              $101.94
Account Total
Previous Balance      ${previous}
Payments/Credits     -$10,754.24
New Charges           +$1,018.75
Fees                      +$0.00
Interest Charged          +$0.00
New Balance              $991.27
`;

test("of a card kept in portions the figures are those of the whole, to which the portions add up", () => {
  const [account] = extractFacts([typedPage(card("$10,726.76"))], { source: "pdf-text" }).accounts;
  expect(account).toMatchObject({
    previousBalance: "10726.76",
    paymentsAndCredits: "10754.24",
    purchases: "1018.75",
    currentBalance: "991.27",
  });
});
