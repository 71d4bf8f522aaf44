import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

type Lines = {
  readonly day?: string;
  readonly before?: string;
  readonly interest?: string;
  readonly foot?: string;
};

const least = "Minimum payment due             $57.00";

const cardOf = ({ day, before, interest, foot }: Lines, due = least) =>
  extractFacts(
    [
      typedPage(`
Harbor Point Bank                                    Credit Card Statement
Account number ending in 4821
${day ?? "Statement closing date        10/12/2026"}

${before ?? "Previous balance             $2,100.00"}
Payments and credits           -$300.00
Purchases                       $512.34
Fees charged                      $0.00
${interest ?? "Interest charged                 $33.33"}
New balance                   $2,345.67
${due}
Payment due date             11/07/2026
Credit limit                  $8,000.00
Available credit              $5,654.33

${foot ?? ""}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0];

describe("interest by the kind of balance", () => {
  test.each([
    ["Interest charged purchases       $30.00\nInterest charged cash             $3.33"],
    ["Interest: purchases              $30.00\nInterest: cash advances           $3.33"],
    ["Purchase interest                $30.00\nCash advance interest             $3.33"],
    ["Interest on purchases            $33.33"],
  ])("%s", (interest) => {
    expect(cardOf({ interest })).toMatchObject({
      interestCharged: "33.33",
      purchases: "512.34",
      currentBalance: "2345.67",
    });
  });

  test("is no fact where the sum does not hold", () => {
    expect(cardOf({ interest: "Interest on purchases            $33.34" })?.interestCharged).toBeUndefined();
  });
});

test.each([
  "Last bill                    $2,100.00",
  "Prior Statement's New Balance   $2,100.00",
  "Last month                   $2,100.00",
  "Balance from September statement   $2,100.00",
  "Previously billed            $2,100.00",
  "Previous amount due          $2,100.00",
])("the balance before: %s", (before) => {
  expect(cardOf({ before })?.previousBalance).toBe("2100.00");
  // Plain words need the sum.
  expect(cardOf({ before, interest: "Interest charged      $33.34" })?.previousBalance).toBeUndefined();
});

test.each([
  "Minimum periodic payment        $57.00",
  "Minimum installment due         $57.00",
  "Smallest payment accepted       $57.00",
])("the least payment: %s", (due) => {
  expect(cardOf({}, due)?.minimumPayment).toBe("57.00");
});

test.each([
  "A minimum payment of $57.00 is due on or before November 7, 2026.",
  "Your minimum payment of $57.00 is due November 7, 2026.",
])("%s", (said) => {
  expect(cardOf({ foot: said }, "")).toMatchObject({ minimumPayment: "57.00", paymentDueDate: "2026-11-07" });
});

test("a least payment of an example is none", () => {
  const said = "If a minimum payment of $57.00 is due on November 7, 2026, you may pay more.";
  expect(cardOf({ foot: said }, "")?.minimumPayment).toBeUndefined();
});

test.each([
  "Opening/Closing Date        09/13/26 -\n                            10/12/26",
  "Sep 13, 2026 to\nOct 12, 2026",
])("a period over two lines: %s", (day) => {
  expect(cardOf({ day })).toMatchObject({ periodStart: "2026-09-13", periodEnd: "2026-10-12" });
});

test("the first day that a statement covers does not date it", () => {
  const day = "This statement covers September 13, 2026 to October 12, 2026.";
  expect(cardOf({ day })?.statementDate).toBe("2026-10-12");
});

describe("rates", () => {
  const both = [
    { kind: "purchase", apr: "24.99", balance: "1600.16" },
    { kind: "cash-advance", apr: "29.99", balance: "0.00" },
  ];
  test.each([
    [
      "on their side, under another name",
      `                         Purchases      Cash Advances
APR (variable)           24.99%         29.99%
Average daily balance    $1,600.16      $0.00
Interest charged         $33.33         $0.00`,
    ],
    [
      "on their side, with a total",
      `Interest rates and charges    Purchases    Cash advances    Total
Balance subject to interest   $1,600.16    $0.00            $1,600.16
Annual rate                   24.99%       29.99%
Interest charged              $33.33       $0.00            $33.33`,
    ],
    [
      "each in a line of words",
      `Purchases: APR 24.99%, average daily balance $1,600.16, interest $33.33
Cash advances: APR 29.99%, average daily balance $0.00, interest $0.00`,
    ],
    [
      "under the kind that each is for",
      `Your interest rates
Purchases
   APR 24.99%     Balance $1,600.16    Interest $33.33
Cash advances
   APR 29.99%     Balance $0.00        Interest $0.00`,
    ],
  ])("%s", (_, foot) => {
    expect(cardOf({ foot })?.aprs).toEqual(both);
  });

  test("one rate told of several balances", () => {
    const foot = `The ANNUAL PERCENTAGE RATE on purchases, cash advances and balance transfers is
14.40% (daily periodic rate 0.03945%), applied to a balance subject to interest of $900.33.`;
    expect(cardOf({ foot })?.aprs).toEqual([
      { kind: "purchase", apr: "14.40", balance: "900.33" },
      { kind: "cash-advance", apr: "14.40" },
      { kind: "balance-transfer", apr: "14.40" },
    ]);
  });

  test("a row of an April day heads no table of rates: what follows is a fee", () => {
    const foot = `04 APR 06   HOTEL TULSA OK            85.68
RETAIL ACCOUNTS 60 DAYS LATE PAY A DELINQUENCY FEE OF 2.5%.`;
    expect(cardOf({ foot })?.apr).toBeUndefined();
  });
});

test("a summary in columns: the amounts under the total are the account's", () => {
  const page = `
Laurel Bank                                          Credit Card Statement
Account ending in 7876        Closing date  03/06/2026
                      Pay in full   Pay over time        Total
Previous balance        $1,192.00       $7,769.99    $8,961.99
Payments/credits       -$1,192.00      -$1,192.00   -$2,384.00
New charges              +$155.55      +$1,664.49   +$1,820.04
Fees                       +$0.00          +$0.00       +$0.00
Interest charged           +$0.00        +$144.03     +$144.03
New balance                                          $8,542.06
Minimum payment due                                    $384.58
`;
  expect(extractFacts([typedPage(page)], { source: "pdf-text" }).accounts[0]).toMatchObject({
    previousBalance: "8961.99",
    paymentsAndCredits: "2384.00",
    purchases: "1820.04",
    interestCharged: "144.03",
    currentBalance: "8542.06",
  });
});

test("the second line of a label may hang under the words behind its sign", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
HARBOR BANK VISA CARD                             Account ending in 2290
Statement Billing Period       01/17/2026 to 02/15/2026
Previous Balance                   $640.12
 - Payments                        $640.12
 - Other Credits                     $0.00
+ Cash Advances                      $0.00
+ Purchases, Balance Transfers &
  Other Charges                    $731.25
+ Fees Charged                       $0.00
+ Interest Charged                   $0.00
 = New Balance                     $731.25
Minimum Payment                     $25.00
Payment Due Date                03/12/2026
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]).toMatchObject({ purchases: "731.25", feesCharged: "0.00", currentBalance: "731.25" });
});
