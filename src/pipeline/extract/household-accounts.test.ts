import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a suffix in a cell of its own heads a member's share or loan", () => {
  const { accounts, transactions } = read(`
Timber Creek Federal Credit Union               MEMBER NUMBER: XXX3906
Member statement                                STATEMENT PERIOD 02/13/25 THRU 03/15/25

S 0000       PRIMARY SHARE SAVINGS                   14,271.44
S 0075       SHARE DRAFT CHECKING                     7,167.47
L 0141       NEW VEHICLE LOAN                         9,604.26

S 0000       PRIMARY SHARE SAVINGS
POST DATE    TRANSACTION DESCRIPTION        AMOUNT    NEW BALANCE
02/13/25     PREVIOUS BALANCE                         14,434.44
02/27/25     TRANSFER TO CHECKING          163.00-    14,271.44
03/15/25     NEW BALANCE                              14,271.44

S 0075       SHARE DRAFT CHECKING
POST DATE    TRANSACTION DESCRIPTION        AMOUNT    NEW BALANCE
02/13/25     PREVIOUS BALANCE                          5,674.13
02/16/25     ST LUKES CLINIC DIR DEP      1,493.34     7,167.47
03/15/25     NEW BALANCE                               7,167.47

L 0141       NEW VEHICLE LOAN
DATE         DESCRIPTION            AMOUNT    INTEREST CHARGED    PRINCIPAL    BALANCE
02/13/25     PREVIOUS BALANCE                                                  9,864.77
02/16/25     PAYMENT - TRANSFER    313.13-           52.62          260.51     9,604.26
03/15/25     NEW BALANCE                                                       9,604.26
ANNUAL PERCENTAGE RATE      6.490%
REGULAR PAYMENT             313.13
NEXT PAYMENT DUE            04/03/25
`);
  expect(
    accounts.map(({ kind, endingBalance, currentBalance }) => [kind, endingBalance ?? currentBalance]),
  ).toEqual([
    ["savings", "14271.44"],
    ["checking", "7167.47"],
    ["auto-loan", "9604.26"],
  ]);
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "-163.00"],
    [1, "1493.34"],
    [2, "313.13"],
  ]);
});

const ACCOUNT = (name: string, number: string) => `
${name}  ${number}
Beginning Balance, as of 04/16/2026      $1,000.00
Deposits                                  +$500.00
Withdrawals                               -$250.00
Ending Balance, as of 05/15/2026         $1,250.00
`;

test.each([
  ["the day of the ends", "05/15/2026", "2026-05-15"],
  ["a few days later", "05/18/2026", "2026-05-18"],
  ["of another month", "08/02/2026", undefined],
])("the statement date at the head is that of its accounts: %s", (_, day, expected) => {
  const { accounts } = read(`
Kindred Bank                                        Customer Statement
                                                    Statement Date ${day}
${ACCOUNT("Spending Account", "******4471")}${ACCOUNT("Online Savings Account", "******9920")}`);
  expect(accounts.map(({ accountLast4, statementDate }) => [accountLast4, statementDate])).toEqual([
    ["4471", expected],
    ["9920", expected],
  ]);
});

test("the account that a loan is paid from is not the loan's", () => {
  const { accounts } = read(`
Sandhill Bank                                         Monthly loan statement

Here is your statement for loan L3010558503. Your next payment is taken from your checking account
ending in 4417 on September 26, 2026.

Remaining principal             $14,437.11
Monthly payment                    $640.51
Interest rate                       25.49%
Due date                      Sep 26, 2026
Paid with             Bank account (…4417)
`);
  expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["8503"]);
});

test("the name on the coupon's address is the sender where the head of the page begins with it", () => {
  const { institution } = read(`
Mr. Larch home loans                     MORTGAGE LOAN STATEMENT
                                         STATEMENT DATE: 09/08/2026

LOAN NUMBER                                    1178494326
PAYMENT DUE DATE                               10/01/2026
REGULAR MONTHLY PAYMENT                         $1,534.12
INTEREST BEARING PRINCIPAL BALANCE             $54,310.49
INTEREST RATE                                       4.49%

MR. LARCH, PO BOX 650783, DALLAS, TX 75265-0783
`);
  expect(institution).toBe("Mr. Larch");
});
