import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const union = (parts: string) => `
GULF COAST CREDIT UNION
Member Number  ****8080    Statement period 05/01/26 thru 05/31/26

S01 REGULAR SHARES
05/01    Previous Balance                                            640.10
05/31    New Balance                                                 640.10
${parts}`;

const bank = (part: string) => `
MEMBERS BANK
Account number 77441122                 04/01/2026 - 04/30/2026
INTEREST CHECKING
Beginning Balance         1,200.00
Deposits                  1,000.00
Withdrawals                 350.00
Ending Balance            1,850.00

${part}`;

test("a loan titled by what was lent for is owed, whatever its columns are called", () => {
  const { accounts, transactions } = read(
    union(`
SHARE 09 CHECKING
05/01    Beginning Balance                                         1,204.00
05/08    ACH Credit ACME PAYROLL                   1,100.00        2,304.00
05/31    Ending Balance                                            2,304.00

USED VEHICLE - 51
05/01    Beginning Balance                                         9,400.00
05/12    Pmt   250.00      Int 50.00   Prin 200.00                 9,200.00
05/31    Ending Balance                                            9,200.00`),
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["savings", "checking", "auto-loan"]);
  expect(accounts[2]).toMatchObject({ previousBalance: "9400.00", currentBalance: "9200.00" });
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [1, "1100.00"],
    [2, "250.00"],
  ]);
});

test("a card among the shares is owed though its limit is not printed", () => {
  const { accounts, transactions } = read(
    union(`
VISA GOLD 0091
05/01    Beginning Balance                                           400.00
05/12    Payment                                     -100.00          300.00
05/20    GAS STATION                                   40.00          340.00
05/31    Ending Balance                                              340.00

S09 SHARE DRAFTS
05/01    Beginning Balance                                         1,204.00
05/08    ACH Credit ACME PAYROLL                   1,100.00        2,304.00
05/31    Ending Balance                                            2,304.00`),
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["savings", "credit-card", "checking"]);
  expect(transactions.map(({ amount }) => amount)).toEqual(["100.00", "-40.00", "1100.00"]);
});

test("a loan of a bank is no deposit, and what was paid is not what is due", () => {
  const { accounts } = read(
    bank(`AUTO LOAN
Previous Balance                20,000.00
Payment                            500.00
New Balance                     19,500.00
`),
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["checking", "auto-loan"]);
  expect(accounts[1]).toMatchObject({ currentBalance: "19500.00" });
  expect(accounts[1]?.minimumPayment).toBeUndefined();
});

test("a title that says a debt, with nothing that shows it, is no account", () => {
  const { accounts } = read(
    bank(`Interest and line of credit summary
Previous balance on credit line    1,000.00
New balance on credit line           900.00
`),
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["checking"]);
});

test("whom a share pays does not make it a loan", () => {
  for (const payee of [
    "ROCKET MORTGAGE PMT",
    "VW CREDIT VEHICLE PMT",
    "WELLS HOME EQUITY PMT",
    "NELNET STUDENT LOAN",
  ]) {
    const { accounts, transactions } = read(
      union(`
S09 CHECKING              Interest Rate 0.10%
05/01    Previous Balance                                          1,204.00
05/02    ${payee.padEnd(40)}   -900.00          304.00
05/08    ACH Credit ACME PAYROLL                   1,100.00        1,404.00
05/12    CAPITAL ONE MINIMUM PAYMENT                 -25.00        1,379.00
05/31    New Balance                                               1,379.00`),
    );
    expect(accounts.map(({ kind }) => kind)).toEqual(["savings", "checking"]);
    expect(transactions.map(({ amount }) => amount)).toEqual(["-900.00", "1100.00", "-25.00"]);
  }
});

test("a share whose name speaks of a loan is a share", () => {
  const { accounts } = read(
    union(`
SHARE 09 MORTGAGE SAVER CHECKING
05/01    Previous Balance                                          1,204.00
05/08    ACH Credit ACME PAYROLL                   1,100.00        2,304.00
05/31    New Balance                                               2,304.00
Interest Rate 0.10%      Payment due dates may be changed by phone

SHARE 12 NEW AUTO SAVINGS CLUB
05/01    Previous Balance                                            100.00
05/08    Deposit                                      50.00          150.00
05/31    New Balance                                                 150.00
Interest rate 0.10%   Annual Percentage Rate earned 0.10%`),
  );
  expect(accounts.map(({ kind }) => kind)).toEqual(["savings", "checking", "savings"]);
});
