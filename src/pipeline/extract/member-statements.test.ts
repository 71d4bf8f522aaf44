import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("shares, a loan and a card of one member are told apart by their suffixes, whatever they are called", () => {
  const { accounts, transactions } = read(`
ALDER MILLS CREDIT UNION                                STATEMENT OF ACCOUNT
14 Weir Street, Alder Mills UT 84601                    MEMBER NO. 41908
                                                        FROM 06-01-2026 TO 06-30-2026

SHARE 00   PRIMARY SAVINGS   PAR VALUE 5.00
06/01     BALANCE FORWARD                                   2,067.81
06/11     TRANSFER FROM SHARE 75                 240.00     2,307.81
06/30     ENDING BALANCE                                    2,307.81

SHARE 75   SHARE DRAFT CHECKING
06/01     BALANCE FORWARD                                   1,241.14
06/02     ACH WEIR SCHOOL DIST PAYROLL         1,127.58     2,368.72
06/11     TRANSFER TO SHARE 00                  -240.00     2,128.72
06/13     TRANSFER TO LOAN 51                   -366.73     1,761.99
06/30     ENDING BALANCE                                    1,761.99

LOAN 51    USED AUTO   CLOSED END
ANNUAL PERCENTAGE RATE 7.490%    DAILY PERIODIC RATE .020523%
DATE       PAYMENT    INTEREST    PRINCIPAL    LOAN BALANCE
06/01      BAL FWD                                 8,776.17
06/13       366.73       54.78       311.95        8,464.22
NEXT PAYMENT OF 366.73 IS DUE 07-18-2026

LOAN 90   VISA CLASSIC   CARD ENDING 3767
ANNUAL PERCENTAGE RATE 10.900% PURCHASES AND CASH ADVANCES    CREDIT LIMIT 6,000.00   AVAILABLE 4,106.32
06/01     PREVIOUS BALANCE                                  1,887.95
06/07     GRANGE SUPPLY #0113 OREM UT            141.50     2,029.45
06/17     PAYMENT - THANK YOU                   -151.00     1,878.45
06/30     **FINANCE CHARGE**                      15.23     1,893.68
06/30     NEW BALANCE                                       1,893.68
MINIMUM PAYMENT 34.17 DUE 07-22-2026   PAST DUE .00
IF YOUR STATEMENT IS WRONG WRITE US. LATE CHARGE 5% OF PAYMENT, 10.00 MINIMUM.
`);
  expect(
    accounts.map(({ kind, accountLast4, endingBalance, currentBalance }) => [
      kind,
      accountLast4,
      endingBalance ?? currentBalance,
    ]),
  ).toEqual([
    ["savings", "1908", "2307.81"],
    ["checking", "1908", "1761.99"],
    ["auto-loan", "1908", "8464.22"],
    ["credit-card", "3767", "1893.68"],
  ]);
  expect(accounts[3]?.aprs).toEqual([
    { kind: "purchase", apr: "10.90" },
    { kind: "cash-advance", apr: "10.90" },
  ]);
  expect(accounts[3]?.paymentsAndCredits).not.toBe("10.00");
  expect(transactions.filter(({ account }) => account === 3).map(({ amount }) => amount)).toEqual([
    "-141.50",
    "151.00",
    "-15.23",
  ]);
});

test("a total of all loans is not what one of them was at first, and its rows confirm the payment that a sentence tells", () => {
  const { accounts } = read(`
Weaver Street Federal Credit Union                      Member Number: ******0337
                                                        From: 12/01/26 Thru: 12/31/26
Date      Transaction Description           Amount       Balance
S 01 REGULAR SHARE
12/01/26  Previous Balance                              2,987.32
12/31/26  Dividend                            0.25      2,987.57
12/31/26  Ending Balance                                2,987.57
Annual Percentage Yield Earned 0.10%  Dividend rate 0.100%  YTD dividends 3.03

S 75 SHARE DRAFT
12/01/26  Previous Balance                              2,182.21
12/01/26  Check 3411                       -572.77      1,609.44
12/03/26  Debit Card GRANGE #82219          -45.36      1,564.08
12/09/26  Automatic Transfer To L 20       -669.80        894.28
12/14/26  ACH Credit MILL CO PAYROLL      1,985.66      2,879.94
12/22/26  Mobile Deposit                    927.43      3,807.37
12/31/26  Ending Balance                                3,807.37
Total deposits 2,913.09   Total withdrawals 1,287.93

L 20 USED VEHICLE Annual Percentage Rate 5.490% Daily Rate 0.015041%
Date      Description             Amount    Interest   Principal     Balance
12/01/26  Previous Balance                                         17,665.88
12/09/26  Payment From S 75      -669.80       82.37     -587.43   17,078.45
12/31/26  New Balance                                              17,078.45
Your payment of $669.80 is due 01/08/27. Past due: $0.00
Deposit total $6,794.94 Loan total $17,078.45. Interest is figured on the unpaid balance each day.
`);
  expect(accounts).toHaveLength(3);
  expect(accounts[2]).toMatchObject({
    kind: "auto-loan",
    currentBalance: "17078.45",
    minimumPayment: "669.80",
  });
  expect(accounts[2]).not.toHaveProperty("originalBalance");
});

test("an account of the overview that a page opens with is no other paper, and the day at the head is that of all of them", () => {
  const first = `
Harbor Street Bank                                                   COMBINED STATEMENT
12 Harbor Street, Terre Haute, Indiana 47808                 Primary Account 8945618387
                                                                          June 13, 2026
                                                                                 Page 1
YOUR ACCOUNTS AT A GLANCE
Account                              Number                                     Balance
Heritage Checking                    8945618387                               $6,473.39
Statement Savings                    7306551209                              $26,428.18
HomeFlex Equity Line                 176074516873                            $24,885.14

Heritage Checking 8945618387
Balance 05/13/26                      4,995.82    Average ledger balance       5,244.16
2 Credits                             1,580.92    Enclosed images                     2
2 Debits                                103.35    Overdraft fees year to date     32.00
Balance 06/13/26                      6,473.39

Deposits and other credits
5/23   Regular Deposit                                                         1,500.00
6/9    PAYROLL FOUNDRY WORKS                                                      80.92

Other debits
5/17   POWER CO BILLPAY                                                           87.32
6/3    DBT CRD GRANGE MKT                                                         16.03

Statement Savings 7306551209
Beginning balance                    26,409.47    Annual percentage yield earned  0.85%
Interest payment                         18.71    Interest paid year to date     112.26
Ending balance                       26,428.18
`;
  const second = `
HomeFlex Equity Line 176074516873
Previous balance                     24,338.98    Line of credit              47,500.00
Advances                                601.56    Available credit            22,614.86
Payments                                227.00    ANNUAL PERCENTAGE RATE (variable)  8.500%
INTEREST CHARGE                         171.60    Daily periodic rate          0.02329%
Late charge                                .00    Draw period ends           03/13/2032
New balance                          24,885.14
Date     Post     Activity                                                       Amount
5/20     5/20     AUTOMATIC PAYMENT                                             227.00-
6/12     6/12     EQUITY CHECK ADVANCE                                           601.56
6/13     6/13     INTEREST CHARGE                                                171.60
The index is Prime, 7.50% on 05/13/26; your rate will never exceed 18.000%.

                                             Equity line                       ****6873
                                             Minimum payment                    $420.45
                                             Due date                          07/05/26
`;
  const { documentType, accounts, transactions } = extractFacts(
    [typedPage(first), typedPage(second, { number: 2 })],
    { source: "pdf-text" },
  );
  expect(documentType).toBe("bank-statements");
  expect(accounts).toMatchObject([
    { kind: "checking", statementDate: "2026-06-13", beginningBalance: "4995.82", endingBalance: "6473.39" },
    { kind: "savings", statementDate: "2026-06-13", endingBalance: "26428.18" },
    {
      kind: "heloc",
      statementDate: "2026-06-13",
      currentBalance: "24885.14",
      creditLimit: "47500.00",
      apr: "8.50",
    },
  ]);
  expect(transactions.map(({ account, date, amount }) => [account, date, amount])).toEqual([
    [0, "2026-05-23", "1500.00"],
    [0, "2026-06-09", "80.92"],
    [0, "2026-05-17", "-87.32"],
    [0, "2026-06-03", "-16.03"],
    [2, "2026-05-20", "227.00"],
    [2, "2026-06-12", "-601.56"],
    [2, "2026-06-13", "-171.60"],
  ]);
});

test("a certificate that moved once has the balances of its row in the overview", () => {
  const { accounts, transactions } = read(`
CHATTA MEMBERS CREDIT UNION             Statement of Account
                                        Statement Period
                                        04/05/26 - 05/04/26
                                        Access No. 63763457
Summary of your deposit accounts
                         Previous Balance  Deposits    Withdrawals   Ending Balance   YTD Dividends
e-Checking 4188652996        $1,925.39     $2,793.41      $457.26       $4,261.54         $0.10
18-Month Certificate
4880793406                   $3,380.00        $11.67        $0.00       $3,391.67        $60.01

e-Checking - 4188652996
Date      Transaction Detail                      Amount($)    Balance($)
04-05     Beginning Balance                                      1,925.39
04-06     Paid To - Power Co Chk 4410               457.26-      1,468.13
04-30     Deposit - ACH Paid From Guard Salary    2,793.41       4,261.54
05-04     Ending Balance                                         4,261.54

18-Month Certificate - 4880793406
Matures 04/17/27 Dividend rate 4.20% APY 4.29%
05-04     Dividend                                   11.67       3,391.67
`);
  expect(accounts).toMatchObject([
    { kind: "checking", accountLast4: "2996", endingBalance: "4261.54" },
    {
      kind: "savings",
      accountLast4: "3406",
      periodStart: "2026-04-05",
      beginningBalance: "3380.00",
      endingBalance: "3391.67",
      totalDeposits: "11.67",
      totalWithdrawals: "0.00",
    },
  ]);
  expect(transactions.filter(({ account }) => account === 1).map(({ amount }) => amount)).toEqual(["11.67"]);
});

test("suffixes that the overview lists in a column are the ends of the numbers in the titles", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
Sound Harbor Credit Union                         Member Number: XXXX29
Statement Period                                  09-01-2026 thru 09-30-2026

SUMMARY OF YOUR ACCOUNTS
Suffix    Description              Balance
0000      Membership Savings       $5,720.27
0009      Everyday Checking        $3,304.90

MEMBERSHIP SAVINGS - 0000
Post Date   Transaction Description          Amount      Balance
SEP 01      Beginning Balance                            5,170.57
SEP 05      Deposit Transfer From Share 0009 549.70      5,720.27
SEP 30      Ending Balance                               5,720.27

EVERYDAY CHECKING - 0009
Post Date   Transaction Description          Amount      Balance
SEP 01      Beginning Balance                            3,854.60
SEP 05      Withdrawal Transfer To Share 0000 -549.70    3,304.90
SEP 30      Ending Balance                               3,304.90
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toMatchObject([
    { kind: "savings", accountLast4: "0000", endingBalance: "5720.27" },
    { kind: "checking", accountLast4: "0009", endingBalance: "3304.90" },
  ]);
});

test("a limit of as many dollars as a suffix is no number of an account", () => {
  const [account] = extractFacts(
    [
      typedPage(`
Sound Harbor Credit Union                         Member Number: XXXX29
Statement Period                                  09-01-2026 thru 09-30-2026

SUMMARY OF YOUR ACCOUNTS
Suffix    Description              Balance
5000      Visa Platinum            $1,893.68

VISA PLATINUM - 5000
Credit Limit            5000      Available Credit      3106
Previous Balance    $1,700.00     New Balance      $1,893.68
Minimum Payment Due    $38.00     Payment Due Date  10-25-2026
`),
    ],
    { source: "pdf-text" },
  ).accounts;
  expect(account).toMatchObject({ accountLast4: "5000", creditLimit: "5000.00", availableCredit: "3106.00" });
});
