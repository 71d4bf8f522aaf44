import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a loan whose heading prints its suffix, rate and last day is an account beside the shares", () => {
  const { accounts, transactions, questions } = read(`
RIVERBEND COMMUNITY CREDIT UNION
                                                    Member No.  ******3321
                                                    Statement From 09/01/26 To 09/30/26
Post
Date    Transaction Description          Amount     Fees/Fin Chg     Principal        Balance
SUFFIX 00  REGULAR SHARES
09/01   Previous Balance                                                               505.12
09/14   Transfer From S10                 50.00                                        555.12
09/30   Dividend APYE 0.10%                0.05                                        555.17
        New Balance                                                                    555.17
SUFFIX 10  SHARE DRAFT
09/01   Previous Balance                                                             1,220.40
09/14   Transfer To S00                  -50.00                                      1,170.40
09/15   Transfer To Loan L20            -285.00                                        885.40
        New Balance                                                                    885.40
LOAN L20  NEW AUTO            APR 5.490%   Daily Periodic Rate .015041%    Maturity 06/15/2030
09/01   Previous Balance                                                            11,240.33
09/15   Payment From S10                 285.00            50.71        234.29      11,006.04
        New Balance                                                                 11,006.04
        Payment Due 10/15/26   285.00
`);
  expect(questions).toEqual([]);
  expect(accounts.map(({ kind }) => kind)).toEqual(["savings", "checking", "auto-loan"]);
  expect(accounts.map(({ endingBalance, currentBalance }) => endingBalance ?? currentBalance)).toEqual([
    "555.17",
    "885.40",
    "11006.04",
  ]);
  expect(accounts[2]).toMatchObject({ minimumPayment: "285.00", maturityDate: "2030-06-15", apr: "5.49" });
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "50.00"],
    [0, "0.05"],
    [1, "-50.00"],
    [1, "-285.00"],
    [2, "285.00"],
  ]);
});

test("shares with short suffixes are accounts beside loans whose longer suffixes could be numbers", () => {
  const { accounts } = read(`
MAPLE LEAF MUTUAL CREDIT UNION                           Account Statement
SASHA SPECIMEN                                           Member number ending 8812
                                                         From 08/01/2026 through 08/31/2026
Share 01 Regular Savings
Date    Transaction description              Withdrawal     Deposit      Balance
08/01   Previous Balance                                                  120.00
08/15   Deposit by Transfer from Share 70                     25.00       145.00
08/31   Ending Balance                                                    145.00

Share 70 Kasasa Cash Checking
Date    Transaction description              Withdrawal     Deposit      Balance
08/01   Previous Balance                                                1,933.10
08/15   Withdrawal by Transfer to Share 01        25.00                 1,908.10
08/31   Ending Balance                                                  1,908.10

Loan 0301 Used Vehicle
Date    Transaction description      Amount    Interest     Fees    Principal      Balance
08/01   Previous Balance                                                          9,410.00
08/15   Payment by Transfer          310.00       40.02     0.00       269.98     9,140.02
08/31   Ending Balance                                                            9,140.02
        ANNUAL PERCENTAGE RATE 4.990%
        Your regular payment of 310.00 is due 09/15/2026

Loan 0400 Boat
Date    Transaction description      Amount    Interest     Fees    Principal      Balance
08/01   Previous Balance                                                            500.00
08/20   Payment                       15.00        5.00     0.00        10.00       490.00
08/31   Ending Balance                                                              490.00
        ANNUAL PERCENTAGE RATE 11.900%
        Your regular payment of 15.00 is due 09/20/2026
`);
  expect(accounts.map(({ endingBalance, currentBalance }) => endingBalance ?? currentBalance)).toEqual([
    "145.00",
    "1908.10",
    "9140.02",
    "490.00",
  ]);
});

test("the heading of the account before is no part of the next one", () => {
  const { accounts } = read(`
HARBOR POINT BANK                                        Combined Statement
ELLIS SPECIMEN                                           October 1 - October 31, 2026

Harbor Checking ...4400
Beginning balance 10/1         $2,000.00
Deposits                        1,200.00
Withdrawals                    -1,449.75
Ending balance 10/31           $1,750.25

Harbor Money Market ...4418
Beginning balance 10/1        $15,000.00
Interest                           41.10
Ending balance 10/31          $15,041.10

12 Month CD account ...4426
Beginning balance 10/1        $10,000.00
Interest                           35.00
Ending balance 10/31          $10,035.00
`);
  expect(
    accounts.map(({ kind, accountLast4, endingBalance }) => [kind, accountLast4, endingBalance]),
  ).toEqual([
    ["checking", "4400", "1750.25"],
    ["savings", "4418", "15041.10"],
    ["savings", "4426", "10035.00"],
  ]);
});
