import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const readPages = (pages: readonly string[]) =>
  extractFacts(
    pages.map((text, index) => typedPage(text, { number: index + 1 })),
    { source: "pdf-text" },
  );

const OVERVIEW = `
HOLLINS BROKERAGE                                        INVESTMENT REPORT
                                                         July 1 - July 31, 2026
Portfolio Summary
Accounts Included in This Report
Account Type/Name                 Account Number     Beginning Value     Ending Value
Ada Poole - Individual            411-220761             $10,000.00       $12,000.00
Ada Poole - Traditional IRA       522-330862             $20,000.00       $23,000.00
Ada Poole - Education Account     633-440963              $5,000.00        $5,500.00
Total Portfolio                                          $35,000.00       $40,500.00
`;

const summary = (number: string, before: string, change: string, after: string, kind: string) => `
                                                         INVESTMENT REPORT
                                                         July 1 - July 31, 2026

Account Value:                ${after}            Account ${number}
                                                         Ada Poole - ${kind}
                              This Period        Year-to-Date
Beginning Account Value       ${before}         ${before}
Change in Investment Value     ${change}          ${change}
Ending Account Value          ${after}         ${after}
`;

const holdings = (number: string, list: string) => `
                                                         INVESTMENT REPORT
                                                         July 1 - July 31, 2026

Holdings                                                 Account ${number}

Description               Quantity     Price Per Unit   Ending Market Value
${list}
`;

const CARDS = `
Activity                                                 Account 411-220761

Purchases
VISA GOLD CHECK CARD (ACCOUNT ...8888)
Trans. Date     Location                                 Transaction Total
7/03            BEST DONUTS                                         -$6.03
7/11            MARSHALL GOODS                                     -$86.58
Total                                                              -$92.61
`;

const NOTES = `
Additional information about your account
Make checks payable to Hollins Brokerage. Include your account 866-555-1138.
Total value is shown to you each quarter. Fees of $10.00 and $15.00 may apply.
`;

test("an account whose page is headed by its value beside its number begins there", () => {
  const { accounts } = readPages([
    OVERVIEW,
    summary("411-220761", "$10,000.00", "2,000.00", "$12,000.00", "Individual"),
    holdings(
      "411-220761",
      `HARLAN ROBOTICS INC (HRLN)   100.000       $120.000          $12,000.00
Total Holdings                                             $12,000.00`,
    ),
    CARDS,
    summary("522-330862", "$20,000.00", "3,000.00", "$23,000.00", "Traditional IRA"),
    holdings(
      "522-330862",
      `MERIDEN BOND FUND (MRDBX)   1,000.000        $23.000          $23,000.00
Total Holdings                                             $23,000.00`,
    ),
    summary("633-440963", "$5,000.00", "  500.00", "$5,500.00", "Education Account"),
    NOTES,
  ]);
  expect(accounts.map(({ accountLast4, totalValue }) => [accountLast4, totalValue])).toEqual([
    ["0761", "12000.00"],
    ["0862", "23000.00"],
    ["0963", "5500.00"],
  ]);
});

const part = (title: string, value: string, line: string) => `
${title}
Account value  ${value}
Symbol  Description         Quantity   Price    Market value
${line}
`;

test("an account that the overview leaves out has a part of its own where a value and a table stand in it", () => {
  const { accounts } = readPages([
    `
                         Hollins Brokerage
Consolidated statement                     July 1, 2026 - July 31, 2026
Your accounts
Brokerage  1111-2222        $30,000.00
Rollover IRA 3333-4444      $20,000.00
Total                       $50,000.00
New this month: Roth IRA
`,
    part(
      "Brokerage account 1111-2222",
      "$30,000.00",
      "HRLN    Harlan Total        120.000    $250.00  $30,000.00",
    ),
    part(
      "Rollover IRA 3333-4444",
      "$20,000.00",
      "MRDB    Meriden Bond        250.000    $80.00   $20,000.00",
    ),
    part("Roth IRA 5555-6666", "$10,000.00", "KLMN    Kelmont Developed   200.000    $50.00   $10,000.00"),
  ]);
  expect(accounts.map(({ accountLast4, totalValue }) => [accountLast4, totalValue])).toEqual([
    ["2222", "30000.00"],
    ["4444", "20000.00"],
    ["6666", "10000.00"],
  ]);
});
