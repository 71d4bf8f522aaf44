import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import type { Page } from "../../page.ts";
import { extractFacts } from "../extract-facts.ts";
import { readPages } from "../reading.ts";
import { findTables } from "./tables.ts";

const TOP = 2 / 66;

/** The same page with every line half as far from the one above: a cell of two lines stands in the middle of a row of one. */
const halfLines = (page: Page): Page => ({
  ...page,
  words: page.words.map((word) => {
    const [x0, y0, x1, y1] = word.box;
    const top = TOP + (y0 - TOP) / 2;
    return { ...word, box: [x0, top, x1, top + y1 - y0] };
  }),
});

const STUDENT_BILL = `
CREST EDUCATION LOANS


Account Number  7712040619                 Billing Period: 09/11/2026 - 10/10/2026


Current Amount Due            $383.82


Current Amount Due Date       10/31/2026


Current Principal           $31,213.83


Loan Details


      First Disb.  Interest  Original     Current      Unpaid    Interest Accrued  Fees Assessed  Past Due   Current

Loan  Date         Rate      Principal    Principal    Interest  This Period       This Period    Amount     Amount Due

                   6.430%
01    08/14/2022             $23,000.00   $20,283.74   $107.20   $107.20           $11.48         $229.60    $229.60
                   Fixed


                   7.520%
02    09/16/2021             $14,600.00   $10,930.09   $67.56    $67.56            $7.71          $154.22    $154.22
                   Fixed
`;

test("a cell of two lines in the middle of a row belongs to it", () => {
  const [table] = findTables(readPages([halfLines(typedPage(STUDENT_BILL))])).slice(-1);
  expect(table?.columns.map(({ heading }) => heading)).toContain("Interest Rate");
  expect(table?.rows.map(({ name, values }) => [name, values.get(1)?.span.text, values.size])).toEqual([
    ["01", "6.430%", 9],
    ["02", "7.520%", 9],
  ]);
});

test("each loan of a bill has its own instalment, interest and fees of the month", () => {
  const { accounts } = extractFacts([halfLines(typedPage(STUDENT_BILL))], { source: "pdf-text" });
  expect(
    accounts.map(({ currentBalance, minimumPayment, pastDue, apr, interestCharged, feesCharged }) => [
      currentBalance,
      minimumPayment,
      pastDue,
      apr,
      interestCharged,
      feesCharged,
    ]),
  ).toEqual([
    ["20283.74", "229.60", "229.60", "6.43", "107.20", "11.48"],
    ["10930.09", "154.22", "154.22", "7.52", "67.56", "7.71"],
  ]);
});

test("what the headings of a single loan say is added to what its labels say", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
CREST EDUCATION LOANS
Account Number  7712040619                 Billing Period: 09/11/2026 - 10/10/2026
Current Amount Due            $229.60
Current Amount Due Date       10/31/2026
Current Principal             $20,283.74

      First Disb.  Interest  Original     Current      Interest Accrued  Fees Assessed  Current
Loan  Date         Rate      Principal    Principal    This Period       This Period    Amount Due
01    08/14/2022   6.430%    $23,000.00   $20,283.74   $107.20           $11.48         $229.60
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toMatchObject([
    { currentBalance: "20283.74", interestCharged: "107.20", feesCharged: "11.48" },
  ]);
});
