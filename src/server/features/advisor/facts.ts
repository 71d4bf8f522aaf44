/** Everything the tools may look at: what the pages of one person show on one day. */
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt, Source } from "#contract/debts.ts";
import type { Document } from "#contract/documents.ts";
import type { Opportunity } from "#contract/opportunities.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { Profile } from "#contract/profile.ts";
import type { Recurring } from "#contract/spending.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import type { TransactionList } from "#contract/transactions.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";

/** The figures of a statement that are asked for later on. */
export const pastFields = ["balance", "before", "paid", "interest", "fees"] as const;
export type PastField = (typeof pastFields)[number];

/**
 * What one statement of a debt or a bank account printed, as it was then. Amounts in dollars; null where it does not show the figure for
 * certain. `balance` is of its day and `before` of the one before its period; `paid` are the payments and credits of the period.
 */
export type PastStatement = {
  readonly accountId: string;
  readonly documentId: string;
  /** The day it speaks of. */
  readonly asOf: PlainDate;
  /** The first day of its period; null where none is printed. */
  readonly first: PlainDate | null;
  /** A round figure that a person typed tells a balance, and no payment. */
  readonly isTyped: boolean;
  readonly figures: Readonly<Record<PastField, string | null>>;
  readonly sources: Partial<Readonly<Record<PastField, Source>>>;
};

export type AdvisorFacts = {
  readonly today: PlainDate;
  readonly debts: readonly Debt[];
  readonly analysis: CashflowAnalysis | null;
  /** The plan the person is shown, or the sentence why there is none. */
  readonly plan: PayoffPlan | string;
  /** What the debts owe when a plan of them begins, whether or not an amount to pay is known; the sentence why nothing can be planned. */
  readonly outline: PayoffPlan | string;
  readonly profile: Profile;
  readonly upcoming: SystemStatus["upcoming"];
  readonly documents: ReadonlyArray<
    Pick<Document, "id" | "fileName" | "status" | "questionCount" | "documentType" | "uploadedAt">
  >;
  /** Every transaction. */
  readonly transactions: TransactionList;
  /** Of every debt, checking and savings account, newest first within each; of one day the first counts. */
  readonly statements: readonly PastStatement[];
  readonly recurring: Recurring;
  readonly opportunities: readonly Opportunity[];
};
