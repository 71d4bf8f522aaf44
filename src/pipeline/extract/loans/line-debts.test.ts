import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const accountsOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts;

const HEAD = `
Prairie National Bank                 HOME EQUITY LINE OF CREDIT STATEMENT
                                      Account Number          4400 1234 5678
                                      Statement Date          03/15/2026
                                      Billing Cycle           02/14/2026 - 03/15/2026
                                      Payment Due Date        04/09/2026

Credit Limit              $150,000.00
Available Credit          $96,210.55
Total Balance             $53,789.45
Total Minimum Payment Due $598.42
Past Due Amount           $0.00
`;

const MONTH = `
Variable Rate Line
Previous Balance          $34,000.00
Payments                  -$300.00
Advances                  +$1,500.00
Interest Charges          +$238.15
New Balance               $35,438.15
APR                       8.50%
Minimum Payment Due       $238.15
`;

const FIXED = `
Fixed-Rate Loans
Loan   Rate     Maturity     Previous Balance   Principal Paid  Interest Paid  New Balance    Payment
01     6.990%   06/15/2031   $11,300.25         $148.40         $66.12         $11,151.85     $214.52
02     7.240%   09/15/2033   $7,290.00          $90.55          $44.20         $7,199.45      $145.75
`;

const ROWS = [
  {
    previousBalance: "11300.25",
    currentBalance: "11151.85",
    minimumPayment: "214.52",
    maturityDate: "2031-06-15",
    apr: "6.99",
  },
  {
    previousBalance: "7290.00",
    currentBalance: "7199.45",
    minimumPayment: "145.75",
    maturityDate: "2033-09-15",
    apr: "7.24",
  },
];

test("what varies has figures of its own, what was fixed a table: together they are all that was drawn", () => {
  const accounts = accountsOf(`${HEAD}${MONTH}${FIXED}`);
  expect(accounts).toMatchObject([
    {
      creditLimit: "150000.00",
      previousBalance: "34000.00",
      currentBalance: "35438.15",
      paymentsAndCredits: "300.00",
      minimumPayment: "238.15",
      apr: "8.50",
    },
    ...ROWS,
  ]);
  expect(accounts[0]).not.toHaveProperty("maturityDate");
});

test("what varies may be a line beside the total that says so", () => {
  const varying = "\nVariable balance          $35,438.15\nAPR                       8.50%\n";
  expect(accountsOf(`${HEAD}${varying}${FIXED}`)).toMatchObject([{ currentBalance: "35438.15" }, ...ROWS]);
});

test("a table of amounts that do not make up what was drawn is none of parts", () => {
  expect(accountsOf(`${HEAD}${MONTH.replace("35,438.15", "35,538.15")}${FIXED}`)).toHaveLength(1);
});

test("parts under titles of their own that make up what was drawn are debts of their own", () => {
  const accounts = accountsOf(`
Summit Ridge Bank                          Home Equity Line of Credit
Account ending in 7731                     Statement date July 1, 2026
Payment due July 26, 2026                  Total due $702.55

Line amount $120,000.00        Available to draw $61,744.18

Variable balance
Principal balance          $41,255.82
Interest rate              8.25%
Minimum due                $283.63

Fixed-rate advance #1
Principal balance          $12,000.00
Interest rate              6.50%
Monthly payment            $236.32
Matures                    06/01/2031

Fixed-rate advance #2
Principal balance          $5,000.00
Interest rate              7.00%
Monthly payment            $182.60
Matures                    02/01/2029
`);
  expect(accounts).toMatchObject([
    { currentBalance: "41255.82", creditLimit: "120000.00", minimumPayment: "283.63", apr: "8.25" },
    { currentBalance: "12000.00", minimumPayment: "236.32", maturityDate: "2031-06-01", apr: "6.50" },
    { currentBalance: "5000.00", minimumPayment: "182.60", maturityDate: "2029-02-01", apr: "7.00" },
  ]);
});

test("the interest of the month has a column, the due day stands in the line of what is due", () => {
  expect(
    accountsOf(`
CANAL STREET FCU                           Member 8951793
Home Equity Line of Credit Statement       Statement date 09-19-2026

Amount due on 10-14-2026: $361.95

Sub-account              Balance       APR      Interest this period   Minimum payment
L20 Variable Rate Line   $27,594.65    6.75%    $129.30                $244.28
L21 Fixed Rate Advance   $9,568.13     7.375%   $58.37                 $117.67
Total                    $37,162.78             $187.67                $361.95

Credit limit             $130,568.13
Available to advance     $93,405.35
`),
  ).toMatchObject([
    { paymentDueDate: "2026-10-14", interestCharged: "129.30", creditLimit: "130568.13" },
    { paymentDueDate: "2026-10-14", interestCharged: "58.37" },
  ]);
});

test("parts beside each other are debts where the line's own total stands below them under the same word", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
CRESTVIEW BANK                                          Statement of Account
Home Equity Account                                     Account ending in 3381
September 21, 2026 to October 20, 2026                  Payment due date: 11/14/2026

Variable balance                      Fixed-Rate Loan Option 1
Balance           $22,410.66          Balance          $14,890.01
APR                  8.500%           APR                 6.750%
Payment             $158.74           Payment           $301.12
                                      Maturity       05/20/2031
Credit line   $60,000.00     Available credit  $22,699.33
Total balance  $37,300.67    Total payment due $459.86
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toMatchObject([
    { currentBalance: "22410.66", minimumPayment: "158.74", apr: "8.50", creditLimit: "60000.00" },
    { currentBalance: "14890.01", minimumPayment: "301.12", apr: "6.75", maturityDate: "2031-05-20" },
  ]);
});
