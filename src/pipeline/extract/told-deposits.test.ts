import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const accountsOf = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" }).accounts;

const HEAD = `
Oak Ridge Bank           Checking Account Statement
Account ending in 4821   Statement period  09/13/2026 - 10/12/2026
`;

test("the foot of a register prints what came in, what went out and what is left, each in its column", () => {
  expect(
    accountsOf(`${HEAD}
Date      Details                 Money in      Money out      Balance
          Opening balance                                     1,000.00
10/02     PAYROLL                   900.00                    1,900.00
10/05     CORNER MARKET                            200.00     1,700.00
          Totals and closing balance   900.00      200.00     1,700.00
`)[0],
  ).toMatchObject({
    beginningBalance: "1000.00",
    totalDeposits: "900.00",
    totalWithdrawals: "200.00",
    endingBalance: "1700.00",
  });
});

test("a row of figures that makes a sum tells the account in any words", () => {
  expect(
    accountsOf(`${HEAD}
$1,000.00             +$900.00         -$200.00         $1,700.00
in your pocket        arrived          flew             in your pocket
`)[0],
  ).toMatchObject({
    beginningBalance: "1000.00",
    totalDeposits: "900.00",
    totalWithdrawals: "200.00",
    endingBalance: "1700.00",
  });
});

test("plain words count where the account adds up", () => {
  const page = (out: string) => `${HEAD}
Where you began       $1,000.00
What you put in         $900.00
What you took out       ${out}
Where you are now     $1,700.00
`;
  expect(accountsOf(page("$200.00"))[0]).toMatchObject({
    beginningBalance: "1000.00",
    endingBalance: "1700.00",
  });
  expect(accountsOf(page("$201.00"))[0]?.beginningBalance).toBeUndefined();
});

test("shares of one member are told apart by their suffixes and go by the member's number", () => {
  expect(
    accountsOf(`
Lindgren Teachers Credit Union       MEMBER NO ****7089
SHARE DRAFT CHECKING STATEMENT OF ACCOUNT, DEPOSITS AND WITHDRAWALS
09/13/26 THRU 10/12/26

SHARE DRAFT S0010
EFF       TRANSACTION                AMOUNT    NEW BALANCE
          PREVIOUS BALANCE                        1,000.00
10/02     DIRECT DEPOSIT             900.00       1,900.00
10/05     WITHDRAWAL DEBIT CARD      200.00-      1,700.00
          NEW BALANCE                             1,700.00

REGULAR SHARES S0001
EFF       TRANSACTION                AMOUNT    NEW BALANCE
          PREVIOUS BALANCE                          500.00
10/12     DIVIDEND                     1.00         501.00
          NEW BALANCE                               501.00
`).map(({ kind, accountLast4, beginningBalance, endingBalance }) => [
      kind,
      accountLast4,
      beginningBalance,
      endingBalance,
    ]),
  ).toEqual([
    ["checking", "7089", "1000.00", "1700.00"],
    ["savings", "7089", "500.00", "501.00"],
  ]);
});

test("a savings bank holds checking accounts as well", () => {
  expect(
    accountsOf(`
TALLIS & SONS SAVINGS          ACCOUNT 1985043627
HARBOR CHECKING                09/13/2026 - 10/12/2026
BEGINNING BALANCE              $1,000.00
DEPOSITS                         $900.00
WITHDRAWALS                      $200.00
ENDING BALANCE                 $1,700.00
`)[0]?.kind,
  ).toBe("checking");
});

test("accounts as the columns of one overview, with the same last digits", () => {
  expect(
    accountsOf(`
Fathom Bank statement of your business checking accounts, deposits and withdrawals
Aug 24, 2026 → Sep 21, 2026

                 Operating          Tax savings
                 61••••3993         78••••3993
Opening          USD 1,000.00       USD 8,000.00
Credits          USD 900.00         USD 100.00
Debits           USD -200.00        USD 0.00
Closing          USD 1,700.00       USD 8,100.00

Operating (checking)
Booked           Counterparty                     Credit       Debit
Aug 26, 2026     CORNER MARKET                    —            200.00
Aug 31, 2026     PAYROLL                          900.00       —

Tax savings account
Booked           Counterparty                     Credit       Debit
Sep 21, 2026     INTEREST PAID                    100.00       —
`).map(({ accountLast4, beginningBalance, totalDeposits, totalWithdrawals, endingBalance }) => [
      accountLast4,
      beginningBalance,
      totalDeposits,
      totalWithdrawals,
      endingBalance,
    ]),
  ).toEqual([
    ["3993", "1000.00", "900.00", "200.00", "1700.00"],
    ["3993", "8000.00", "100.00", "0.00", "8100.00"],
  ]);
});

test("what an account had and has, and what moved between, make a sum", () => {
  expect(
    accountsOf(`${HEAD}
You had            $1,890.09
Money in          +$2,168.29
Money out         -$2,556.77
You have           $1,501.61
`)[0],
  ).toMatchObject({ beginningBalance: "1890.09", endingBalance: "1501.61" });
});

test("sentences tell an account where they add up", () => {
  const page = (ended: string) => `
Plumb Savings Bank                                        Prepared for CASEY SPECIMEN
You began May 5 with $22,412.79 in Rainy Day Savings (number ending
4671) and ended June 4, 2026 with ${ended}. You put in $774.93, took
nothing out and we paid you $38.28 in interest.
Your savings statement of June 2026: annual percentage yield earned 4.20%
`;
  expect(accountsOf(page("$23,226.00"))[0]).toMatchObject({
    kind: "savings",
    accountLast4: "4671",
    periodStart: "2026-05-05",
    periodEnd: "2026-06-04",
    beginningBalance: "22412.79",
    endingBalance: "23226.00",
    totalDeposits: "813.21",
  });
  expect(accountsOf(page("$23,227.00"))[0]?.endingBalance).toBeUndefined();
});

test("a merchant's name says nothing of the kind of the account", () => {
  expect(
    accountsOf(`
Oak Ridge Bank           Your everyday banking statement
Account ending in 4821   Statement period  09/13/2026 - 10/12/2026
Beginning balance     $100.00
Withdrawals            $74.75
Ending balance         $25.25
10/02/26     SAVINGS CENTRAL THRIFT TROY NY     -74.75
`)[0]?.kind,
  ).toBe("checking");
});

test("the suffix of a member's share may stand before its name", () => {
  expect(
    accountsOf(`
RIDGEWAY
POSTAL & TRANSIT
FEDERAL CREDIT UNION       Member Number: XXXX3361
From 04/05/2026 To 05/03/2026

Share    Description          Dividends YTD       Balance
S01      PRIMARY SHARE               180.12      7,521.54
S09      EVERYDAY DRAFT                0.00      5,558.88

S01 PRIMARY SHARE                                     JOINT: ON FILE
Post Date   Transaction Description      Amount     New Balance
04/05       Balance Forward                            6,856.54
04/15       TRANSFER FROM CHECKING       665.00        7,521.54
05/03       Ending Balance                             7,521.54

S09 EVERYDAY DRAFT
Post Date   Transaction Description      Amount     New Balance
04/05       Balance Forward                            2,733.99
04/08       PAYROLL                    2,824.89        5,558.88
05/03       Ending Balance                             5,558.88
`).map(({ kind, accountLast4, beginningBalance, endingBalance }) => [
      kind,
      accountLast4,
      beginningBalance,
      endingBalance,
    ]),
  ).toEqual([
    ["savings", "3361", "6856.54", "7521.54"],
    ["checking", "3361", "2733.99", "5558.88"],
  ]);
});

test("a passbook tells its account by its list alone", () => {
  const page = (last: string) => `
Millrace Institution for Savings          Savings account
CASEY R SPECIMEN                          Book No. 07-5451388
DATE        CODE    MEMO                       WITHDRAWN     DEPOSITED       BALANCE
31JUL26     FWD     BROUGHT FORWARD                                        21,964.73
09AUG26     DEP     TRANSFER FROM CHECKING                      883.00     22,847.73
28AUG26     INT     INTEREST PAID                                67.56     ${last}
`;
  expect(accountsOf(page("22,915.29"))[0]).toMatchObject({
    accountLast4: "1388",
    beginningBalance: "21964.73",
    endingBalance: "22915.29",
  });
  expect(accountsOf(page("22,951.29"))[0]?.endingBalance).toBeUndefined();
});
