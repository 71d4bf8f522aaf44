import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { compileLexicon, findLabels } from "./candidates/find-labels.ts";
import { extractFacts } from "./extract-facts.ts";
import { cardLabels } from "./lexicon/card-labels.ts";
import { readPages } from "./reading.ts";

/** Ways to print a card or an account that no layout of the samples had when the rules were first written. */
const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });
const rowsOf = (text: string) => read(text).transactions.map(({ date, amount }) => `${date} ${amount}`);

const CARD = `
Oak Ridge Bank           Credit Card Statement
Statement date           10/12/2026
Payment due date         11/07/2026
Minimum payment due      $57.00
`;

describe("cards of strangers", () => {
  test("everyday words name the figures that the balances prove", () => {
    const [account] = read(`${CARD}
From last statement       $2,100.00
You paid                   -$280.00
Refunds you received        -$20.00
You spent                   $512.34
Fees                          $0.00
Interest                     $33.33
Balance you owe           $2,345.67
Your limit                $8,000.00
Left to spend             $5,654.33
`).accounts;
    expect(account).toMatchObject({
      previousBalance: "2100.00",
      paymentsAndCredits: "300.00",
      purchases: "512.34",
      currentBalance: "2345.67",
      creditLimit: "8000.00",
      availableCredit: "5654.33",
    });
  });

  test("a slash joins the words of a label as well as 'and' does", () => {
    const [account] = read(`${CARD}
Previous Balance          $2,100.00
Payments Received          $280.00-
Credits/Adjustments         $20.00-
Purchases                   $512.34
Fees                          $0.00
Interest                     $33.33
New Balance               $2,345.67
`).accounts;
    expect(account?.paymentsAndCredits).toBe("300.00");
  });

  test.each(["Minimum Payment Due (with\nAmount Overdue)", "Minimum Payment Due (with Amount\nOverdue)"])(
    "a remark in brackets that a line breaks announces nothing: %j",
    (print) => {
      const { sheet, values } = readPages([typedPage(print)]);
      const labels = findLabels(sheet, values, compileLexicon(cardLabels, []));
      expect(labels.map(({ label }) => label.field)).toEqual(["minimumPayment"]);
    },
  );

  test("a day broken over two lines keeps its year", () => {
    const [account] = read(`
Oak Ridge Bank           Credit Card Statement
New Balance               $2,345.67
Credit Limit              $8,000.00
Statement date      October 12,
                    2026
Payment due date    November 7,
                    2026
`).accounts;
    expect(account).toMatchObject({ statementDate: "2026-10-12", paymentDueDate: "2026-11-07" });
  });

  test("the balance of a rate is under its heading, before the rate or after it", () => {
    const [account] = read(`${CARD}
                    Average Daily    Annual Percentage    Finance
                    Balance          Rate                 Charge
Purchases           $1,997.00        20.24%               $33.33
Cash Advances       $100.00          29.99%               $0.00
`).accounts;
    expect(account?.aprs).toEqual([
      { kind: "purchase", apr: "20.24", balance: "1997.00" },
      { kind: "cash-advance", apr: "29.99", balance: "100.00" },
    ]);
  });

  test("the annual rate is the multiple of a periodic one, whatever other rate stands beside it", () => {
    const [account] = read(`${CARD}
                Daily         Corresponding   Interest    Average Daily   Effective
                Periodic Rate APR             Charge      Balance         APR
Purchases       0.06984%      25.49%          $33.33      $1,997.00       26.86%
`).accounts;
    expect(account).toMatchObject({ apr: "25.49", aprs: [{ balance: "1997.00" }] });
  });

  test("rates of a table on its side belong to the kinds in its heading", () => {
    const [account] = read(`${CARD}
                                   Purchases    Cash advances    Balance transfers
Annual percentage rate (APR)       20.24%       29.99%           18.24%
Balance subject to interest rate   $1,997.00    $100.00          $0.00
Interest charge                    $33.33       $2.50            $0.00
`).accounts;
    expect(account?.aprs).toEqual([
      { kind: "purchase", apr: "20.24", balance: "1997.00" },
      { kind: "cash-advance", apr: "29.99", balance: "100.00" },
      { kind: "balance-transfer", apr: "18.24", balance: "0.00" },
    ]);
  });

  test("a figure between the rate and its charge is not the balance; the one before the rate is", () => {
    const [account] = read(`${CARD}
Finance charges     Amount        Rate (APR)    Charge
Purchases           $1,997.00     20.24%        $30.00
`).accounts;
    expect(account?.aprs).toEqual([{ kind: "purchase", apr: "20.24", balance: "1997.00" }]);
  });

  test("of two amounts due the one that includes what is past due is the minimum", () => {
    const [account] = read(`
Oak Ridge Bank           Credit Card Statement
New Balance               $2,345.67
Payment due date         11/07/2026
Statement date           10/12/2026
Amount past due              $25.00
Current minimum due          $57.00
Total minimum due            $82.00
`).accounts;
    expect(account).toMatchObject({ minimumPayment: "82.00", pastDue: "25.00" });
  });

  test("a day with a month in words keeps no amount from the label above it", () => {
    const [account] = read(`
Oak Ridge Bank           Credit Card Statement
New balance     Minimum due    Due date         Credit limit    Available
$2,345.67       $57.00         July 5, 2026     $8,000.00       $5,654.33
Statement date  June 10, 2026
`).accounts;
    expect(account).toMatchObject({ creditLimit: "8000.00", availableCredit: "5654.33" });
  });

  test("a coupon on the first page belongs to the statement on the second", () => {
    const cover = typedPage(`
Account **** 5865
Amount due by       November 7, 2026
Minimum             $57.00
`);
    const statement = typedPage(
      `
Credit card statement        09/13/2026 to 10/12/2026
Previous Balance          $2,100.00      Credit limit       $8,000.00
Payments                    -$300.00     Available credit   $5,654.33
Purchases                    $512.34
Fees                          $0.00
Interest                     $33.33
New Balance               $2,345.67
`,
      { number: 2 },
    );
    const { documentType, accounts } = extractFacts([cover, statement], { source: "pdf-text" });
    expect(documentType).toBe("credit-cards");
    expect(accounts).toMatchObject([
      { accountLast4: "5865", minimumPayment: "57.00", paymentDueDate: "2026-11-07", purchases: "512.34" },
    ]);
  });

  test("of a card kept in plans the total is put first, and no plan's balances are the card's", () => {
    const { accounts, questions } = read(`${CARD}
Total new balance      $3,484.90

Plan          Previous balance   Payments & credits   Purchases   Interest   New balance
Regular       $3,759.70          -$2,000.00           $400.00     $71.97     $2,231.67
Deferred      $1,253.23          $0.00                $0.00       $0.00      $1,253.23
`);
    expect(accounts[0]).not.toHaveProperty("currentBalance");
    expect(accounts[0]).not.toHaveProperty("previousBalance");
    const asked = questions.find(({ path }) => path === "accounts.0.currentBalance");
    expect(asked?.candidates[0]?.value).toBe("3484.90");
  });

  test("a heading of posted transactions ends the pending ones", () => {
    expect(
      rowsOf(`${CARD}
Previous Balance            $100.00
Purchases                    $35.50
New Balance                 $135.50

Pending
10/11/2026   FUEL STOP                       43.77
Posted transactions
Date         Description                    Amount
10/01/2026   CORNER STORE                    27.50
10/03/2026   BOOKS & MORE                     8.00
`),
    ).toEqual(["2026-10-01 -27.50", "2026-10-03 -8.00"]);
  });

  test("promotions of one rate that end on different days are two balances", () => {
    const [account] = read(`${CARD}
Type of Balance             Expiration Date   Annual Percentage Rate   Balance      Interest Charge
Regular Purchases           NA                28.99%                   $300.00      $7.25
No Interest If Paid In Full 01/31/2027        28.99%                   $450.00      $0.00
No Interest If Paid In Full 06/30/2027        28.99%                   $275.00      $0.00
`).accounts;
    expect(account?.aprs?.filter(({ kind }) => kind === "promotional")).toEqual([
      { kind: "promotional", apr: "28.99", balance: "450.00", expires: "2027-01-31", interest: "deferred" },
      { kind: "promotional", apr: "28.99", balance: "275.00", expires: "2027-06-30", interest: "deferred" },
    ]);
  });

  test("rows below a day as heading are of that day; a shop named after a day is no day", () => {
    expect(
      rowsOf(`${CARD}
Previous Balance            $100.00
Payments                     $40.00
Purchases                    $35.50
New Balance                  $95.50

Activity
October 9, 2026
MARCH 4TH CAFE                              $12.25
October 3, 2026
CORNER STORE                                $15.25
ONLINE PAYMENT                             +$40.00
September 30, 2026
BOOKS & MORE                                 $8.00
`),
    ).toEqual(["2026-10-09 -12.25", "2026-10-03 -15.25", "2026-10-03 40.00", "2026-09-30 -8.00"]);
  });

  test("signs that a heading says wrongly are read from the print when only that makes the new balance", () => {
    expect(
      rowsOf(`${CARD}
Previous Balance            $100.00
Payments and Credits         $40.00
Purchases                    $35.50
New Balance                  $95.50

Payments and Credits
09-28-2026   ONLINE PAYMENT                 40.00 CR
10-01-2026   CORNER STORE                   27.50
10-03-2026   BOOKS & MORE                    8.00
`),
    ).toEqual(["2026-09-28 40.00", "2026-10-01 -27.50", "2026-10-03 -8.00"]);
  });

  test("signs stay as read when no reading makes the new balance", () => {
    expect(
      rowsOf(`${CARD}
Previous Balance            $100.00
Purchases                    $35.50
New Balance                 $500.00

Purchases
10/01/2026   CORNER STORE                   27.50
10/03/2026   BOOKS & MORE                    8.00
`),
    ).toEqual(["2026-10-01 -27.50", "2026-10-03 -8.00"]);
  });
});

describe("accounts of strangers", () => {
  test("a balance on a day is the first or the last by that day; nothing that moved is a total of nothing", () => {
    const [account] = read(`
Gull Island Savings Bank          Savings Account Statement
MONEY MARKET SAVINGS 08146173     Statement Cycle: 05/19/2026 through 06/18/2026
Your balance on May 19, 2026 was             $6,803.84
We added deposits and interest of              $200.00
We subtracted withdrawals of                     $0.00
Your balance on June 18, 2026 was            $7,003.84
Annual percentage yield earned 0.05%
`).accounts;
    expect(account).toMatchObject({
      beginningBalance: "6803.84",
      endingBalance: "7003.84",
      totalDeposits: "200.00",
      totalWithdrawals: "0.00",
    });
  });

  test("checks that print number, amount and day in this order are read in each column", () => {
    expect(
      rowsOf(`
Oak Ridge Bank           Checking Statement
Account number 000123454417     For the period 09/02/2026 to 10/01/2026
Beginning balance        $1,000.00
Total deposits               $0.00
Total withdrawals          $650.00
Ending balance             $350.00

Checks
Check number  Amount    Date paid     Check number  Amount    Date paid
1029 *        448.00    09/19         1031          100.00    09/21
1034          102.00    09/28
`),
    ).toEqual(["2026-09-19 -448.00", "2026-09-21 -100.00", "2026-09-28 -102.00"]);
  });

  test("'last statement' and 'this statement' are balances, their days the statement's", () => {
    const [account] = read(`
Oak Ridge State Bank     CHECKING ACCOUNT 08146173
              LAST STATEMENT 05/19/26      6,803.84
                         2 CREDITS         3,000.00
                         1 DEBITS            500.00
              THIS STATEMENT 06/18/26      9,303.84
DEPOSITS
5-22     PAYROLL                           2,394.35
6-05     MOBILE DEPOSIT                      605.65
`).accounts;
    expect(account).toMatchObject({
      beginningBalance: "6803.84",
      endingBalance: "9303.84",
      statementDate: "2026-06-18",
    });
  });

  test("headings of a summary are not those of the rows by day below", () => {
    expect(
      rowsOf(`
birch                     Checking account statement
Account ..7333            Sep 13, 2026 - Oct 12, 2026
Opening balance     Money in      Money out      Closing balance
$100.00             +$50.00       -$30.00        $120.00

October 9, 2026
CORNER STORE                                    -$10.00
October 3, 2026
PAYROLL                                         +$50.00
September 30, 2026
BOOKS & MORE                                    -$20.00
`),
    ).toEqual(["2026-10-09 -10.00", "2026-10-03 50.00", "2026-09-30 -20.00"]);
  });

  test("a member's shares and loan are accounts of one statement, known by their suffixes", () => {
    const { documentType, accounts } = read(`
Blue Heron Federal Credit Union
Statement Period 09/13/26 - 10/11/26
REGULAR SHARE SAVINGS (ID 2922)
Date       Transaction              Amount      New Balance
09/13/26   Beginning Balance                       4,554.57
09/17/26   ONLINE TRANSFER          153.00         4,707.57
10/11/26   Ending Balance                          4,707.57
USED AUTO LOAN (ID 1372)
Annual Percentage Rate 6.49%
Date       Transaction              Amount   Interest   Principal   Balance
09/13/26   Previous Balance                                         17,007.34
09/22/26   Loan Payment             371.00      91.98      279.02   16,728.32
10/11/26   New Balance                                              16,728.32
Payment Due 371.00       Due Date 10/21/26
`);
    expect(documentType).toBe("bank-statements");
    expect(accounts).toMatchObject([
      { kind: "savings", accountLast4: "2922", endingBalance: "4707.57" },
      {
        kind: "auto-loan",
        accountLast4: "1372",
        currentBalance: "16728.32",
        apr: "6.49",
        periodEnd: "2026-10-11",
      },
    ]);
  });
});
