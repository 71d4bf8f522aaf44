import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const rowsOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).transactions.map(
    ({ date, amount, description }) => `${date} ${amount} ${description}`,
  );

test("a check keeps its row when a star and a sign stand behind its number", () => {
  expect(
    rowsOf(`
SOUTHFIELD NATIONAL BANK
Checking summary              May 1 - May 31, 2026          Account 7781 0044 18
Beginning balance  $1,900.00
Ending balance     $1,612.40

CHECKS PAID
CHECK NO.  DESCRIPTION    DATE PAID    AMOUNT
1201  ^                   05/03        $75.00
1203 *^                   05/11        $212.60
Total Checks Paid                      $287.60
`),
  ).toEqual(["2026-05-03 -75.00 Check 1201", "2026-05-11 -212.60 Check 1203"]);
});

test("drafts that a list of cleared drafts repeats are paid once, and a dividend is money in whatever rate it names", () => {
  expect(
    rowsOf(`
HARBOR FEDERAL CREDIT UNION
Member number 44182281                       Statement 05/01/26 - 05/31/26
Share draft 0009
Previous balance  1,900.00
Date    Transaction description                 Withdrawal   Deposit    Balance
05/03   Draft 001201 Tracer 005511                -75.00                1,825.00
05/11   Draft 001203 Tracer 005519               -212.60                1,612.40
05/31   Dividend 0.10% APY                                     0.14     1,612.54
New balance 1,612.54
Cleared drafts
Draft #  Date    Amount    Draft #  Date   Amount
001201   05/03   75.00     001203*  05/11  212.60
`),
  ).toEqual([
    "2026-05-03 -75.00 Draft 001201 Tracer 005511",
    "2026-05-11 -212.60 Draft 001203 Tracer 005519",
    "2026-05-31 0.14 Dividend 0.10% APY",
  ]);
});

test("what became of a payment is no part of its name", () => {
  expect(
    rowsOf(`
UPLYFT                                             Personal Loan Statement
Loan ID 44810022                                   Statement Date May 21, 2026
Amount due              $289.14                    Original loan amount    $10,000.00
Due date                June 5, 2026               Interest rate           15.49%
Remaining principal     $7,412.80

Payment activity
May 5, 2026   AutoPay payment     $289.14
              Principal           $191.02
              Interest            $98.12
`),
  ).toEqual(["2026-05-05 289.14 AutoPay payment"]);
});

test("checks side by side may print their day first and their number last", () => {
  expect(
    rowsOf(`
HUNTLEY BANK
Perks Checking Statement                     Account: -------2281
Statement Activity From: 04/01/26 to 04/30/26
Beginning Balance    $1,900.00
Credits (+)             500.00
Debits (-)              683.60
Ending Balance       $1,716.40

Deposits (+)
Date     Amount    Serial #   Type             Date    Amount    Serial #   Type
04/18    500.00               Mobile
Checks (-)
Date     Amount     Check #               Date     Amount     Check #
04/03    75.00      1201                  04/11    212.60     1203*
04/21    71.00      1204

Other Debits (-)
Date     Amount    Description
04/29    325.00    ZELLE ALEX SMITH
`),
  ).toEqual([
    "2026-04-18 500.00 Mobile",
    "2026-04-03 -75.00 Check 1201",
    "2026-04-11 -212.60 Check 1203",
    "2026-04-21 -71.00 Check 1204",
    "2026-04-29 -325.00 ZELLE ALEX SMITH",
  ]);
});

test("the print of a row is no total of the account", () => {
  const { accounts, transactions } = extractFacts(
    [
      typedPage(`
USTA FEDERAL SAVINGS BANK
STATEMENT PERIOD 04/01/26 TO 04/30/26              ACCOUNT NUMBER 0044-1822-81
CLASSIC CHECKING
         BALANCE      NO. OF     TOTAL AMOUNT   NO. OF   TOTAL AMOUNT   SERVICE   BALANCE
         LAST         DEBITS     OF DEBITS      DEPOSITS OF DEPOSITS    CHARGES   THIS
         STATEMENT    PAID       PAID           MADE     MADE                     STATEMENT
         1,900.00     3          612.60         1        500.00         .00       1,787.40

CHECKS
DATE..CHECK NO.......AMOUNT    DATE..CHECK NO.......AMOUNT
04/03  1201            75.00   04/11  1203*          212.60
DEPOSITS AND OTHER CREDITS
DATE....AMOUNT.TRANSACTION DESCRIPTION
04/18    500.00 ACH CREDIT ACME PAYROLL
OTHER DEBITS
DATE....AMOUNT.TRANSACTION DESCRIPTION
04/29    325.00 ZELLE ALEX SMITH
ACCOUNT BALANCE SUMMARY
DATE......BALANCE   DATE......BALANCE
04/03    1,825.00   04/11    1,612.40
04/18    2,112.40   04/29    1,787.40
`),
    ],
    { source: "pdf-text" },
  );
  expect(transactions.map(({ amount }) => amount)).toEqual(["-75.00", "-212.60", "500.00", "-325.00"]);
  expect([undefined, "500.00"]).toContain(accounts[0]?.totalDeposits);
});

test("a check that came back on its day is a movement of its own", () => {
  const { transactions } = extractFacts(
    [
      typedPage(`
FIRST HARBOR BANK
Free Checking                                          Account Number: 000112344821
Statement period 10/01/2026 to 10/31/2026

Transactions
Date        Description                                Amount
10/05       Payroll Deposit                          1,000.00
10/07       Check 1201                                -150.00
10/07       Check 1201 Returned NSF                    150.00
10/15       Check 1202                                -150.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(transactions.map(({ amount }) => amount)).toEqual(["1000.00", "-150.00", "150.00", "-150.00"]);
});

test("what was earned in the year so far is no movement", () => {
  const rows = rowsOf(`
FIRST HARBOR BANK
High Yield Savings                                     Account Number: 000112344821
Statement period 10/01/2026 to 10/31/2026
Beginning balance                                     $9,000.00
Ending balance                                       $10,030.00

Transactions
Date        Description                                             Amount      Balance
10/05       Deposit                                               1,000.00    10,000.00
10/31       Interest paid at 4.25% APY                               30.00    10,030.00
10/31       Interest earned 4.25% APY this year                     210.00
`);
  expect(rows.map((row) => row.split(" ")[1])).toEqual(["1000.00", "30.00"]);
});

test("two checks side by side need no heading that says so", () => {
  const rows = rowsOf(`
FIRST HARBOR BANK
Free Checking                                          Account Number: 000112344821
Statement period 11/01/2026 to 11/30/2026
Beginning balance  $3,000.00
Ending balance     $2,350.00

Checks paid
11/03       100.00      1101          11/12       150.00      1104
11/07       200.00      1102          11/20       200.00      1105
`);
  expect(rows).toEqual([
    "2026-11-03 -100.00 Check 1101",
    "2026-11-12 -150.00 Check 1104",
    "2026-11-07 -200.00 Check 1102",
    "2026-11-20 -200.00 Check 1105",
  ]);
});
