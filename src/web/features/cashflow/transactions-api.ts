import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Category } from "#contract/categories.ts";
import { singleExpensesSchema } from "#contract/single-expenses.ts";
import { categoryCorrectionSchema, categoryCorrectionsSchema, recurringSchema } from "#contract/spending.ts";
import { type Transaction, type TransactionWord, transactionListSchema } from "#contract/transactions.ts";
import { jsonBody, request, send } from "../../lib/api-client.ts";
import { useUndoable } from "../../lib/entries.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { categoryLabel } from "./category-labels.ts";

export const recurringQuery = readQuery(queryKeys.recurring, recurringSchema);

export const singleExpensesQuery = readQuery(queryKeys.singleExpenses, singleExpensesSchema);

export const correctionsQuery = readQuery(queryKeys.categoryCorrections, categoryCorrectionsSchema);

const recentQuery = readQuery(queryKeys.transactions, transactionListSchema);
/** Every transaction there is: its address differs, so it stands beside the recent ones and is refreshed with them. */
export const everyTransactionQuery = {
  queryKey: [...queryKeys.transactions, "all"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    request(`${queryKeys.transactions[0]}?all=true`, transactionListSchema, { signal }),
};

/** The transactions of the last twelve months, and all of them once they were asked for. */
export function useTransactions() {
  const [isAll, setIsAll] = useState(false);
  const recent = useQuery(recentQuery);
  const every = useQuery({ ...everyTransactionQuery, enabled: isAll });
  return {
    list: every.data ?? recent.data,
    error: recent.error ?? every.error,
    refetch: recent.error ? recent.refetch : every.refetch,
    isLoadingAll: isAll && every.isPending,
    loadAll: () => setIsAll(true),
  };
}

type RowOfList = Pick<Transaction, "accountId" | "id">;

const rowPath = ({ accountId, id }: RowOfList): string =>
  `/api/transactions/${encodeURIComponent(accountId)}/${encodeURIComponent(id)}`;

const say = (row: RowOfList, word: TransactionWord) => send(rowPath(row), jsonBody("PUT", word));

const wordOf = ({ isLeftOut, saidFor, category }: Transaction): TransactionWord => ({
  isLeftOut,
  category: saidFor === "row" && !isLeftOut ? category : null,
});

/** Says that a payment does not come again, or takes it back; with an undo. */
export function useSayOnce() {
  const undoable = useUndoable();
  return {
    isPending: undoable.isPending,
    sayOnce: (row: RowOfList, isOnce: boolean) =>
      undoable.mutate({
        title: isOnce ? "It counts in no usual month any more" : "It counts in a usual month again",
        change: () => say(row, { isOnce }),
        undo: () => say(row, { isOnce: !isOnce }),
      }),
  };
}

/** What a person can say about a transaction; each with an undo. */
export function useTransactionChanges() {
  const undoable = useUndoable();
  return {
    isPending: undoable.isPending,
    leaveOut: (row: Transaction, isLeftOut: boolean) =>
      undoable.mutate({
        title: isLeftOut ? "Left out: it counts nowhere" : "It counts again",
        change: () => say(row, { ...wordOf(row), isLeftOut }),
        undo: () => say(row, wordOf(row)),
      }),
    /** Null takes the category of this row alone back. */
    fileRow: (row: Transaction, category: Category | null) =>
      undoable.mutate({
        title:
          category === null
            ? "Filed by its merchant again"
            : `This one is ${categoryLabel(category).toLowerCase()}`,
        change: () => say(row, { isLeftOut: row.isLeftOut, category }),
        undo: () => say(row, wordOf(row)),
      }),
    fileMerchant: (row: Transaction, category: Category) => {
      const path = queryKeys.categoryCorrections[0];
      const direction = row.amount.startsWith("-") ? "out" : "in";
      let id = "";
      undoable.mutate({
        title: `${row.merchant}: always ${categoryLabel(category).toLowerCase()}`,
        change: async () => {
          const body = { description: row.description, direction, category };
          // The merchant's word decides from now on, so this row's own one goes.
          if (row.saidFor === "row") await say(row, { isLeftOut: row.isLeftOut, category: null });
          ({ id } = await request(path, categoryCorrectionSchema, jsonBody("PUT", body)));
        },
        undo: async () => {
          await send(`${path}/${id}`, { method: "DELETE" });
          if (row.saidFor === "row") await say(row, wordOf(row));
        },
      });
    },
  };
}
