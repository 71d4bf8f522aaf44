import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("of the amounts of an award the last whose day has come is paid", () => {
  const award = (last: string) => `
Department of Veterans Affairs
St. Paul Regional Office

March 4, 2026

We made a decision on your claim for service-connected compensation.

Monthly Entitlement     Payment Start     Reason
Amount                  Date
$1,132.90               Feb 1, 2025       Original Award
$1,173.11               Dec 1, 2025       Cost of Living Adjustment
$1,064.20               ${last}       Minor Child Removed
`;
  const facts = { kind: "benefits", payer: "Department of Veterans Affairs", frequency: "monthly" };
  expect(read(award("Jun 1, 2031")).income).toEqual([{ ...facts, grossPay: "1173.11" }]);
  expect(read(award("Jan 1, 2026")).income).toEqual([{ ...facts, grossPay: "1064.20" }]);
});

test("what an annuity was stands in the column beside the current one", () => {
  const { income, questions } = read(`
United States Office of Personnel Management
NOTICE OF ANNUITY ADJUSTMENT

                                PREVIOUS               CURRENT
GROSS MONTHLY ANNUITY                     $3,011.00              $3,071.00
FEDERAL INCOME TAX WITHHELD                 $301.00                $308.00
HEALTH BENEFITS PREMIUM                     $240.18                $262.11
NET MONTHLY ANNUITY                       $2,469.82              $2,500.89
`);
  expect(income[0]).toMatchObject({ frequency: "monthly", grossPay: "3071.00", netPay: "2500.89" });
  expect(questions).toEqual([]);
});

test("the current allowance over the new one was paid until now", () => {
  const { income } = read(`
California Public Employees' Retirement System
Cost-of-Living Adjustment

Current monthly gross allowance            $3,200.10
COLA increase (2.00%)                         $64.00
New monthly gross allowance                $3,264.10
Federal tax withholding                     -$210.00
Net allowance                              $3,054.10
`);
  expect(income[0]).toMatchObject({ kind: "benefits", grossPay: "3264.10", netPay: "3054.10" });
});

test.each([
  [
    "New York, NY 10001",
    "Monthly pension at retirement                       $2,100.00\nCurrent monthly pension                             $2,450.00",
  ],
  [
    "New address? Tell us by July 1.",
    "Original monthly benefit                            $2,100.00\nCurrent monthly benefit                             $2,450.00",
  ],
  [
    "New members: call 800-555-0199.",
    "Current monthly benefit                             $2,450.00\nMonthly benefit after age 65                        $1,900.00",
  ],
  [
    "New death benefit                                   $5,000.00",
    "Current monthly benefit                             $2,450.00\nMonthly benefit after age 65                        $1,900.00",
  ],
])("%s makes the current amount no former one", (line, rows) => {
  const { income, questions } = read(`
OHIO PUBLIC RETIREMENT SYSTEM                      June 3, 2026
Benefit verification
${line}

${rows}
`);
  expect(income[0]).not.toHaveProperty("grossPay");
  expect(questions[0]?.path).toBe("income.0.grossPay");
});

test("the amount due of a supplemental income is what is paid", () => {
  const { income } = read(`
Social Security Administration
Supplemental Security Income

The amount due you beginning January 2026 will be $994.00.
Your payment was $967.00 from January 2025 through December 2025.
`);
  expect(income).toEqual([{ kind: "benefits", payer: "Social Security Administration", netPay: "994.00" }]);
});

test.each([
  "The retroactive amount due you is $3,600.00.",
  "The retroactive amount due you is $1,050.00.",
  "Retroactive benefits\nTotal amount due you          $1,050.00",
  "Retroactive benefits\nNet benefit payment           $1,050.00",
  "Back pay due you beginning January 2026 will be $1,050.00",
  "Total amount due you for January          $1,050.00",
])("a sum for months gone by is not what comes each month: %s", (lines) => {
  const { income, questions } = read(`
Social Security Administration                     June 3, 2026
Notice of award
Your monthly benefit amount is $1,450.00.
${lines}
`);
  expect(income[0]).toMatchObject({ kind: "benefits", frequency: "monthly", grossPay: "1450.00" });
  expect(income[0]).not.toHaveProperty("netPay");
  expect(questions).toEqual([]);
});

test("a retiree's account statement sets the old pay beside the new, and is no stub", () => {
  const { income } = read(`
DEFENSE FINANCE AND ACCOUNTING SERVICE
RETIREE ACCOUNT STATEMENT

STATEMENT EFFECTIVE DATE     NEW PAY DUE AS OF      SSN
DEC 02, 2025                 JAN 02, 2026           ***-**-1234

ITEM                      OLD            NEW
GROSS PAY            2,810.00       2,888.00
FITW                   201.10         208.02
SBP COSTS              170.00         175.00
NET PAY              2,438.90       2,504.98
`);
  expect(income[0]).toMatchObject({
    kind: "benefits",
    payer: "DEFENSE FINANCE AND ACCOUNTING SERVICE",
    grossPay: "2888.00",
    netPay: "2504.98",
  });
  expect(income[0]).not.toHaveProperty("ytdGross");
});

test("what a benefit is increased from is paid no more", () => {
  const { income } = read(`
Social Security Administration
Notice of Change in Payment

We plan to increase your monthly benefit from $967.00 to $994.00 beginning January 1, 2026.
Your monthly payment              $994.00
`);
  expect(income[0]).toMatchObject({ kind: "benefits", grossPay: "994.00" });
});

test("what is deposited to an account is the net amount, on the day on which it is received", () => {
  const { income } = read(`
Social Security Administration
YOUR NEW BENEFIT AMOUNT

Your new monthly amount is                              $2,012.50
Medicare Part B premium                                  - 202.90
Federal income tax withheld                              - 140.00
Amount deposited to your bank account                    $1,669.00
You will receive this amount on January 21, 2026.
Last year your monthly amount was                        $1,957.70
`);
  expect(income[0]).toMatchObject({
    frequency: "monthly",
    grossPay: "2012.50",
    netPay: "1669.00",
    payDate: "2026-01-21",
  });
});

test("of an undated list that goes back in time the first amount is paid", () => {
  const list = (days: readonly string[]) => `
Ohio Public Retirement System
Benefit letter

Your monthly benefit for the years:
Effective        Monthly benefit
${days.map((day, at) => `${day}       $1,${260 - 30 * at}.00`).join("\n")}
`;
  const falling = read(list(["01/01/2026", "01/01/2025", "01/01/2024"]));
  expect(falling.income[0]).toMatchObject({ kind: "benefits", frequency: "monthly", grossPay: "1260.00" });
  expect(read(list(["01/01/2024", "01/01/2025", "01/01/2026"])).income[0]).not.toHaveProperty("grossPay");
});

const CHANGE = `
Ohio Public Retirement System                      June 3, 2026
Notice of a new benefit

                         Prior amount        New amount
Gross monthly benefit      $1,200.00          $1,250.00
`;

test.each([
  "Federal tax                  $100.00            $105.00\n\nYour payment\nNet monthly benefit      $1,145.00",
  "Federal tax                  $100.00            $105.00\n\n\nNet monthly benefit      $1,145.00",
  "\nItem                     Each month          Paid on\nNet monthly benefit        $1,145.00          07/01/2026",
])("the head of what was paid before ends with its table", (rows) => {
  const { income } = read(`${CHANGE}${rows}\n`);
  expect(income[0]).toMatchObject({ grossPay: "1250.00", netPay: "1145.00" });
});

test("a title inside a table does not end its columns", () => {
  const { income, questions } = read(`${CHANGE}
Deductions
Federal tax                  $100.00            $105.00
Net monthly benefit        $1,100.00          $1,145.00
`);
  expect(income[0]).toMatchObject({ grossPay: "1250.00", netPay: "1145.00" });
  expect(questions).toEqual([]);
});
