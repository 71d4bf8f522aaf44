import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const MEMBER = `
THREE CREEKS FEDERAL CREDIT UNION
Member number    ****665           Statement period  07/25/26 - 08/24/26
                                   Statement date    08/24/26

LOAN STATEMENT   USED VEHICLE LOAN                        Loan Number 984998573
Post date  Description              Amount     Interest   Fees     Principal   Balance
07/25/26   Previous Balance                                                    $28,225.31
08/10/26   Payment Transfer         -$666.98   $249.82    $0.00    -$417.16    $27,808.15
08/24/26   New Balance                                                         $27,808.15
Annual percentage rate  11.14%      Regular payment    $666.98
Collateral              2019 VAN    Payment due date   09/13/26
TOTAL FEES FOR THIS PERIOD       $0.00     TOTAL FEES CHARGED IN 2026       $25.00
TOTAL INTEREST FOR THIS PERIOD   $249.82   TOTAL INTEREST CHARGED IN 2026   $1,958.42

LOAN STATEMENT   EASY ACCESS LINE OF CREDIT               Loan Number 271002146
Post date  Description              Amount     Interest   Fees     Principal   Balance
07/25/26   Previous Balance                                                    $597.35
07/29/26   Payment Transfer         -$30.00    $6.35      $0.00    -$23.65     $573.70
08/02/26   Advance Home Banking     $125.50    $0.00      $0.00    $125.50     $699.20
08/24/26   New Balance                                                         $699.20
Annual percentage rate  12.93%      Minimum payment    $30.00
Credit limit        $1,000.00       Payment due date   09/13/26
Available credit    $300.80
TOTAL FEES FOR THIS PERIOD       $0.00     TOTAL FEES CHARGED IN 2026       $0.00
TOTAL INTEREST FOR THIS PERIOD   $6.35     TOTAL INTEREST CHARGED IN 2026   $50.80
`;

test("loans that each begin with their number and list their month are accounts with rows of their own", () => {
  const { accounts, transactions } = read(MEMBER);
  expect(accounts).toMatchObject([
    { kind: "auto-loan", accountLast4: "8573", currentBalance: "27808.15", interestCharged: "249.82" },
    { kind: "loan", accountLast4: "2146", currentBalance: "699.20", creditLimit: "1000.00", apr: "12.93" },
  ]);
  expect(accounts[0]).not.toHaveProperty("creditLimit");
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "666.98"],
    [1, "30.00"],
    [1, "-125.50"],
  ]);
});

test("a loan on which nothing was paid is one of the sections, with its fee of the month", () => {
  const late = MEMBER.replace(/08\/10\/26.*\n/, "")
    .replaceAll("$27,808.15", "$28,225.31")
    .replace("PERIOD       $0.00", "PERIOD       $25.00");
  expect(read(late).accounts).toMatchObject([
    { currentBalance: "28225.31", previousBalance: "28225.31", feesCharged: "25.00" },
    { currentBalance: "699.20", feesCharged: "0.00" },
  ]);
});

test("parts that neither lead to their balances nor say all of themselves are no sections", () => {
  const broken = MEMBER.replace("-$23.65     $573.70", "-$22.65     $573.70").replace("12.93%", "");
  expect(read(broken).accounts).toHaveLength(1);
});

const NOTES = `
PRAIRIE MEMBERS CREDIT UNION                      Loan statement
Member number  ****217                            Statement date  10/31/2026

LOAN 0015 - NEW AUTO
Principal balance   $18,204.11        Interest rate    5.490%
Regular payment     $412.00           Payment due date 11/15/2026

LOAN 0020 - SIGNATURE LINE OF CREDIT
Principal balance   $1,250.40         Interest rate    12.900%
Regular payment     $50.00            Payment due date 11/20/2026
Credit limit        $5,000.00         Available credit $3,749.60
`;

test("a loan and a line that each say all of themselves are two debts, without a list of their month", () => {
  const { accounts } = read(NOTES);
  expect(accounts).toMatchObject([
    { kind: "auto-loan", currentBalance: "18204.11", apr: "5.49", paymentDueDate: "2026-11-15" },
    { currentBalance: "1250.40", apr: "12.90", creditLimit: "5000.00", paymentDueDate: "2026-11-20" },
  ]);
  expect(accounts[0]).not.toHaveProperty("creditLimit");
});

test("a loan beside a member's shares is no account of money, though it prints a rate and parts of payments alone", () => {
  const { accounts, transactions } = read(`
FIRST HARVEST CREDIT UNION                                Page 1 of 2
Member 88120                                   Statement date 09/30/2026

SHARE SAVINGS 00
09/01/2026   Balance forward                                       1,204.11
09/15/2026   Deposit                                    100.00     1,304.11
09/30/2026   Ending balance                                        1,304.11

LOAN 71  USED VEHICLE
09/01/2026   Balance forward                                      12,010.44
09/12/2026   Payment    310.00   Principal 262.14  Interest 47.86 11,748.30
09/30/2026   Ending balance                                       11,748.30
APR 4.850%    Payment 310.00    Due 10/12/2026
`);
  expect(accounts).toMatchObject([{ kind: "savings" }, { kind: "auto-loan", currentBalance: "11748.30" }]);
  expect(transactions).toMatchObject([{ amount: "100.00" }, { account: 1, amount: "310.00" }]);
});

test("the line that begins a loan may print its terms", () => {
  const { accounts, transactions } = extractFacts(
    [
      typedPage(`
Ridge Federal Credit Union                                       Statement of Loans
CASEY SPECIMEN              Member 55012                         10/01/26 - 10/31/26

LOAN 0001  NEW AUTO                              APR 5.250%   Payment due 11/15/26  $412.88
Eff Date   Description              Amount     Interest    Principal   Balance
10/01/26   Balance forward                                              18,220.41
10/15/26   Payment                  412.88        78.62       334.26   17,886.15
10/31/26   Ending balance                                               17,886.15

LOAN 0004  SIGNATURE                             APR 11.900%  Payment due 11/20/26   $96.14
Eff Date   Description              Amount     Interest    Principal   Balance
10/01/26   Balance forward                                               2,411.07
10/20/26   Payment                   96.14        23.91        72.23    2,338.84
10/31/26   Ending balance                                                2,338.84
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toMatchObject([
    { kind: "auto-loan", accountLast4: "0001", minimumPayment: "412.88" },
    { kind: "personal-loan", accountLast4: "0004", minimumPayment: "96.14" },
  ]);
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "412.88"],
    [1, "96.14"],
  ]);
});
