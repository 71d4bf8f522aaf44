import type { Debt } from "#contract/debts.ts";
import { isTyped, typedByYou } from "#contract/entries.ts";
import type { AccountKind } from "#contract/extraction.ts";
import type { Transaction, TransactionList } from "#contract/transactions.ts";
import { addMonthsToDate } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { Category } from "#engine/spending/category.ts";
import { excludedAccounts, flowContext } from "./flow-context.ts";
import { type FlowTransaction, lineOf } from "./monthly-flow.ts";
import { regularSaving } from "./regular-saving.ts";

/** A transaction with its category and why it has it. */
export type ListedTransaction = FlowTransaction & {
  readonly rowId: string;
  readonly category: Category;
  readonly merchant: string;
  readonly reason: string;
  readonly saidFor: "merchant" | "row" | null;
  readonly isLeftOut: boolean;
  readonly isOnce: boolean;
};

/** What the list needs of the ledger's accounts. */
export type ListedAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly last4: string | null;
  readonly currency: string;
  readonly statements: ReadonlyArray<{ readonly documentId: string; readonly fileName?: string }>;
};

const MONTHS_LISTED = 12;

/** Newest first; those of the twelve months before the newest, or all. */
export function transactionList(input: {
  readonly accounts: readonly ListedAccount[];
  readonly transactions: readonly ListedTransaction[];
  readonly debts: readonly Debt[];
  /** Accounts that the person leaves out, by id. */
  readonly excluded?: readonly string[];
  readonly isAll: boolean;
}): TransactionList {
  const { accounts, debts, isAll, excluded = [] } = input;
  const { roles, known } = flowContext(
    accounts,
    debts,
    excludedAccounts(accounts, excluded),
    input.transactions,
  );
  const newest = input.transactions.reduce((day, { postedOn }) => (postedOn > day ? postedOn : day), "");
  const end = parsePlainDate(newest);
  const first = isAll || end === undefined ? "" : addMonthsToDate(end, -MONTHS_LISTED);
  const shown = input.transactions.filter(({ postedOn }) => postedOn > first);
  const saving = regularSaving(
    input.transactions.filter(({ isLeftOut }) => !isLeftOut),
    roles,
  );
  const names = new Map(
    accounts.flatMap(({ statements }) =>
      statements.map(({ documentId, fileName = "" }) => [documentId, fileName] as const),
    ),
  );
  const brought = new Set(shown.map(({ documentId }) => documentId));
  return {
    transactions: shown
      .toSorted((left, right) =>
        left.postedOn < right.postedOn ? 1 : left.postedOn > right.postedOn ? -1 : 0,
      )
      .map((row): Transaction => {
        const { rowId, accountId, documentId, postedOn, description, merchant, amount } = row;
        const { category, reason, saidFor, isLeftOut, isOnce } = row;
        return {
          id: rowId,
          accountId,
          documentId,
          date: postedOn,
          description,
          merchant,
          amount: formatMoney(amount),
          category,
          reason,
          line: isLeftOut ? "ignored" : lineOf(row, roles, known, saving),
          saidFor,
          isLeftOut,
          isOnce,
        };
      }),
    older: input.transactions.length - shown.length,
    accounts: accounts.map(({ id, name, last4, kind }) => ({
      id,
      name,
      accountLast4: last4,
      kind,
      counts: roles.get(id) === "deposit" || roles.get(id) === "card",
    })),
    documents: [...brought].map((id) => ({
      id,
      fileName: isTyped(id) ? typedByYou : (names.get(id) ?? ""),
    })),
  };
}
