import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("the rest of a telephone number under a heading of accounts heads no account", () => {
  const { accounts } = read(`
Larkmoor Bank & Trust                    Statement period 10/01/2026 - 10/31/2026

                                         Home equity lines, ask us or call 207-
Your accounts at a glance                555-0166.
Account           Number       Opening balance    Closing balance
Ferry Checking    xxxxxx5531         $2,300.72          $2,252.82
Rainy Savings     xxxxxx9393         $7,124.19          $7,295.80
Together                             $9,424.91          $9,548.62

Ferry Checking xxxxxx5531
Date      Activity                  Money in    Money out     Balance
Oct 1     Opening balance                                    2,300.72
Oct 9     FLEET FARM 0904 ORONO MN                  47.90    2,252.82
Oct 31    Closing balance                                    2,252.82

Rainy Savings xxxxxx9393
Date      Activity                  Money in    Money out     Balance
Oct 1     Opening balance                                    7,124.19
Oct 31    INTEREST PAID               171.61                 7,295.80
Oct 31    Closing balance                                    7,295.80
`);
  expect(accounts.map(({ accountLast4 }) => accountLast4)).toEqual(["5531", "9393"]);
});

test.each(["CHECKS IN NUMBER ORDER", "CHECKS BY NUMBER", "CHECKS IN NUMERICAL ORDER"])(
  "%s are money out, after a list of deposits too",
  (heading) => {
    const { transactions } = read(`
PEOPLES STATE BANK OF WENDOVER           ACCOUNT NO. 44120187
NOW ACCOUNT                              THIS STATEMENT 10-31-2026

BALANCE LAST STATEMENT                   2,000.00
2 DEPOSITS AND OTHER CREDITS             1,000.00
BALANCE THIS STATEMENT                   2,300.00

DEPOSITS AND OTHER CREDITS
DATE      AMOUNT      DESCRIPTION
10/02       900.00    ACME LOGISTICS
10/16       100.00    MOBILE DEPOSIT

${heading}
DATE      CHECK     AMOUNT    DATE      CHECK     AMOUNT
10/05     1447      108.68    10/09     1448      130.73
`);
    expect(transactions.map(({ amount }) => amount)).toEqual(["900.00", "100.00", "-108.68", "-130.73"]);
  },
);

describe("a card that speaks plainly", () => {
  const CARD = `
tendril                                  Builder Card **** 5479
                                         Oct 4 - Nov 2, 2026

What you owe          Smallest payment       Left to spend
$310.52               $32.10                 $8,689.48
on Nov 2, 2026        due Nov 27, 2026       of your $9,000.00 line

How we got here
You started with                 $413.70
You paid us                     - $413.70
Refunds                          - $24.75
You spent                        $306.27
Our fees                          $29.00
Interest                           $0.00
What you owe                     $310.52

Every transaction, latest first
NOVEMBER 2, 2026
LATE FEE                          $29.00
NOVEMBER 1, 2026
WINN-DIXIE #0631 HOUMA LA        $306.27
OCTOBER 27, 2026
MENARDS 3182 RETURN              +$24.75
OCTOBER 13, 2026
AUTOPAY PAYMENT RECEIVED        +$413.70

Your rate
Purchases: 15.49% APR. We charged it on $212.40, your average balance over 30 days.

2026 so far
Fees                              $68.00
Interest                         $287.19
`;

  test("its sum and not that of the year so far", () => {
    expect(read(CARD).accounts[0]).toMatchObject({
      previousBalance: "413.70",
      paymentsAndCredits: "438.45",
      purchases: "306.27",
      feesCharged: "29.00",
      interestCharged: "0.00",
      currentBalance: "310.52",
      creditLimit: "9000.00",
    });
  });

  test("its charges are money out where only credits have a sign", () => {
    expect(read(CARD).transactions.map(({ amount }) => amount)).toEqual([
      "-29.00",
      "-306.27",
      "24.75",
      "413.70",
    ]);
  });

  test("the balance that a sentence says the rate was charged on", () => {
    expect(read(CARD).accounts[0]?.aprs).toEqual([{ kind: "purchase", apr: "15.49", balance: "212.40" }]);
  });
});

test.each(["Hadley, Marsh & Associates, P.C.", "Orr Ridley LLP", "Kessler Law Group"])(
  "a practice at the head of its letter sent it, not the bank it writes for: %s",
  (name) => {
    const { institution } = read(`
${name}
ATTORNEYS IN THE PRACTICE OF DEBT COLLECTION
1400 Market Street, Suite 2100, Harrisburg, Pennsylvania 17101

August 7, 2026

Re: Bluestone Bank, account ending 6925
Our file: 632169948

This office has been retained by Bluestone Bank to collect a debt. As of the date of this letter,
you owe $3,203.35. This is a communication from a debt collector.

Owed on May 9, 2025            $3,095.48
Interest charged since         + $146.30
Fees charged since              + $39.07
Paid or credited since          - $77.50
Total of the debt now          $3,203.35
`);
    expect(institution).toBe(name);
  },
);

const UNION = (last: string) => `
Coulee Ridge Credit Union               VISA PLATINUM SUMMARY OF ACCOUNT
Card  **** 9347
Cycle                                   05/13/26 to 06/09/26
Statement prepared                      06/09/26
Balance brought forward                 1,830.27
Payments & credits                        256.89-
Purchases & debits                        917.36
Fees charged                                0.00
Interest charged                           22.16
BALANCE CARRIED FORWARD                 ${last}

Payment date   Minimum payment   Overdue   Approved limit   Unused
07/04/26       47.27             0.00      4,500.00         1,987.10

Rates and interest for this cycle (28 days)
Balance type         Annual rate (APR)  Daily rate  Average daily balance  Interest  Rate ends
Purchases            27.99%             0.07668%    980.05                 21.04
Transfer offer 1.99  1.99%              0.00545%    732.11                  1.12     10/08/26
`;

describe("a card that is brought and carried forward", () => {
  test("what is carried forward is owed, where the sum holds", () => {
    expect(read(UNION("2,512.90")).accounts[0]).toMatchObject({
      previousBalance: "1830.27",
      currentBalance: "2512.90",
      creditLimit: "4500.00",
      availableCredit: "1987.10",
    });
  });

  test("and is no fact where it fails", () => {
    expect(read(UNION("2,612.90")).accounts[0]).not.toHaveProperty("currentBalance");
  });

  test("an offer in the table of rates is a promotion with its end", () => {
    expect(read(UNION("2,512.90")).accounts[0]?.aprs).toMatchObject([
      { kind: "purchase", apr: "27.99", balance: "980.05" },
      { kind: "promotional", apr: "1.99", balance: "732.11", expires: "2026-10-08" },
    ]);
  });
});

test("a shop's card: its closing day before a remark, what is past due of the payment, its warning and its rows", () => {
  const { accounts, transactions } = read(`
Comstock Retail Bank                    Account ending in 1101
HomeStyle Credit Card                   Cycle closed 11/13/2026 (30 days in cycle)

Owed on last bill                       $3,589.10
Less: payments received                  -$702.40
Plus: merchandise and services charged  $1,546.29
Plus: fees                                  $0.00
Plus: interest                             $18.69
You now owe                             $4,451.68

Pay at least                               $63.20
So that we have it by                   December 8, 2026
Past-due portion of the above               $0.00

If you pay only the least amount. With no more charges, about 11 years would pass before the balance is
gone, and you would have paid an estimated total of $9,087.36. Paying $157.01 a month instead clears it
in 3 years, at a total of $5,652.36.

Your deferred interest plan runs out on 5/27/2027.

What happened on your account
Date      Posted    What and where                     Amount
10/19     10/20     CITY OF MESA WATER              $1,546.29
11/4      11/4      ONLINE PAYMENT, THANK YOU        -$702.40
11/13     11/13     INTEREST CHARGE ON PURCHASES       $18.69
`);
  expect(accounts[0]).toMatchObject({
    statementDate: "2026-11-13",
    paymentDueDate: "2026-12-08",
    pastDue: "0.00",
    minimumPaymentWarning: {
      years: "11",
      totalCost: "9087.36",
      monthlyPaymentFor36Months: "157.01",
    },
  });
  expect(transactions.map(({ amount }) => amount)).toEqual(["-1546.29", "702.40", "-18.69"]);
});
