import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const accountsOf = (...pages: readonly string[]) =>
  extractFacts(
    pages.map((page, index) => typedPage(page, { number: index + 1 })),
    { source: "pdf-text" },
  ).accounts.map(({ kind, accountLast4, totalValue, holdings }) => [
    kind,
    accountLast4,
    totalValue,
    holdings?.map(({ name, symbol }) => `${name} ${symbol}`),
  ]);

test("goals are accounts where a taxable one is called nothing but that beside its number", () => {
  const accounts = accountsOf(`
Lumen & Loam Advisors                                     Statement of account 1 April 2026 to 30 June 2026
Account holder: Jordan Sample                             Total balance: $18,500.00
Goal 1: Build wealth                                      Taxable ****1290
Starting balance $9,000.00      Net deposits $600.00      Gains $400.00      Ending balance $10,000.00
Investment                      Ticker     Shares       Value      Allocation
US Stocks                       VTI         20.0000     $6,000.00      60%
Emerging Markets                IEMG        80.0000     $4,000.00      40%
Goal 2: Retirement                                        Traditional IRA ****1291
Starting balance $8,000.00      Net deposits $300.00      Gains $200.00      Ending balance $8,500.00
Investment                      Ticker     Shares       Value      Allocation
US Stocks                       VTI         15.0000     $4,500.00      53%
US Bonds                        BND         50.0000     $4,000.00      47%
`);
  expect(accounts).toEqual([
    ["brokerage", "1290", "10000.00", ["US Stocks VTI", "Emerging Markets IEMG"]],
    ["ira", "1291", "8500.00", ["US Stocks VTI", "US Bonds BND"]],
  ]);
});

test("a number with letters right of an account's name heads its part", () => {
  const accounts = accountsOf(
    `
VELLUM AUTOMATED INVESTING                                      Statement Period: Jan 1 - Mar 31, 2026
Jordan A Sample

Total portfolio value                                                                     $41,000.00

Account                              Number          Beginning         Ending
Individual Automated Investing       8W-441201      $20,500.00        $21,000.00
Roth IRA Automated Investing         8W-441202      $19,400.00        $20,000.00
`,
    `
Individual Automated Investing Account                     8W-441201
Holdings
Name                               Symbol    Quantity     Price      Value
Vanguard Total Stock Market ETF    VTI         40.0000   $300.00    $12,000.00
Vanguard FTSE Emerging Markets     VWO        200.0000    $45.00     $9,000.00
Total                                                               $21,000.00
`,
    `
Roth IRA Automated Investing Account                       8W-441202
Holdings
Name                               Symbol    Quantity     Price      Value
Vanguard Total Stock Market ETF    VTI         50.0000   $300.00    $15,000.00
iShares National Muni Bond         MUB         50.0000   $100.00     $5,000.00
Total                                                               $20,000.00
`,
  );
  expect(accounts.map(([kind, last4, total]) => [kind, last4, total])).toEqual([
    ["brokerage", "1201", "21000.00"],
    ["ira", "1202", "20000.00"],
  ]);
});

test("the last of amounts side by side is what an account is worth where its lines prove it, whatever the words over them", () => {
  const accounts = accountsOf(`
simple path                                                            May 1, 2026 - May 31, 2026
Invest
Account no. 710170555 - Aggressive portfolio
Where you started        You put in        You took out        You have now
$15,757.06               $200.00           $0.00               $16,000.00

What you own                                Shares        Price per share      Value
Ledger Total International Stock ETF (LXUS) 20.00000              $200.00      $4,000.00
Corvid ESG US Aggregate Bond ETF (CAGB)     48.00000              $250.00     $12,000.00

Later - Roth IRA
Account no. 131517522 - Tax year 2026 contributions so far $150.00
Where you started        You put in        You took out        You have now
$10,124.18               $0.00             $270.00             $10,200.00

What you own                                Shares        Price per share      Value
Bitline Trust ETF (BLT)                     60.00000              $100.00      $6,000.00
Corvid Small-Cap ETF (CJR)                  60.00000               $70.00      $4,200.00
`);
  expect(accounts.map(([, last4, total]) => [last4, total])).toEqual([
    ["0555", "16000.00"],
    ["7522", "10200.00"],
  ]);
});

test("a kind of account may head its part with a short number that has letters", () => {
  const accounts = accountsOf(`
Wealthbend                                            Account statement: May 2026
Jordan Sample

Individual Investment Account #WB8812       $8,000.00
Roth IRA #WB8813                            $6,000.00
Total                                      $14,000.00

Individual Investment Account #WB8812
Symbol    Name                             Shares     Price       Market value
VTI       Vanguard Total Stock Market ETF   20.00     $300.00        $6,000.00
VEA       Vanguard FTSE Developed ETF       40.00      $50.00        $2,000.00

Roth IRA #WB8813
Symbol    Name                             Shares     Price       Market value
VTI       Vanguard Total Stock Market ETF   15.00     $300.00        $4,500.00
VWO       Vanguard FTSE Emerging ETF        30.00      $50.00        $1,500.00
`);
  expect(accounts.map(([kind, last4, total]) => [kind, last4, total])).toEqual([
    ["brokerage", "8812", "8000.00"],
    ["ira", "8813", "6000.00"],
  ]);
});
