import type { AccountKind, Check, Evidence } from "#contract/extraction.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";

/** A value with the place where the file states it. */
export type Stated<T> = { readonly value: T; readonly evidence: Evidence };

/** Figures of an account that a table or a bank download can state; money, dates and texts alike as contract strings. */
export type ListedField =
  | "institution"
  | "accountLast4"
  | "statementDate"
  | "periodStart"
  | "periodEnd"
  | "currentBalance"
  | "previousBalance"
  | "creditLimit"
  | "availableCredit"
  | "minimumPayment"
  | "paymentDueDate"
  | "beginningBalance"
  | "endingBalance"
  | "totalDeposits"
  | "totalWithdrawals"
  | "totalValue";

export type ListedHolding = {
  readonly name: string;
  readonly symbol?: string;
  readonly value: Stated<Cents>;
};

export type ListedAccount = {
  readonly kind: AccountKind;
  readonly fields: ReadonlyMap<ListedField, Stated<string>>;
  readonly holdings?: readonly ListedHolding[];
  /** Figures whose sign or meaning the file leaves open. */
  readonly unsure?: readonly {
    readonly field: ListedField;
    readonly reason: string;
    readonly options: readonly Stated<string>[];
  }[];
};

/** One transaction row, in file order. */
export type ListedEntry = {
  readonly account: number;
  readonly date: Stated<PlainDate>;
  /** Signed from the holder's side. */
  readonly amount: Stated<Cents>;
  readonly description: string;
  /** The file's own category, where it has one. */
  readonly category?: string;
  /** The direction could not be told: a person has to say whether money came in or went out. */
  readonly isSignUnknown?: boolean;
};

/** What a table or a bank download lists, before it takes the contract's shape. */
export type Listing = {
  readonly source: "csv" | "spreadsheet" | "ofx" | "qif";
  readonly pages: number;
  readonly currency?: string;
  readonly accounts: readonly ListedAccount[];
  readonly entries: readonly ListedEntry[];
  readonly checks: readonly Check[];
  readonly warnings: readonly string[];
  /** Probability that every figure is right, by how much of the reading was stated rather than concluded. */
  readonly confidence: number;
};
