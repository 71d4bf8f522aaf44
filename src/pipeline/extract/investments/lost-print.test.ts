import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const recognised = (pages: readonly string[]) =>
  extractFacts(
    pages.map((text, index) => typedPage(text, { number: index + 1, confidence: 0.99 })),
    { source: "ocr" },
  );

const OVERVIEW = `
Marlowe Hart                Client statement for the period March 1-31, 2026
Rollover IRA                Account 806-15921826
Closing value               $186,903.12

Asset allocation            Market value     Percentage
Cash                           $3,751.88           2.0%
Exchange-Traded Products     $103,646.40          55.5%
Equities                      $79,504.84          42.5%
TOTAL                        $186,903.12         100.0%
`;

test("kinds of assets are no holdings beside lines that shares times price prove, and a comma may be lost", () => {
  const { accounts } = recognised([
    OVERVIEW,
    `
Account detail
BANK DEPOSIT PROGRAM                                              $3,751.88

Exchange-Traded Products
Security description           Quantity      Price      Total cost     Market value
WEXFORD GROWTH ETF (WXG)            755    $137.28      $71,516.02      $103,646.40
Total Exchange-Traded Products                          $71,516.02      $103,646.40

Equities
Security description           Quantity      Price      Total cost     Market value
KILNWOOD RAIL HOLDINGS (KWR)        589     $73.72      $36,039.50       $43,421.08
BRANNOCK TOOL CORP (BTD)            753     $47.92      $38,248.79       $36 083.76
Total Equities                                          $74,288.29       $79,504.84

TOTAL VALUE                                                             $186,903.12
`,
  ]);
  const held = accounts[0]?.holdings?.map(({ name, value }) => `${name} ${value}`) ?? [];
  expect(held).toContain("BRANNOCK TOOL CORP 36083.76");
  expect(held).toContain("KILNWOOD RAIL HOLDINGS 43421.08");
  expect(held.some((line) => /^(?:Equities|Exchange)/.test(line))).toBe(false);
});

const account = (head: string, beginning: string, ending: string, name: string, price: string) => `
${head}
December 1, 2025 - December 31, 2025
Account Summary
Beginning Account Value       ${beginning}
Ending Account Value          ${ending}

Holdings
Description                   Quantity     Price Per Unit     Ending Market Value
${name.padEnd(30)}100.000        ${price}           ${ending}
Total Holdings                                                ${ending}
`;

test("a number of the overview heads its account at the top of a page, though the words before it are lost", () => {
  const { accounts } = recognised([
    `
Pinnacle                                   INVESTMENT REPORT
December 1, 2025 - December 31, 2025
Accounts Included in This Report
Account Type/Name        Account Number     Beginning Value     Ending Value
INDIVIDUAL - TOD         Z88-810033         $7,000.00           $8,000.00
ROTH IRA                 246-646284         $4,000.00           $4,500.00
Ending Portfolio Value                                          $12,500.00
`,
    account("Account # Z88-810033", "$7,000.00", "$8,000.00", "DIVIDEND APPRECIATION ETF", "80.00"),
    account("AS# 246-646284", "$4,000.00", "$4,500.00", "TOTAL STOCK MARKET INDEX", "45.00"),
  ]);
  expect(accounts.map(({ accountLast4, totalValue }) => [accountLast4, totalValue])).toEqual([
    ["0033", "8000.00"],
    ["6284", "4500.00"],
  ]);
});
