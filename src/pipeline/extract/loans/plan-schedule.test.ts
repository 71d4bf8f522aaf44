import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const ORDERS = `
quarterly
Order statement                                 Prepared Aug 12, 2026
Jordan Sample
4418 Maple Hollow Dr
Albany, NY 12207

Total owing         Open orders        Available to spend
$114.50             2                  $385.50

Order #400812734455 - Sole House                     placed Aug 5, 2026
Order total                        $126.00
Remaining balance                  $94.50
Payment    Due date          Amount      Status
1 of 4     Aug 5, 2026       $31.50      Paid
2 of 4     Aug 19, 2026      $31.50      Upcoming
3 of 4     Sep 2, 2026       $31.50      Upcoming
4 of 4     Sep 16, 2026      $31.50      Upcoming

Order #400799120034 - Lark Outfitters                placed Jun 29, 2026
Order total                        $80.00
Late fee                           $8.00
Remaining balance                  $20.00
Payment    Due date          Amount      Status
1 of 4     Jun 29, 2026      $20.00      Paid
2 of 4     Jul 13, 2026      $20.00      Paid
3 of 4     Jul 27, 2026      $20.00      Paid
4 of 4     Aug 10, 2026      $20.00      Overdue

Four interest-free payments, two weeks apart. Late fees are capped at $8.00 for each missed payment.
`;

describe("lists of a plan's parts", () => {
  test("orders under a line that sums them up are debts of their own, due when their next open part is", () => {
    expect(read(ORDERS).accounts).toMatchObject([
      {
        accountLast4: "4455",
        currentBalance: "94.50",
        originalBalance: "126.00",
        minimumPayment: "31.50",
        paymentDueDate: "2026-08-19",
      },
      {
        accountLast4: "0034",
        currentBalance: "20.00",
        originalBalance: "80.00",
        minimumPayment: "20.00",
        paymentDueDate: "2026-08-10",
        feesCharged: "8.00",
      },
    ]);
  });

  test("what a missed payment could cost is no fee of an order whose parts are all in time", () => {
    const accounts = read(ORDERS.replace("Overdue", "Due")).accounts;
    expect(accounts[1]).not.toHaveProperty("feesCharged");
  });

  test("a price list of fees charges none", () => {
    const fee = "Late fee                           $8.00\n";
    const accounts = read(`${ORDERS.replace(fee, "")}\nOur charges\n${fee}`).accounts;
    expect(accounts[1]).toMatchObject({ currentBalance: "20.00" });
    expect(accounts[1]).not.toHaveProperty("feesCharged");
  });

  test("the fee of a late part may stand in the line that numbers its order", () => {
    const beside = ORDERS.replace(
      "Order #400799120034 - Lark Outfitters                placed Jun 29, 2026\n",
      "Order #400799120034 - Lark Outfitters    Late fee   $8.00\n",
    ).replace("Late fee                           $8.00\n", "");
    expect(read(beside).accounts[1]).toMatchObject({ currentBalance: "20.00", feesCharged: "8.00" });
  });

  test("a list that comes to neither the balance nor the first amount proves nothing", () => {
    const [account] = read(ORDERS.replace("$94.50", "$95.40").replace("$126.00", "$216.00")).accounts;
    expect(account?.minimumPayment).toBeUndefined();
  });

  const UNMARKED = `
quarterly
Order summary                                            Feb 18, 2026
Sole House                      Order total $164.40
Order ID 93415587               Left to pay $82.20
Installment fee                 $6.00
Jan 23, 2026      Paid          $41.10
Feb 6, 2026       Paid          $41.10
Feb 20, 2026                    $41.10
Mar 6, 2026                     $41.10
4 interest-free payments over 6 weeks. Quarterly Inc.
`;

  test("parts behind the paid ones are open where they come to what is left; a fee is no part", () => {
    expect(read(UNMARKED).accounts).toMatchObject([
      {
        currentBalance: "82.20",
        originalBalance: "164.40",
        minimumPayment: "41.10",
        paymentDueDate: "2026-02-20",
      },
    ]);
  });

  test("parts without a mark prove nothing where more is left", () => {
    const [account] = read(UNMARKED.replace("$82.20", "$123.30")).accounts;
    expect(account?.paymentDueDate).not.toBe("2026-02-20");
  });

  const LAST_PART = (total: string) => `
quarterly
Order statement                                 Statement date: 06/15/2026
Order #400812734 - Sole House
Order total ${total}
Balance due $50.00
Payment amount $50.00

Recent and next payments
05/01/2026      $50.00        Paid
06/01/2026      $50.00        Paid
07/01/2026      $50.00        Scheduled
`;

  test("a single open part proves no balance of an order that cost more than its list", () => {
    const { accounts, questions } = read(LAST_PART("$600.00"));
    expect(accounts[0]?.currentBalance).toBeUndefined();
    expect(questions.map(({ path }) => path)).toContain("accounts.0.currentBalance");
  });

  test("a single open part is all that is left where the list comes to the price", () => {
    expect(read(LAST_PART("$150.00")).accounts).toMatchObject([
      { currentBalance: "50.00", originalBalance: "150.00", paymentDueDate: "2026-07-01" },
    ]);
  });

  const PAID_LATE = (third: string) => `
quarterly
Order statement                                 Statement date: 06/15/2026
Order #400812734 - Sole House
Order total                        $80.00
Remaining balance                  $40.00
Payment    Due date          Amount      Status
1 of 4     Apr 29, 2026      $20.00      Paid
2 of 4     May 13, 2026      $20.00      Paid late
3 of 4     ${third}      $20.00      Due
4 of 4     Jul 10, 2026      $20.00      Upcoming
`;

  test("what was paid late is paid", () => {
    expect(read(PAID_LATE("Jun 27, 2026")).accounts).toMatchObject([
      { currentBalance: "40.00", minimumPayment: "20.00", paymentDueDate: "2026-06-27" },
    ]);
  });

  test("a part that is not late is not due before the paper was printed", () => {
    const [account] = read(PAID_LATE("May 27, 2026")).accounts;
    expect(account).toMatchObject({ currentBalance: "40.00" });
    expect(account).not.toHaveProperty("paymentDueDate");
  });

  test("a part paid late is not the one that is still to come", () => {
    const { accounts } = read(`
quarterly
Order statement                                 Statement date: 06/15/2026
Order #400812734 - Sole House
Order total $200.00
Remaining balance $50.00
Next payment $50.00 due 07/01/2026

Payments so far
04/01/2026      $50.00        Paid
05/01/2026      $50.00        Paid
06/01/2026      $50.00        Paid late
`);
    expect(accounts).toMatchObject([{ paymentDueDate: "2026-07-01" }]);
  });

  test("payments received late, or behind the day they were due, are payments", () => {
    const { transactions } = read(`
PINECREST LENDING                                  Statement Date: 06/15/2026
Loan Number: 4000123456
Mortgage statement
Outstanding principal                              $142,250.77
Interest rate                                           5.50%
Regular monthly payment                              $1,210.40
Payment due date                                    07/01/2026

Recent payments posted
Date          Amount paid    Status
03/01/2026    $1,210.40      next due 04/01
04/01/2026    $1,210.40      Received late
05/01/2026    $1,210.40      Received
06/01/2026    $1,210.40      Received after due date
`);
    expect(transactions).toHaveLength(4);
  });

  test("a part that nobody paid is no payment", () => {
    const { transactions } = read(`
quarterly
Order statement                                 Prepared Aug 12, 2026
Order #400799120034
Order total                        $80.00
Remaining balance                  $40.00
Payments made
Date              Payment     Status
Jun 29, 2026      $20.00      Paid
Jul 13, 2026      $20.00      Paid
Jul 27, 2026      $20.00      Overdue
Aug 10, 2026      $20.00      Overdue
`);
    expect(transactions.map(({ date }) => date)).toEqual(["2026-06-29", "2026-07-13"]);
  });
});

test("what is left over the line that says of what", () => {
  const { institution, accounts } = read(`
PayPal
Pay in 4 plan details                                    October 2, 2026

Jordan Sample

Best Outlet
Plan ID: PP4-88123077
$212.97 remaining
of $283.96 total
Next payment   $70.99 due Oct 9, 2026
0% APR. PayPal, Inc. NMLS #910457. 2211 North First Street, San Jose, CA 95131
`);
  expect(institution).toBe("PayPal, Inc");
  expect(accounts).toMatchObject([{ currentBalance: "212.97", originalBalance: "283.96" }]);
});

const besideParts = (shop: string, number: string, days: readonly string[]) => `
${shop.padEnd(70)}  Order #${number}
Order date               ${days[0]}         Payment schedule
Order total                   $159.52         Due date                      Amount   Status
Paid to date                  $119.64         ${days[0]}  1st payment     $39.88   Paid
Late fees                       $0.00
                                              ${days[1]}  2nd payment     $39.88   Paid
Remaining balance              $39.88
                                              ${days[2]}  3rd payment     $39.88   Paid
  Next payment $39.88
                                              ${days[3]}  4th payment     $39.88   Scheduled
  Due ${days[3]}
`;

test("the sums of an order may stand beside the rows of its parts", () => {
  const { accounts, transactions } = read(`
QuartaPay                                                   Account summary as of Nov 14, 2026
Total owing
$79.76
${besideParts("Glow Beauty", "100735284170", ["Oct 14, 2026", "Oct 28, 2026", "Nov 11, 2026", "Nov 25, 2026"])}
${besideParts("Urban Thread", "100209182169", ["Oct 13, 2026", "Oct 27, 2026", "Nov 10, 2026", "Nov 24, 2026"])}
Pay in 4 interest-free instalments, due every two weeks.
`);
  expect(accounts).toMatchObject([
    { currentBalance: "39.88", originalBalance: "159.52", paymentDueDate: "2026-11-25" },
    { currentBalance: "39.88", originalBalance: "159.52", paymentDueDate: "2026-11-24" },
  ]);
  expect(transactions.map(({ account, date }) => `${account} ${date}`)).toEqual([
    "0 2026-10-14",
    "0 2026-10-28",
    "0 2026-11-11",
    "1 2026-10-13",
    "1 2026-10-27",
    "1 2026-11-10",
  ]);
});

test("the last part is all that is left where a total with the finance charge holds all parts", () => {
  const { accounts, questions } = read(`
zap                                                       October 25, 2026
Juniper & Sole                                         $233.31
Order #120937453 · purchased Sep 24, 2026             left to pay
Order total                                            $929.24
Finance charge (4 x $1.00)                               $4.00
Total of payments                                      $933.24
Paid so far                                            $699.93
Balance owing                                          $233.31
Your next payment
$233.31 on November 5, 2026 from Visa **** 5677

Payment schedule
                       Date             Status         Amount
Payment 1 of 4         Sep 24, 2026     Paid           $233.31
Payment 2 of 4         Oct 8, 2026      Paid           $233.31
Payment 3 of 4         Oct 22, 2026     Paid           $233.31
Payment 4 of 4         Nov 5, 2026      Scheduled      $233.31
`);
  expect(accounts).toMatchObject([
    { currentBalance: "233.31", originalBalance: "929.24", minimumPayment: "233.31" },
  ]);
  expect(questions).toEqual([]);
});
