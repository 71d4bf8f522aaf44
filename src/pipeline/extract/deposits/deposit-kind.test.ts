import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("the last line of an advertisement names no kind of account", () => {
  const { accounts } = read(`
Ostrander Valley Bank                     Date 9/11/26
Primary Account 5320071

Ostrander Valley Bank, 14 Depot Square. Our lobby will be closed Monday, October 12. Rates
on certificates as high as 4.15% APY.

VALLEY FREE CHECKING
Account Number        5320071        Statement Dates   8/12/26 thru 9/11/26
Previous Balance      2,000.00
3 Deposits/Credits      500.00
2 Checks/Debits         100.00
Current Balance       2,400.00
`);
  expect(accounts[0]).toMatchObject({ kind: "checking", endingBalance: "2400.00" });
});

test("an account of a wallet begins with its own name over its number", () => {
  const { accounts } = read(`
Wallet Statement                     For the period 05/13/2026 to 06/12/2026
Penn Harbor Bank                     Primary account number: XX-XXXX-5445

Wallet Spend Account Summary
Account number: XX-XXXX-5445         JORDAN A SAMPLE
Beginning balance    1,000.00
Deposits               200.00
Withdrawals            100.00
Ending balance       1,100.00

Wallet Reserve Account Summary
Account number: XX-XXXX-8553         JORDAN A SAMPLE
Beginning balance      150.00
Deposits                20.00
Withdrawals             10.00
Ending balance         160.00

Wallet Growth Account Summary
Account number: XX-XXXX-3890         JORDAN A SAMPLE
Beginning balance    8,000.00
Deposits               460.00
Withdrawals              0.00
Ending balance       8,460.00
`);
  expect(accounts.map(({ kind, accountLast4 }) => [kind, accountLast4])).toEqual([
    ["checking", "5445"],
    ["checking", "8553"],
    ["savings", "3890"],
  ]);
});

test("what a bank offers in a line is not what the account is", () => {
  const { accounts } = read(`
Harrow Bank                                Statement Period
Ask about our 12-month CD                February 1 - February 28, 2026
Account 524974121

Everyday Interest
Beginning Balance       $1,000.00
Ending Balance          $1,250.00

Date    Description                  Amount Subtracted   Amount Added    Balance
02/05   Debit Card Purchase Foods           50.00                        950.00
02/11   Check 1044                         200.00                        750.00
02/20   Payroll                                             500.00     1,250.00
`);
  expect(accounts).toMatchObject([{ kind: "checking", endingBalance: "1250.00" }]);
});
