import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import {
  type FigureField,
  type FigureState,
  newestFigure,
  newestFirst,
  type Statement,
} from "./newest-figures.ts";
import { loadAccounts, loadStatements, loadTransactions } from "./repository.ts";
import { openDescription, openName, openStatement } from "./sealed-rows.ts";

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
    readonly asOf: string;
    readonly facts: AccountFacts;
  }>;
};

export type LedgerTransaction = {
  readonly accountId: string;
  readonly documentId: string;
  readonly postedOn: string;
  readonly amount: Cents;
  readonly description: string;
  readonly category: string;
};

export type Ledger = {
  /** Every account of the person, oldest first. */
  readonly loadAccounts: (personId: string) => Promise<readonly LedgerAccount[]>;
  /** Every transaction of the person, by day. */
  readonly loadTransactions: (personId: string) => Promise<readonly LedgerTransaction[]>;
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

/** The newest statement's kind, unless it is the vague one of a family that an older statement names exactly. */
function presentKind(statements: readonly Statement[], fallback: AccountKind): AccountKind {
  const kinds = newestFirst(statements).map(({ facts }) => facts.kind);
  return kinds.find((kind) => kind !== "loan" && kind !== "other") ?? kinds[0] ?? fallback;
}

export function createLedger({ database, vaults }: { database: Database; vaults: Vaults }): Ledger {
  return {
    async loadAccounts(personId) {
      return database.forPerson(personId, async (sql) => {
        const vault = await vaults.openVault(sql, personId);
        const rows = await loadAccounts(sql, personId);
        const byAccount = Map.groupBy(await loadStatements(sql, personId), ({ accountId }) => accountId);
        return rows.map((row): LedgerAccount => {
          const statements = (byAccount.get(row.id) ?? []).map(
            ({ documentId, accountIndex, asOf, uploadedAt, factsSealed }): Statement => ({
              ...openStatement(vault, documentId, accountIndex, factsSealed),
              documentId,
              accountIndex,
              asOf,
              uploadedAt,
            }),
          );
          const name = openName(vault, row.id, row.nameSealed);
          const kind = presentKind(statements, row.kind as AccountKind); // only the merge writes it
          return {
            id: row.id,
            kind,
            name: name.institution ?? NAMES[kind],
            last4: name.last4,
            currency: row.currency,
            asOf: newestFirst(statements)[0]?.asOf ?? "",
            figure: (field) => newestFigure(statements, field),
            statements: newestFirst(statements),
          };
        });
      });
    },
    async loadTransactions(personId) {
      return database.forPerson(personId, async (sql) => {
        const vault = await vaults.openVault(sql, personId);
        const rows = await loadTransactions(sql, personId);
        return rows.map(
          ({
            accountId,
            documentId,
            postedOn,
            amountCents,
            matchMac,
            twin,
            descriptionSealed,
            category,
          }) => ({
            accountId,
            documentId,
            postedOn,
            amount: cents(amountCents),
            description: openDescription(vault, accountId, matchMac, twin, descriptionSealed),
            category,
          }),
        );
      });
    },
  };
}
