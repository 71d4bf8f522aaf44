import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const LEDGER = `
05/01/26     Beginning Balance                                                      1,914.42
05/02/26     Employee Contribution (Tax year: 2026)              73.20              1,987.62
05/02/26     Employer Contribution (Tax year: 2026)              41.67              2,029.29
05/09/26     Visa: QUEST DIAGNOSTICS                          (162.04)              1,867.25
05/31/26     Interest for period                                  0.43              1,867.68
`;
const SAVINGS = `
Meridell Health                                Account Type                          HSA
                                               Account Number                   73335846
                                               Period         05/01/26 through 05/31/26

Cash Account Summary                           Account Value as of 05/31/26
Beginning Balance             $1,914.42        HSA Cash                        $1,867.68
Deposits and Interest           $115.30        HSA Investments                $20,113.45
Withdrawals and Fees          ($162.04)        Total HSA Value                $21,981.13
Ending Balance                $1,867.68

Health Savings Account Transactions
Date         Transaction                                        Amount      HSA Cash Balance
${LEDGER.trim()}

Investment Portfolio
Fund Name                        Ticker     Category %    Shares     Closing Price     Closing Value
Mid-Cap Index Admiral            MCIAX             14%     9.842           $280.68         $2,762.45
500 Index Institutional          FHIIX             40%    17.231           $469.25         $8,085.65
Short-Term Bond Index Admiral    SBIAX             33%   615.888            $10.85         $6,682.38
LifePath Growth Institutional    LPGIX             13%    88.186            $29.29         $2,582.97
Total                                                                                     $20,113.45

Cash in your HSA is held at FDIC-insured banks. Member services 866-555-0101.
`;

test("the cash of a health savings account moves as its running balances prove", () => {
  const { accounts, transactions } = read(SAVINGS);
  expect(transactions.map(({ date, amount, description }) => [date, amount, description])).toEqual([
    ["2026-05-02", "73.20", "Employee Contribution (Tax year: 2026)"],
    ["2026-05-02", "41.67", "Employer Contribution (Tax year: 2026)"],
    ["2026-05-09", "-162.04", "Visa: QUEST DIAGNOSTICS"],
    ["2026-05-31", "0.43", "Interest for period"],
  ]);
  expect(accounts[0]?.totalValue).toBe("21981.13");
});

test("a list whose balances do not come out, or that of a brokerage account, moves nothing", () => {
  expect(
    read(SAVINGS.replace("(162.04)              1,867.25", "(162.40)              1,867.25")).transactions,
  ).toEqual([]);
  const brokerage = SAVINGS.replaceAll("HSA", "Brokerage").replaceAll("Health Savings", "Brokerage");
  expect(read(brokerage).transactions).toEqual([]);
});

test("a kind of account and who insures its cash are no senders", () => {
  expect(["HSA", "FDIC"]).not.toContain(
    read(SAVINGS.replace("Meridell Health", "meridell●       ")).institution,
  );
});

test("the title of a list is no holding", () => {
  const paper = SAVINGS.replace("Health Savings Account Transactions", "HSA Cash Account Activity").replace(
    /Cash Account Summary[\s\S]*Ending Balance .*\n/,
    "Account Summary\nHSA Cash Balance             $1,867.68\nHSA Investment Balance      $20,113.45\nTotal HSA Balance           $21,981.13\n",
  );
  const { accounts } = read(paper);
  expect(accounts[0]?.totalValue).toBe("21981.13");
  expect(accounts[0]?.holdings?.map(({ name }) => name)).not.toContain("HSA Cash Account Activity");
});

const CASH_ALONE = `
Optum Bank                                    HSA Account Statement
PO Box 271629 Salt Lake City UT               Statement period  10/01/2026 to 10/31/2026
CASEY SPECIMEN                                Account number ****5512

Account summary
Beginning balance                              $2,410.00
Contributions                                    $250.00
Distributions                                   -$120.55
Interest paid                                      $0.21
Fees                                              -$1.00
Ending balance                                 $2,538.66
Investment account balance                     $7,811.20
Total HSA balance                             $10,349.86
`;

test("an account's total is more than its cash where what is invested makes it", () => {
  const [account] = read(CASH_ALONE).accounts;
  expect(account?.totalValue).toBe("10349.86");
  expect(account?.holdings ?? []).toEqual([]);
});

test("a sum of what moved in the month is not what an account is worth", () => {
  const moved = CASH_ALONE.replace("Investment account balance     ", "Invested this month            ");
  const [deposits] = read(moved.replace("Total HSA balance", "Total deposits   ")).accounts;
  expect(deposits?.totalValue).toBe("2538.66");
  expect(read(moved).accounts[0]?.totalValue).not.toBe("10349.86");
});

test("a well-known keeper of health savings is named by its brand", () => {
  expect(read(SAVINGS.replace("Meridell Health", "HealthEquity   ")).institution).toBe("HealthEquity");
});

test("a bank that provides a brand's banking services is no sender of its paper", () => {
  const note = "Banking services provided by Lakeline Bank, Member FDIC.";
  expect(read(`${SAVINGS.replace("Meridell Health", "Cedar Benefits ")}\n${note}\n`).institution).toBe(
    "Cedar Benefits",
  );
});

test("the market value of the funds is not all that an account with cash is worth", () => {
  const paper = SAVINGS.replace("\nTotal                ", "\nTotal market value   ").replace(
    "HSA Value",
    "HSA Assets",
  );
  expect(read(paper).accounts[0]?.totalValue).toBe("21981.13");
});

test("an employer's name over the ledger is no holding", () => {
  const { accounts } = read(
    CASH_ALONE.replace(/Beginning balance[\s\S]*Total HSA/, "Total HSA").replace(
      /Total HSA.*\n/,
      `Cash balance                                     $929.96
Investment balance                             $7,000.00
Total account value                            $7,929.96
Employer: Trivett Foods, Inc.

Date         Transaction                               Amount       Cash Balance
             Beginning Balance                                      $812.10
10/02/2026   Payroll contribution                      $150.00      $962.10
10/15/2026   Debit card purchase                      ($32.18)      $929.92
10/31/2026   Interest                                  $0.04        $929.96
             Ending Balance                                         $929.96

Fund                                   Ticker     Shares    Closing Price   Closing Value
Large Cap Index Fund                   LCIXX      12.500     $400.00         $5,000.00
Target Retirement 2050 Fund            TRFXX     100.000      $20.00         $2,000.00
Total                                                                        $7,000.00
`,
    ),
  );
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
    "Large Cap Index Fund",
    "Target Retirement 2050 Fund",
  ]);
});

test("one fund beside the cash is all that is held; balances and limits of contributions are no holdings", () => {
  const [account] = read(`
WellTrust                                              Health Savings Account Statement
Custodian of your health savings account               Account Number: 31689364
                                                       Period: 08/01/25 through 08/31/25

Account Summary
HSA Cash Balance                       $1,832.25
HSA Investment Balance                 $7,197.47
Total HSA Balance                      $9,029.72

HSA Cash Account Activity
Date         Transaction                                       Amount      HSA Cash Balance
             Beginning Balance                                                    $1,733.58
08/05/2025   Employer Contribution (Tax year: 2025)           $150.00             $1,883.58
08/10/2025   Card Purchase: CORNER PHARMACY                  ($51.33)             $1,832.25
             Ending Balance                                                       $1,832.25

Investment Portfolio as of 08/31/25
Fund                                   Category       Shares     Closing Price    Closing Balance
VFIAX - Vanguard 500 Index Admiral     Index          13.130           $548.17          $7,197.47
Total                                                                                   $7,197.47
2025 Contribution Summary
Year-to-date contributions                                                              $2,200.00
IRS family coverage limit                                                               $8,550.00
`).accounts;
  expect(account?.totalValue).toBe("9029.72");
  expect(account?.holdings).toEqual([
    { name: "Vanguard 500 Index Admiral", symbol: "VFIAX", value: "7197.47" },
  ]);
});
