import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (...pages: string[]) =>
  extractFacts(
    pages.map((text, index) => ({ ...typedPage(text), number: index + 1 })),
    { source: "pdf-text" },
  );
const rowsOf = (...pages: string[]) =>
  read(...pages).transactions.map(({ date, amount }) => `${date} ${amount}`);

const CARD = `
Oak Ridge Bank           Credit Card Statement
Statement date           10/12/2026
Minimum payment due      $57.00
Credit limit             $8,000.00
`;

describe("cards that no sample printed before", () => {
  test("a plus marks what was paid where nothing else is marked", () => {
    expect(
      rowsOf(`${CARD}
Activity
10/02  CORNER MARKET             $40.00
10/05  PAYMENT THANK YOU        +$90.00
10/09  BOOK SHOP RETURN         +$12.00
`),
    ).toEqual(["2026-10-02 -40.00", "2026-10-05 90.00", "2026-10-09 12.00"]);
  });

  test("the price in another currency is not what was charged", () => {
    expect(
      rowsOf(`${CARD}
New Charges
Date       Merchant               Foreign Spend     US Dollars
10/02      CORNER MARKET                                $40.00
10/05      HOTEL PORTO             35.49 Euro           $39.00
`),
    ).toEqual(["2026-10-02 -40.00", "2026-10-05 -39.00"]);
  });

  test("the balance of an offer, with the day it ends, is no transaction", () => {
    expect(
      rowsOf(`${CARD}
Your offers
07/31/2026  NO INTEREST 18 MONTHS    $1,599.27    $696.28    01/30/2028

Transactions
10/02       CORNER MARKET               $40.00
`),
    ).toEqual(["2026-10-02 -40.00"]);
  });

  test("a sentence that orders to pay names the due day", () => {
    expect(read(`${CARD}\nPay at least $57.00 by November 7, 2026\n`).accounts[0]?.paymentDueDate).toBe(
      "2026-11-07",
    );
  });

  test("36 payments make the second total of the box: the other amount is the cost of the minimum", () => {
    const [account] = read(`${CARD}
New balance              $5,577.50

PAYING ONLY THE MINIMUM: PAID OFF IN ABOUT       20 YEARS
ESTIMATED TOTAL                                 $11,834.00
PAYING THIS EACH MONTH: PAID OFF IN 3 YEARS        $187.66
ESTIMATED TOTAL                                  $6,755.76
`).accounts;
    expect(account?.minimumPaymentWarning).toEqual({
      years: "20",
      totalCost: "11834.00",
      monthlyPaymentFor36Months: "187.66",
    });
  });

  test("a company's account is not the card of one of its people", () => {
    const [account] = read(`
Oak Ridge Business       Credit Card Statement
                         Company Account Number ending 3809
Statement date           10/12/2026
Minimum payment due      $57.00

DANA WESTERLY Account Number: XXXX-XXXX-XXXX-6582
10/02       CORNER MARKET               $40.00

LUIS ORTEGA Account Number: XXXX-XXXX-XXXX-6696
10/05       HOTEL PORTO                 $39.00
`).accounts;
    expect(account?.accountLast4).toBe("3809");
  });

  test("of two limits the one that leads from the balance to what is available is the account's", () => {
    const [account] = read(`${CARD.replace(/Credit limit.*/, "")}
New balance                          $2,345.67
Credit line                          $1,500.00
Total credit line                    $8,000.00
Available credit                     $5,654.33
`).accounts;
    expect(account).toMatchObject({ creditLimit: "8000.00", availableCredit: "5654.33" });
  });

  test("more available than the whole line is asked, not told", () => {
    const { accounts, questions } = read(`${CARD}
New balance                          $2,345.67
Available credit                     $9,654.33
`);
    expect(accounts[0]?.availableCredit).toBeUndefined();
    expect(questions.map(({ path }) => path)).toContain("accounts.0.availableCredit");
  });

  test("a kind of balance by another name is spending where its rate explains its interest", () => {
    const [account] = read(`${CARD}
Kind of balance        APR        Balance subject to interest    Interest
Ordinary               24.00%     $1,000.00                      $20.00
`).accounts;
    expect(account?.apr).toBe("24.00");
  });

  test("two offers of one rate that end on different days are two", () => {
    const [account] = read(`${CARD}
Balance                   Ends on         APR        Balance subject to interest    Interest
Purchases                                 19.15%     $3,323.21                      $53.03
Balance transfer offer A  Dec 29, 2026     0.00%     $3,057.10                       $0.00
Balance transfer offer B  May 18, 2027     0.00%     $1,834.25                       $0.00
`).accounts;
    expect(account?.aprs?.map(({ kind, expires }) => [kind, expires])).toEqual([
      ["purchase", undefined],
      ["balance-transfer", "2026-12-29"],
      ["balance-transfer", "2027-05-18"],
    ]);
  });
});

describe("cards that turn the usual order round", () => {
  test("figures left of their labels", () => {
    const [account] = read(`
Oak Ridge Bank           Credit Card Statement
Statement date           10/12/2026

$2,100.00 Previous balance            $57.00 Minimum payment due
 -$300.00 Payments and credits      11/07/26 Payment due date
  $512.34 Purchases                $8,000.00 Credit limit
    $0.00 Fees charged             $5,654.33 Available credit
   $33.33 Interest charged
$2,345.67 New balance
`).accounts;
    expect(account).toMatchObject({
      previousBalance: "2100.00",
      paymentsAndCredits: "300.00",
      purchases: "512.34",
      interestCharged: "33.33",
      currentBalance: "2345.67",
      minimumPayment: "57.00",
      paymentDueDate: "2026-11-07",
      creditLimit: "8000.00",
      availableCredit: "5654.33",
    });
  });

  test("a register that begins with the amount and ends with the day", () => {
    expect(
      rowsOf(`${CARD}
Transactions
Amount     Merchant or description          Date
$40.00     CREDIT RIVER TAVERN              10/02
-$90.00    PAYMENT THANK YOU                10/05
`),
    ).toEqual(["2026-10-02 -40.00", "2026-10-05 90.00"]);
  });

  test("an amount in a sentence is that of the words it is 'of'", () => {
    const [account] = read(`${CARD}
Previous balance          $2,100.00
You now owe               $2,345.67

You paid $300.00, and you bought things for $512.34.
We added $33.33 of interest and $0.00 of fees.
`).accounts;
    expect(account).toMatchObject({ interestCharged: "33.33", feesCharged: "0.00", purchases: "512.34" });
  });

  test("a paper whose words name no kind is a card when its sum is that of a card", () => {
    const { documentType, accounts } = read(`
BRISTOL MUNICIPAL                       PAGE 1
ACCT XXXX XXXX XXXX 5871

LAST STMT BAL ....    2,100.00     STMT DATE ....    10/12/26
PYMTS ............      300.00 CR  DUE DATE .....    11/07/26
PURCH ............      512.34     MIN DUE ......       57.00
FEES .............        0.00     CR LIMIT .....    8,000.00
FINANCE CHG ......       33.33     AVAIL CR .....    5,654.33
NEW STMT BAL .....    2,345.67
`);
    expect(documentType).toBe("credit-cards");
    expect(accounts[0]).toMatchObject({ currentBalance: "2345.67", minimumPayment: "57.00" });
  });
});

const BANK = `
Lake Bank                  Checking Account Statement
Account number XXXXXX2352
From 10/01/2026 to 10/31/2026
Beginning balance         $1,000.00
`;

describe("registers of deposits that no sample printed before", () => {
  test("of two registers side by side each has the sign of its heading", () => {
    expect(
      rowsOf(`${BANK}
Money in                                  Money out
Oct 4   MILL PAYROLL       1,303.98       Oct 2   POWER COMPANY        731.78
Oct 9   MILL PAYROLL         200.00       Oct 3   BALANCE STUDIO       149.04
Total in                   1,503.98       Oct 4   TOWN INSURANCE       645.29
`).toSorted(),
    ).toEqual([
      "2026-10-02 -731.78",
      "2026-10-03 -149.04",
      "2026-10-04 -645.29",
      "2026-10-04 1303.98",
      "2026-10-09 200.00",
    ]);
  });

  test("checks that a second list repeats are counted once", () => {
    expect(
      rowsOf(`${BANK}
Date     Description              Amount      Balance
10/02    CHECK 4287              654.95-       345.05
10/05    CHECK 4281              305.39-        39.66
- - - CHECKS IN NUMBER ORDER - - -
10/05 4281    305.39        10/02 4287*    654.95
`),
    ).toEqual(["2026-10-02 -654.95", "2026-10-05 -305.39"]);
  });

  test("checks in two columns, each with number, amount, day and reference", () => {
    expect(
      rowsOf(`${BANK}
Checks and Substitute Checks
2344    426.15   10/06    154308877      2351    560.21   10/02    661853393
2345     48.46   10/07    757319228      2353    593.68   10/04    114154166
`).toSorted(),
    ).toEqual(["2026-10-02 -560.21", "2026-10-04 -593.68", "2026-10-06 -426.15", "2026-10-07 -48.46"]);
  });
});

describe("registers beside other things", () => {
  test("limits and points left of the rows belong to none of them", () => {
    expect(
      rowsOf(`${CARD}
Activity
                    Trans    Post     What it was              Amount
Points this month   10/02    10/03    CORNER MARKET             40.00
                    10/04    10/05    BOOK SHOP                 12.00
                    10/05    10/06    PAYMENT RECEIVED          90.00-
Points balance
42700               10/07    10/08    TOTAL WINE STORE           7.00
                    10/08    10/09    GARDEN CENTER              8.00
`),
    ).toEqual([
      "2026-10-02 -40.00",
      "2026-10-04 -12.00",
      "2026-10-05 90.00",
      "2026-10-07 -7.00",
      "2026-10-08 -8.00",
    ]);
  });

  test("a letter in a column of its own says on which side an amount stands", () => {
    expect(
      rowsOf(`${CARD}
Date        Item                 Amount
10/02       CORNER MARKET         40.00   D
10/05       ONLINE PAYMENT        90.00   C
10/09       BOOK SHOP             12.00   D
`),
    ).toEqual(["2026-10-02 -40.00", "2026-10-05 90.00", "2026-10-09 -12.00"]);
  });

  test("a table of promotions ends where another title and other headings begin", () => {
    expect(
      rowsOf(`${CARD}
Promotional purchases
Plan                 Pay in full by   Left to pay
12 months            06/02/27         $1,166.03

What happened this month
Date       Description               Amount
10/02      CORNER MARKET             $40.00
`),
    ).toEqual(["2026-10-02 -40.00"]);
  });
});

test("a statement that prints no purchases and payments has no sum to break", () => {
  const result = read(`
FIRST PRAIRIE CREDIT UNION
Visa Signature Statement
Account Number: 4000 1234 5678 9012
Opening/Closing Date 08/19/26 - 09/18/26
New Balance $912.66
Minimum Payment Due $25.00
Payment Due Date 10/15/26
Credit Line $5,000.00
Available Credit $4,087.34
Previous Balance $1,150.00
Interest Charged $14.05
Fees Charged $29.00
Annual Percentage Rate (APR) for Purchases 21.99%
`);
  expect(result.questions).toEqual([]);
  expect(result.accounts[0]).toMatchObject({
    currentBalance: "912.66",
    previousBalance: "1150.00",
    interestCharged: "14.05",
    feesCharged: "29.00",
  });
});
