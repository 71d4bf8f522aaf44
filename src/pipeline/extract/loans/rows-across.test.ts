import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });
const rowsOf = (text: string) =>
  read(text).transactions.map(({ account, date, amount }) => [account, date, amount]);

const LOANS = `
NORTHFIELD STUDENT LENDING SERVICES
CASEY SPECIMEN                                   Account Number  XXXXXX7723
                                                 Statement Date  October 10, 2026
Current Amount Due                 $315.60
Due Date                         11/05/2026

LOAN DETAILS
                         Loan 1             Loan 2
Loan Program             Direct Sub         Direct Unsub
Interest Rate            4.990%             5.500%
Principal Balance        $8,114.20          $12,450.66
Regular Payment          $122.40            $193.20
`;

test("payments by loan in columns are those of the loans, their total is none", () => {
  const list = `
PAYMENTS RECEIVED
Date          Loan 1        Loan 2        Total
09/05/2026    $122.40       $193.20       $315.60
08/05/2026    $100.00       $215.60       $315.60
`;
  expect(rowsOf(LOANS + list)).toEqual([
    [0, "2026-09-05", "122.40"],
    [0, "2026-08-05", "100.00"],
    [1, "2026-09-05", "193.20"],
    [1, "2026-08-05", "215.60"],
  ]);
  expect(read(LOANS + list).accounts.map(({ kind }) => kind)).toEqual(["student-loan", "student-loan"]);
});

test("payments of one loan alone are printed under its name", () => {
  const list = `
PAYMENTS RECEIVED
Date          Loan 1        Loan 2        Total
09/05/2026                  $193.20       $193.20
`;
  expect(rowsOf(LOANS + list)).toEqual([[1, "2026-09-05", "193.20"]]);
});

test("payments that are still to come are no rows", () => {
  const list = `
SCHEDULE OF UPCOMING PAYMENTS
Date          Loan 1        Loan 2        Total
11/05/2026    $122.40       $193.20       $315.60
`;
  expect(rowsOf(LOANS + list)).toEqual([]);
});
