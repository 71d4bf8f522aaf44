/** What a person says about single rows and about accounts: kept apart from what was read, and to be taken back at any time. */
import type { Extraction } from "#contract/extraction.ts";
import type { TransactionWord } from "#contract/transactions.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { accountFamily } from "./account-family.ts";
import type { Scope } from "./known-accounts.ts";
import { saveTransactions } from "./merge-document.ts";
import { accountsOfDocument, loadAccounts, lockLedger, OWN_ROW_TWIN, saveJoin } from "./repository.ts";
import { parseRowId } from "./row-id.ts";
import { transactionRows } from "./transaction-rows.ts";
import { deleteRow, findRow, findWord, saveWord } from "./word-repository.ts";

export type LedgerWords = ReturnType<typeof createLedgerWords>;

const notFound = (what: string): AppError =>
  new AppError("NOT_FOUND", {
    status: 404,
    userMessage: `There is no such ${what} among yours. Nothing was changed.`,
  });
const badRequest = (userMessage: string): AppError =>
  new AppError("BAD_REQUEST", { status: 400, userMessage });

export function createLedgerWords(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly loadExtraction: (scope: Scope, documentId: string) => Promise<Extraction | undefined>;
}) {
  const { database, vaults, clock } = deps;
  const withScope = <T>(personId: string, work: (scope: Scope) => Promise<T>): Promise<T> =>
    database.forPerson(personId, async (sql) => {
      await lockLedger(sql, personId);
      return work({ sql, vault: await vaults.openVault(sql, personId), personId });
    });

  return {
    /**
     * Leaves a row out of every sum, gives it a category of its own, or says that it does not come again; what is not named stays as it
     * was said. @throws AppError NOT_FOUND
     */
    async sayOfRow(
      personId: string,
      row: { readonly accountId: string; readonly id: string },
      word: TransactionWord,
    ): Promise<void> {
      const asked = parseRowId(row.accountId, row.id);
      if (!asked) throw notFound("transaction");
      await withScope(personId, async ({ sql }) => {
        const found = await findRow(sql, personId, asked);
        if (!found) throw notFound("transaction");
        const { accountId, matchMac, twin } = found;
        const before = await findWord(sql, personId, found);
        await saveWord(sql, {
          personId,
          accountId,
          matchMac,
          twin,
          leftOut: word.isLeftOut ?? before?.leftOut ?? false,
          category: word.category === undefined ? (before?.category ?? null) : word.category,
          kept: before?.kept ?? false,
          once: word.isOnce ?? before?.once ?? false,
          saidAt: clock.now(),
        });
      });
    },

    /**
     * Counts a row of a document that was skipped because another document seems to have brought it; or skips it again.
     * @throws AppError NOT_FOUND, BAD_REQUEST for a row that cannot be read exactly.
     */
    async keepRow(personId: string, documentId: string, index: number, isKept: boolean): Promise<void> {
      await withScope(personId, async (scope) => {
        const { sql, vault } = scope;
        const extraction = await deps.loadExtraction(scope, documentId);
        if (!extraction?.transactions[index]) throw notFound("row");
        const row = transactionRows(extraction.transactions).rows.find((each) => each.index === index);
        if (!row) {
          throw badRequest(
            "The date or the amount of this row could not be read exactly. Correct it first, then it counts.",
          );
        }
        const places = await accountsOfDocument(sql, personId, documentId);
        const accountId = places.find(({ accountIndex }) => accountIndex === row.accountIndex)?.accountId;
        if (accountId === undefined) throw notFound("row");
        const matchMac = vault.mac("transaction", row.matchText);
        const place = { accountId, matchMac, twin: row.twin };
        const before = await findWord(sql, personId, place);
        await saveWord(sql, {
          personId,
          ...place,
          leftOut: before?.leftOut ?? false,
          category: before?.category ?? null,
          kept: isKept,
          once: before?.once ?? false,
          saidAt: clock.now(),
        });
        if (!isKept) await deleteRow(sql, personId, { ...place, twin: OWN_ROW_TWIN + row.twin });
        const accountIds = new Map(places.map((each) => [each.accountIndex, each.accountId]));
        await saveTransactions(scope, { id: documentId, extraction }, accountIds);
      });
    },

    /**
     * Says that one account is another: from then on they are shown and counted as one; null takes it back.
     * @throws AppError NOT_FOUND, BAD_REQUEST for accounts that cannot be one.
     */
    async join(personId: string, accountId: string, into: string | null): Promise<void> {
      await withScope(personId, async ({ sql }) => {
        const accounts = await loadAccounts(sql, personId);
        const from = accounts.find(({ id }) => id === accountId);
        if (!from) throw notFound("account");
        if (into === null) return saveJoin(sql, personId, accountId, null);
        const target = accounts.find(({ id }) => id === into);
        if (!target) throw notFound("account");
        if (target.id === from.id) throw badRequest("An account cannot be joined to itself.");
        if (target.joinedInto !== null) {
          throw badRequest("That account is joined to another one already. Join both to that one.");
        }
        // The stored kind is what was read.
        const family = ({ kind }: typeof from) => accountFamily(kind as Parameters<typeof accountFamily>[0]);
        if (family(from) !== family(target)) {
          throw badRequest("A card, a loan and an account with money cannot be one and the same.");
        }
        if (from.currency !== target.currency) {
          throw badRequest("Accounts in different currencies cannot be joined.");
        }
        for (const other of accounts.filter(({ joinedInto }) => joinedInto === accountId)) {
          await saveJoin(sql, personId, other.id, into);
        }
        return saveJoin(sql, personId, accountId, into);
      });
    },
  };
}
