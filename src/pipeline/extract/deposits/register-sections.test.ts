import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const STATEMENT = `
HARBORMAST FEDERAL CREDIT UNION                          Statement of Account
PO BOX 1432  ALEXANDRIA VA 22313                         Member Number: XXXXXX4417
CASEY SPECIMEN                                           Statement Period: 05/01/2026 - 05/31/2026

REGULAR SHARE (01)
Date     Description                             Amount        Balance
05/01    Beginning Balance                                     1,250.00
05/15    Transfer From Share 10                  100.00        1,350.00
05/31    Dividend                                  0.12        1,350.12
05/31    Ending Balance                                        1,350.12

EVERYDAY CHECKING (10)
Date     Description                             Amount        Balance
05/01    Beginning Balance                                     2,410.55
05/04    ACH Deposit ORCHARD LN PEDS PAYROLL    1,880.20       4,290.75
05/09    Debit Card RALEYS 118 DAVIS CA           -64.18       4,226.57
05/15    Transfer To Share 01                    -100.00       4,126.57
05/31    Ending Balance                                        4,126.57

SHARE CERTIFICATE 12 MONTH (40)     Maturity Date 02/14/2027     Dividend Rate 4.15%
Date     Description                             Amount        Balance
05/01    Beginning Balance                                     10,000.00
05/31    Dividend                                   35.25      10,035.25
05/31    Ending Balance                                        10,035.25
`;

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("shares under titles without a number of their own are accounts where each register leads from balance to balance", () => {
  const { accounts, transactions, questions } = read(STATEMENT);
  expect(
    accounts.map(({ kind, beginningBalance, endingBalance }) => [kind, beginningBalance, endingBalance]),
  ).toEqual([
    ["savings", "1250.00", "1350.12"],
    ["checking", "2410.55", "4126.57"],
    ["savings", "10000.00", "10035.25"],
  ]);
  expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["4417", "4417", "4417"]);
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "100.00"],
    [0, "0.12"],
    [1, "1880.20"],
    [1, "-64.18"],
    [1, "-100.00"],
    [2, "35.25"],
  ]);
  expect(questions).toEqual([]);
});

test("where one register does not lead to its last balance the paper is not cut", () => {
  const { accounts } = read(STATEMENT.replace("-64.18       4,226.57", "-64.18       4,229.57"));
  expect(accounts).toHaveLength(1);
});

const UNION = `
FIRST PRAIRIE COMMUNITY CREDIT UNION                                       Page 1
Account Number      Statement Period
XXXXX4821           01-01-26 to 01-31-26
JORDAN EXAMPLE

PRIMARY SAVINGS                                                            ACCT# 1
Date    Description                                    Withdrawal    Deposit     Balance
Jan 01  Previous Balance                                                          310.55
Jan 15  Deposit Payroll                                               75.00       385.55
Jan 31  Dividend                                                       0.03       385.58
Jan 31  New Balance                                                               385.58

SHARE SUFFIX: 75  SHARE DRAFT
Date    Description                                    Withdrawal    Deposit     Balance
Jan 01  Previous Balance                                                        1,011.20
Jan 03  Share Draft 1403                               120.00
Jan 03  Visa Debit Hardware Hank                        61.20                     830.00
Jan 15  Payroll Acme Tool                                          1,420.00     2,250.00
Jan 31  New Balance                                                             2,250.00

LOAN SUFFIX: 21  USED AUTO   APR 6.240%   Next Payment Due 02-05-26   Payment Amount 241.00
Date    Description                          Payment    Interest    Principal     Balance
Jan 01  Previous Balance                                                         8,000.00
Jan 05  Payment                               241.00       42.40       198.60    7,801.40
Jan 31  New Balance                                                              7,801.40
`;

test("a member's loan is an account beside the shares, and all go by the number at the head", () => {
  const { accounts, transactions, questions } = read(UNION);
  expect(questions).toEqual([]);
  expect(accounts.map(({ kind, accountLast4 }) => [kind, accountLast4])).toEqual([
    ["savings", "4821"],
    ["checking", "4821"],
    ["auto-loan", "4821"],
  ]);
  expect(accounts[1]).toMatchObject({ beginningBalance: "1011.20", endingBalance: "2250.00" });
  expect(accounts[2]).toMatchObject({
    previousBalance: "8000.00",
    currentBalance: "7801.40",
    minimumPayment: "241.00",
    paymentDueDate: "2026-02-05",
    apr: "6.24",
  });
  expect(transactions.map(({ account }) => account)).toEqual([0, 0, 1, 1, 1, 2]);
});

test("an account goes on under its title on the next page", () => {
  const pages = [
    `
HARBOR TEACHERS CREDIT UNION                    MEMBER STATEMENT
Member Number  ****4410    Statement period 05/01/26 thru 05/31/26
---------------------------- SHARE ID 00: PRIMARY SAVINGS ----------------------------
Date     Transaction Description                     Amount         Balance
05/01    Balance Forward                                             640.10
05/31    Dividend Earned                               0.05          640.15
05/31    Ending Balance                                              640.15
---------------------------- SHARE ID 09: REWARDS CHECKING ----------------------------
Date     Transaction Description                     Amount         Balance
05/01    Balance Forward                                           1,204.00
05/08    ACH Credit ACME PAYROLL                   1,100.00        2,304.00`,
    `
---------------------------- SHARE ID 09: REWARDS CHECKING (continued) ----------------------------
Date     Transaction Description                     Amount         Balance
         Balance Forward                                           2,304.00
05/20    Check 502                                  -250.00        2,054.00
05/31    Ending Balance                                            2,054.00`,
  ];
  const { accounts, transactions } = extractFacts(
    pages.map((page, index) => typedPage(page, { number: index + 1 })),
    { source: "pdf-text" },
  );
  expect(accounts.map(({ kind, endingBalance }) => [kind, endingBalance])).toEqual([
    ["savings", "640.15"],
    ["checking", "2054.00"],
  ]);
  expect(transactions.map(({ account }) => account)).toEqual([0, 1, 1]);
});

test("totals between two balances lead from one to the other as well", () => {
  const { accounts, questions } = read(`
HEARTLAND UNITED CREDIT UNION
Account Number: ****0177                      Statement from 04/01/2026 to 04/30/2026

Share Savings - 0000
Previous Statement Balance    200.00
0 Deposits                      0.00
0 Withdrawals                   0.00
New Balance                   200.00

Kasasa Cash - 0075
Previous Statement Balance  1,300.00
2 Deposits                  1,000.00
2 Withdrawals                 800.00
New Balance                 1,500.00

L80 SIGNATURE
Previous Statement Balance  3,100.00
Payments                      125.00
Interest Charged               25.00
New Balance                 3,000.00
Annual Percentage Rate 9.75%    Next Payment Due 05/15/2026   Payment Amount 125.00
`);
  expect(questions).toEqual([]);
  expect(accounts.map(({ endingBalance, currentBalance }) => endingBalance ?? currentBalance)).toEqual([
    "200.00",
    "1500.00",
    "3000.00",
  ]);
  expect(accounts[2]).toMatchObject({ interestCharged: "25.00", minimumPayment: "125.00" });
});

test("names that no list knows are accounts under their suffixes, a card among them", () => {
  const { accounts, transactions, questions } = read(`
SPRUCE HOLLOW CREDIT UNION
Member Number  ****0077                       From 10/01/26    Through 10/31/26

01 Share Account
Date     Transaction                            Amount      Balance
10/01    Beginning Balance                                   512.00
10/31    Ending Balance                                      512.00

10 Money Market
Date     Transaction                            Amount      Balance
10/01    Beginning Balance                                   700.00
10/09    Deposit                                500.00     1,200.00
10/31    Ending Balance                                    1,200.00

L01 Auto Loan
Beginning Balance                                        $11,000.00
Ending Balance                                           $10,700.00
Annual percentage rate  5.250%         Payment due 11/03/2026   $348.00
Date       Description             Amount     Principal    Interest    Fees    Balance
10/03      Payment                -$348.00      $300.00      $48.00    $0.00   $10,700.00
Interest charged this period $48.00      Fees charged this period $0.00

Visa Gold  0091
Date     Transaction                            Amount      Balance
10/01    Beginning Balance                                   300.00
10/11    Purchase Book Shop                      75.00       375.00
10/20    Payment Thank You                      -25.00       350.00
10/31    Ending Balance                                      350.00
Credit Limit 2,000.00   Available 1,650.00   Minimum Payment 20.00 Due 11/25/26   Annual Percentage Rate 11.90%
`);
  expect(questions).toEqual([]);
  expect(accounts.map(({ kind }) => kind)).toEqual(["savings", "savings", "auto-loan", "credit-card"]);
  expect(accounts[2]).toMatchObject({
    previousBalance: "11000.00",
    currentBalance: "10700.00",
    interestCharged: "48.00",
    feesCharged: "0.00",
  });
  expect(accounts[3]).toMatchObject({ previousBalance: "300.00", currentBalance: "350.00" });
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [1, "500.00"],
    [2, "348.00"],
    [3, "-75.00"],
    [3, "25.00"],
  ]);
});

test("lists without balances, and registers without a last line, end where their amounts lead", () => {
  const { accounts, questions } = read(`
RIVER BEND CREDIT UNION                             Member #: XXXX2231
Period Start: 05/01/2026    Period End: 05/31/2026

SAVINGS 01
Beginning Balance                                                     $25.00
Ending Balance                                                        $25.00
CHECKING 50
Beginning Balance                                                    $900.00
Deposits, Dividends, and Other Credits
Date    Description                                                   Amount
05/15   ACH Deposit ACME PAYROLL                                     $800.00
05/31   Dividend                                                       $0.05
Total Deposits, Dividends, and Other Credits                         $800.05
Withdrawals, Fees, and Other Debits
05/03   Debit Card GROCERY                                            $60.00
05/20   Bill Pay ELECTRIC CO                                         $140.00
Total Withdrawals, Fees, and Other Debits                            $200.00
Ending Balance                                                     $1,500.05
S 70 Holiday Club
Date    Description               Amount        Balance
        Starting Balance                        $360.00
05/12   Transfer From 50         $50.00         $410.00
L 12 Auto
Date    Description      Amount   Principal   Interest   Fees    Balance
        Starting Balance                                       $9,380.00
05/15   Payment        -$300.00   -$260.00     $40.00   $0.00  $9,120.00
Annual Percentage Rate: 5.150%    Payment: $300.00   Due: 06/15/2026
`);
  expect(questions).toEqual([]);
  expect(
    accounts.map(({ kind, endingBalance, currentBalance }) => [kind, endingBalance ?? currentBalance]),
  ).toEqual([
    ["savings", "25.00"],
    ["checking", "1500.05"],
    ["savings", "410.00"],
    ["auto-loan", "9120.00"],
  ]);
  expect(accounts[0]).toMatchObject({ periodStart: "2026-05-01", periodEnd: "2026-05-31" });
  expect(accounts[3]?.originalBalance).toBeUndefined();
});
