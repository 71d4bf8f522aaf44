import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });
const rowsOf = (text: string) =>
  read(text).transactions.map(({ account, date, amount, description }) => [
    account,
    date,
    amount,
    description,
  ]);

const GROUPS = `
LAKEMONT STUDENT SERVICING                                    Statement Date: 11/05/2026
CASEY SPECIMEN                                                Account Number: 8 7731 4409 2
                                                              Current Amount Due       $312.47
                                                              Due Date              12/01/2026
Loan Group Detail
Group   Loan Type                     Interest Rate   Principal Balance   Regular Monthly Payment
AA      Direct Sub Stafford           4.53%           $10,825.40          $129.32
AB      Direct Unsub Stafford         6.08%           $15,790.22          $183.15
Total                                                 $26,615.62          $312.47
`;

test("rows that name a group belong to its loan; a total of them to none", () => {
  const list = `
Payments Received Since Last Statement
Date          Group      Principal      Interest      Fees       Total
10/28/2026    AA           $88.12        $41.20      $0.00     $129.32
10/28/2026    AB          $102.55        $80.60      $0.00     $183.15
                                                      Total     $312.47
`;
  const expected = [
    [0, "2026-10-28", "129.32", "Payment"],
    [1, "2026-10-28", "183.15", "Payment"],
  ];
  expect(rowsOf(GROUPS + list)).toEqual(expected);
  const groupFirst = list
    .replace("Date          Group ", "Group         Date  ")
    .replaceAll(/^(10\/28\/2026) {4}(A[AB]) {8}/gm, "$2            $1");
  expect(rowsOf(GROUPS + groupFirst)).toEqual(expected);
});

test("one payment over the shares that its loans had of it is theirs", () => {
  const list = `
Payment history
10/07/2026  Payment received            $312.47
            Group AA                    $129.32     Principal  $88.12     Interest   $41.20
            Group AB                    $183.15     Principal  $102.55    Interest   $80.60
`;
  expect(rowsOf(GROUPS + list)).toEqual([
    [0, "2026-10-07", "129.32", "Payment received"],
    [1, "2026-10-07", "183.15", "Payment received"],
  ]);
});

test("rows that name no loan are nobody's", () => {
  const list = `
Transactions since your last statement
Date          Description           Amount
10/28/2026    Payment received      $312.47
`;
  expect(rowsOf(GROUPS + list)).toEqual([]);
});

const NUMBERED = `
BIRCHWOOD EDUCATION LENDING                                       Statement date: 11/01/2026
Payment due date: 11/21/2026             Total payment due: $455.18

Loan number   Loan program           Disbursed    Outstanding     Rate     Payment
                                                  principal
P00412877     Undergraduate Variable 09/02/2019   $14,008.12      9.62%    $241.77
P00533190     Graduate Fixed         08/30/2021   $16,220.50      6.99%    $213.41

Payment history for loan P00412877
Date         Payment      Principal     Interest     Balance
10/21/2026   $241.77      $129.10       $112.67      $14,008.12
Payment history for loan P00533190
Date         Payment      Principal     Interest     Balance
10/21/2026   $213.41      $118.20        $95.21      $16,220.50
09/21/2026   $213.41      $117.51        $95.90      $16,338.70
`;

test("a list under a title with a loan's number is that loan's", () => {
  expect(rowsOf(NUMBERED)).toEqual([
    [0, "2026-10-21", "241.77", "Payment"],
    [1, "2026-10-21", "213.41", "Payment"],
    [1, "2026-09-21", "213.41", "Payment"],
  ]);
});

test("a number with letters is that of the loan in its row", () => {
  expect(read(NUMBERED).accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["2877", "3190"]);
});

const PAID_APART = `
Loan AA payment history
Date        Description            Amount
10/28/2026  Payment                $129.32
Loan AB payment history
10/28/2026  Payment                $183.15
`;
const PAID = [
  [0, "2026-10-28", "129.32", "Payment"],
  [1, "2026-10-28", "183.15", "Payment"],
];

test.each([
  "Account activity, all loans",
  "Payments received on your account",
  "Transactions",
  "All loans",
  "Payment history                    Amount",
])("a heading that names no loan ends what the title before it said: %s", (heading) => {
  const list = `${heading}\n09/28/2026  Payment                $312.47\n`;
  expect(rowsOf(`${GROUPS}${PAID_APART}${list}`)).toEqual(PAID);
});

test("the title of a list right under the name of a loan is that loan's", () => {
  expect(rowsOf(GROUPS + PAID_APART.replaceAll(" payment history", "\nPayment history"))).toEqual(PAID);
});

const BY_NUMBER = `
EXAMPLE LOAN SERVICING                       Statement date  10/31/2026
STUDENT LOAN STATEMENT                       Account number  9912344417
Payment due date  11/20/2026                 Total amount due  $250.00

Loan         Interest rate   Original balance    Principal balance   Payment
Loan 1       4.50%           $10,000.00         $9,000.00           $150.00
Loan 2       5.50%           $8,000.00          $7,000.00           $100.00

Payment history
`;
const numbered = (head: string, count: number) =>
  [1, 2, 3]
    .slice(0, count)
    .map((number) => `${number}         1${number - 1}/05/2026   Payment   $${number}00.00\n`)
    .reduce((list, row) => list + row, `${head.padEnd(10)}Date         Description   Amount\n`);

test.each([
  ["No.", 2],
  ["#", 2],
  ["No.", 3],
  ["Seq", 3],
  ["", 2],
])("numbers that only count lines name no loan: under %j to %i", (head, count) => {
  expect(rowsOf(BY_NUMBER + numbered(head, count))).toEqual([]);
});

test.each(["Loan", "Loan no.", "Group"])("numbers under a word for a loan name it: %s", (head) => {
  expect(rowsOf(BY_NUMBER + numbered(head, 2))).toEqual([
    [0, "2026-10-05", "100.00", "Payment"],
    [1, "2026-11-05", "200.00", "Payment"],
  ]);
});

const OWN_NUMBERS = `
LAKEMONT BANK                                            Billing period
                                                         10/01/2026 - 10/31/2026
Total payment due            $385.94                     Due date    11/21/2026

Loan 1: Undergraduate Smart Loan
Loan number                  5186-2139    Monthly payment amount    $218.94
Original disbursed amount   $23,518.72    Past due amount             $0.00
Current principal           $15,132.56    Payments this period      $218.94

Loan 2: Graduate Smart Loan
Loan number                  5453-8703    Monthly payment amount    $167.00
Original disbursed amount   $13,642.10    Past due amount             $0.00
Current principal           $10,565.67    Payments this period      $167.00

Payments received this billing period
Date               Description                               Amount
10/17/2026         Payment - Loan 5186-2139                 $218.94
10/18/2026         Payment - Loan 5453-8703                 $167.00
`;

test("rows that name a loan by its number, or by what is printed of it, are its own", () => {
  const named = (pattern: string) =>
    OWN_NUMBERS.replaceAll(/Payment - Loan \d{4}-(\d{4})/g, `Payment - Loan ${pattern}`);
  for (const pattern of ["5186-$1", "ending in $1", "xxxx$1", "*$1"])
    expect(rowsOf(named(pattern)).map(([account, day, amount]) => [account, day, amount])).toEqual([
      [0, "2026-10-17", "218.94"],
      [1, "2026-10-18", "167.00"],
    ]);
  expect(rowsOf(named("7777-1234"))).toEqual([]);
  // The account that it was paid from may end alike.
  const paidFrom = (words: string) => OWN_NUMBERS.replaceAll(/Payment - Loan \d{4}-(\d{4})/g, `${words}$1`);
  expect(rowsOf(paidFrom("Payment from checking ending in "))).toEqual([]);
  expect(rowsOf(OWN_NUMBERS.replaceAll(/Payment - Loan (\d{4}-\d{4})/g, "$1 Payment"))).toHaveLength(2);
});

test("a loan's name within another's longer one is not said there", () => {
  const paper = OWN_NUMBERS.replace("Undergraduate Smart Loan", "Undergraduate Loan   ")
    .replace("Graduate Smart Loan", "Graduate Loan   ")
    .replace("Payment - Loan 5186-2139", "Payment - Undergraduate Loan")
    .replace("Payment - Loan 5453-8703", "Payment - Graduate Loan     ");
  expect(rowsOf(paper).map(([account, day]) => [account, day])).toEqual([
    [0, "2026-10-17"],
    [1, "2026-10-18"],
  ]);
});

test("codes that could be days name the loans of a table", () => {
  const paper = `
Sallie Mae                                                     Account number: 9912345678
                                                               Statement date: 10/05/2026
Total Payment Due             $213.44
Payment Due Date              10/25/2026

Loan Number    Loan Program                     Interest Rate   Original Loan Amount   Current Principal   Current Amount Due
1-01           Smart Option Student Loan        8.750% V        $12,500.00             $11,904.22          $131.02
1-02           Smart Option Student Loan        9.250% F         $8,000.00              $7,611.09           $82.42
Total                                                           $20,500.00             $19,515.31          $213.44

Payments Received
Date            Description            Loan      Amount
09/25/2026      Payment                1-01      $131.02
09/25/2026      Payment                1-02       $82.42
`;
  expect(rowsOf(paper)).toEqual([
    [0, "2026-09-25", "131.02", "Payment"],
    [1, "2026-09-25", "82.42", "Payment"],
  ]);
});
