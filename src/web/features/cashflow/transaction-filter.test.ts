import { describe, expect, test } from "vitest";
import type { Transaction } from "#contract/transactions.ts";
import { categorySums, filterTransactions } from "./transaction-filter.ts";

const row = (changes: Partial<Transaction>): Transaction => ({
  id: "row",
  accountId: "account_1",
  documentId: "document_1",
  date: "2026-10-14",
  description: "POS DEBIT HALCYON MARKET",
  merchant: "Halcyon Market",
  amount: "-40.00",
  category: "groceries",
  reason: "it names a grocery shop",
  line: "essential",
  saidFor: null,
  isLeftOut: false,
  isOnce: false,
  ...changes,
});
const nothing = { text: "", category: "", accountId: "", line: "" };
const rows = [
  row({}),
  row({ amount: "-60.10", accountId: "account_2" }),
  row({ amount: "10.00", description: "HALCYON RETURN" }),
  row({
    amount: "2000.00",
    category: "income",
    line: "income",
    description: "ACME PAYROLL",
    merchant: "Acme",
  }),
  row({ amount: "-500.00", category: "transfer", line: "ignored", description: "TO SAVINGS", merchant: "" }),
  row({ amount: "5.00", category: "shopping", line: "discretionary" }),
];

describe("the list of transactions", () => {
  test.each([
    [{ text: "market halcyon" }, [0, 1, 2, 5]],
    [{ text: "60.10" }, [1]],
    [{ text: "$60.10" }, [1]],
    [{ text: "nowhere" }, []],
    [{ category: "groceries" }, [0, 1, 2]],
    [{ accountId: "account_2" }, [1]],
    [{ line: "not-counted" }, [4]],
    [{ line: "income" }, [3]],
    [{ category: "groceries", text: "return" }, [2]],
    [{}, [0, 1, 2, 3, 4, 5]],
  ])("filtered by %o shows the rows that fit", (filter, expected) => {
    expect(filterTransactions(rows, { ...nothing, ...filter })).toEqual(expected.map((index) => rows[index]));
  });

  test("a category sums what went out less what came back; what comes to nothing has no bar", () => {
    expect(categorySums(rows)).toEqual([
      { category: "income", line: "income", amount: 200_000, count: 1 },
      { category: "groceries", line: "essential", amount: 9_010, count: 3 },
    ]);
  });
});
