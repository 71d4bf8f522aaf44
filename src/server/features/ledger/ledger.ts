import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { joinTargets, withoutRepeats } from "./joined-accounts.ts";
import { loadStoredTransactions, type OpenedTransactions } from "./load-transactions.ts";
import {
  type FigureField,
  type FigureState,
  newestFigure,
  newestFirst,
  type Statement,
  settleEstimates,
} from "./newest-figures.ts";
import { loadAccounts, loadStatements } from "./repository.ts";
import { rowIdOf } from "./row-id.ts";
import { openName, openStatement } from "./sealed-rows.ts";
import type { TypedOrigin } from "./statement.ts";
import type { StoredTransaction } from "./transaction-batch.ts";
import { loadWords } from "./word-repository.ts";

/** An account as all documents together show it. */
export type LedgerAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  /** The institution as first printed; a plain word for the kind where no document names one. */
  readonly name: string;
  readonly last4: string | null;
  readonly currency: string;
  /** The day of the newest statement. */
  readonly asOf: string;
  readonly figure: (field: FigureField) => FigureState;
  /** What each document says about it, newest first. */
  readonly statements: ReadonlyArray<{
    readonly documentId: string;
    readonly fileName: string;
    readonly asOf: string;
    readonly facts: AccountFacts;
    readonly typed?: TypedOrigin;
  }>;
  /** The accounts that a person said are this one. */
  readonly joined: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly last4: string | null;
  }>;
};

export type LedgerTransaction = StoredTransaction;

export type Ledger = {
  /** Every account of the person, oldest first. */
  readonly loadAccounts: (personId: string) => Promise<readonly LedgerAccount[]>;
  /** Every transaction of the person that counts, by day. */
  readonly loadTransactions: (personId: string) => Promise<readonly LedgerTransaction[]>;
  /** With those that the person left out. */
  readonly loadEveryTransaction: (personId: string) => Promise<readonly LedgerTransaction[]>;
};

const NAMES: Readonly<Record<AccountKind, string>> = {
  "credit-card": "Credit card",
  checking: "Checking account",
  savings: "Savings account",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  "personal-loan": "Personal loan",
  mortgage: "Mortgage",
  heloc: "Home equity line",
  loan: "Loan",
  brokerage: "Brokerage account",
  "401k": "401(k)",
  ira: "IRA",
  other: "Account",
};

/**
 * What the person said it is; else the newest document's kind, unless it is the vague one of a family that an older one names
 * exactly.
 */
function presentKind(statements: readonly Statement[], fallback: AccountKind): AccountKind {
  const ordered = newestFirst(statements);
  const said = ordered.find(({ corrections }) => corrections?.["kind"] !== undefined);
  if (said) return said.facts.kind;
  const kinds = ordered.filter(({ typed }) => typed?.as !== "word").map(({ facts }) => facts.kind);
  return kinds.find((kind) => kind !== "loan" && kind !== "other") ?? kinds[0] ?? fallback;
}

const BALANCES: readonly FigureField[] = ["currentBalance", "endingBalance", "totalValue"];

/** A paper read as another kind of account names its balance otherwise. */
function figureReader(statements: readonly Statement[]) {
  const isKindSaid = statements.some(({ corrections }) => corrections?.["kind"] !== undefined);
  return (field: FigureField): FigureState => {
    const state = newestFigure(statements, field);
    if (!isKindSaid || state.kind !== "not-shown" || !BALANCES.includes(field)) return state;
    const others = BALANCES.map((other) => newestFigure(statements, other));
    return others.find(({ kind }) => kind === "known") ?? state;
  };
}

type Vault = Awaited<ReturnType<Vaults["openVault"]>>;

function accountsView(
  vault: Vault,
  rows: Awaited<ReturnType<typeof loadAccounts>>,
  statementRows: Awaited<ReturnType<typeof loadStatements>>,
): LedgerAccount[] {
  const targets = joinTargets(rows);
  const byAccount = Map.groupBy(statementRows, ({ accountId }) => targets.get(accountId) ?? accountId);
  const names = new Map(rows.map((row) => [row.id, openName(vault, row.id, row.nameSealed)]));
  return rows.flatMap((row): LedgerAccount[] => {
    if (targets.has(row.id)) return [];
    const statements = settleEstimates(
      (byAccount.get(row.id) ?? []).map(
        ({ documentId, accountIndex, asOf, uploadedAt, factsSealed }): Statement => ({
          ...openStatement(vault, documentId, accountIndex, factsSealed),
          documentId,
          accountIndex,
          asOf,
          uploadedAt,
        }),
      ),
    );
    const joined = rows.filter(({ id }) => targets.get(id) === row.id).map(({ id }) => id);
    const name = names.get(row.id);
    const kind = presentKind(statements, row.kind as AccountKind); // only the merge writes it
    const ordered = newestFirst(statements);
    return [
      {
        id: row.id,
        kind,
        name: name?.institution ?? NAMES[kind],
        last4: name?.last4 ?? joined.map((id) => names.get(id)?.last4).find((last4) => last4) ?? null,
        currency: row.currency,
        asOf: ordered[0]?.asOf ?? "",
        figure: figureReader(statements),
        statements: ordered,
        joined: joined.map((id) => ({
          id,
          name: names.get(id)?.institution ?? NAMES[kind],
          last4: names.get(id)?.last4 ?? null,
        })),
      },
    ];
  });
}

/** Makes something of a person with what `make` made the last time in this process, if that is still kept. */
export type Renew = <T>(
  personId: string,
  name: string,
  make: (last: T | undefined) => Promise<T>,
) => Promise<T>;

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
        const target = targets.get(row.accountId);
        return {
          ...row,
          ...(target === undefined ? {} : { accountId: target, rowId: `${row.rowId}.${row.accountId}` }),
          saidCategory: word?.category ?? null,
          isLeftOut: word?.leftOut ?? false,
        };
      });
    });
  return {
    loadAccounts: (personId) =>
      database.forPerson(personId, async (sql) =>
        accountsView(
          await vaults.openVault(sql, personId),
          await loadAccounts(sql, personId),
          await loadStatements(sql, personId),
        ),
      ),
    loadEveryTransaction,
    loadTransactions: async (personId) =>
      (await loadEveryTransaction(personId)).filter(({ isLeftOut }) => !isLeftOut),
  };
}
