import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const STORE = `
Halden Home Credit Card statement        Account Number ending in 5865
Statement Closing Date   10/12/2026      Payment Due Date   11/07/2026
Previous Balance          $2,100.00      Credit limit       $8,000.00
Payments                    -$300.00     Minimum Payment Due   $57.00
Purchases                    $512.34
Fees                          $0.00
Interest                     $33.33
New Balance               $2,345.67
`;
const RATES = (rate: string, charge: string) => `
Interest Charge Calculation
Type of Balance                          Expiration Date   Annual Percentage Rate   Balance Subject to Interest Rate   Interest Charge
Purchases                                N/A               29.99%                   $1,333.60                          $33.33
Promotional Purchases - Deferred Interest   04/20/2027     ${rate}                   $861.30                            ${charge}
`;
const SUMMARY = `
Promotional Purchase Summary
Promotion                       Promotional Balance   Deferred Interest Charges   Expiration Date
NO INTEREST IF PAID IN FULL     $861.30               $107.62                     04/20/2027
`;

const ratesOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0]?.aprs?.find(
    ({ kind }) => kind === "promotional",
  );

test("a promotion that puts interest aside is one, with its end and what was put aside so far", () => {
  expect(ratesOf(`${STORE}${SUMMARY}${RATES("29.99%", "$0.00")}`)).toEqual({
    kind: "promotional",
    apr: "29.99",
    balance: "861.30",
    expires: "2027-04-20",
    interest: "deferred",
    accruedInterest: "107.62",
  });
});

test("without the summary nothing is said of what was put aside", () => {
  const rates = ratesOf(`${STORE}${RATES("29.99%", "$0.00")}`);
  expect(rates?.interest).toBe("deferred");
  expect(rates).not.toHaveProperty("accruedInterest");
});

test("a promotion that is charged interest puts none aside", () => {
  expect(ratesOf(`${STORE}${RATES("9.99%", "$7.17")}`)).not.toHaveProperty("interest");
});
