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
import { createListMemory } from "#engine/spending/list-memory.ts";

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
  /** Each transaction under the category that was found, with where it arrived and whether it has ended, by its place. */
  sort(transactions: readonly T[], by: SortedBy): ReadonlyArray<Sorted<T>>;
};

/** What the transaction of a place is. */
export type SortedBy = {
  readonly found: readonly CategorisedLine[];
  readonly arrivedIn: (index: number) => string | undefined;
  /** Undefined where nothing has ended. */
  readonly isEnded: ((index: number) => boolean) | undefined;
};

export function createSpendingMemory<T extends SpendingTransaction>(): SpendingMemory<T> {
  const categorise = createLedgerCategoriser();
  const lineMemory = createListMemory<T, LedgerLine | undefined>();
  const sortedMemory = createListMemory<T, Sorted<T>>();
  let knownRoles = "";

  /** Undefined where the person left it out, or the day is none. */
  function lineOf(
    transaction: T,
    roles: ReadonlyMap<string, AccountRole>,
    dayOf: (text: string) => PlainDate | undefined,
  ): LedgerLine | undefined {
    const { accountId, postedOn, amount, description, category, saidCategory, isLeftOut } = transaction;
    const on = isLeftOut ? undefined : dayOf(postedOn);
    if (on === undefined) return undefined;
    const account = roles.get(accountId) ?? "other";
    const line = { accountId, account, on, amount, description, filed: category };
    return saidCategory !== null && isCategory(saidCategory) ? { ...line, said: saidCategory } : line;
  }

  return {
    categorise(every, roles, corrections) {
      const asText = JSON.stringify([...roles]);
      if (asText !== knownRoles) lineMemory.forget();
      knownRoles = asText;
      const days = new Map<string, PlainDate | undefined>();
      const dayOf = (text: string): PlainDate | undefined => {
        if (!days.has(text)) days.set(text, parsePlainDate(text));
        return days.get(text);
      };
      const made = lineMemory.extend(every, (transaction) => lineOf(transaction, roles, dayOf));
      // Mostly each one counts: the lists are as they are, without a walk over tens of thousands.
      if (!made.includes(undefined)) {
        const lines = made as readonly LedgerLine[]; // as was just seen
        return { transactions: every, lines, found: categorise(lines, corrections), leftOut: [] };
      }
      // What is left out says nothing about the others either.
      const [transactions, lines, leftOut]: [T[], LedgerLine[], T[]] = [[], [], []];
      for (let index = 0; index < every.length; index++) {
        const transaction = every[index]!;
        const line = made[index];
        if (line !== undefined) {
          transactions.push(transaction);
          lines.push(line);
        } else if (transaction.isLeftOut) leftOut.push(transaction);
      }
      return { transactions, lines, found: categorise(lines, corrections), leftOut };
    },
    sort(transactions, { found, arrivedIn: arrivalOf, isEnded: endOf }) {
      const sorted = (transaction: T, before: Sorted<T> | undefined, index: number): Sorted<T> => {
        const { category } = found[index]!;
        const arrivedIn = arrivalOf(index);
        const isEnded = endOf?.(index) ?? false;
        const isSame =
          before?.category === category &&
          before.arrivedIn === arrivedIn &&
          (before.isEnded ?? false) === isEnded;
        if (isSame) return before;
        return {
          ...transaction,
          ...(arrivedIn === undefined ? {} : { arrivedIn }),
          ...(isEnded ? { isEnded } : {}),
          category,
        };
      };
      // What was found of a line with a partner is another object each time; of any other one it says all there is to say.
      return endOf === undefined
        ? sortedMemory.extend(transactions, sorted, found)
        : sortedMemory.remake(transactions, sorted);
    },
  };
}
