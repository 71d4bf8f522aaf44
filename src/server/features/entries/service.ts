import type { Entry, EntryContent, ExpenseContent, IncomeContent, SavedEntry } from "#contract/entries.ts";
import type { AccountKind } from "#contract/extraction.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { checkFigures } from "./check-figures.ts";
import type { EntryAccount, EntryLedger, Scope } from "./ports.ts";
import {
  type EntryRow,
  eraseDeleted,
  findEntryForUpdate,
  insertEntry,
  loadEntries,
  updateEntry,
} from "./repository.ts";
import { assetFacts, debtFacts, figuresFacts } from "./typed-facts.ts";

export type EntriesService = ReturnType<typeof createEntriesService>;

/** What is sealed: the content, and the day on the person's calendar on which it was said. */
type Stored = { readonly content: EntryContent; readonly day: PlainDate };

const place = (id: string) => ({ table: "typed_entries", rowId: id, column: "content" });
const seal = (vault: PersonVault, id: string, stored: Stored): Buffer =>
  vault.seal(place(id), JSON.stringify(stored));
// The vault proves that it is what was sealed above: no second validation.
const open = (vault: PersonVault, { id, contentSealed }: EntryRow): Stored =>
  JSON.parse(vault.open(place(id), contentSealed).toString()) as Stored;

const view = (row: EntryRow, { content }: Stored): Entry => ({
  id: row.id,
  version: row.version,
  typedAt: row.typedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  accountId: row.accountId,
  content,
});

const notFound = (): AppError =>
  new AppError("NOT_FOUND", {
    status: 404,
    userMessage: "This is no longer among what you typed. Nothing was changed.",
  });
const noAccount = (): AppError =>
  new AppError("NOT_FOUND", {
    status: 404,
    userMessage: "There is no such account among yours. Nothing was changed.",
  });
const conflict = (userMessage: string): AppError => new AppError("CONFLICT", { status: 409, userMessage });
const outdated = (): AppError =>
  conflict("This was changed in another window meanwhile. Nothing was overwritten; please look at it again.");
const badRequest = (userMessage: string): AppError =>
  new AppError("BAD_REQUEST", { status: 400, userMessage });

const MERGED = "A document already shows this account, so it was not added a second time: they are one.";
const DAY_MS = 86_400_000;

type PutOptions = {
  readonly isSure: boolean;
  readonly kind: AccountKind | undefined;
  /** True gives a typed account one of its own, whatever documents show. */
  readonly isApart?: boolean;
};

type Identified<T> = Omit<T, "kind"> & { readonly id: string };

export type TypedMonth = {
  readonly income: ReadonlyArray<Identified<IncomeContent>>;
  readonly expenses: ReadonlyArray<Identified<ExpenseContent>>;
  /** The newest day on which one of them was typed; null without any. */
  readonly day: PlainDate | null;
};

/** A second word on the same account and day completes the first. */
async function findSameDay(scope: Scope, { content, day }: Stored): Promise<EntryRow | undefined> {
  if (content.kind !== "figures") return undefined;
  const rows = await loadEntries(scope.sql, scope.personId);
  return rows.find((row) => {
    if (row.accountId !== content.accountId) return false;
    const stored = open(scope.vault, row);
    return stored.content.kind === "figures" && stored.day === day;
  });
}

export function createEntriesService(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly ledger: EntryLedger;
  readonly findAccount: (personId: string, accountId: string) => Promise<EntryAccount | undefined>;
}) {
  const { database, vaults, clock, ledger } = deps;

  const withScope = <T>(personId: string, work: (scope: Scope) => Promise<T>): Promise<T> =>
    database.forPerson(personId, async (sql) => {
      // Everything typed changes the ledger: one after another, so that no two create one account.
      await ledger.lock(sql, personId);
      return work({ sql, vault: await vaults.openVault(sql, personId), personId });
    });

  /** Puts the content into the ledger and returns its account, and what the person should know. */
  async function put(
    scope: Scope,
    row: Pick<EntryRow, "id" | "accountId">,
    { content, day }: Stored,
    at: Date,
    options: PutOptions,
  ): Promise<{ readonly accountId: string | null; readonly notice: string | null }> {
    const entryId = row.id;
    switch (content.kind) {
      case "debt":
      case "asset": {
        const isDebt = content.kind === "debt";
        const { accountId, isShared } = await ledger.placeAccount(
          scope,
          {
            entryId,
            at,
            day,
            kind: isDebt ? content.debtKind : content.assetKind,
            institution: isDebt ? content.creditor : content.name,
            facts: isDebt ? debtFacts(content, day) : assetFacts(content),
          },
          row.accountId,
          options.isApart,
        );
        return { accountId, notice: isShared && row.accountId === null ? MERGED : null };
      }
      case "figures": {
        const { accountId } = content;
        const facts = figuresFacts(content, options.kind ?? "other", day);
        if (!(await ledger.placeFigures(scope, { entryId, at, day, accountId, facts }))) throw noAccount();
        return { accountId, notice: null };
      }
      case "transaction": {
        const { kind: _, ...transaction } = content;
        const outcome = await ledger.placeTransaction(scope, { entryId, at, ...transaction }, options.isSure);
        if (outcome === "no-account") throw noAccount();
        if (outcome === "alike") {
          throw conflict(
            "A transaction of this day and amount is there already. Nothing was added; if this is another one, say so.",
          );
        }
        return { accountId: outcome.accountId, notice: null };
      }
      case "income":
      case "expense":
        return { accountId: null, notice: null };
      default:
        return content satisfies never;
    }
  }

  /** Its kind decides in which field a value stands; asked before the transaction, for the ledger opens one of its own. */
  const accountFor = (personId: string, content: EntryContent) =>
    content.kind === "figures" ? deps.findAccount(personId, content.accountId) : Promise.resolve(undefined);

  async function replace(
    scope: Scope,
    row: EntryRow,
    stored: Stored,
    options: PutOptions,
  ): Promise<SavedEntry> {
    const changedAt = clock.now();
    const { accountId, notice } = await put(scope, row, stored, changedAt, options);
    const changes = {
      accountId,
      version: row.version + 1,
      contentSealed: seal(scope.vault, row.id, stored),
      changedAt,
      deletedAt: null,
    };
    await updateEntry(scope.sql, scope.personId, row.id, changes);
    return { entry: view({ ...row, ...changes }, stored), notice };
  }

  return {
    /** Oldest first. */
    async list(personId: string): Promise<Entry[]> {
      return database.forPerson(personId, async (sql) => {
        const rows = await loadEntries(sql, personId);
        if (rows.length === 0) return [];
        const vault = await vaults.openVault(sql, personId);
        return rows.map((row) => view(row, open(vault, row)));
      });
    },

    /** The income and the expenses of a month, as typed. */
    async loadMonth(personId: string): Promise<TypedMonth> {
      return database.forPerson(personId, async (sql) => {
        const rows = (await loadEntries(sql, personId)).filter(({ accountId }) => accountId === null);
        const vault = rows.length === 0 ? undefined : await vaults.openVault(sql, personId);
        const stored = rows.flatMap((row) => (vault ? [{ id: row.id, ...open(vault, row) }] : []));
        return {
          income: stored.flatMap(({ id, content }) =>
            content.kind === "income" ? [{ ...content, id }] : [],
          ),
          expenses: stored.flatMap(({ id, content }) =>
            content.kind === "expense" ? [{ ...content, id }] : [],
          ),
          day:
            stored
              .map(({ day }) => day)
              .toSorted()
              .at(-1) ?? null,
        };
      });
    },

    /** @throws AppError NOT_FOUND for an account that is not there, CONFLICT for a transaction that is there already; see checkFigures. */
    async create(
      personId: string,
      content: EntryContent,
      day: PlainDate,
      isSure: boolean,
    ): Promise<SavedEntry> {
      const account = await accountFor(personId, content);
      const kind = account?.kind;
      checkFigures(content, { account, isSure });
      return withScope(personId, async (scope) => {
        const stored = { content, day };
        const same = await findSameDay(scope, stored);
        const before = same && open(scope.vault, same).content;
        if (same && before?.kind === "figures" && content.kind === "figures") {
          const figures = { ...before.figures, ...content.figures };
          return replace(scope, same, { content: { ...content, figures }, day }, { isSure, kind });
        }
        const at = clock.now();
        const id = newId(content.kind === "figures" ? "figures" : "entry");
        const row: EntryRow = {
          personId,
          id,
          accountId: null,
          version: 1,
          contentSealed: seal(scope.vault, id, stored),
          typedAt: at,
          changedAt: at,
          deletedAt: null,
        };
        await insertEntry(scope.sql, row);
        const { accountId, notice } = await put(scope, row, stored, at, { isSure, kind });
        await updateEntry(scope.sql, personId, id, { accountId });
        return { entry: view({ ...row, accountId }, stored), notice };
      });
    },

    /** Replaces what was typed. @throws AppError NOT_FOUND, CONFLICT for an outdated version, BAD_REQUEST for another kind. */
    async change(
      personId: string,
      id: string,
      request: { readonly version: number; readonly content: EntryContent; readonly isSure: boolean },
      day: PlainDate,
    ): Promise<SavedEntry> {
      const { version, content, isSure } = request;
      const account = await accountFor(personId, content);
      const kind = account?.kind;
      return withScope(personId, async (scope) => {
        const row = await findEntryForUpdate(scope.sql, personId, id);
        if (!row || row.deletedAt !== null) throw notFound();
        if (row.version !== version) throw outdated();
        const before = open(scope.vault, row);
        if (before.content.kind !== content.kind) {
          throw badRequest(`This entry is of the kind "${before.content.kind}" and stays it.`);
        }
        checkFigures(content, { account, before: before.content, isSure });
        return replace(scope, row, { content, day }, { isSure, kind });
      });
    },

    /**
     * Says that a typed account is another one than the document's it was taken for; or, with `isApart` false, that it may be the same
     * again. @throws AppError NOT_FOUND, CONFLICT for an outdated version, or where nothing else speaks of its account
     */
    async separate(
      personId: string,
      id: string,
      { version, isApart }: { readonly version: number; readonly isApart: boolean },
    ): Promise<SavedEntry> {
      return withScope(personId, async (scope) => {
        const row = await findEntryForUpdate(scope.sql, personId, id);
        if (!row || row.deletedAt !== null) throw notFound();
        if (row.version !== version) throw outdated();
        const stored = open(scope.vault, row);
        const { kind } = stored.content;
        const isShared = row.accountId !== null && (await ledger.isShared(scope, id, row.accountId));
        if ((kind !== "debt" && kind !== "asset") || isShared !== isApart) {
          throw conflict("There is nothing to take apart here. Nothing was changed.");
        }
        const at = isApart ? row : { ...row, accountId: null };
        return replace(scope, at, stored, { isSure: true, kind: undefined, isApart });
      });
    },

    /** Takes it out of everything. It can be brought back for a day. @throws AppError NOT_FOUND, CONFLICT */
    async remove(personId: string, id: string, version: number): Promise<void> {
      await withScope(personId, async (scope) => {
        const row = await findEntryForUpdate(scope.sql, personId, id);
        if (!row || row.deletedAt !== null) throw notFound();
        if (row.version !== version) throw outdated();
        const now = clock.now();
        await updateEntry(scope.sql, personId, id, { deletedAt: now, version: version + 1 });
        await ledger.remove(scope, id);
        await eraseDeleted(scope.sql, personId, new Date(now.getTime() - DAY_MS));
      });
    },

    /** Brings a deleted entry back as it was. @throws AppError NOT_FOUND once it is erased, or when it is there. */
    async restore(personId: string, id: string): Promise<SavedEntry> {
      const deleted = await database.forPerson(personId, async (sql) => {
        const row = await findEntryForUpdate(sql, personId, id);
        return row && open(await vaults.openVault(sql, personId), row);
      });
      if (!deleted) throw notFound();
      const kind = (await accountFor(personId, deleted.content))?.kind;
      return withScope(personId, async (scope) => {
        const row = await findEntryForUpdate(scope.sql, personId, id);
        if (!row || row.deletedAt === null) throw notFound();
        const stored = open(scope.vault, row);
        return replace(scope, row, stored, { isSure: true, kind });
      });
    },
  };
}
