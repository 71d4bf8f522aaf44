import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a member's shares and loans under one number are accounts of their own", () => {
  const { accounts } = read(`
Three Rivers Credit Union                       Member Statement
Member number  ****5521            Statement period 10/01/2026 - 10/31/2026

PRIMARY SHARE SAVINGS  Account ****5521-00
Beginning Balance      $500.00
Deposits               $100.00
Withdrawals             $20.00
Ending Balance         $580.00

SHARE DRAFT CHECKING  Account ****5521-09
Beginning Balance    $1,500.00
Deposits             $2,000.00
Withdrawals          $1,200.00
Ending Balance       $2,300.00

VEHICLE LOAN  Account ****5521-70
Principal Balance     $8,950.10
Annual Percentage Rate  5.490%
Payment Due Date     11/15/2026
Regular Payment         $290.00
`);
  expect(
    accounts.map(({ kind, endingBalance, currentBalance }) => [kind, endingBalance ?? currentBalance]),
  ).toEqual([
    ["savings", "580.00"],
    ["checking", "2300.00"],
    ["auto-loan", "8950.10"],
  ]);
});

test("an overview above the accounts is no account", () => {
  const { accounts } = read(`
Harbor Bank                            Combined Checking and Savings Statement
Statement Period 10/01/2026 - 10/31/2026
Harbor Checking  ****1177      $1,250.00
Harbor Savings   ****8832      $4,010.00
Total                          $5,260.00

Harbor Checking    Account number ****1177
Beginning Balance   $1,000.00
Deposits and Additions    $500.00
Withdrawals and Other Subtractions   $250.00
Ending Balance      $1,250.00

Harbor Savings     Account number ****8832
Beginning Balance   $4,000.00
Deposits and Additions    $10.00
Withdrawals and Other Subtractions   $0.00
Ending Balance      $4,010.00
`);
  expect(accounts.map(({ accountLast4, endingBalance }) => [accountLast4, endingBalance])).toEqual([
    ["1177", "1250.00"],
    ["8832", "4010.00"],
  ]);
});

test("the number of a member in a cell of its own is that of the shares under suffixes", () => {
  const { accounts } = read(`
Timber Creek Federal Credit Union        MEMBER NUMBER:     XXX3906
STATEMENT PERIOD 02/13/25 THRU 03/15/25

S 0000   PRIMARY SHARE SAVINGS
02/13/25   PREVIOUS BALANCE                           14,165.44
02/25/25   INTERNET TRANSFER FROM CHECKING    269.00  14,434.44
03/15/25   NEW BALANCE                                14,434.44

S 0075   SHARE DRAFT CHECKING
02/13/25   PREVIOUS BALANCE                            5,674.13
02/16/25   CLINIC DIR DEP                   1,493.34   7,167.47
03/15/25   NEW BALANCE                                 7,167.47
`);
  expect(accounts.map(({ kind, accountLast4 }) => [kind, accountLast4])).toEqual([
    ["savings", "3906"],
    ["checking", "3906"],
  ]);
});

test.each(["Loan 2026 Rates are changing", "Share 12 of your thoughts with us"])(
  "a sentence heads no account: %s",
  (told) => {
    const { accounts } = read(`
Timber Creek Federal Credit Union        MEMBER NUMBER:     XXX3906
STATEMENT PERIOD 02/13/25 THRU 03/15/25

S 0000   PRIMARY SHARE SAVINGS
02/13/25   PREVIOUS BALANCE                           14,165.44
02/25/25   INTERNET TRANSFER FROM CHECKING    269.00  14,434.44

${told}
03/14/25   WITHDRAWAL                        -100.00  14,334.44
03/15/25   NEW BALANCE                                14,334.44
`);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({ beginningBalance: "14165.44", endingBalance: "14334.44" });
  },
);

test("an account's name above its number heads it, though balances stand beside both", () => {
  const { accounts } = read(`
Harrow Bank                                Statement Period
Client Services                            February 1 - February 28, 2026
Page 1 of 2                                Account 524974121

Regular Checking                     Beginning Balance: $1,000.00
524974121                            Ending Balance: $1,250.00

Date    Description                  Amount Subtracted   Amount Added    Balance
02/05   Debit Card Purchase Foods           50.00                        950.00
02/11   Transfer to Savings                200.00                        750.00
02/20   Payroll                                             500.00     1,250.00
        Total Subtracted/Added             250.00           500.00

Select Savings                       Beginning Balance: $4,000.00
60534370150                          Ending Balance: $4,210.00

Date    Description                  Amount Subtracted   Amount Added    Balance
02/11   Transfer from Checking                              200.00     4,200.00
02/28   Interest for 28 days                                 10.00     4,210.00
        Total Subtracted/Added               0.00           210.00

If you have questions on:    You can call:
Checking                     800-555-0187
Savings                      800-555-0188
`);
  expect(
    accounts.map(({ kind, accountLast4, endingBalance }) => [kind, accountLast4, endingBalance]),
  ).toEqual([
    ["checking", "4121", "1250.00"],
    ["savings", "0150", "4210.00"],
  ]);
});

test("the number of an account heads its part from the first cell of the row of its balances", () => {
  const { accounts, transactions } = read(`
Sprout Bank                              Monthly Statement
Statement Period: Jan 1, 2026 - Jan 31, 2026
Checking balance    $1,250.00
Savings balance     $4,210.00

Checking Account - 4006

Account number    Beginning balance    Current balance    Monthly interest paid
551297164006      $1,000.00            $1,250.00          $0.00

DATE           DESCRIPTION               AMOUNT       BALANCE
Jan 5, 2026    To Savings - 7090        -$200.00      $800.00
Jan 20, 2026   Payroll                   $450.00    $1,250.00

Savings Account - 7090

Account number    Beginning balance    Current balance    Monthly interest paid
168384027090      $4,000.00            $4,210.00          $10.00

DATE           DESCRIPTION               AMOUNT       BALANCE
Jan 5, 2026    From Checking - 4006      $200.00    $4,200.00
Jan 31, 2026   Interest earned            $10.00    $4,210.00
`);
  expect(
    accounts.map(({ kind, accountLast4, endingBalance }) => [kind, accountLast4, endingBalance]),
  ).toEqual([
    ["checking", "4006", "1250.00"],
    ["savings", "7090", "4210.00"],
  ]);
  expect(transactions.map(({ account }) => account)).toEqual([0, 0, 1, 1]);
});

test("numbers of accounts may be grouped like those of phones, over the balances of each", () => {
  const { accounts } = read(`
Harrow Bank                             Statement Period: 02/01/2026 - 02/28/2026

Essential Checking        604-120-3345
Beginning Balance                $1,000.00
02/20   Payroll      250.00     1,250.00
Ending Balance                   $1,250.00

Reserve Savings           604-120-3352
Beginning Balance                $4,000.00
02/28   Interest      210.00     4,210.00
Ending Balance                   $4,210.00
`);
  expect(accounts.map(({ accountLast4, endingBalance }) => [accountLast4, endingBalance])).toEqual([
    ["3345", "1250.00"],
    ["3352", "4210.00"],
  ]);
});
