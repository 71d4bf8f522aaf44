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
