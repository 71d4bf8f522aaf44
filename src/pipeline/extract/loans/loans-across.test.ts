import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const GROUPS = `
TALLGRASS STUDENT LOAN SERVICING
Account number  E819354646              Statement date     08/16/2025
Regular monthly payment  $145.59        Due date           09/07/2025

Account snapshot
Loan group                         Group: AA        Group: AB
Loan type                          DIRECT LOAN      DIRECT LOAN
Original principal amount          $9,525.00        $4,900.00
First disbursement date            10/11/2019       10/07/2020
Lender                             DEPT OF ED       DEPT OF ED
Interest rate                      3.480% (fixed)   4.800% (fixed)
Accrued interest on 08/16/2025     $6.57            $4.72
Regular monthly payment amount     $94.10           $51.49
Outstanding principal balance      $7,661.92        $3,993.50

Payment summary
                                   Group: AA        Group: AB
Principal paid through 08/16/2025  $1,863.08        $906.50
Total amount paid since last statement  $94.10      $51.49
`;

test("loans named in one row are read through rows of words, and go on under the same names", () => {
  expect(read(GROUPS).accounts).toMatchObject([
    { currentBalance: "7661.92", originalBalance: "9525.00", minimumPayment: "94.10", apr: "3.48" },
    { currentBalance: "3993.50", originalBalance: "4900.00", minimumPayment: "51.49", apr: "4.80" },
  ]);
});

test("what was paid off in all is not what is owed, what was paid this month is a figure of each loan", () => {
  const [first] = read(GROUPS).accounts;
  expect(first).toMatchObject({ currentBalance: "7661.92", paymentsAndCredits: "94.10" });
});

const TWO_TABLES = `
EDWELL STUDENT LOANS
Account number  2983928638              Statement date     10/04/2025
Current amount due  $115.29             Due date           10/26/2025

Loan                    Original principal   Rate     Unpaid principal
1-01 Direct Sub         $3,825.00            3.730%   $3,393.26
1-02 Direct Unsub       $7,100.00            5.500%   $6,362.43
Total                   $10,925.00                    $9,755.69

Amounts due
Loan                    Plan        Monthly payment   Past due   Amount due
1-01 Direct Sub         Level       $38.24            $0.00      $38.24
1-02 Direct Unsub       Level       $77.05            $77.05     $154.10
Total                               $115.29           $77.05     $192.34
`;

test("a second table under the same names says more of the same loans", () => {
  expect(read(TWO_TABLES).accounts).toMatchObject([
    { currentBalance: "3393.26", minimumPayment: "38.24", pastDue: "0.00" },
    { currentBalance: "6362.43", minimumPayment: "77.05", pastDue: "77.05" },
  ]);
});

const CODES = `
DALNET
Student Loan Account Details
Account          D365702561
Statement date   10/25/2026             Payment due date   11/15/2026
Current amount due    $76.02

Account snapshot
Group                                   AA                 AB
Loan type                          Stafford           Stafford
Original principal amount         $1,850.00          $5,250.00
Interest rate                   7.05% Fixed        4.53% Fixed
Accrued interest on 10/25/2026        $2.51              $3.39
Regular monthly payment amount       $21.53             $54.49
Past due amount                       $0.00              $0.00
Outstanding principal balance     $1,443.28          $3,413.36
Estimated payoff through 11/15/2026 $1,451.64        $3,425.64
`;

test("loans are named by a code in each column, behind one word for them all", () => {
  expect(read(CODES).accounts).toMatchObject([
    {
      currentBalance: "1443.28",
      originalBalance: "1850.00",
      minimumPayment: "21.53",
      apr: "7.05",
      pastDue: "0.00",
    },
    {
      currentBalance: "3413.36",
      originalBalance: "5250.00",
      minimumPayment: "54.49",
      apr: "4.53",
      pastDue: "0.00",
    },
  ]);
});

test("a code with its program behind it names the loan of a column", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
FEDVANTAGE                                       Monthly Billing Statement
Account Number  92 1134 5567                     Statement Date  05/06/2026
Payment Due Date            05/28/2026
Current Payment Due            $65.25
Loan                 1-01 DLSTFD          1-02 DLUNST
Original Amount        $3,500.00            $2,000.00
Principal Balance      $3,102.44            $1,988.10
Interest Rate              3.40%                6.80%
Monthly Payment           $39.15               $26.10
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toMatchObject([
    { currentBalance: "3102.44", minimumPayment: "39.15", apr: "3.40" },
    { currentBalance: "1988.10", minimumPayment: "26.10", apr: "6.80" },
  ]);
});
