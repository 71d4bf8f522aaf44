/** A person's transactions as lines to be categorised, and what came of them; what is the same as before is the same object. */
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import type { AccountRole } from "#engine/spending/categorise.ts";
import {
  type CategorisedLine,
  createLedgerCategoriser,
  type LedgerLine,
} from "#engine/spending/categorise-ledger.ts";
import { isCategory } from "#engine/spending/category.ts";
import type { Correction } from "#engine/spending/corrections.ts";

/** What this feature needs of the ledger; `category` is what the reading of the document said. Never changed in place. */
export type SpendingTransaction = {
  readonly accountId: string;
  readonly postedOn: string;
  readonly amount: Cents;
  readonly description: string;
  readonly category: string;
  /** What the person said this row alone is. */
  readonly saidCategory: string | null;
  readonly isLeftOut: boolean;
};

/** A transaction that is one leg of a transfer says where the other one arrived. */
export type Moved<T> = T & { readonly arrivedIn?: string };

/** `isEnded`: the person said that it does not come again, or that they cancelled it, and it was not charged since. */
export type Sorted<T> = Moved<T> & { readonly isEnded?: boolean };

/** The lines in the order of the transactions that count, with what each is; apart those that the person left out. */
export type CategorisedTransactions<T> = {
  readonly transactions: readonly T[];
  readonly lines: readonly LedgerLine[];
  readonly found: readonly CategorisedLine[];
  readonly leftOut: readonly T[];
};

/** What is remembered of one person between two questions. */
export type SpendingMemory<T extends SpendingTransaction> = {
  categorise(
    every: readonly T[],
    roles: ReadonlyMap<string, AccountRole>,
    corrections: readonly Correction[],
  ): CategorisedTransactions<T>;
  /** The transaction under the category that was found, with where it arrived and whether it has ended. */
  sorted(
    transaction: T,
    more: { readonly category: string; readonly arrivedIn?: string; readonly isEnded: boolean },
  ): Sorted<T>;
};

export function createSpendingMemory<T extends SpendingTransaction>(): SpendingMemory<T> {
  const categorise = createLedgerCategoriser();
  const linesOf = new WeakMap<T, LedgerLine>();
  const sortedOf = new WeakMap<T, Sorted<T>>();

  /** Undefined where the day is none. */
  function lineOf(transaction: T, account: AccountRole, dayOf: (text: string) => PlainDate | undefined) {
    const before = linesOf.get(transaction);
    if (before?.account === account) return before;
    const { accountId, postedOn, amount, description, category, saidCategory } = transaction;
    const on = dayOf(postedOn);
    if (on === undefined) return undefined;
    const line = { accountId, account, on, amount, description, filed: category };
    const own = saidCategory !== null && isCategory(saidCategory) ? { ...line, said: saidCategory } : line;
    linesOf.set(transaction, own);
    return own;
  }

  return {
    categorise(every, roles, corrections) {
      // What is left out says nothing about the others either.
      const [transactions, lines, leftOut]: [T[], LedgerLine[], T[]] = [[], [], []];
      const days = new Map<string, PlainDate | undefined>();
      const dayOf = (text: string): PlainDate | undefined => {
        if (!days.has(text)) days.set(text, parsePlainDate(text));
        return days.get(text);
      };
      for (const transaction of every) {
        if (transaction.isLeftOut) {
          leftOut.push(transaction);
          continue;
        }
        const line = lineOf(transaction, roles.get(transaction.accountId) ?? "other", dayOf);
        if (line === undefined) continue;
        transactions.push(transaction);
        lines.push(line);
      }
      return { transactions, lines, found: categorise(lines, corrections), leftOut };
    },
    sorted(transaction, { category, arrivedIn, isEnded }) {
      const before = sortedOf.get(transaction);
      const isSame =
        before?.category === category &&
        before.arrivedIn === arrivedIn &&
        (before.isEnded ?? false) === isEnded;
      if (isSame) return before;
      const now: Sorted<T> = {
        ...transaction,
        ...(arrivedIn === undefined ? {} : { arrivedIn }),
        ...(isEnded ? { isEnded } : {}),
        category,
      };
      sortedOf.set(transaction, now);
      return now;
    },
  };
}
