import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const rowsOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).transactions.map(
    ({ date, amount, description }) => [date, amount, description],
  );

const HEAD = `
                     FERRY VALE BANK
Account: ****1234   Opening Balance: $4,500.00
Period: 03/01/2026 - 03/31/2026     Closing Balance: $2,755.00
`;

test("a line with its own day and balance over the row's amount is the first line of its words", () => {
  const text = `${HEAD}
Date         Description                    Withdrawal     Deposit      Balance
03/01/2026   Opening Balance                                          $4,500.00
03/02/2026   Wire Out - HARROW              $1,000.00                 $3,500.00
03/05/2026   ACH Deposit - PAYROLL                         $500.00    $4,000.00
03/20/2026   BILL PAY - CONTINUED                                     $4,000.00
03/20/2026   LARCH UTILITY                  $1,200.00                 $2,800.00
03/25/2026   MONTHLY SERVICE FEE               $45.00                 $2,755.00
03/31/2026   Closing Balance                                          $2,755.00
`;
  expect(rowsOf(text)).toEqual([
    ["2026-03-02", "-1000.00", "Wire Out - HARROW"],
    ["2026-03-05", "500.00", "ACH Deposit - PAYROLL"],
    ["2026-03-20", "-1200.00", "BILL PAY - CONTINUED LARCH UTILITY"],
    ["2026-03-25", "-45.00", "MONTHLY SERVICE FEE"],
  ]);
});

test("amounts and balances that run out of their two columns keep their order", () => {
  const text = `${HEAD}
DATE    DESCRIPTION      AMOUNT    BALANCE
03/02/2026 WIRE OUT TO HARROW    -1,000.00 3,500.00
03/05/2026 DIRECT DEP PAYROLL       500.00 4,000.00
03/20/2026 RENT        -1,200.00  2,800.00
03/25/2026 MONTHLY SERVICE FEE AND OTHER THINGS    -45.00 2,755.00
`;
  expect(rowsOf(text.replaceAll(" 3,500.00", "  3,500.00").replaceAll(" 4,000.00", "  4,000.00"))).toEqual([
    ["2026-03-02", "-1000.00", "WIRE OUT TO HARROW"],
    ["2026-03-05", "500.00", "DIRECT DEP PAYROLL"],
    ["2026-03-20", "-1200.00", "RENT"],
    ["2026-03-25", "-45.00", "MONTHLY SERVICE FEE AND OTHER THINGS"],
  ]);
});

test("words on the lines above and below a row without any are its own", () => {
  const text = `${HEAD}
Date         Description                    Withdrawal     Deposit      Balance
03/02/2026   Wire Out - HARROW              $1,000.00         -       $3,500.00

03/05/2026   ACH Deposit - PAYROLL              -          $500.00    $4,000.00

             Larch Street Apartments
03/20/2026                                  $1,200.00         -       $2,800.00
             Monthly Rent

03/25/2026   MONTHLY SERVICE FEE               $45.00         -       $2,755.00
`;
  expect(rowsOf(text)[2]).toEqual(["2026-03-20", "-1200.00", "Larch Street Apartments Monthly Rent"]);
});
