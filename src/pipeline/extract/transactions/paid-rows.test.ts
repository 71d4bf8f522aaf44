import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const AUTO = `
Copper Trail Auto Finance                 Statement date 06/12/2026
Account ...8821   Due 07/02/2026   Payment due $389.17   Principal balance $14,220.18   APR 6.90%
`;
const LINE = `
Ridgeway Equity Line                 Statement date 06/12/2026
Account 4471-8821   Due 07/02/2026   Minimum payment $89.17   Credit limit $40,000.00   Available $25,779.82  Balance $14,220.18   APR 6.90%
Previous balance $13,305.00
`;

const rowsOf = (head: string, list: string) =>
  extractFacts([typedPage(`${head}${list}`)], { source: "pdf-text" }).transactions.map(
    ({ description, amount }) => [description, amount],
  );

describe("a list without signs", () => {
  test("the way a payment came stands for the payment; what came back is owed again, a waived fee is not", () => {
    expect(
      rowsOf(
        AUTO,
        `
Account activity
Date       Description                      Amount
05/30/26   Auto Pay                         389.17
06/03/26   ACH draft                        300.00
06/03/26   Electronic check                 200.00
06/07/26   Lockbox                           50.00
06/08/26   Bill pay from checking            60.00
06/09/26   Late fee waived                   15.00
06/11/26   Returned payment                 100.00
06/11/26   NSF fee                           25.00
`,
      ),
    ).toEqual([
      ["Auto Pay", "389.17"],
      ["ACH draft", "300.00"],
      ["Electronic check", "200.00"],
      ["Lockbox", "50.00"],
      ["Bill pay from checking", "60.00"],
      ["Late fee waived", "15.00"],
      ["Returned payment", "-100.00"],
      ["NSF fee", "-25.00"],
    ]);
  });

  test("a row as high as the instalment is a payment, whatever it is called", () => {
    expect(
      rowsOf(
        AUTO,
        `
Payment history
Date       Method            Confirmation    Amount
03/30/26   Online            AB4471          389.17
04/30/26   Check 1041        AB4472          389.17
05/20/26   Courthouse        AB4473          120.00
`,
      ),
    ).toEqual([
      ["Online", "389.17"],
      ["Check 1041", "389.17"],
    ]);
  });

  test("a row that prints the parts of its amount is a payment; a charge prints one", () => {
    expect(
      rowsOf(
        AUTO,
        `
Recent activity
Date          Received by   Amount   Principal   Interest   Fees
03/30/2026    Mail          412.17     300.10      89.07    23.00
04/30/2026    Late charge    25.00       0.00       0.00    25.00
`,
      ),
    ).toEqual([
      ["Mail", "412.17"],
      ["Late charge", "-25.00"],
    ]);
  });

  test("what leads from one balance of a line to the other moves it: a transfer from checking is paid, a check is drawn", () => {
    expect(
      rowsOf(
        LINE,
        `
Transactions
Trans   Post    Description                       Amount
05/15   05/16   ONLINE TRANSFER FROM CHECKING      89.17
05/18   05/18   LINE ACCESS CHECK 0113            900.00
05/20   05/21   WIRE TO BORROWER                   50.00
06/02   06/02   INTEREST CHARGE                    54.35
`,
      ),
    ).toEqual([
      ["ONLINE TRANSFER FROM CHECKING", "89.17"],
      ["LINE ACCESS CHECK 0113", "-900.00"],
      ["WIRE TO BORROWER", "-50.00"],
      ["INTEREST CHARGE", "-54.35"],
    ]);
  });
});

describe("headings that mean the other side of a bank account", () => {
  test.each([
    ["Automatic payments", "Checking ...4471", "389.17"],
    ["Electronic payments received", "Payment", "301.17"],
  ])("under %s a loan is paid", (heading, description, amount) => {
    expect(rowsOf(AUTO, `\n${heading}\n04/30/26   ${description.padEnd(30)} ${amount}\n`)).toEqual([
      [description, amount],
    ]);
  });

  test("what was debited for a payment is paid, a fee beside it is charged", () => {
    expect(
      rowsOf(
        AUTO,
        `
Transactions since last statement
Date       Description            Debit      Interest   Balance
03/30/26   Scheduled payment      389.17       89.07    14,823.38
05/30/26   Late fee                25.00                14,522.28
`,
      ),
    ).toEqual([
      ["Scheduled payment", "389.17"],
      ["Late fee", "-25.00"],
    ]);
  });
});

test("principal and interest of a payment in rows of their own have the sign of what was paid", () => {
  expect(
    rowsOf(
      AUTO,
      `
Activity since your last statement
Date       Description                      Amount
05/30/26   Principal                       -301.10
05/30/26   Interest                         -88.07
`,
    ),
  ).toEqual([
    ["Principal", "301.10"],
    ["Interest", "88.07"],
  ]);
});

describe("a line of credit", () => {
  test("what is drawn is no payment, however high it is or whichever way it moved", () => {
    expect(
      rowsOf(
        LINE,
        `
Transactions
Date        Description                Amount
05/05/2026  Draft 1041                 325.00
05/09/2026  ACH debit Smith Roofing    500.00
05/11/2026  Electronic transfer out     89.17
05/20/2026  Payment                     89.17
`,
      ),
    ).toEqual([
      ["Draft 1041", "-325.00"],
      ["ACH debit Smith Roofing", "-500.00"],
      ["Electronic transfer out", "-89.17"],
      ["Payment", "89.17"],
    ]);
  });

  test("a draw as high as the minimum stays one in its column", () => {
    expect(
      rowsOf(
        LINE,
        `
Transactions
Date        Description          Charges  Credits
05/05/2026  Line transfer 1041    89.17
05/20/2026  Payment                         89.17
`,
      ),
    ).toEqual([
      ["Line transfer 1041", "-89.17"],
      ["Payment", "89.17"],
    ]);
  });
});

test("what is charged is no credit because it speaks of one, and what bounced is no payment", () => {
  expect(
    rowsOf(
      AUTO,
      `
Account activity
Date       Description                      Amount
05/30/26   Payment                          389.17
06/03/26   Credit life interest              15.00
06/05/26   Chargeback                       389.17
06/07/26   Escrow shortage                  389.17
`,
    ),
  ).toEqual([
    ["Payment", "389.17"],
    ["Credit life interest", "-15.00"],
    ["Chargeback", "-389.17"],
    ["Escrow shortage", "-389.17"],
  ]);
});

test("on a card goods come back as credits, and charges may speak of credit", () => {
  const card = `
EXAMPLE BANK
VISA CREDIT CARD STATEMENT
Account number ending in 4417
Statement closing date  10/31/2026
Payment due date  11/25/2026
Minimum payment due  $35.00
Credit limit  $5,000.00
Previous balance  $1,000.00
New balance  $927.00
`;
  expect(
    rowsOf(
      card,
      `
Transactions
Date   Description                      Amount
10/05  PAYMENT THANK YOU                $100.00
10/07  CREDIT PROTECTION FEE            $12.00
10/08  RETURNED ITEM CREDIT             $40.00
10/09  GROCERY OUTLET                   $50.00
10/31  LINE OF CREDIT INTEREST CHARGE   $5.00
`,
    ),
  ).toEqual([
    ["PAYMENT THANK YOU", "100.00"],
    ["CREDIT PROTECTION FEE", "-12.00"],
    ["RETURNED ITEM CREDIT", "40.00"],
    ["GROCERY OUTLET", "-50.00"],
    ["LINE OF CREDIT INTEREST CHARGE", "-5.00"],
  ]);
});
