import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("an account's balance and the bank's routing number may stand beside its number", () => {
  const { accounts, transactions } = read(`
Tallow Savings Bank                                   October 2026 statement
                                                      Oct 1, 2026 - Oct 31, 2026

Spending                                              Closing balance
Account number 898991940021 · Routing number 111993776          $486.20
Opening balance      Money in      Money out
$500.00                $50.00         $63.80
Date     Details                                      Amount      Balance
Oct 16   Wayfinder Labs payroll                      +$50.00      $550.00
Oct 4    Costco Gas                                  -$63.80      $486.20

High-Yield Savings                                    Closing balance
Account number 134850021228 · Routing number 111993776        $1,066.00
Opening balance      Money in      Money out
$1,050.00              $50.00         $34.00
Date     Details                                      Amount      Balance
Oct 31   Interest paid                               +$50.00    $1,066.00
Oct 27   Transfer to external account ...0932        -$34.00    $1,016.00
`);
  expect(accounts).toMatchObject([
    { kind: "checking", accountLast4: "0021", beginningBalance: "500.00", endingBalance: "486.20" },
    { kind: "savings", accountLast4: "1228", beginningBalance: "1050.00", endingBalance: "1066.00" },
  ]);
  expect(transactions.map(({ account }) => account)).toEqual([0, 0, 1, 1]);
});

test("a share that no word but its suffix and a name tells, a list of another share behind it, and a name in two prints", () => {
  const { institution, accounts, transactions } = read(`
COPPER BASIN                                     STATEMENT OF ACCOUNT
COMMUNITY CREDIT UNION                           Member Number 961073
                                                 Statement Period 12/01/25 thru 12/31/25

SHARE 0009 BASIN CHECKING
Post Date  Transaction Description               Amount     Balance
12/1       Balance Forward                                   950.26
12/4       ACH Deposit BANNER HEALTH             100.00    1,050.26
12/16      Check 3370                            -69.72      980.54
12/31      New Balance                                       980.54

SHARE 0030 HOLIDAY CLUB
Post Date  Transaction Description               Amount     Balance
12/1       Balance Forward                                   720.00
12/6       Automatic Transfer From Share 0009     60.00      780.00
12/31      New Balance                                       780.00

CHECKS CLEARED – SHARE 0009
Check      Date                                  Amount
3370       12/16                                  69.72
`);
  expect(institution).toBe("COPPER BASIN COMMUNITY CREDIT UNION");
  expect(accounts).toMatchObject([
    { kind: "checking", beginningBalance: "950.26", endingBalance: "980.54" },
    { kind: "savings", beginningBalance: "720.00", endingBalance: "780.00" },
  ]);
  expect(transactions.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
    "0 100.00",
    "0 -69.72",
    "1 60.00",
  ]);
});

test("loan groups with a line of amounts under each", () => {
  const { accounts } = read(`
Halvorsen Education Loan Servicing, LLC
Account Number: E193125783                    Regular Monthly Payment Amount      $108.83
Statement Date: July 8, 2026                  Due Date                      July 31, 2026

Loan groups as of 07/08/2026
        Interest      Original       Current    Unpaid     Past    Regular monthly
Group   rate         principal     principal  interest      due            payment
1-AA    4.28%        $3,603.00     $3,268.49    $11.11    $0.00             $36.96
        Disbursed 05/08/2022 $1,801.50 · 09/11/2022 $1,801.50 · Fixed rate

1-AB    3.05%        $7,425.00     $4,403.86     $4.78    $0.00             $71.87
        Disbursed 05/08/2021 $3,712.50 · 09/11/2021 $3,712.50 · Fixed rate

Total               $11,028.00     $7,672.35    $15.89    $0.00            $108.83
`);
  expect(accounts).toMatchObject([
    { currentBalance: "3268.49", originalBalance: "3603.00", minimumPayment: "36.96", apr: "4.28" },
    { currentBalance: "4403.86", originalBalance: "7425.00", minimumPayment: "71.87", apr: "3.05" },
  ]);
});
