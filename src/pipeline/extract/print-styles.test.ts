import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const SUMMARY = `
Oak Ridge Bank           Credit Card Statement
Previous Balance          $2,100.00        Credit Limit             $8,000.00
Payments                    -$280.00
Credits                      -$20.00
Purchases                  +$512.34
Fees                         +$0.00
Interest                    +$33.33
New balance               $2,345.67
`;

describe("print styles of cards", () => {
  test("payments and credits printed apart are one figure, proven by the roll-forward", () => {
    expect(read(SUMMARY).accounts[0]).toMatchObject({
      paymentsAndCredits: "300.00",
      currentBalance: "2345.67",
    });
  });

  test("a period printed without spaces around its dash is read", () => {
    expect(read(`${SUMMARY}\nBilling Period: 09/13/26-10/12/26`).accounts[0]).toMatchObject({
      periodStart: "2026-09-13",
      periodEnd: "2026-10-12",
    });
  });

  test("a label over a date over an amount announces both", () => {
    const [account] = read(
      `${SUMMARY}\nMinimum Payment Due By\nOct 31, 2026\n$57.00\n\nStatement date  Oct 6, 2026`,
    ).accounts;
    expect(account).toMatchObject({ minimumPayment: "57.00", paymentDueDate: "2026-10-31" });
  });

  test("each kind of balance keeps its own rate, and a daily rate is none", () => {
    const [account] = read(
      `${SUMMARY}\nType of Balance     Daily Rate    Annual Percentage Rate   Balance Subject to Interest Rate\nStandard Purch      0.06847%      24.99% (v)               $1,600.43\nStandard Adv        0.08216%      29.99% (v)               $0.00`,
    ).accounts;
    expect(account?.aprs).toEqual([
      { kind: "purchase", apr: "24.99", balance: "1600.43" },
      { kind: "cash-advance", apr: "29.99", balance: "0.00" },
    ]);
  });

  test("a penalty rate in a warning is no rate of the account", () => {
    const [account] = read(
      `${SUMMARY}\nYour APRs may be increased up to the Penalty APR of 31.49%.`,
    ).accounts;
    expect(account).not.toHaveProperty("apr");
    expect(account).not.toHaveProperty("aprs");
  });

  test("the payoff box gives years, cost and the monthly payment, and none of them is the minimum payment", () => {
    const [account] = read(
      `${SUMMARY}\nMinimum Payment Warning: If you make only the minimum payment you will pay more.\nOnly the minimum payment     11 years     $4,912.00\n$93.00                       3 years      $3,348.00 (Savings=$1,564.00)`,
    ).accounts;
    expect(account?.minimumPaymentWarning).toEqual({
      years: "11",
      totalCost: "4912.00",
      monthlyPaymentFor36Months: "93.00",
    });
    expect(account).not.toHaveProperty("minimumPayment");
  });

  test("charges with a minus and payments without one are still charges and payments", () => {
    const { transactions } = read(`${SUMMARY}
Statement date  10/12/2026
Transactions
Date        Description                  Amount
09/20/2026  PAYMENT THANK YOU            280.00
09/21/2026  KROGER CINCINNATI OH        -412.34
09/22/2026  SHELL OIL AUSTIN TX         -100.00`);
    expect(transactions.map((row) => row.amount)).toEqual(["280.00", "-412.34", "-100.00"]);
  });
});

describe("print styles of deposit accounts", () => {
  const CHECKING = `
Oak Ridge Bank        Checking Account Statement
October 31, 2026      Account number: 1234564821
Beginning balance on 10/1           $1,000.00
Deposits/Additions                   2,000.00
Withdrawals/Subtractions           - 1,750.00
Ending balance on 10/31             $1,250.00
Transaction history
         Check                                   Deposits/   Withdrawals/  Ending daily
 Date    Number  Description                     Additions   Subtractions    balance
 10/2            Acme Payroll                     2,000.00
 10/2            Purchase authorized on 10/01                   54.10        2,945.90
                 Kroger 442 Cincinnati OH
 10/9    1042    Check                                       1,200.00        1,745.90
 10/31           ATM Withdrawal                                495.90        1,250.00
Totals                                           $2,000.00   $1,750.00
`;

  test("two amount columns, wrapped descriptions, check numbers and balances printed once a day", () => {
    expect(read(CHECKING).transactions.map((row) => [row.date, row.description, row.amount])).toEqual([
      ["2026-10-02", "Acme Payroll", "2000.00"],
      ["2026-10-02", "Purchase authorized on 10/01 Kroger 442 Cincinnati OH", "-54.10"],
      ["2026-10-09", "Check 1042", "-1200.00"],
      ["2026-10-31", "ATM Withdrawal", "-495.90"],
    ]);
  });

  test("the days of the first and the last balance are the period", () => {
    expect(read(CHECKING).accounts[0]).toMatchObject({
      kind: "checking",
      accountLast4: "4821",
      periodStart: "2026-10-01",
      periodEnd: "2026-10-31",
      beginningBalance: "1000.00",
      endingBalance: "1250.00",
      totalDeposits: "2000.00",
      totalWithdrawals: "1750.00",
    });
  });

  test("daily balances are no transactions", () => {
    const { transactions } = read(
      `${CHECKING}\nDaily ledger balances\nDate   Balance\n10/02  2,945.90\n10/09  1,745.90`,
    );
    expect(transactions).toHaveLength(4);
  });

  test("an average balance is neither the first nor the last", () => {
    const [account] = read(`${CHECKING}\nAverage ledger balance this period   $1,666.00`).accounts;
    expect(account).toMatchObject({ beginningBalance: "1000.00", endingBalance: "1250.00" });
  });
});
