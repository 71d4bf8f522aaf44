import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { listsUp, sumsUp } from "./register-proof.ts";

const reading = (text: string) => readPages([typedPage(text)]);

test("a total goes the way that its words say", () => {
  const paper = reading(`
2 Deposits                  1,000.00
3 Withdrawals                 350.00
`);
  const { rows } = paper.sheet;
  expect(sumsUp(120_000, 185_000, rows, paper)).toBe(true);
  expect(sumsUp(185_000, 120_000, rows, paper)).toBe(false);
  expect(sumsUp(120_000, 255_000, rows, paper)).toBe(false);
});

test("totals of lists go the way that their words say", () => {
  const paper = reading(`
Total Deposits and Other Credits       800.05
Total Withdrawals and Other Debits     200.00
`);
  const { rows } = paper.sheet;
  expect(listsUp(90_000, 150_005, rows, paper)).toBe(true);
  expect(listsUp(150_005, 90_000, rows, paper)).toBe(false);
});

test("interest and fees go either way: they raise a debt, and lower what one has", () => {
  const loan = reading(`
Payments                      125.00
Interest Charged               25.00
`);
  expect(sumsUp(310_000, 300_000, loan.sheet.rows, loan)).toBe(true);
  const share = reading(`
Deposits                      125.00
Fees                           25.00
`);
  expect(sumsUp(300_000, 310_000, share.sheet.rows, share)).toBe(true);
});
