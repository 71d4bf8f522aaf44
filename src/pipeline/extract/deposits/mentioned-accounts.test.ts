import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const withLine = (line: string) => `
First Harbor Bank, N.A.                 October 01, 2026 through October 31, 2026
P O Box 182051
Columbus, OH 43218-2051                 Account Number: 000000804821412

FIRST HARBOR Total Checking
CHECKING SUMMARY
                                              AMOUNT
Beginning Balance                          $2,310.40
Deposits and Additions                      3,000.00
Electronic Withdrawals                     -1,120.33
Ending Balance                             $4,190.07

${line}

DEPOSITS AND ADDITIONS
DATE    DESCRIPTION                                  AMOUNT
10/02   ACME PAYROLL PPD ID 1234567890            $1,500.00
10/16   ACME PAYROLL PPD ID 1234567890             1,500.00

ELECTRONIC WITHDRAWALS
DATE    DESCRIPTION                                  AMOUNT
10/07   CITY POWER BILL PAY WEB ID 99                $120.33
10/15   RENTCO PAYMENT                             1,000.00
`;

test.each([
  "Overdraft protection: Savings ...5519",
  "This account is currently covered by Overdraft Protection.\nSavings - 000002938475519",
  "Savings - 000002938475519",
  "Linked account: Savings x5519",
  "Your savings account (x9981) earned $4.10 this month.",
  "Your linked savings account 8048219981 has a balance of $9,002.10.",
  "Interest is paid to savings account 8048219981.",
  "Replaces account number 8048210001",
  "Loan payments on account 5512209 are drawn from this account.",
  "Overdraft Line of Credit   Account number 70012209",
  "Mortgage account 5512209 balance $182,311.09",
])("another account named between the summary and the movements is none of the statement's: %s", (line) => {
  const { accounts, transactions } = read(withLine(line));
  expect(accounts).toMatchObject([{ accountLast4: "1412", endingBalance: "4190.07" }]);
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "1500.00"],
    [0, "1500.00"],
    [0, "-120.33"],
    [0, "-1000.00"],
  ]);
});

test("a number in the further line of a movement heads no account, where the other account has a part too", () => {
  const { accounts, transactions } = read(`
Harbor Online Bank                                         Customer Statement
Statement Date: 02/28/2026

Account Name            Account Number     Beginning Balance     Ending Balance
Spending Account        xxxxxx7714              $1,100.00            $1,305.11
Savings Account         xxxxxx9920              $9,000.00            $9,527.40

Spending Account                             Account Number: xxxxxx7714
Date         Description                       Credits      Debits       Balance
02/01/2026   Beginning Balance                                        $1,100.00
02/06/2026   Direct Deposit ACME              $900.00     -$0.00      $2,000.00
02/11/2026   Internet transfer to Savings       $0.00   -$500.00      $1,500.00
             account XXXXXX9920
02/19/2026   KROGER 411                         $0.00   -$195.00      $1,305.00
02/28/2026   Interest Paid                      $0.11     -$0.00      $1,305.11
02/28/2026   Ending Balance                                           $1,305.11
Savings Account                              Account Number: xxxxxx9920
Date         Description                       Credits      Debits       Balance
02/01/2026   Beginning Balance                                        $9,000.00
02/11/2026   Internet transfer from Spending  $500.00     -$0.00      $9,500.00
             account XXXXXX7714
02/28/2026   Interest Paid                     $27.40     -$0.00      $9,527.40
02/28/2026   Ending Balance                                           $9,527.40
`);
  expect(accounts.map(({ accountLast4, endingBalance }) => [accountLast4, endingBalance])).toEqual([
    ["7714", "1305.11"],
    ["9920", "9527.40"],
  ]);
  expect(transactions.map(({ account }) => account)).toEqual([0, 0, 0, 0, 1, 1]);
});

const running = (line: string, first = "Previous Balance", last = "Current Balance") => `
Lakeside Federal Savings Bank                 STATEMENT OF ACCOUNT
Statement Period 10/01/2026 - 10/31/2026      Account Number  8048211412

SMART CHECKING
${first.padEnd(24)}$2,310.40
Deposits/Credits        $3,000.00
Withdrawals/Debits      $1,120.33
${last.padEnd(24)}$4,190.07
${line}
Date     Description                            Debits       Credits       Balance
10/01    Balance Forward                                                  2,310.40
10/02    ACME PAYROLL                                      1,500.00       3,810.40
10/07    CITY POWER BILL PAY                    120.33                    3,690.07
10/15    RENTCO PAYMENT                       1,000.00                    2,690.07
10/16    ACME PAYROLL                                      1,500.00       4,190.07
`;

test.each(["Savings - 000002938475519", "Overdraft Line of Credit   Account number 70012209"])(
  "a number between a summary and the register of the same balances parts no accounts: %s",
  (line) => {
    const { accounts, transactions } = read(running(line));
    expect(accounts).toMatchObject([
      { kind: "checking", accountLast4: "1412", beginningBalance: "2310.40", endingBalance: "4190.07" },
    ]);
    expect(transactions.map(({ amount }) => amount)).toEqual(["1500.00", "-120.33", "-1000.00", "1500.00"]);
  },
);

test.each([
  ["Beginning Ledger Balance", "Ending Ledger Balance"],
  ["Beg. Balance", "Ending Balance"],
])("the balances of a ledger: %s, %s", (first, last) => {
  expect(read(running("", first, last)).accounts).toMatchObject([
    { beginningBalance: "2310.40", endingBalance: "4190.07", totalWithdrawals: "1120.33" },
  ]);
});

const parts = (heading: string, balances: readonly [string, string] = ["40.00", "0.00"], rows = "") => `
Lakeside Federal Savings Bank                 Combined Statement
Statement Period 10/01/2026 - 10/31/2026

Everyday Checking       Account number 000123454417
Beginning balance       $1,000.00
Deposits and additions  $2,000.00
Withdrawals             $500.00
Ending balance          $2,500.00
Date     Description                            Amount      Balance
10/05    ACME PAYROLL                           2,000.00    3,000.00
10/06    CITY POWER                             -500.00     2,500.00
${heading}
${
  rows === ""
    ? `Beginning balance       $${balances[0]}
Ending balance          $${balances[1]}
Date     Description                            Amount      Balance
10/08    TRANSFER                               -40.00      0.00`
    : rows
}
`;

const ofParts = (text: string) => {
  const { accounts, transactions, warnings } = read(text);
  return {
    accounts: accounts.map((account) => `${account.accountLast4} ${account.beginningBalance ?? "-"}`),
    rows: transactions.map(({ account }) => account).join(""),
    warnings,
  };
};

test.each([
  "Closed account 000123450001",
  "Overdraft Protection Savings   Account number 000123450001",
  "Backup Savings 000123450001",
  "Certificate 000123450001 - account is closed",
  "Savings account 000123450001 was closed 10/09/2026",
])("whatever words stand beside it, a number heads the balances of its own that follow: %s", (heading) => {
  expect(ofParts(parts(heading))).toMatchObject({ accounts: ["4417 1000.00", "0001 40.00"], rows: "001" });
});

test("the first of two accounts may be named after what it backs", () => {
  const text = parts("Weekday Checking 000123450001").replace(
    /Everyday Checking.*/,
    "Backup Savings 000123454417",
  );
  expect(ofParts(text).accounts).toEqual(["4417 1000.00", "0001 40.00"]);
});

test.each([
  [
    "Holiday Savings         Account number 000123455519",
    "Date     Description                            Deposits\n10/07    TRANSFER                               20.00\n10/09    TRANSFER                               25.00",
    "5519 -",
  ],
  [
    "Vacation Club           Account number 000123455519",
    "Opening value           $40.00\nClosing value           $60.00\nDate     Description                            Deposits\n10/07    TRANSFER                               20.00",
    "5519 -",
  ],
])(
  "an account without balances keeps its rows where those before it suffice: %s",
  (heading, rows, account) => {
    expect(ofParts(parts(heading, undefined, rows))).toMatchObject({
      accounts: ["4417 1000.00", account],
      rows: rows.includes("10/09") ? "0011" : "001",
      warnings: [],
    });
  },
);

test("two accounts may lead from the same balance to the same other one", () => {
  const { accounts } = read(`
Lakeside Federal Savings Bank                 Checking statement
Statement period 10/01/2026 - 10/31/2026      Account 000123454417
Beginning balance   $1,000.00
Ending balance      $2,500.00
Savings  000123455519
Beginning balance   $1,000.00
Ending balance      $2,500.00
10/05/2026   TRANSFER     1,500.00    2,500.00
`);
  expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["4417", "5519"]);
});
