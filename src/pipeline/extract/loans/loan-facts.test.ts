import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const MORTGAGE = `
Birch Home Mortgage                              Mortgage Statement
Statement Date      10/02/2026                   Loan Number  000123454821
Payment Due Date    11/01/2026
Total Amount Due    $2,131.40                    If received after 11/16/2026, a late charge of $68.12 applies
Outstanding Principal Balance   $254,310.22      Explanation of Amount Due
Interest Rate                   6.875%           Principal                  $401.10
Maturity Date                   06/01/2051       Interest                 $1,456.98
Original Loan Amount            $268,000.00      Escrow (Taxes and Insurance) $273.32
                                                 Regular Monthly Payment  $2,131.40
                                                 Past Due Amount              $0.00
`;

test("a mortgage gives principal, instalment, rate and dates, not the payoff or its parts", () => {
  const result = extractFacts([typedPage(MORTGAGE)], { source: "pdf-text" });
  expect(result.documentType).toBe("loans");
  expect(result.accounts).toEqual([
    {
      kind: "mortgage",
      institution: "Birch Home Mortgage",
      accountLast4: "4821",
      statementDate: "2026-10-02",
      paymentDueDate: "2026-11-01",
      currentBalance: "254310.22",
      originalBalance: "268000.00",
      minimumPayment: "2131.40",
      pastDue: "0.00",
      maturityDate: "2051-06-01",
      apr: "6.875",
    },
  ]);
  expect(result.transactions).toEqual([]);
});

test("a loan estimate is no loan: nothing is taken, and a sentence says why", () => {
  const result = extractFacts(
    [
      typedPage(
        "Loan Estimate\nLoan amount $162,000\nInterest rate 3.875%\nEstimated closing costs $8,054\nMonthly principal and interest $761.78",
      ),
    ],
    { source: "pdf-text" },
  );
  expect(result).toMatchObject({ documentType: "loans", accounts: [], evidence: {} });
  expect(result.warnings.join(" ")).toContain("nothing is owed on it");
});

const read = (text: string, ...more: readonly string[]) =>
  extractFacts(
    [text, ...more].map((page, index) => typedPage(page, { number: index + 1 })),
    { source: "pdf-text" },
  );

test("the parts of a payment prove the instalment, and its sum with what is late proves the total", () => {
  const result = read(
    MORTGAGE.replace("Past Due Amount              $0.00", "Past Due Amount          $2,131.40").replace(
      "Total Amount Due    $2,131.40",
      "Total Amount Due    $4,262.80",
    ),
  );
  expect(result.accounts[0]).toMatchObject({ minimumPayment: "2131.40", pastDue: "2131.40" });
  expect(result.checks).toEqual([
    {
      name: "loan-payment-parts",
      passed: true,
      detail: "401.10 + 1456.98 + 273.32 = 2131.40",
    },
    { name: "loan-total-due", passed: true, detail: "2131.40 + 2131.40 = 4262.80" },
  ]);
});

test("a total due that holds something late is no instalment", () => {
  const result = read(`
Pine Auto Finance                     Auto Loan Statement
Statement Date     10/02/2026         Account Number  ****7731
Principal Balance  $12,400.10         Due Date        10/20/2026
Past Due Amount       $310.00         Interest Rate        7.250%
Total Amount Due      $620.00
`);
  expect(result.accounts[0]).toMatchObject({ currentBalance: "12400.10", pastDue: "310.00", apr: "7.25" });
  expect(result.accounts[0]?.minimumPayment).toBeUndefined();
});

test("interest accrues at the rate, not at the APR that counts the origination fee; a payoff quote is no balance", () => {
  const result = read(`
Bright Lending                 Personal Loan Statement
Loan number  8841127           Statement date  10/02/2026
Remaining principal balance    $8,120.55      Payoff amount    $8,177.10
Interest rate      11.490%     APR (includes origination fee)   13.210%
Monthly payment    $264.18     Due date        10/20/2026
`);
  expect(result.accounts[0]).toMatchObject({
    kind: "personal-loan",
    accountLast4: "1127",
    currentBalance: "8120.55",
    minimumPayment: "264.18",
    apr: "11.49",
  });
});

const STUDENT = `
Prairie Student Loan Servicing            Statement Date   10/02/2026
Account Number  E1040033127               Due Date         10/28/2026
                                          Total Amount Due   $171.55

Group     Original      Interest    Principal       Monthly
          Principal     Rate        Balance         Payment
AA        $6,500.00     4.530%      $5,901.22       $68.40
AB        $9,000.00     5.050%      $8,410.07       $103.15
Total     $15,500.00                $14,311.29      $171.55
`;

test("each loan group is one account; the total line is none and confirms them", () => {
  const result = read(STUDENT);
  const shared = {
    kind: "student-loan",
    institution: "Prairie Student Loan Servicing",
    accountLast4: "3127",
    statementDate: "2026-10-02",
    paymentDueDate: "2026-10-28",
  };
  expect(result.accounts).toEqual([
    {
      ...shared,
      originalBalance: "6500.00",
      currentBalance: "5901.22",
      minimumPayment: "68.40",
      apr: "4.53",
    },
    {
      ...shared,
      originalBalance: "9000.00",
      currentBalance: "8410.07",
      minimumPayment: "103.15",
      apr: "5.05",
    },
  ]);
  expect(result.checks.map((check) => check.detail)).toEqual([
    "5901.22 + 8410.07 = 14311.29",
    "68.40 + 103.15 = 171.55",
    "6500.00 + 9000.00 = 15500.00",
  ]);
});

test("loans printed as columns are accounts as well", () => {
  const result = read(`
Summit Education Loans            Student loan billing statement
Account number  ****7781          Billing date 10/02/2026    Payment due  10/28/2026

                          Loan 1         Loan 2         Total
Current principal         $4,100.20      $7,250.00      $11,350.20
Interest rate             4.990%         6.800%
Regular monthly payment   $51.20         $88.00         $139.20
`);
  expect(
    result.accounts.map((account) => [account.currentBalance, account.apr, account.minimumPayment]),
  ).toEqual([
    ["4100.20", "4.99", "51.20"],
    ["7250.00", "6.80", "88.00"],
  ]);
});

test("plans that repeat their labels are accounts of their own; their common total is not", () => {
  const result = read(`
Payflow                                  Your pay later plans
Statement date: 10/02/2026
Total owed across all plans:  $900.00

Plan 1: Wayfair
Loan ID ending in 1123
Purchase amount     $600.00       Monthly payment     $50.00
Remaining balance   $400.00       Next payment due    10/20/2026
APR                 15.00%


Plan 2: Peloton
Loan ID ending in 8841
Purchase amount     $900.00       Monthly payment     $75.00
Remaining balance   $500.00       Next payment due    10/25/2026
APR                  0.00%
`);
  expect(result.documentType).toBe("loans");
  expect(
    result.accounts.map((account) => [
      account.accountLast4,
      account.currentBalance,
      account.apr,
      account.paymentDueDate,
    ]),
  ).toEqual([
    ["1123", "400.00", "15.00", "2026-10-20"],
    ["8841", "500.00", "0.00", "2026-10-25"],
  ]);
});

test("a payment coupon that repeats the figures above is no second loan", () => {
  const result = read(`
Meridian Motor Credit              Auto Loan Statement
Account ending in 8197             Statement date June 10, 2026
Remaining principal  $25,452.98    APR  4.99%
Monthly payment         $571.66    Due date  06/30/2026

Please detach and return
Account ending in 8197             Due date  06/30/2026
Remaining principal  $25,452.98    Monthly payment  $571.66
`);
  expect(result.accounts).toHaveLength(1);
});

test("a home-equity line has a limit, what is available, and rolls forward", () => {
  const result = read(`
Commonwealth Bank                     Home Equity Line of Credit
Account number  ****4410              Statement date   10/02/2026
Previous balance    $20,000.00        Credit limit     $50,000.00
Payments              -$300.00        Available credit $29,350.00
Advances              +$800.00        Minimum payment due  $210.00
Fees charged            +$0.00        Payment due date 10/28/2026
Interest charged      +$150.00        APR                  9.000%
New balance         $20,650.00
`);
  expect(result.documentType).toBe("loans");
  expect(result.accounts[0]).toMatchObject({
    kind: "heloc",
    creditLimit: "50000.00",
    availableCredit: "29350.00",
    currentBalance: "20650.00",
    previousBalance: "20000.00",
    minimumPayment: "210.00",
    apr: "9.00",
  });
  expect(result.checks.map((check) => [check.name, check.passed])).toContainEqual([
    "card-balance-roll-forward",
    true,
  ]);
});

test("a collector's letter: what is owed now, to the creditor that a label names; nothing is due on a day", () => {
  const result = read(`
Riverton Credit Management
October 2, 2026
This communication is from a debt collector. This is an attempt to collect a debt.
Original creditor:     Fairmont Bank, N.A.
Current creditor:      Midfield Funding LLC
Account number ending in 5522
As of 01/15/2026, you owed:        $1,900.00
You were charged in interest:         $88.54
Total amount of the debt now:      $1,988.54
Settle today for $1,193.12
`);
  expect(result.accounts).toEqual([
    {
      kind: "loan",
      institution: "Midfield Funding LLC",
      accountLast4: "5522",
      statementDate: "2026-10-02",
      currentBalance: "1988.54",
    },
  ]);
});

test("a paper that only speaks of loans is of another kind", () => {
  const result = read(
    "Student loan news\nThe interest rate of a loan and its principal balance decide the monthly payment.",
  );
  expect(result).toMatchObject({ documentType: "unknown", accounts: [] });
});

test("an amount under an unknown word for lateness is past due where the sum with the instalment proves it", () => {
  const due = (total: string) =>
    read(`
Quarry Loans                            Personal Loan Statement
Statement date        10/02/2026        Loan number 55503311
Principal balance     $5,000.00         Due date    10/22/2026
Scheduled payment                         $210.00
Overdue from earlier months               $210.00
Total amount due                          ${total}
`).accounts[0];
  expect(due("$420.00")).toMatchObject({ minimumPayment: "210.00", pastDue: "210.00" });
  expect(due("$500.00")?.pastDue).toBeUndefined();
});

test("a card that pays the loan is not its number, and the order's number is", () => {
  const result = read(`
kwikpay                                Your payment plan
Order no.              68349740        Order total        $83.79
Left to pay              $55.85        Next payment       $13.97 on May 28, 2026
Payments are charged to Visa ending 4419.
`);
  expect(result.accounts[0]).toMatchObject({ accountLast4: "9740", currentBalance: "55.85" });
});

test("rows without a year happened before the payment asked for, not before the loan's last day", () => {
  const result = read(`
Arbor Auto Finance                      Auto Loan Statement
Account number ending in 3310           Payment due date   11/24/2026
Regular payment      $471.87            Principal balance  $13,849.30
Maturity date        08/24/2029         Interest rate      10.375%

Date     Description            Amount
10/27    Payment received       $471.87
`);
  expect(result.transactions).toMatchObject([{ date: "2026-10-27", amount: "471.87" }]);
});

test("an amount that only a sentence names is a question; beside a label, or printed twice, it is a fact", () => {
  const letter = (lines: string) =>
    read(`
Quarry Loans                            Personal Loan Statement
Statement date        10/02/2026        Loan number 55503311
Scheduled payment        $210.00        Due date    10/22/2026
${lines}
`);
  const said = letter("Good news: the outstanding balance is $1.00 from today on");
  expect(said.accounts[0]?.currentBalance).toBeUndefined();
  expect(said.questions).toMatchObject([{ path: "accounts.0.currentBalance" }]);
  const labelled = letter(
    "Outstanding balance   $5,000.00\nGood news: the outstanding balance is $1.00 from today on",
  );
  expect(labelled.accounts[0]).toMatchObject({ currentBalance: "5000.00" });
});

test("orders on instalments are loans, a line each", () => {
  const result = read(`
afterward
Your open orders
Total owing $412.50
Order       Store               Ordered         Order total   Remaining   Next payment   Due
xxxx5759    Halden Electronics  Feb 23, 2026        $245.64     $163.76         $40.94   Mar 23, 2026
xxxx3200    Tidewater Bikes     Mar 27, 2026        $331.66     $248.74         $82.92   Apr 10, 2026
Interest-free. Late fees may apply.
`);
  expect(result.documentType).toBe("loans");
  expect(result.accounts).toMatchObject([
    { accountLast4: "5759", originalBalance: "245.64", currentBalance: "163.76", minimumPayment: "40.94" },
    { accountLast4: "3200", originalBalance: "331.66", currentBalance: "248.74", minimumPayment: "82.92" },
  ]);
});

test("the line under the figures of tiles is no second loan", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
lumenlend corporation
Your personal loan statement                        Statement date Nov 5, 2026

Next payment               Remaining principal               Interest rate
$298.54                    $9,402.17                         14.99%
Due Dec 5, 2026            of $12,000.00 borrowed            Fixed, APR 17.24%

Loan number L1204417
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toMatchObject([{ currentBalance: "9402.17", originalBalance: "12000.00", apr: "14.99" }]);
  expect(accounts).toHaveLength(1);
});

test("a code of a loan is no first day of a period, the end of a promotion none of a loan", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
EDGEWATER STUDENT LOANS                                   Statement date   Oct 25, 2026
Account number: 9901 2284 10                              Payment due      Nov 15, 2026
Amount due this month          $103.70
Loan 1-02 principal balance    $7,004.13
Promotional rate 0.00% if paid in full by 05/01/2027. Standard rate 7.75% thereafter.

Payment activity since your last statement
Date          Loan     Amount       Interest    Principal    Fees
09/25/2026    1-02     $103.70      $45.20      $58.50       $0.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]).not.toHaveProperty("periodStart");
  expect(accounts[0]).not.toHaveProperty("maturityDate");
});

test("what was paid down at first is no instalment", () => {
  const { accounts } = read(`
Kestrel Premium Finance                                Loan statement
Account number 30024551                                Statement date 10/14/2026
Down payment            $400.00
Amount financed         $2,000.00
Principal balance       $1,811.20
Interest rate           12.40%
Payment due date        11/01/2026
`);
  expect(accounts[0]).toMatchObject({ currentBalance: "1811.20", originalBalance: "2000.00" });
  expect(accounts[0]?.minimumPayment).toBeUndefined();
});
