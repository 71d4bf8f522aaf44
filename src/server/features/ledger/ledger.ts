import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import type { LedgerAccount } from "./account-view.ts";
import { joinTargets, withoutRepeats } from "./joined-accounts.ts";
import { loadOpenedAccounts, type OpenedAccounts } from "./load-accounts.ts";
import { loadStoredTransactions, type OpenedTransactions } from "./load-transactions.ts";
import { loadAccounts } from "./repository.ts";
import { rowIdOf } from "./row-id.ts";
import type { StoredTransaction } from "./transaction-batch.ts";
import { loadWords } from "./word-repository.ts";

export type LedgerTransaction = StoredTransaction;

export type Ledger = {
  /** Every account of the person, oldest first. */
  readonly loadAccounts: (personId: string) => Promise<readonly LedgerAccount[]>;
  /** Every transaction of the person that counts, by day. */
  readonly loadTransactions: (personId: string) => Promise<readonly LedgerTransaction[]>;
  /** With those that the person left out. */
  readonly loadEveryTransaction: (personId: string) => Promise<readonly LedgerTransaction[]>;
};

/** Makes something of a person with what `make` made the last time in this process, if that is still kept. */
export type Renew = <T>(
  personId: string,
  name: string,
  make: (last: T | undefined) => Promise<T>,
) => Promise<T>;

const views = new WeakMap<StoredTransaction, StoredTransaction>();

/** The row as it counts: under the account it is joined to, with what was said of it. The same object as long as that is the same. */
function counted(
  row: StoredTransaction,
  target: string | undefined,
  word:
    | { readonly category: string | null; readonly leftOut: boolean; readonly once: boolean | null }
    | undefined,
): StoredTransaction {
  if (target === undefined && word === undefined) return row;
  const view: StoredTransaction = {
    ...row,
    ...(target === undefined ? {} : { accountId: target, rowId: `${row.rowId}.${row.accountId}` }),
    saidCategory: word?.category ?? null,
    isLeftOut: word?.leftOut ?? false,
    isOnce: word?.once ?? false,
  };
  const before = views.get(row);
  const isSame =
    before?.accountId === view.accountId &&
    before.saidCategory === view.saidCategory &&
    before.isLeftOut === view.isLeftOut &&
    before.isOnce === view.isOnce;
  if (isSame) return before;
  views.set(row, view);
  return view;
}

export function createLedger({
  database,
  vaults,
  renew = (_, _name, make) => make(undefined),
}: {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly renew?: Renew;
}): Ledger {
  const loadEveryTransaction: Ledger["loadEveryTransaction"] = (personId) =>
    database.forPerson(personId, async (sql) => {
      const vault = await vaults.openVault(sql, personId);
      let rows: readonly StoredTransaction[] = [];
      await renew<OpenedTransactions>(personId, "transactions", async (last) => {
        const loaded = await loadStoredTransactions(sql, vault, personId, last);
        rows = loaded.rows;
        return loaded.opened;
      });
      const words = await loadWords(sql, personId);
      const said = new Map(words.map((word) => [`${word.accountId} ${rowIdOf(word, false)}`, word]));
      const targets = joinTargets(await loadAccounts(sql, personId));
      // Tens of thousands: as they are where nobody said anything about any.
      if (said.size === 0 && targets.size === 0) return rows;
      return withoutRepeats(rows, targets).map((row) => {
        const word = said.size === 0 ? undefined : said.get(`${row.accountId} ${row.rowId}`);
        return counted(row, targets.get(row.accountId), word);
      });
    });
  return {
    loadAccounts: (personId) =>
      database.forPerson(personId, async (sql) => {
        const vault = await vaults.openVault(sql, personId);
        const { ordered } = await renew<OpenedAccounts>(personId, "accounts", (last) =>
          loadOpenedAccounts(sql, vault, personId, last),
        );
        return ordered;
      }),
    loadEveryTransaction,
    loadTransactions: async (personId) =>
      (await loadEveryTransaction(personId)).filter(({ isLeftOut }) => !isLeftOut),
  };
}
