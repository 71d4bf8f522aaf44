import { expect, test } from "vitest";
import { transactionRows } from "./transaction-rows.ts";

const coffee = { account: 0, date: "2026-10-02", description: "COFFEE BAR 12", amount: "-4.50" };

test("two equal rows of one document are two twins", () => {
  const { rows } = transactionRows([coffee, coffee]);
  expect(rows.map(({ twin }) => twin)).toEqual([0, 1]);
  expect(rows[0]?.matchText).toBe(rows[1]?.matchText);
});

test("equal rows of two accounts are no twins", () => {
  expect(transactionRows([coffee, { ...coffee, account: 1 }]).rows.map(({ twin }) => twin)).toEqual([0, 0]);
});

test.each(["coffee  bar 12", "Coffee-Bar #12", "COFFEE BAR 12"])(
  "another print of the description, %s, is the same row",
  (description) => {
    const [first] = transactionRows([coffee]).rows;
    expect(transactionRows([{ ...coffee, description }]).rows[0]?.matchText).toBe(first?.matchText);
  },
);

test.each([
  ["day", { date: "2026-10-03" }],
  ["amount", { amount: "-4.51" }],
  ["sign", { amount: "4.50" }],
  ["description", { description: "COFFEE BAR 13" }],
])("another %s is another row", (_, change) => {
  const [first] = transactionRows([coffee]).rows;
  expect(transactionRows([{ ...coffee, ...change }]).rows[0]?.matchText).not.toBe(first?.matchText);
});

test("amounts are exact cents and a row without a category says so", () => {
  expect(transactionRows([{ ...coffee, amount: "-1234.5" }]).rows[0]).toMatchObject({
    amount: -123450,
    category: "uncategorized",
  });
});

test("rows that name no real day or no exact amount are left out and counted", () => {
  const { rows, leftOut } = transactionRows([
    { ...coffee, date: "2026-02-30" },
    { ...coffee, amount: "-4.505" },
    coffee,
  ]);
  expect(rows).toHaveLength(1);
  expect(leftOut).toBe(2);
});
