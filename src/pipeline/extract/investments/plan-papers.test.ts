import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a fund is worth its total over whose money it is, and what changed beside an address is no holding", () => {
  const { accounts } = read(`
Harlow Regional Health System                                  Page 1 of 1
403(b) Matching Plan
Your Retirement Benefits                                       07/01/2026 - 09/30/2026

AVERY PLACEHOLDER                  Account                     LR674733
4418 MAPLE HOLLOW DR               Value last statement        32,688.56
SPRINGFIELD, IL 62704              Payroll and employer money   2,365.17
                                   Gain or loss                 1,247.94
                                   Value on 09/30/2026         36,301.67

Market value of your account, by fund and source
Fund / source                      CUSIP          Value 07/01   Vested      Value 09/30
S&P 500 INDEX SEPARATE ACCOUNT B   31617F817
 Employee pre-tax                                 11,771.92      100%        13,227.00
 Employer match                                    5,210.52       80%         5,856.40
 Roth                                              2,315.79      100%         2,600.00
 Fund total                                       19,298.23                  21,683.40
BRANNOCK INTL SMALL CO INSTL       10532B404
 Employee pre-tax                                  8,168.10      100%         8,918.27
 Employer match                                    3,615.39       80%         3,950.00
 Roth                                              1,606.84      100%         1,750.00
 Fund total                                       13,390.33                  14,618.27
ACCOUNT TOTAL                                     32,688.56                 $36,301.67
`);
  expect(accounts).toHaveLength(1);
  expect(accounts[0]).toMatchObject({
    accountLast4: "4733",
    totalValue: "36301.67",
    holdings: [
      { name: "S&P 500 INDEX SEPARATE ACCOUNT B", value: "21683.40" },
      { name: "BRANNOCK INTL SMALL CO INSTL", value: "14618.27" },
    ],
  });
});

const HELD = `
Harlow Investments                                            INVESTMENT REPORT
Individual Brokerage Account                                  January 1, 2026 - March 31, 2026
Account Number: Z41-204821

Ending account value                         $10,000.00
`;

const heldIn = (list: string) =>
  read(`${HELD}${list}`).accounts[0]?.holdings?.map(({ name, symbol }) => [name, symbol]);

test("a fund's symbol behind its name is none of it, though other lines of the list have none", () => {
  expect(
    heldIn(`
Account                              Units        Unit value       Value
Harlow Stock Account R3 QTSCX        60.000       100.00       $6,000.00
Harlow Real Property Account         80.000        50.00       $4,000.00
`),
  ).toEqual([
    ["Harlow Stock Account R3", "QTSCX"],
    ["Harlow Real Property Account", undefined],
  ]);
});

test("a symbol stands behind the house's number of the fund", () => {
  expect(
    heldIn(`
Fund                           Fund no. / symbol    Shares        Price         Value
New Horizons Perspective Fund  407 / CNHFX          60.000       100.00     $6,000.00
Intermediate Bond Fund         423 / CIBFX          80.000        50.00     $4,000.00
`),
  ).toEqual([
    ["New Horizons Perspective Fund", "CNHFX"],
    ["Intermediate Bond Fund", "CIBFX"],
  ]);
});

test("a column of kinds or of managers names no holding, wherever it stands", () => {
  expect(
    heldIn(`
ASSET CLASS            ETF                          TICKER        SHARES        VALUE      Started at   $9,800.00
Inflation-protected    Harlow TIPS Short            TTPS          60.000    $6,000.00      Deposit        $250.00
US stocks              Harlow Total US Market       TTUM          80.000    $4,000.00      Fee             -$2.00
`),
  ).toEqual([
    ["Harlow TIPS Short", "TTPS"],
    ["Harlow Total US Market", "TTUM"],
  ]);
});

test("a share of the account ahead of a name does not part it from its second line", () => {
  expect(
    heldIn(`
% of balance Investment option    Code     Manager   Opening balance  Ending balance
      60% Harlow Large Company       HLCV     Harlow Bros.     5,900.00     6,000.00
          Growth Separate Account

      40% Diversified Intl Eqty      DIEI     Penlo            3,900.00     4,000.00
          Separate Account Service

     100% Total                                                9,800.00    10,000.00
`)?.map(([name]) => name),
  ).toEqual([
    "Harlow Large Company Growth Separate Account",
    "Diversified Intl Eqty Separate Account Service",
  ]);
});

test("the accounts of one household are parted by their numbers, however long the line goes on behind them", () => {
  const { accounts } = read(`
simple path                                                      Feb 1 - Feb 28, 2026
Together your goals are worth $16,010.00.

Someday house                                                                  $10,010.00
Individual taxable account · SP691239 · 80% stocks / 20% bonds, chosen by you
ETF                             TICKER        SHARES         VALUE
Harlow Total US Market          TTUM          60.000     $7,000.00
Harlow Dividend Growth          TDGR          20.000     $3,000.00
Cash                                                        $10.00


Retire slowly                                                                   $6,000.00
Roth IRA · SP527516 · 90% stocks / 10% bonds
ETF                             TICKER        SHARES         VALUE
Harlow Total US Market          TTUM          60.000     $2,000.00
Harlow TIPS Short               TTPS          20.000     $4,000.00
`);
  expect(accounts).toMatchObject([
    { kind: "brokerage", accountLast4: "1239", totalValue: "10010.00" },
    { kind: "ira", accountLast4: "7516", totalValue: "6000.00" },
  ]);
});

test("a day alone over another after 'through' begins the period", () => {
  const { accounts } = read(`
Harborside Equity                  Employee Stock Purchase Plan           JANUARY 01, 2026
                                                                    THROUGH MARCH 31, 2026
Participant account: EH-34332521

SECURITY                  SYMBOL       QUANTITY        PRICE          VALUE
HALDEN ROBOTICS INC COM   HLDN          114.711        79.10       9,073.64
CORWIN GOVT MONEY MKT     CGSXX         627.290         1.00         627.29
ACCOUNT VALUE                                                     $9,700.93
`);
  expect(accounts[0]).toMatchObject({ periodStart: "2026-01-01", periodEnd: "2026-03-31" });
});

test("a paper is of the day on which it says its statement was created", () => {
  const { accounts } = read(`
brightwage 401(k)                                   Statement created Jul 9, 2026
Your quarter: Apr 1 to Jun 30, 2026

Fund                                    Expense ratio    Target         Value
Harlow Global ex-US Index  MRGXX                0.07%       85%     $6,236.00
Harlow ESG Leaders ETF     TESL                 0.12%       15%    $11,457.52
Total                                                      100%    $17,693.52
Account balance                                                    $17,693.52
`);
  expect(accounts[0]?.statementDate).toBe("2026-07-09");
});

test("days of two columns that are printed as one cell each say which column is this statement's", () => {
  const { accounts } = read(`
HARLOW TOOL & DIE 401(K) PLAN                   Statement Period: 01/01/2026 to 03/31/2026

Beginning Balance                                     $40,000.00
Your Contributions                                      1,800.00
Change in Market Value                                  1,200.00
Ending Balance                                        $43,000.00

                                       Price as of   Price as of    Market Value   Market Value
Investment                             12/31/25      03/31/26       as of 12/31/25 as of 03/31/26
Harlow Growth K                        $60.00        $60.58         $30,000.00     $31,500.00
Harlow Tool Stock                      $25.00        $28.00         $10,000.00     $11,500.00
Account Totals                                                      $40,000.00     $43,000.00
`);
  expect(accounts).toMatchObject([
    {
      totalValue: "43000.00",
      holdings: [
        { name: "Harlow Growth K", value: "31500.00" },
        { name: "Harlow Tool Stock", value: "11500.00" },
      ],
    },
  ]);
});
