import { describe, expect, it } from "vitest";
import { typedPage } from "../../../../test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

describe("accounts headed beside each other or by a suffix behind a dash", () => {
  it("gives each panel its own figures, and the rows below to the account named over them", () => {
    const { accounts, transactions } = read(`
Sprout                                                 Monthly statement: Sep 1 - Sep 30, 2026
Banking services provided by Keystone River Bank, Member FDIC.

Checking **** 5521                               Savings **** 5539
Opening balance          $320.00                 Opening balance        $1,000.00
Money in               $1,500.00                 Money in                 $103.20
Money out             -$1,120.50                 Money out                  $0.00
Closing balance          $699.50                 Closing balance        $1,103.20

Checking **** 5521
Sep 1     Rent                                 -$980.00        -$660.00
Sep 1     Bright Labs Payroll                $1,500.00          $840.00
Sep 14    Transfer to savings                 -$100.00          $740.00
Sep 22    Noodle House                         -$40.50          $699.50

Savings **** 5539
Sep 14    Transfer from checking               $100.00        $1,100.00
Sep 30    Interest payout                        $3.20        $1,103.20
`);
    expect(
      accounts.map(({ accountLast4, beginningBalance, endingBalance }) => [
        accountLast4,
        beginningBalance,
        endingBalance,
      ]),
    ).toEqual([
      ["5521", "320.00", "699.50"],
      ["5539", "1000.00", "1103.20"],
    ]);
    expect(transactions.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
      "0 -980.00",
      "0 1500.00",
      "0 -100.00",
      "0 -40.50",
      "1 100.00",
      "1 3.20",
    ]);
  });

  it("tells shares and loans apart by suffixes behind a dash", () => {
    const { accounts, transactions } = read(`
LAKE COUNTY CREDIT UNION
Member number ******4410                   Statement period 07/01/26 - 07/31/26

PRIMARY SHARE SAVINGS - 00
Date      Transaction Description        Withdrawals    Deposits     Balance
07/01     Previous Balance                                            205.00
07/31     Dividend 0.100%                                  0.02       205.02
07/31     New Balance                                                 205.02

FREE DRAFT CHECKING - 10
Date      Transaction Description        Withdrawals    Deposits     Balance
07/01     Previous Balance                                            812.40
07/10     ACH Deposit COUNTY SCHOOLS                   1,105.75     1,918.15
07/15     Loan Payment Transfer to 70         210.00                1,708.15
07/31     New Balance                                               1,708.15

NEW AUTO LOAN - 70  ANNUAL PERCENTAGE RATE 5.240%
Date      Transaction Description      Amount     Interest    Principal     Balance
07/01     Previous Balance                                                 9,400.00
07/15     Payment Transfer from 10     210.00        41.12       168.88    9,231.12
07/31     New Balance                                                      9,231.12
`);
    expect(accounts.map(({ kind }) => kind)).toEqual(["savings", "checking", "auto-loan"]);
    expect(transactions.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
      "0 0.02",
      "1 1105.75",
      "1 -210.00",
      "2 210.00",
    ]);
  });

  it("takes no second line of a movement for the heading of a share or loan", () => {
    const { accounts, transactions } = read(`
FIRST EXAMPLE CREDIT UNION
MEMBER STATEMENT
Member number 1234417
Statement period 10/01/2026 - 10/31/2026

SHARE 00 PRIMARY SAVINGS    Account ending in 1100
Beginning balance   $100.00
10/05  Deposit      $50.00    $150.00
Ending balance      $150.00
SHARE 10 CHECKING           Account ending in 1110
Beginning balance   $200.00
10/06  Withdrawal ATM  -$50.00    $150.00
10/08  Online banking             -$20.00  $130.00
TRANSFER TO LOAN - 70 AUTO
10/09  Withdrawal   -$10.00    $120.00
EVERYDAY VISA - 71 STORE
10/10  Withdrawal   -$10.00    $110.00
Ending balance      $110.00
`);
    expect(accounts.map(({ accountLast4, endingBalance }) => [accountLast4, endingBalance])).toEqual([
      ["1100", "150.00"],
      ["1110", "110.00"],
    ]);
    expect(transactions.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
      "0 50.00",
      "1 -50.00",
      "1 -20.00",
      "1 -10.00",
      "1 -10.00",
    ]);
  });

  const PANELS = `
FIRST EXAMPLE BANK
COMBINED STATEMENT
Statement period 10/01/2026 - 10/31/2026

Checking ••••5521             Savings ••••5539
Beginning balance  $1,000.00   Beginning balance  $2,000.00
Deposits           $500.00     Deposits           $100.00
Withdrawals        $400.00     Withdrawals        $0.00
Ending balance     $1,100.00   Ending balance     $2,100.00
`;

  it("leaves a register to its account where a movement's second line names the other", () => {
    const { transactions } = read(`${PANELS}
Checking ••••5521
Date    Description               Amount
10/05   PAYROLL                   $500.00
10/06   ONLINE TRANSFER TO        -$100.00
        SAVINGS ••••5539
10/07   RENT                      -$300.00
Savings ••••5539
Date    Description               Amount
10/06   TRANSFER                  $100.00
`);
    expect(transactions.map(({ account, description }) => `${account} ${description}`)).toEqual([
      "0 PAYROLL",
      "0 ONLINE TRANSFER TO SAVINGS ••••5539",
      "0 RENT",
      "1 TRANSFER",
    ]);
  });

  it("cuts nothing where one number heads two lists of a page", () => {
    const { accounts } = read(`${PANELS}
Savings ••••5539
10/06   TRANSFER FROM                  $100.00
Checking ••••5521
10/09   ATM                       -$50.00
Checking ••••5521
Date    Description               Amount
10/05   PAYROLL                   $500.00
10/07   RENT                      -$400.00
`);
    expect(accounts).toHaveLength(1);
  });
});
