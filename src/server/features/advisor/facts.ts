/** Everything the tools may look at: what the pages of one person show on one day. */
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { Document } from "#contract/documents.ts";
import type { Opportunity } from "#contract/opportunities.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { Profile } from "#contract/profile.ts";
import type { Recurring } from "#contract/spending.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import type { TransactionList } from "#contract/transactions.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";

export type AdvisorFacts = {
  readonly today: PlainDate;
  readonly debts: readonly Debt[];
  readonly analysis: CashflowAnalysis | null;
  /** The plan the person is shown, or the sentence why there is none. */
  readonly plan: PayoffPlan | string;
  readonly profile: Profile;
  readonly upcoming: SystemStatus["upcoming"];
  readonly documents: ReadonlyArray<
    Pick<Document, "id" | "fileName" | "status" | "questionCount" | "documentType" | "uploadedAt">
  >;
  /** Every transaction. */
  readonly transactions: TransactionList;
  readonly recurring: Recurring;
  readonly opportunities: readonly Opportunity[];
};
