import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const LINES = `
quarterly
Order summary                                Date prepared: 05/20/2026
Hi Jordan,
You have 3 active orders

Order #300114522     Sole House
Total  $110.00   Paid $55.00   Owing $55.00
Next payment $27.50 due 05/29/2026

Order #300118790     Fern Beauty
Total  $64.00   Paid $16.00   Owing $48.00
Next payment $16.00 due 05/31/2026

Order #300101277     Anther Supply
Total  $188.00   Paid $47.00   Owing $141.00
Next payment $47.00 due 06/02/2026

Total owing  $244.00
Quarterly US Services, LLC. Four interest-free payments.
`;

describe("several orders of one paper", () => {
  test("each of them begins with its number; the total under the last one is not its own", () => {
    expect(read(LINES).accounts).toMatchObject([
      { accountLast4: "4522", currentBalance: "55.00", minimumPayment: "27.50" },
      { accountLast4: "8790", currentBalance: "48.00", paymentDueDate: "2026-05-31" },
      { accountLast4: "1277", currentBalance: "141.00", minimumPayment: "47.00" },
    ]);
  });

  test("the day of an order right behind its number, and the card that pays for all of them", () => {
    const paper = LINES.replaceAll(/Order (#\d+) +(\w+ \w+)/g, "$2\nOrder $1. placed 04/16/2026").replace(
      "Four interest-free payments.",
      "\nPayments are taken from your card ending 4833. Late fees may apply and are capped at 25%\nof the order value, up to $8.00 for each missed payment that we have to ask for again.",
    );
    expect(read(paper).accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["4522", "8790", "1277"]);
    const unnumbered = paper.replaceAll(/Order #\d+\. /g, "Order ");
    expect(read(unnumbered).accounts.map(({ accountLast4 }) => accountLast4)).not.toContain("4833");
  });

  test("orders that cannot be told apart are asked about, not mixed", () => {
    const { accounts, questions } = read(`
quarterly
Order summary                                Date prepared: 05/20/2026
Order #300114522     Sole House
Order #300118790     Fern Beauty
Pay in 4
Total owing  $103.00
Next payment $27.50 due 05/29/2026
`);
    expect(accounts[0]?.currentBalance).toBeUndefined();
    expect(accounts[0]?.minimumPayment).toBeUndefined();
    expect(questions.map(({ path }) => path)).toContain("accounts.0.currentBalance");
  });

  const TABLE = `
quarterly
Statement                                       January 12, 2026
Merchant        Order number   Purchase date   Total      Remaining   Next payment   Due date
Sole House      K1Q88120455    12/02/2025      $88.00     $22.00      $22.00         01/13/2026
Foot Larder     K1Q88219001    12/20/2025      $160.00    $80.00      $40.00         01/17/2026
Total                                          $248.00    $102.00
Pay in 4. Quarterly US Services, LLC.
`;

  test("a list of orders names their numbers and prices in columns", () => {
    expect(read(TABLE).accounts).toMatchObject([
      { accountLast4: "0455", currentBalance: "22.00", originalBalance: "88.00" },
      { accountLast4: "9001", currentBalance: "80.00", originalBalance: "160.00" },
    ]);
  });

  test("letters among the numbers of loans in a column", () => {
    expect(
      read(`
trellis
Monthly statement                                   Statement date   April 1, 2026
Merchant       Loan ID      Purchase date   Loan amount   APR      Balance     Monthly payment   Due date
Cycle House    AB12-CD3E    01/14/2026      $1,445.00     0.00%    $1,204.17   $120.42           04/14/2026
Mattress Co    QW56-ER7F    11/03/2025      $895.00       14.99%   $472.30     $81.22            04/03/2026
Total                                                              $1,676.47   $201.64
`).accounts,
    ).toMatchObject([
      { accountLast4: "CD3E", currentBalance: "1204.17" },
      { accountLast4: "ER7F", currentBalance: "472.30" },
    ]);
  });

  test("a total that is less than what is left is no price", () => {
    const [account] = read(TABLE.replace("$88.00 ", "$18.00 ")).accounts;
    expect(account?.originalBalance).toBeUndefined();
  });

  test("nothing falls due of an order that is paid", () => {
    const { accounts } = read(`
quarterly
Payment schedule                                           Created on 05/01/2026
Order 812094417                Status: Active
Total order amount: $148.00
Amount still to pay: $74.00
Next payment $37.00 due 05/02/2026
Order 811870036                Status: Complete
Total order amount: $60.00
Amount still to pay: $0.00
4 interest-free payments. Quarterly US Services, LLC.
`);
    expect(accounts).toMatchObject([
      { currentBalance: "74.00", paymentDueDate: "2026-05-02" },
      { currentBalance: "0.00" },
    ]);
    expect(accounts[1]).not.toHaveProperty("paymentDueDate");
  });

  test("orders whose figures stand under headings of one row each", () => {
    const { accounts } = read(`
quarterly
Statement September 3, 2026
Total balance $171.00

Sole House                                     Order number 8812045567
Purchase date    Purchase amount    Remaining balance    Next payment    Due date
Aug 20, 2026     $88.00             $66.00               $22.00          Sep 17, 2026

Fern Beauty                                    Order number 8812190034
Purchase date    Purchase amount    Remaining balance    Next payment    Due date
Aug 28, 2026     $140.00            $105.00              $35.00          Sep 11, 2026

Pay in 4. Quarterly US Services, LLC.
`);
    expect(accounts).toMatchObject([
      { accountLast4: "5567", currentBalance: "66.00", minimumPayment: "22.00" },
      { accountLast4: "0034", currentBalance: "105.00", paymentDueDate: "2026-09-11" },
    ]);
  });

  test("the bank behind the form of the lender's name is its partner", () => {
    const { institution, accounts } = read(`
PayPal
Pay Later summary                                   Nov 3, 2026
Pay Monthly
Loan ID 4LX8840091TR
Loan amount $1,099.00
APR 19.99%
Balance remaining $684.27
Next payment $101.82 on Nov 20, 2026
PayPal, Inc. and WebBank. NMLS #910457
`);
    expect(institution ?? "").not.toMatch(/^Inc/);
    expect(accounts).toMatchObject([{ accountLast4: "91TR", currentBalance: "684.27" }]);
  });

  test("letters may end the number of a loan", () => {
    expect(
      read(`
trellis
Loan summary as of Jun 3, 2026                              Loan ID  YT4K-21XZ
Jordan Sample
Loan amount              $599.99
APR                      29.99%
Monthly payment          $58.48
Remaining principal      $511.68
Next payment due         Jun 21, 2026
`).accounts,
    ).toMatchObject([{ accountLast4: "21XZ", currentBalance: "511.68" }]);
  });

  const LOAN = (numbers: string) => `
PINECREST LENDING                                  Statement Date: 06/15/2026
${numbers}
Personal Loan Statement

Principal balance                                    $8,250.00
Interest rate                                           11.99%
Monthly payment                                        $332.10
Payment due date                                    07/05/2026
`;

  test.each([
    "Loan Number: 4000123456                            Contract # 8881234567",
    "Loan Number: 4000123456\nLoan # 0004000123456",
    "Loan Number: 4000123456\nLoan Number: 000-4000123456",
    "Contract Number: 4000123456\nRetail installment contract from Valley Motors\nLoan ID 88-123456-01",
    "Agreement No. 4000123456\nAgreement No. 4000123499",
  ])("several numbers of one loan are no several loans: %s", (numbers) => {
    const { accounts, questions } = read(LOAN(numbers));
    expect(accounts).toMatchObject([
      { currentBalance: "8250.00", minimumPayment: "332.10", paymentDueDate: "2026-07-05" },
    ]);
    expect(questions).toEqual([]);
  });

  const ORDER = (before: string, after: string) => `
quarterly                                            Statement date: 06/15/2026
Order #400812734 - Sole House
${before}
Order total $200.00
Remaining balance $100.00
Next payment $50.00 due 07/01/2026

${after}
`;

  test.each([
    ["Loan number 88812345", ""],
    ["", "Earlier orders\nOrder #400811111 - Refunded\nOrder #400810000 - Paid in full"],
    ["", "Earlier orders\nOrder #400811111\nOrder #400810000"],
  ])("an order is told from its other number and from orders that are over: %s %s", (before, after) => {
    const { accounts, questions } = read(ORDER(before, after));
    expect(accounts).toMatchObject([
      {
        currentBalance: "100.00",
        originalBalance: "200.00",
        minimumPayment: "50.00",
        paymentDueDate: "2026-07-01",
      },
    ]);
    expect(questions).toEqual([]);
  });
});

test("orders in rows of what is owing are accounts of their own", () => {
  const { accounts, transactions } = extractFacts(
    [
      typedPage(`
PAYBIT                                                          Account statement
                                                       29 May 2026 to 28 Jun 2026
Total owing      Active orders     Spend limit     Available to spend
$167.61          2                 $1,400.00       $1,232.39

Your orders
Store           Order no.    Purchased      Order total   Owing     Overdue   Next installment   Due date
Wayside Home    3357255342   Jun 21, 2026   $71.02        $53.25    $0.00     $17.75             Jul 5, 2026
Petalry         2899087834   Jun 8, 2026    $228.73       $114.36   $0.00     $57.18             Jul 6, 2026

Payments this period
Date            Order no.    Description                 Amount
Jun 8, 2026     2899087834   Payment to Petalry          $57.19
Jun 21, 2026    3357255342   Payment to Wayside Home     $17.77
`),
    ],
    { source: "pdf-text" },
  );
  expect(
    accounts.map(({ currentBalance, originalBalance, minimumPayment, paymentDueDate }) => [
      currentBalance,
      originalBalance,
      minimumPayment,
      paymentDueDate,
    ]),
  ).toEqual([
    ["53.25", "71.02", "17.75", "2026-07-05"],
    ["114.36", "228.73", "57.18", "2026-07-06"],
  ]);
  expect(transactions.map(({ account, amount }) => [account, amount])).toEqual([
    [0, "17.77"],
    [1, "57.19"],
  ]);
});
