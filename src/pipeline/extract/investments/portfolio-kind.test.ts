import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const kindOfPaper = (title: string, remark: string) =>
  extractFacts(
    [
      typedPage(`
ALDERWELL FINANCIAL                                   Account Statement
${title.padEnd(54)}April 1 - June 30, 2026
CASEY R SPECIMEN                                      Account number 4471-2290
${remark}

Portfolio value                                       $45,020.00

Holdings
Description                     Symbol   Quantity    Price     Market Value
Vanguard Total Stock Mkt ETF    VTI      100.000     $250.20   $25,020.00
iShares Core US Agg Bond ETF    AGG      200.000     $100.00   $20,000.00
Total                                                          $45,020.00
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.kind;

test.each([
  ["Simplified Employee Pension", "", "ira"],
  ["Advisory Account", "Ask about a Simplified Employee Pension plan", "brokerage"],
  ["Advisory Account", "IRA contribution limits for 2026 are $7,000", "brokerage"],
  ["Advisory Account", "Open a Roth IRA before tax day", "brokerage"],
  ["Individual - Transfer on Death", "IRA distributions this year 0.00", "brokerage"],
  ["Taxable investment account", "Your other accounts: Roth IRA ...1190", "brokerage"],
  ["Trust account", "06/12/26 Transfer to Roth IRA 4471-9911  -500.00", "brokerage"],
  ["Casey & Ira Specimen JTWROS", "", "brokerage"],
  ["Ira Specimen", "", "brokerage"],
  ["Contributory Ira Statement", "Brokerage services by Alderwell", "ira"],
  ["Your Ira Account", "Beneficiaries: transfer on death, per stirpes", "ira"],
  ["Roth Ira Account", "Casey & Ira Specimen", "ira"],
  ["Rollover IRA", "Learn how a taxable account can work for you", "ira"],
  ["Example Corp Retirement Savings Plan", "", "401k"],
  ["Brokerage", "IRA owners: your required minimum distribution may be due soon", "brokerage"],
  ["Living Trust", "Roll over an old 401(k) into an IRA with us", "brokerage"],
  ["Rollover IRA", "Account activity for your Alderwell brokerage account", "ira"],
  ["Coverdell ESA", "", "other"],
])("%s, which also says %j, is %s", (title, remark, kind) => {
  expect(kindOfPaper(title, remark)).toBe(kind);
});

const POSITIONS = `Account 8820-4471
Symbol  Name                        Quantity   Price     Market value
KLMN    Kelmont Industries          172.50     100.00    $17,250.00
Total account value                                      $17,250.00

Account 8820-9911
Symbol  Name                        Quantity   Price     Market value
VTWX    Vantree Total World ETF     100.00     50.00     $5,000.00
Total account value                                      $5,000.00`;

test("a list of accounts says the kind of each beside its number, wherever its positions stand", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Northgate Brokerage LLC                    Account statement June 30, 2026
Casey Specimen                             Accounts in this statement:
                                           8820-4471 Individual brokerage
                                           8820-9911 IRA
${POSITIONS}
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts.map(({ kind, accountLast4 }) => [kind, accountLast4])).toEqual([
    ["brokerage", "4471"],
    ["ira", "9911"],
  ]);
});

test("a type of taxable money beside the number is no retirement account's", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Northgate Brokerage LLC                    Account statement June 30, 2026
Account name       Account type       Account number      Value
Specimen Family    Taxable            8820-4471           $17,250.00
Casey Specimen     IRA                8820-9911           $5,000.00
Total                                                     $22,250.00

${POSITIONS}
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["brokerage", "ira"]);
});

test("a trust that is held is no title of the account", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Larch Retirement Services
Odell Corporation Employees           July 1, 2026 - September 30, 2026
Participant: Casey Specimen
Beginning balance      $50,000.00
Employer match          $1,500.00
Your vested balance    $53,000.00
Salary deferral         $1,500.00
Ending balance         $53,000.00

Investment                     Units      Price      Value
Odell Stock Index Trust
                               100.000   $250.00    $25,000.00
Target 2040 Trust              280.000   $100.00    $28,000.00
Total                                               $53,000.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["401k"]);
});
