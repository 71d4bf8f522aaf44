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
