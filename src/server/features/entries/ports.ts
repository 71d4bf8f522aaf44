import type { Debt } from "#contract/debts.ts";
import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";

export type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };

/** An account of the ledger as a word on its figures needs it. */
export type EntryAccount = {
  readonly kind: AccountKind;
  /** The parts of its balance with a rate of their own. */
  readonly buckets: Debt["buckets"];
  readonly figure: (
    field: "currentBalance" | "apr",
  ) =>
    | { readonly kind: "known"; readonly figure: { readonly value: string } }
    | { readonly kind: "in-question" | "not-shown" };
};

/** What the entries need of the ledger; see ledger/typed-statements.ts. */
export type EntryLedger = {
  readonly lock: (sql: Sql, personId: string) => Promise<void>;
  readonly placeAccount: (
    scope: Scope,
    typed: {
      readonly entryId: string;
      readonly at: Date;
      readonly day: string;
      readonly kind: AccountKind;
      readonly institution: string;
      readonly facts: Omit<AccountFacts, "kind" | "institution" | "statementDate">;
    },
    presentAccountId: string | null,
    isApart?: boolean,
  ) => Promise<{ readonly accountId: string; readonly isShared: boolean }>;
  readonly isShared: (scope: Scope, entryId: string, accountId: string) => Promise<boolean>;
  readonly placeFigures: (
    scope: Scope,
    typed: {
      readonly entryId: string;
      readonly at: Date;
      readonly day: string;
      readonly accountId: string;
      readonly facts: Partial<AccountFacts>;
    },
  ) => Promise<boolean>;
  readonly placeTransaction: (
    scope: Scope,
    entry: {
      readonly entryId: string;
      readonly at: Date;
      readonly accountId: string;
      readonly date: string;
      readonly description: string;
      readonly amount: string;
      readonly category: string | null;
    },
    isSure: boolean,
  ) => Promise<{ readonly accountId: string } | "alike" | "no-account">;
  readonly remove: (scope: Scope, entryId: string) => Promise<void>;
};
