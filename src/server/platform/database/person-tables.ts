/**
 * Every table with a person's rows: how it is taken out, brought back and erased. A test finds the tables in the database itself and
 * fails on one that is not here.
 */
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Place } from "../crypto/port.ts";
import * as advisorTables from "./advisor-tables.ts";
import * as householdTables from "./household-tables.ts";
import * as noticeTables from "./notice-tables.ts";
import * as paymentTables from "./payment-tables.ts";
import * as schema from "./schema.ts";

/** A row as the database driver gives it, by the names of schema.ts. */
export type PersonRow = Readonly<Record<string, unknown>>;

type SealedColumn = {
  readonly holds: "text" | "json";
  /** Where it was sealed to; see the feature that writes it. */
  readonly place: (row: PersonRow, personId: string) => Omit<Place, "personId">;
};

export type PersonTable = {
  readonly name: string;
  readonly table: PgTable;
  /** Whose row it is. */
  readonly owner: PgColumn;
  /** The primary key without the owner: the order in which rows are taken out. */
  readonly order: readonly PgColumn[];
  readonly sealed: Readonly<Record<string, SealedColumn>>;
  /** "data" and "settings" come back with an import, "account" is for knowing only; a sentence says why it is not taken out. */
  readonly exported: "data" | "settings" | "account" | { readonly never: string };
  /** Columns that are not taken out, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** With what it is erased: the money data alone, with a reset of everything, or only with the account. */
  readonly erasedWith: Erasure;
};

/** What is erased: the money data; that and the settings; or everything, so that nothing of the person remains. */
export const erasureKinds = ["data", "reset", "account"] as const;
export type Erasure = (typeof erasureKinds)[number];

const textOf = (row: PersonRow, name: string): string => {
  const value = row[name];
  if (Buffer.isBuffer(value)) return value.toString("hex");
  return typeof value === "string" ? value : String(Number(value));
};

/** Sealed to a table, a row named by some of its columns, and a column. */
function json(table: string, column: string, parts: readonly string[], separator = "/"): SealedColumn {
  return {
    holds: "json",
    place: (row, personId) => ({
      table,
      rowId: parts.map((part) => (part === "personId" ? personId : textOf(row, part))).join(separator),
      column,
    }),
  };
}
const text = (...place: Parameters<typeof json>): SealedColumn => ({ ...json(...place), holds: "text" });

const money = { exported: "data", leftOut: {}, sealed: {}, erasedWith: "data" } as const;
const settings = { exported: "settings", leftOut: {}, erasedWith: "reset" } as const;
/** Erasing the money data neither ends what is paid for nor begins the month's count anew. */
const paid = { exported: "account", leftOut: {}, sealed: {}, erasedWith: "account" } as const;
const bookkeeping = {
  ticket: "counts how often the payment provider was asked",
  writtenTicket: "counts how often the payment provider was asked",
};
/** Of a household, whose id stands in the place of a person's: gone with the household. */
const household = {
  exported: { never: "belongs to the household; what a member may know of it stands beside the tables" },
  leftOut: {},
  sealed: {},
  erasedWith: "account",
} as const;
const s = { ...schema, ...householdTables, ...noticeTables, ...paymentTables, ...advisorTables };

export const personTables: readonly PersonTable[] = [
  {
    name: "people",
    table: s.people,
    owner: s.people.id,
    order: [],
    sealed: { profileSealed: json("people", "profile_sealed", ["personId"]) },
    exported: "account",
    leftOut: { identityHash: "computed from issuer and subject, which are there" },
    erasedWith: "account",
  },
  {
    name: "person_keys",
    table: s.personKeys,
    owner: s.personKeys.personId,
    order: [],
    sealed: {},
    exported: { never: "the key opens what is sealed on the server; taken out, everything is open" },
    leftOut: {},
    erasedWith: "account",
  },
  {
    name: "sessions",
    table: s.sessions,
    owner: s.sessions.personId,
    order: [s.sessions.id],
    sealed: { idTokenSealed: text("sessions", "id_token_sealed", ["id"]) },
    exported: "account",
    leftOut: {
      tokenHash: "means of signing in",
      idTokenSealed: "means of signing out at the provider",
    },
    erasedWith: "account",
  },
  {
    ...money,
    name: "documents",
    table: s.documents,
    owner: s.documents.personId,
    order: [s.documents.id],
    sealed: {
      fileNameSealed: text("documents", "file_name", ["id"]),
      extractionSealed: json("documents", "extraction", ["id"]),
      passwordSealed: text("documents", "password", ["id"]),
    },
    leftOut: {
      passwordSealed: "kept only until the file was opened",
      storageKey: "the originals are listed beside the tables",
      countedIn: "what was read elsewhere counts against no limit here",
      modelSaid: "another installation has another model, or none",
    },
  },
  {
    ...money,
    name: "accounts",
    table: s.accounts,
    owner: s.accounts.personId,
    order: [s.accounts.id],
    sealed: { nameSealed: json("accounts", "name", ["id"]) },
  },
  {
    ...money,
    name: "statements",
    table: s.statements,
    owner: s.statements.personId,
    order: [s.statements.documentId, s.statements.accountIndex],
    sealed: { factsSealed: json("statements", "facts", ["documentId", "accountIndex"]) },
  },
  {
    ...money,
    name: "transaction_batches",
    table: s.transactionBatches,
    owner: s.transactionBatches.personId,
    order: [s.transactionBatches.id],
    sealed: { rowsSealed: json("transaction_batches", "rows", ["documentId", "id"]) },
  },
  {
    ...money,
    name: "transactions",
    table: s.transactions,
    owner: s.transactions.personId,
    order: [s.transactions.accountId, s.transactions.matchMac, s.transactions.twin],
    sealed: { descriptionSealed: text("transactions", "description", ["accountId", "matchMac", "twin"]) },
  },
  {
    ...money,
    name: "corrections",
    table: s.corrections,
    owner: s.corrections.personId,
    order: [s.corrections.documentId, s.corrections.id],
    sealed: { contentSealed: json("corrections", "content", ["documentId", "id"]) },
  },
  {
    ...money,
    name: "typed_entries",
    table: s.typedEntries,
    owner: s.typedEntries.personId,
    order: [s.typedEntries.id],
    sealed: { contentSealed: json("typed_entries", "content", ["id"]) },
  },
  {
    ...money,
    name: "transaction_words",
    table: s.transactionWords,
    owner: s.transactionWords.personId,
    order: [s.transactionWords.accountId, s.transactionWords.matchMac, s.transactionWords.twin],
  },
  {
    ...money,
    name: "recurring_words",
    table: s.recurringWords,
    owner: s.recurringWords.personId,
    order: [s.recurringWords.itemMac],
  },
  {
    ...money,
    name: "category_corrections",
    table: s.categoryCorrections,
    owner: s.categoryCorrections.personId,
    order: [s.categoryCorrections.merchantMac],
    sealed: { contentSealed: json("category_corrections", "content", ["merchantMac"]) },
  },
  {
    ...money,
    name: "egress",
    table: s.egress,
    owner: s.egress.personId,
    order: [s.egress.id],
    sealed: { contentSealed: json("egress", "content", ["id"]) },
  },
  {
    ...money,
    name: "kept_plans",
    table: s.keptPlans,
    owner: s.keptPlans.personId,
    order: [s.keptPlans.sequence],
    sealed: { contentSealed: json("kept_plans", "content", ["personId", "sequence"], " ") },
  },
  {
    ...money,
    name: "payment_marks",
    table: s.paymentMarks,
    owner: s.paymentMarks.personId,
    order: [s.paymentMarks.debtId, s.paymentMarks.month],
    sealed: { contentSealed: json("payment_marks", "content", ["personId", "debtId", "month"], " ") },
  },
  {
    ...money,
    name: "plan_choices",
    table: s.planChoices,
    owner: s.planChoices.personId,
    order: [],
    sealed: { contentSealed: json("plan_choices", "content", ["personId"]) },
  },
  {
    ...money,
    name: "chat_messages",
    table: s.chatMessages,
    owner: s.chatMessages.personId,
    order: [s.chatMessages.createdAt, s.chatMessages.id],
    sealed: { contentSealed: json("chat_messages", "content", ["id"]) },
  },
  {
    ...money,
    name: "notices",
    table: s.notices,
    owner: s.notices.personId,
    order: [s.notices.id],
    sealed: { contentSealed: json("notices", "content", ["id"]) },
  },
  {
    ...settings,
    name: "cashflow_settings",
    table: s.cashflowSettings,
    owner: s.cashflowSettings.personId,
    order: [],
    sealed: {},
  },
  {
    ...settings,
    name: "notification_preferences",
    table: s.notificationPreferences,
    owner: s.notificationPreferences.personId,
    order: [],
    sealed: { contentSealed: json("notification_preferences", "content", ["personId"]) },
  },
  {
    ...settings,
    name: "privacy_settings",
    table: s.privacySettings,
    owner: s.privacySettings.personId,
    order: [],
    sealed: { contentSealed: json("privacy_settings", "content", ["personId"]) },
  },
  {
    ...paid,
    name: "billing_customers",
    table: s.billingCustomers,
    owner: s.billingCustomers.personId,
    order: [s.billingCustomers.mode],
  },
  {
    ...paid,
    name: "subscriptions",
    table: s.subscriptions,
    owner: s.subscriptions.personId,
    order: [s.subscriptions.mode, s.subscriptions.id],
    leftOut: bookkeeping,
  },
  {
    ...paid,
    name: "payments",
    table: s.payments,
    owner: s.payments.personId,
    order: [s.payments.mode, s.payments.id],
    leftOut: bookkeeping,
  },
  {
    ...paid,
    name: "payment_disputes",
    table: s.paymentDisputes,
    owner: s.paymentDisputes.personId,
    order: [s.paymentDisputes.mode, s.paymentDisputes.id],
    leftOut: bookkeeping,
  },
  {
    ...paid,
    name: "usage",
    table: s.usage,
    owner: s.usage.personId,
    order: [s.usage.month],
  },
  {
    ...paid,
    name: "model_use",
    table: s.modelUse,
    owner: s.modelUse.personId,
    order: [s.modelUse.month],
  },
  {
    ...paid,
    name: "memberships",
    table: s.memberships,
    owner: s.memberships.personId,
    order: [],
    sealed: { contentSealed: json("memberships", "content", ["personId"]) },
  },
  {
    name: "account_shares",
    table: s.accountShares,
    owner: s.accountShares.personId,
    order: [s.accountShares.accountId],
    sealed: {},
    exported: "account",
    leftOut: {},
    erasedWith: "data",
  },
  {
    ...household,
    name: "households",
    table: s.households,
    owner: s.households.personId,
    order: [],
  },
  {
    ...household,
    name: "household_members",
    table: s.householdMembers,
    owner: s.householdMembers.personId,
    order: [s.householdMembers.id],
  },
  {
    ...household,
    name: "household_invitations",
    table: s.householdInvitations,
    owner: s.householdInvitations.personId,
    order: [s.householdInvitations.id],
    sealed: { contentSealed: json("household_invitations", "content", ["id"]) },
  },
  {
    ...household,
    name: "household_goals",
    table: s.householdGoals,
    owner: s.householdGoals.personId,
    order: [s.householdGoals.id],
    sealed: { contentSealed: json("household_goals", "content", ["id"]) },
  },
  {
    ...household,
    name: "household_events",
    table: s.householdEvents,
    owner: s.householdEvents.personId,
    order: [s.householdEvents.id],
    sealed: { contentSealed: json("household_events", "content", ["id"]) },
  },
  {
    name: "person_revisions",
    table: s.personRevisions,
    owner: s.personRevisions.personId,
    order: [],
    sealed: {},
    exported: { never: "a random mark that says only that something changed" },
    leftOut: {},
    erasedWith: "data",
  },
  {
    name: "erasures",
    table: s.erasures,
    owner: s.erasures.personId,
    order: [s.erasures.id],
    sealed: {},
    exported: { never: "there only while an erasure is under way" },
    leftOut: {},
    erasedWith: "data",
  },
];

/** Whether this erasure takes the table's rows. */
export function isErasedBy(table: PersonTable, what: Erasure): boolean {
  return erasureKinds.indexOf(table.erasedWith) <= erasureKinds.indexOf(what);
}
