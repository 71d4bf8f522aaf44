import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

/** Made-up papers in the manner of lenders and brokers that the printed samples do not cover. */
const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const LOANS: ReadonlyArray<
  readonly [rule: string, text: string, accounts: readonly (readonly (string | undefined)[])[]]
> = [
  [
    "groups described line by line, below totals that repeat their words",
    `
NORTHSTAR EDUCATION SERVICING                                          Monthly Billing Statement
P.O. Box 82561, Lincoln NE 68501
                                                           Account Number:        E401882 7731
                                                           Statement Date:        October 4, 2026
                                                           Due Date:              October 28, 2026
                                                           Current Amount Due:    $236.90

ACCOUNT OVERVIEW
   Past Due Amount          $0.00
   Current Amount Due     $236.90
   Fees Assessed            $0.00
   Total Amount Due       $236.90

LOAN DETAILS
   Group A   Direct Subsidized Stafford
   Interest Rate 4.290%     Principal Balance $8,812.40     Accrued Interest $31.08     Regular Monthly Payment $98.40
   Group B   Direct Unsubsidized Stafford
   Interest Rate 5.840%     Principal Balance $11,204.77    Accrued Interest $53.79     Regular Monthly Payment $138.50

Last payment received: $236.90 on 09/28/2026, applied to principal $151.20 and interest $85.70.
`,
    [
      ["7731", "8812.40", "98.40", "4.29"],
      ["7731", "11204.77", "138.50", "5.84"],
    ],
  ],
  [
    "plans with an id of letters and digits, and what is still owed",
    `
Payday Later, Inc.                                 Monthly statement: September 2026
You have 2 active loans

Trek Bicycle                                       Loan ID: 8XK4-2219
 Total purchase       $1,299.00
 APR                  15%
 Next payment         $118.31 due Oct 21, 2026
 You still owe        $812.33

Warby Parker                                       Loan ID: 9QW1-7740
 Total purchase       $240.00
 APR                  0%
 Next payment         $60.00 due Oct 9, 2026
 You still owe        $120.00
`,
    [
      ["2219", "812.33", "118.31", "15.00"],
      ["7740", "120.00", "60.00", "0.00"],
    ],
  ],
  [
    "loans in sequence, their headings over two lines",
    `
Ozark Student Aid                               Billing Statement
Account number ******4409                       Date of statement 10/01/2026

Your total payment of $187.02 is due 10/22/2026

Loan Seq.  Loan Program            Disb. Date   Original     Outstanding    Unpaid     Int.     Monthly
                                                Amount       Principal      Interest   Rate     Pmt
1          DL Subsidized           08/21/2018   $3,500.00    $2,914.20      $4.11      5.045%   $38.02
2          DL Unsubsidized         08/21/2018   $2,000.00    $1,988.35      $2.80      5.045%   $26.00
3          DL Grad PLUS            08/19/2021   $10,500.00   $10,220.09     $18.35     6.284%   $123.00
Totals                                          $16,000.00   $15,122.64     $25.26              $187.02
`,
    [
      ["4409", "2914.20", "38.02", "5.045"],
      ["4409", "1988.35", "26.00", "5.045"],
      ["4409", "10220.09", "123.00", "6.284"],
    ],
  ],
  [
    "one loan in a table of one row; prose below is no second loan",
    `
Greenleaf Lending
Account summary

Payoff today          Principal          Next payment      Due            Rate
$5,933.12             $5,901.88          $201.33           Nov 1, 2026    9.75%
Account: Personal Loan ...4471
Loan opened Apr 2024 for $9,000.00
`,
    [["4471", "5901.88", "201.33", "9.75"]],
  ],
  [
    "a line of credit whose figures stand in one row",
    `
River Valley Credit Union
HOME EQUITY LINE OF CREDIT STATEMENT
Member number 448120         Account 448120-71       Closing date 09/30/2026
Days in billing cycle 30     Payment due 10/25/2026

Credit line      Available       Previous        Advances      Payments      FINANCE       Fees     New
                 credit          balance                                     CHARGE                 balance
$40,000.00       $27,411.93      $12,650.40      $0.00         $150.00       $87.67        $0.00    $12,588.07

Minimum payment due   $150.00        Past due   $0.00
ANNUAL PERCENTAGE RATE 8.50%   Daily periodic rate 0.023288%
`,
    [["2071", "12588.07", "150.00", "8.50"]],
  ],
  [
    "a payment printed as a movement is no negative instalment",
    `
SUMMIT PEAK FEDERAL CREDIT UNION              LOAN STATEMENT OF ACCOUNT
                                              Statement Period 09/01/2026 thru 09/30/2026
Member: J SAMPLE                              Account Number: XXXXXX0912

LOAN 0051 - SIGNATURE LOAN                    ANNUAL PERCENTAGE RATE 12.900%
  Date      Transaction          Amount      Finance Charge   Principal     Balance
  09/01     Previous Balance                                                $4,210.33
  09/15     Loan Payment         -$180.00    $44.65           $135.35       $4,074.98
  09/30     New Balance                                                     $4,074.98
  Payment of $180.00 due 10/15/2026
`,
    [["0912", "4074.98", "180.00", "12.90"]],
  ],
  [
    "an amount due with what is late in it, a number with letters",
    `
VELOCITY AUTO CREDIT
Monthly statement                    Account: VAC-771-20045
Statement date 10/08/26              Vehicle: 2022 Honda CR-V

  Current payment         Past due          Late fees         TOTAL DUE        Due date
     $389.14               $389.14            $25.00           $803.28        10/28/26

Account details
Amount financed      $24,500.00   Contract rate      6.49%     Contract date  07/14/2023
Remaining balance    $15,221.07   Term              72 mo.     Matures        07/28/2029
`,
    [["0045", "15221.07", "389.14", "6.49"]],
  ],
  [
    "an account number that ends in letters and digits",
    `
Cascadia Motor Credit
                                          Your account statement
Account number   70 4401 KD829            Statement date   Oct 09, 2026
Contract type    Retail installment       Vehicle          2023 RAV4 XLE

Amount due summary                        Contract information
Monthly payment           $418.77         Remaining principal balance  $17,920.15
Past due payments           $0.00         Annual percentage rate           3.99%
Unpaid late charges         $0.00         Contract maturity date      04/12/2030
Miscellaneous charges       $0.00         Payments remaining                 43
Total amount due          $418.77         Payoff good through 10/24  $17,987.02
Payment due date       10/29/2026

Recent activity
Date         Description              Amount      Principal     Interest     Late charge
09/29/2026   Payment received         $418.77     $358.61       $60.16       $0.00
`,
    [["D829", "17920.15", "418.77", "3.99"]],
  ],
  [
    "two loans side by side, each principal apart from its interest",
    `
Lumen Student Loans                                          Statement date  10/05/2026
Account ending in 7781                                       Payment due  10/25/2026
Total payment due  $140.00

LOAN 01  Federal Direct Subsidized                    LOAN 02  Federal Direct Unsubsidized
Current balance       $6,104.22                       Current balance       $8,230.15
  Principal           $6,088.10                         Principal           $8,200.00
  Interest               $16.12                         Interest               $30.15
Original amount       $7,000.00                       Original amount       $9,000.00
Interest rate            5.50%                        Interest rate            5.50%
Monthly payment         $60.00                        Monthly payment         $80.00
`,
    [
      ["7781", "6088.10", "60.00", "5.50"],
      ["7781", "8200.00", "80.00", "5.50"],
    ],
  ],
  [
    "words of another country for instalment and day",
    `
Clover Financial                        LOAN STATEMENT
Loan no. 55-010293                      10/01/2026

Principal outstanding 10/01/2026        $3,902.15
Rate                                    14.99% fixed
Instalment                              $211.09 due on the 15th of each month
Next instalment due                     10/15/2026
Original loan                           $6,000.00 on 03/15/2025
Last instalment                         03/15/2028
`,
    [["0293", "3902.15", "211.09", "14.99"]],
  ],
  [
    '"Principal" alone is what is owed where no payment is as large',
    `
Bluff Education Services                       Statement for October 2026
Account 771-20-8841                            Due 10/28/2026   Total due $236.90

Direct Subsidized Loan (Group A)
Principal            $8,812.40
Unpaid interest         $31.08
Interest rate            4.29%
Amount borrowed      $9,500.00
Payment                 $98.40

Direct Unsubsidized Loan (Group B)
Principal           $11,204.77
Unpaid interest         $53.79
Interest rate            5.84%
Amount borrowed     $12,000.00
Payment                $138.50
`,
    [
      ["8841", "8812.40", "98.40", "4.29"],
      ["8841", "11204.77", "138.50", "5.84"],
    ],
  ],
  [
    "what is owed today is explained in a bracket",
    `
QUILL STREET LENDING
LOAN 4471-02                                          OCTOBER 3, 2026

You owe today                 Next payment             Rate
$7,310.55                     $245.10                  12.49%
(principal $7,290.02 +        due 10/18/2026
interest $20.53)

Funded 06/2024 for $10,000.00; ends 06/18/2028
`,
    [["7102", "7290.02", "245.10", "12.49"]],
  ],
  [
    "a collector offers less and monthly payments: neither is owed nor due",
    `
Sable Creek Recovery                             Date: 09/18/2026
PO Box 1190, Reno NV                             Reference: 88-10293-4
CASEY SPECIMEN

Re: St. Agnes Hospital       Account # ending in 7710

This letter is from a debt collector. Your account was placed with us for collection.

Balance when service was provided      $1,204.00
Insurance payments                      -$400.00
Interest                                  $12.10
Fees                                       $0.00
Current balance                          $816.10

PAYMENT OPTIONS
1. Pay in full: $816.10
2. Save 20%: pay $652.88 by 10/15/2026
3. Monthly payments of $68.01 for 12 months
`,
    [["7710", "816.10", undefined, undefined]],
  ],
  [
    "a charged-off balance less what was paid since",
    `
NORTH RIDGE CREDIT MANAGEMENT
Notice date      October 1, 2026

YOUR DEBT
You owe                     Cobalt Card Services
Account number              **** **** **** 5512
Date of last payment        02/11/2025
Charge-off balance          $2,940.77
Interest added              $0.00
Payments since charge-off   $150.00
Total amount due            $2,790.77

We are a debt collector trying to collect a debt. You have until November 5, 2026 to dispute the debt.
Ask about our monthly payment plans starting at $58.00!
`,
    [["5512", "2790.77", undefined, undefined]],
  ],
];

test.each(LOANS)("%s: number, balance, instalment and rate of each loan", (_rule, text, accounts) => {
  const result = read(text);
  expect(result.documentType).toBe("loans");
  expect(
    result.accounts.map((entry) => [
      entry.accountLast4,
      entry.currentBalance,
      entry.minimumPayment,
      entry.apr,
    ]),
  ).toEqual(accounts);
  expect(result.checks.filter((check) => !check.passed)).toEqual([]);
});

const PORTFOLIOS: ReadonlyArray<
  readonly [rule: string, text: string, value: string, holdings: readonly string[]]
> = [
  [
    "a column for the last statement, one for this; cash beside the securities",
    `
Sherwood Securities LLC
Account #: 448120933                                 Account type: Individual
09/01/2026 to 09/30/2026

Account Summary              Opening Balance       Closing Balance
Net Account Balance          $112.40               $95.02
Total Securities             $4,200.11             $4,388.90
Portfolio Value              $4,312.51             $4,483.92

Portfolio Summary
Securities Held in Account     Sym/Cusip   Acct Type   Qty        Price      Mkt Value    Est. Div   % of Total
Vanguard S&P 500 ETF           VOO         Cash        6.120000   $560.10    $3,427.81    $45.00     76.45%
Tesla                          TSLA        Cash        3.870000   $248.34    $961.09      $0.00      21.43%
Total Securities                                                             $4,388.90
`,
    "4483.92",
    ["VOO 3427.81", "TSLA 961.09"],
  ],
  [
    "only a part of the account is listed, each line proved by shares and price",
    `
HealthFirst HSA                          Health Savings Account Statement
Account ending 2209                      August 1 - August 31, 2026
Beginning balance            $3,101.10
Contributions                  $320.00
Distributions                  -$88.40
Interest                         $0.62
Ending balance               $3,333.32

Investment holdings
Fund                                 Shares       Price       Value
Balanced Growth Fund (BGRWX)         40.210       $31.20      $1,254.55
`,
    "3333.32",
    ["BGRWX 1254.55"],
  ],
  [
    "the same money by kind of asset and by security",
    `
Copperline Wealth Management
Client Statement                                     As of September 30, 2026
Casey Specimen - Individual Account                  Account No. 4471-2209

PORTFOLIO AT A GLANCE
Total portfolio value        $92,410.55
Value on August 31, 2026     $90,100.02

ASSET ALLOCATION
Asset class               Value            % of portfolio
Equities                  $61,200.30       66.2%
Fixed income              $25,000.00       27.1%
Cash                       $6,210.25        6.7%
Total                     $92,410.55      100.0%

HOLDINGS DETAIL
Security                         Ticker    Shares      Price      Market value
Equities
Vanguard Total Stock Market ETF  VTI       150.000     $280.00    $42,000.00
Alphabet Inc Class A             GOOGL     120.002     $160.00    $19,200.30
Fixed income
iShares Core US Aggregate Bond   AGG       250.000     $100.00    $25,000.00
Cash
Cash sweep                                                         $6,210.25
`,
    "92410.55",
    ["VTI 42000.00", "GOOGL 19200.30", "AGG 25000.00", "Cash sweep 6210.25"],
  ],
  [
    "a list of names with shares below",
    `
Pinewood Invest                    Roth IRA ...8812
Statement  Jul 1 - Sep 30, 2026

Ending balance     $14,220.10
Starting balance   $13,000.00
Deposits            $1,000.00
Market change         $220.10

What you own
US Total Market Fund             $8,532.06
  60.00 shares at $142.20
International Stock Fund         $3,555.02
  25.00 shares at $142.20
Bond Index Fund                  $2,133.02
  15.00 shares at $142.20
`,
    "14220.10",
    ["US Total Market Fund 8532.06", "International Stock Fund 3555.02", "Bond Index Fund 2133.02"],
  ],
  [
    "kinds of contributions in columns",
    `
RIVERBEND CORPORATION RETIREMENT SAVINGS PLAN
Account statement for CASEY SPECIMEN             Period: 04/01/2026 through 06/30/2026
Plan ID 88120       Recordkeeper: Keystone Retirement Services

ACCOUNT SUMMARY                                  Before-tax    Roth         Match        Total
Balance 04/01/2026                               $30,100.00    $5,020.00    $10,000.00   $45,120.00
Contributions                                     $1,200.00      $300.00       $600.00    $2,100.00
Investment gain or loss                             $903.00      $150.60       $300.00    $1,353.60
Fees                                                -$10.00       -$2.00        -$3.00      -$15.00
Balance 06/30/2026                               $32,193.00    $5,468.60    $10,897.00   $48,558.60

BALANCE BY FUND
Fund name                       Units       Unit value      Balance      Percent
Vanguard Target 2050            900.1000    $40.0000        $36,004.00   74.1%
Fidelity Contrafund Pool        251.0920    $50.0000        $12,554.60   25.9%
`,
    "48558.60",
    ["Vanguard Target 2050 36004.00", "Fidelity Contrafund Pool 12554.60"],
  ],
  [
    "whole dollars without a sign, a year-old column",
    `
BLUE SPRUCE FUNDS                           IRA Statement as of 09/30/2026
Account number: 5500-1182-9
Total account value        $61,250

Fund                               Shares      NAV       Dollar value    12/31/2025 value
Growth & Income Portfolio          1,000.000   $40.25    40,250          36,000
Short-Term Treasury Portfolio      2,000.000   $10.50    21,000          20,500
Total                                                    $61,250         $56,500
`,
    "61250.00",
    ["Growth & Income Portfolio 40250.00", "Short-Term Treasury Portfolio 21000.00"],
  ],
  [
    "kinds of assets with their own sums between the holdings",
    `
Ironwood Trust Company                            Investment Management Account
Account 22-8841-0                                 Reporting period 07/01/2026 - 09/30/2026

                                    Market value      Percent
Cash and equivalents                   $5,000.00          5%
  Treasury Money Fund                  $5,000.00
Equity                                $60,000.00         60%
  S&P 500 Index Trust                 $45,000.00
  International Developed Index       $15,000.00
Fixed income                          $35,000.00         35%
  Core Bond Index                     $35,000.00
Total market value                   $100,000.00        100%
`,
    "100000.00",
    [
      "Treasury Money Fund 5000.00",
      "S&P 500 Index Trust 45000.00",
      "International Developed Index 15000.00",
      "Core Bond Index 35000.00",
    ],
  ],
  [
    "accounts whose value only the overview prints",
    `
Larkspur Investments                                Combined statement
Period: July 1, 2026 - September 30, 2026           Household: C SPECIMEN

Summary                          June 30          September 30
Individual (X11-448120)          $20,100.00       $21,050.00
Rollover IRA (X22-910033)        $55,000.00       $56,120.40
Total                            $75,100.00       $77,170.40

Individual X11-448120
Holding                    Shares      Price        Value
Coca-Cola (KO)             100.000     $70.00       $7,000.00
Apple (AAPL)               60.000      $230.00      $13,800.00
Cash                                                $250.00

Rollover IRA X22-910033
Holding                    Shares      Price        Value
Vanguard 500 (VFIAX)       104.100     $539.10      $56,120.40
`,
    "21050.00",
    ["KO 7000.00", "AAPL 13800.00", "Cash 250.00"],
  ],
  [
    "a symbol behind a stroke, figures without a sign of currency",
    `
Cobalt Securities                             Brokerage account 8812-0091
Statement period: August 1 - August 31, 2026

Portfolio value on Aug 31:                             21,540.00

Positions
Name / Ticker                      Qty        Last     Mkt val      P/L
Nvidia Corp / NVDA                 50         120.00   6,000.00     +1,200.00
Berkshire Hathaway B / BRK.B       30         450.00   13,500.00    +800.50
Money fund / SPRXX                 2,040      1.00     2,040.00     0.00
`,
    "21540.00",
    ["NVDA 6000.00", "BRK.B 13500.00", "SPRXX 2040.00"],
  ],
  [
    "shares and price below each name, no table",
    `
Tern Invest                                  Individual account ....4417
September 2026 statement

$21,540.00
Total account value on September 30, 2026

Nvidia Corp                                  $6,000.00
NVDA    50 shares    $120.00 each
Berkshire Hathaway B                        $13,500.00
BRK.B   30 shares    $450.00 each
Cash sweep                                   $2,040.00
`,
    "21540.00",
    ["NVDA 6000.00", "BRK.B 13500.00", "Cash sweep 2040.00"],
  ],
];

test.each(PORTFOLIOS)("%s: the value and what is held", (_rule, text, value, holdings) => {
  const { accounts, questions } = read(text);
  expect(accounts[0]?.totalValue).toBe(value);
  expect(accounts[0]?.holdings?.map((line) => `${line.symbol ?? line.name} ${line.value}`)).toEqual(holdings);
  expect(questions).toEqual([]);
});

const CARDS: ReadonlyArray<
  readonly [rule: string, text: string, amounts: readonly string[], figures: readonly string[]]
> = [
  [
    "available credit above the list is no heading of credits",
    `
Larkspur National Bank                                   www.larkspurnational.com
Member Since 2011   Account number ending in: 7702
Billing Period: 09/12/26-10/12/26

Minimum payment due:         $29.00
New balance as of 10/12/26:  $842.19
Payment due date:          11/08/26

Account Summary
Previous balance      $1,010.00
Payments                -$500.00
Credits                   -$0.00
Purchases               +$315.44
Cash advances             +$0.00
Fees                      +$0.00
Interest                 +$16.75
New balance             $842.19

Credit Limit
Credit limit                     $6,500
Includes $1,300 cash advance limit
Available credit                 $5,657
Includes $1,300 available for cash advances

Trans.  Post
date    date    Description                                     Amount
09/15   09/16   TARGET 00021 AUSTIN TX                          $115.44
10/01   10/02   UNITED 0167 HOUSTON TX                          $200.00
        10/05   ONLINE PAYMENT, THANK YOU                      -$500.00
Interest charged
        10/12   INTEREST CHARGED TO STANDARD PURCH               $16.75
Your Annual Percentage Rate (APR) is the annual interest rate on your account.
Balance type                 Annual percentage   Balance subject to     Interest charge
                             rate (APR)          interest rate
PURCHASES
Standard Purch               21.24% (V)          $932.10 (D)            $16.75
ADVANCES
Standard Adv                 29.99% (V)          $0.00 (D)              $0.00
`,
    ["-115.44", "-200.00", "500.00", "-16.75"],
    ["842.19", "1010.00", "315.44"],
  ],
  [
    "a paid-off monthly balance is not the one that the month starts with",
    `
Orchard Card
Statement
Jordan Sample, jordan@example.com                            Sep 1 - Sep 30, 2026

Your September Balance as of Sep 30, 2026      $512.84
Minimum Payment Due  Due Date Oct 31, 2026      $25.00

Previous Monthly Balance     $0.00
Previous Total Balance       $210.40
Payments between Sep 1 - Sep 30   -$210.40
Total Daily Cash this month   $7.12

Payments
Date         Description                               Amount
09/14/2026   ACH Deposit Internet transfer             -$210.40
Total payments for this period                         -$210.40

Transactions
Date         Description                               Daily Cash          Amount
09/03/2026   UBER TRIP 8005928996 CA                   2%    $0.42         $21.04
09/17/2026   BEST BUY 00004 MINNEAPOLIS MN             1%    $4.92         $491.80
Total charges, credits and returns                     $512.84
Interest Charged                                       $0.00
Standard Purchases APR 24.24%
Credit limit $5,000.00   Available credit $4,487.16
Issued by Lakeview Bank USA, Salt Lake City Branch
`,
    ["210.40", "-21.04", "-491.80"],
    ["512.84", "210.40", "512.84"],
  ],
];

test.each(CARDS)("%s", (_rule, text, amounts, figures) => {
  const { accounts, transactions, checks } = read(text);
  expect(transactions.map((row) => row.amount)).toEqual(amounts);
  const [card] = accounts;
  expect([card?.currentBalance, card?.previousBalance, card?.purchases]).toEqual(figures);
  expect(checks.filter((check) => !check.passed)).toEqual([]);
});
