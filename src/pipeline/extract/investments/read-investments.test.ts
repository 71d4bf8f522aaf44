import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string, confidence?: number) =>
  extractFacts([typedPage(text, confidence === undefined ? {} : { confidence })], {
    source: confidence === undefined ? "pdf-text" : "ocr",
  });

const HEAD = `
Alder Investments                                             INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821
`;
const FLOW = `
                                  This Period       Year-to-Date
Beginning Account Value            $90,000.00         $81,000.00
Additions                            5,000.00          10,000.00
Subtractions                        -1,000.00          -1,000.00
Change in Investment Value           6,000.00          10,000.00
Ending Account Value              $100,000.00        $100,000.00
`;
const HOLDINGS = (second: string) => `
Description                  Beginning Value   Quantity    Price     Ending Value   Cost Basis
Total Stock Index (TSMIX)         $50,000.00    500.000  $120.00       $60,000.00   $41,000.00
Balanced Growth Fund              $40,000.00    800.000   $50.00       ${second}   $38,000.00
Total Holdings                    $90,000.00                          $100,000.00
`;

describe("a brokerage statement", () => {
  const { accounts, documentType, checks, evidence } = read(HEAD + FLOW + HOLDINGS("$40,000.00"));

  test("gives today's value and holdings, not last period's, the year's, prices or costs", () => {
    expect(documentType).toBe("investments");
    expect(accounts).toEqual([
      {
        kind: "brokerage",
        institution: "Alder Investments",
        accountLast4: "4821",
        periodStart: "2026-01-01",
        periodEnd: "2026-03-31",
        totalValue: "100000.00",
        holdings: [
          { name: "Total Stock Index", symbol: "TSMIX", value: "60000.00" },
          { name: "Balanced Growth Fund", value: "40000.00" },
        ],
      },
    ]);
  });

  test("is proved by its holdings and by what changed its value", () => {
    expect(checks).toEqual([
      { name: "holdings-total", passed: true, detail: "60000.00 + 40000.00 = 100000.00" },
      {
        name: "portfolio-roll-forward",
        passed: true,
        detail: "90000.00 + 5000.00 - 1000.00 + 6000.00 = 100000.00",
      },
    ]);
  });

  test("points at each holding's print and hides the account number", () => {
    expect(evidence["accounts.0.holdings.1.value"]?.text).toBe("$40,000.00");
    expect(JSON.stringify(evidence)).not.toContain("204821");
  });
});

test("holdings that do not add up to the value are questions", () => {
  const { accounts, questions, checks } = read(HEAD + FLOW + HOLDINGS("$48,000.00"));
  expect(accounts[0]).not.toHaveProperty("holdings");
  expect(accounts[0]?.totalValue).toBe("100000.00");
  expect(questions.map((question) => question.path)).toContain("accounts.0.holdings.0.value");
  expect(checks.find((check) => check.name === "holdings-total")?.passed).toBe(false);
});

test("weak print is taken where holdings and value confirm each other", () => {
  const { accounts } = read(HEAD + FLOW + HOLDINGS("$40,000.00"), 0.9);
  expect(accounts[0]?.totalValue).toBe("100000.00");
  expect(accounts[0]?.holdings).toHaveLength(2);
});

test("an employer's plan gives the whole balance, not the vested part or the loan", () => {
  const { accounts } = read(`
Meridian Retirement Services
Bluestem Logistics 401(k) Savings Plan
Statement Period: 01/01/2026 to 03/31/2026          Account ending in 8821

Beginning Balance                $20,000.00
Employee Contributions            $1,500.00
Employer Contributions              $750.00
Fees                                -$12.00
Change in Market Value              $762.00
Ending Balance                   $23,000.00
Vested Balance                   $21,500.00
Outstanding Loan Balance          $4,120.55
`);
  expect(accounts).toMatchObject([{ kind: "401k", accountLast4: "8821", totalValue: "23000.00" }]);
  expect(accounts[0]).not.toHaveProperty("currentBalance");
});

test("each account of a household has its own value; the total over them is no account", () => {
  const { accounts } = read(`
Sextant Funds                              Statement period 01/01/2026 - 03/31/2026
Total value of all accounts        $30,000.00
Accounts                         Value on 01/01/2026     Value on 03/31/2026
Roth IRA            XXXX1234              $9,000.00             $10,000.00
Brokerage account   XXXX5678             $18,000.00             $20,000.00

Roth IRA - XXXX1234
Account value                        $10,000.00
Symbol   Name                       Balance on 01/01/2026    Balance on 03/31/2026
BGFIX    Balanced Growth Fund                   $9,000.00               $10,000.00

Individual brokerage account - XXXX5678
Account value                        $20,000.00
Symbol   Name                       Balance on 01/01/2026    Balance on 03/31/2026
INEQ     International Equity ETF              $18,000.00               $20,000.00
`);
  expect(accounts.map((account) => [account.kind, account.accountLast4, account.totalValue])).toEqual([
    ["ira", "1234", "10000.00"],
    ["brokerage", "5678", "20000.00"],
  ]);
  expect(accounts[1]?.holdings).toEqual([
    { name: "International Equity ETF", symbol: "INEQ", value: "20000.00" },
  ]);
});
