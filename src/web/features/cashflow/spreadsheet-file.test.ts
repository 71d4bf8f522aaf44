import { read, utils } from "@e965/xlsx";
import { expect, test } from "vitest";
import { cashflowSheets } from "#contract/exports/cashflow-sheets.ts";
import type { Transaction } from "#contract/transactions.ts";
import { household } from "#test/fakes/sample-household.ts";
import { recurringOf, transactionsOf } from "#test/fakes/sample-transactions.ts";
import { categoryLabel } from "./category-labels.ts";
import { spreadsheetFile } from "./spreadsheet-file.ts";

const known = household("sample");
const { cashflow: analysis } = known;
if (analysis === null) throw new Error("no cashflow");
const list = transactionsOf(known);
const bookOf = (transactions: readonly Transaction[] = list.transactions) =>
  read(
    spreadsheetFile(
      cashflowSheets({
        analysis,
        transactions: { ...list, transactions: [...transactions] },
        recurring: recurringOf(known).items,
        labelOf: categoryLabel,
      }),
    ),
    { type: "array", cellFormula: true },
  );
const rowsOf = (book: ReturnType<typeof bookOf>, name: string) => {
  const sheet = book.Sheets[name];
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
};

test("the file has the five sheets, and a row for each transaction and for what comes again", () => {
  const book = bookOf();
  expect(book.SheetNames).toEqual(["Summary", "Waterfall", "Categories", "Transactions", "Recurring"]);
  expect(rowsOf(book, "Transactions")).toHaveLength(list.transactions.length + 1);
  expect(rowsOf(book, "Recurring")).toHaveLength(recurringOf(known).items.length + 1);
});

test("amounts and days are numbers that a program can count with; the lines of the waterfall add up", () => {
  const lines = rowsOf(bookOf(), "Waterfall").slice(1, 8);
  const inCents = lines.map(([, amount]) => Math.round(Number(amount) * 100));
  const [extra = 0, shortfall = 0] = inCents.slice(5);
  expect(inCents.slice(0, 5).reduce((sum, amount) => sum + amount, 0)).toBe(extra + shortfall);
  const [first] = list.transactions;
  const [, row] = rowsOf(bookOf(), "Transactions");
  const [date, , , amount] = row ?? [];
  expect(amount).toBe(Number(first?.amount));
  expect(new Date(Date.UTC(1899, 11, 30) + Number(date) * 86_400_000).toISOString().slice(0, 10)).toBe(
    first?.date,
  );
});

test("the categories hold every transaction once", () => {
  const rows = rowsOf(bookOf(), "Categories").slice(1);
  expect(rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(list.transactions.length);
});

test.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", '=HYPERLINK("http://x.example","y")'])(
  "what a statement prints is text and never a formula: %s",
  (text) => {
    const [first] = list.transactions;
    if (!first) throw new Error("no transaction");
    const book = bookOf([{ ...first, description: text, merchant: text }]);
    const cell = book.Sheets["Transactions"]?.["B2"] as { t: string; v: unknown; f?: string }; // the second row's description
    expect(cell).toMatchObject({ t: "s", v: text });
    expect(cell.f).toBeUndefined();
  },
);
