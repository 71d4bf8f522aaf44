/**
 * Every table but those of payments (payment-tables.ts), notices (notice-tables.ts), the advisor (advisor-tables.ts) and access tokens (access-token-tables.ts). All keys of a person's rows lead with the person's id, and every such table is under row-level security:
 * without `app.person_id` set in the transaction a query sees nothing (see forPerson in database.ts).
 * Columns named `*Sealed` hold AES-256-GCM ciphertext under the person's data key; see platform/crypto.
 */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";

export const people = pgTable("people", {
  id: text("id").primaryKey(),
  /** SHA-256 of issuer and subject: the only identity. E-mail is never one. */
  identityHash: bytea("identity_hash").notNull().unique(),
  /** JSON {issuer, subject, email, name, developmentSignIn}. */
  profileSealed: bytea("profile_sealed").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Deleting the row makes everything sealed for the person unreadable, in backups too. */
export const personKeys = pgTable("person_keys", {
  personId: text("person_id").primaryKey(),
  masterKeyId: text("master_key_id").notNull(),
  wrappedKey: bytea("wrapped_key").notNull(),
  /** The key for equality, sealed under the data key, where it came with an import; null: derived from the data key. */
  macKeySealed: bytea("mac_key_sealed"),
});

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** Absolute end, whatever the use. */
    expiresAt: instant("expires_at").notNull(),
    authenticatedAt: instant("authenticated_at").notNull(),
    userAgent: text("user_agent").notNull(),
    idTokenSealed: bytea("id_token_sealed"),
    /** Whether the session shows the sample household instead of the person's own rows. */
    exploresSample: boolean("explores_sample").notNull().default(false),
  },
  (table) => [index("sessions_person").on(table.personId)],
);

/** How often something limited was asked for, in a window that ends; see request-counts.ts. Names nobody. */
export const requestCounts = pgTable(
  "request_counts",
  {
    keyHash: bytea("key_hash").primaryKey(),
    endsAt: instant("ends_at").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [index("request_counts_ends").on(table.endsAt)],
);

/** A sign-in under way, before there is a person: one use, ten minutes. */
export const loginTransactions = pgTable("login_transactions", {
  idHash: bytea("id_hash").primaryKey(),
  codeVerifier: text("code_verifier").notNull(),
  state: text("state").notNull(),
  nonce: text("nonce").notNull(),
  returnTo: text("return_to").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

export const documents = pgTable(
  "documents",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    fileNameSealed: bytea("file_name_sealed").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    /** HMAC of the bytes under the person's data key: finds the same file again, says nothing to anyone else. */
    contentMac: bytea("content_mac").notNull(),
    requestedType: text("requested_type").notNull(),
    /** True when the person chose the type; false when it was guessed from the file's name. */
    typeChosen: boolean("type_chosen").notNull(),
    documentType: text("document_type"),
    status: text("status").notNull(),
    stage: text("stage").notNull(),
    progress: integer("progress").notNull(),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    duplicateOf: text("duplicate_of"),
    passwordSealed: bytea("password_sealed"),
    /** Null once the original was erased. */
    storageKey: text("storage_key"),
    /** JSON of the extraction contract. */
    extractionSealed: bytea("extraction_sealed"),
    uploadedAt: instant("uploaded_at").notNull(),
    readAt: instant("read_at"),
    /** What the person said of a model for this document alone: "never", or the host that may be asked; null: as in the settings. */
    modelSaid: text("model_said"),
    /** The month of `usage`, YYYY-MM, in which it counts against a limit; null where it does not count. */
    countedIn: text("counted_in"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("documents_content").on(table.personId, table.contentMac),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    kind: text("kind").notNull(),
    /** HMAC of kind, institution and last four: the same account in another document. */
    identityMac: bytea("identity_mac").notNull(),
    nameSealed: bytea("name_sealed").notNull(),
    currency: text("currency").notNull(),
    /** The account that a person said this one is: shown and counted as one with it. */
    joinedInto: text("joined_into"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    uniqueIndex("accounts_identity").on(table.personId, table.identityMac),
  ],
);

/** What one document says about one account. The newest statement is the account's present state. */
export const statements = pgTable(
  "statements",
  {
    personId: text("person_id").notNull(),
    accountId: text("account_id").notNull(),
    documentId: text("document_id").notNull(),
    /** Index in the extraction's `accounts`. */
    accountIndex: integer("account_index").notNull(),
    /** Statement date, else period end, else the day of the upload. */
    asOf: date("as_of", { mode: "string" }).notNull(),
    /** JSON: the account's facts, the evidence and the open questions of each, and the file's name. */
    factsSealed: bytea("facts_sealed").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.documentId, table.accountIndex] }),
    index("statements_account").on(table.personId, table.accountId, table.asOf),
  ],
);

export const transactions = pgTable(
  "transactions",
  {
    personId: text("person_id").notNull(),
    accountId: text("account_id").notNull(),
    /** HMAC of date, amount and description, and which of several equal rows this is: real twins stay two. */
    matchMac: bytea("match_mac").notNull(),
    twin: integer("twin").notNull(),
    documentId: text("document_id").notNull(),
    postedOn: date("posted_on", { mode: "string" }).notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    /** Only of rows from before there were batches. */
    descriptionSealed: bytea("description_sealed"),
    category: text("category").notNull(),
    /** Where the row lies sealed: the batch and its place in it, from 0. */
    batchId: text("batch_id"),
    batchIndex: integer("batch_index"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.accountId, table.matchMac, table.twin] }),
    index("transactions_document").on(table.personId, table.documentId),
    index("transactions_by_themselves").on(table.personId).where(sql`batch_id is null`),
  ],
);

/**
 * The transactions that one document or entry brought at once, sealed together: opened one by one, those of a large household take
 * longer than a page may. Never changed; a row that counts no more is one that `transactions` does not point at.
 */
export const transactionBatches = pgTable(
  "transaction_batches",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    documentId: text("document_id").notNull(),
    /** JSON; see features/ledger/transaction-batch.ts. */
    rowsSealed: bytea("rows_sealed").notNull(),
    /** Another text after rows were taken out of it: by a trigger. */
    liveRevision: text("live_revision").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("transaction_batches_document").on(table.personId, table.documentId),
  ],
);

/** What a person said a figure of a document is: outranks what was read. One that counts no more stays as history. */
export const corrections = pgTable(
  "corrections",
  {
    personId: text("person_id").notNull(),
    documentId: text("document_id").notNull(),
    id: text("id").notNull(),
    /** JSON: the figure's path, its value, what was read, and how to find the figure again in another reading. */
    contentSealed: bytea("content_sealed").notNull(),
    madeAt: instant("made_at").notNull(),
    /** Set when it was taken back or replaced. */
    undoneAt: instant("undone_at"),
  },
  (table) => [primaryKey({ columns: [table.personId, table.documentId, table.id] })],
);

/** What a person typed in. Where it speaks of an account, a row of `statements` or `transactions` stands for it under its id. */
export const typedEntries = pgTable(
  "typed_entries",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    /** Null for what belongs to no account: income and expenses of a month. */
    accountId: text("account_id"),
    /** Counts the changes: a change of an older version than the present one is refused. */
    version: integer("version").notNull(),
    /** JSON of the contract's EntryContent, and the day on which it was said. */
    contentSealed: bytea("content_sealed").notNull(),
    typedAt: instant("typed_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** Set while the deletion can still be undone. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
);

/** What a person said about single transactions; stays when the document is read again. */
export const transactionWords = pgTable(
  "transaction_words",
  {
    personId: text("person_id").notNull(),
    accountId: text("account_id").notNull(),
    matchMac: bytea("match_mac").notNull(),
    twin: integer("twin").notNull(),
    /** Counts nowhere. */
    leftOut: boolean("left_out").notNull(),
    /** This row's own category, whatever its merchant's is. */
    category: text("category"),
    /** Counts although another document seems to have brought it already. */
    kept: boolean("kept").notNull(),
    /** Does not come again: counts in no usual month. Null in exports from before it could be said. */
    once: boolean("once"),
    saidAt: instant("said_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.accountId, table.matchMac, table.twin] })],
);

/** What a person said about something that seems to come again. */
export const recurringWords = pgTable(
  "recurring_words",
  {
    personId: text("person_id").notNull(),
    /** HMAC of the merchant and the direction. */
    itemMac: bytea("item_mac").notNull(),
    /** "not-recurring" or "cancelled". */
    said: text("said").notNull(),
    /** The day on the person's calendar: what comes after it came although it was cancelled. */
    saidOn: date("said_on", { mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.itemMac] })],
);

/** What left this server for a model: written before it is sent, kept when the document is deleted. */
export const egress = pgTable(
  "egress",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    documentId: text("document_id").notNull(),
    sentAt: instant("sent_at").notNull(),
    host: text("host").notNull(),
    model: text("model").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    outcome: text("outcome").notNull(),
    /** JSON {fileName, text}: the exact body of the request. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("egress_newest").on(table.personId, table.sentAt, table.id),
  ],
);

/** The plans a person had: the first, and one more each time the facts behind it changed. Never changed afterwards. */
export const keptPlans = pgTable(
  "kept_plans",
  {
    personId: text("person_id").notNull(),
    /** From 1, in the order in which they were made. */
    sequence: integer("sequence").notNull(),
    madeAt: instant("made_at").notNull(),
    /** HMAC of the facts it was computed from: the same facts are not kept twice in a row. */
    factsMac: bytea("facts_mac").notNull(),
    /** JSON of KeptPlan. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.sequence] })],
);

/** How sure a person wants the safe extra to be; no row is the default. */
export const cashflowSettings = pgTable("cashflow_settings", {
  personId: text("person_id").primaryKey(),
  safety: text("safety").notNull(),
});

/** What a person said a merchant's transactions are: outweighs every rule. */
export const categoryCorrections = pgTable(
  "category_corrections",
  {
    personId: text("person_id").notNull(),
    /** HMAC of the merchant and the direction: one word for each, the last one. */
    merchantMac: bytea("merchant_mac").notNull(),
    madeAt: instant("made_at").notNull(),
    /** JSON {merchantKeys, merchant, direction, category}. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.merchantMac] })],
);

/** Another text after each transaction that changed anything of the person: what was computed before it counts no more. */
export const personRevisions = pgTable("person_revisions", {
  personId: text("person_id").primaryKey(),
  revision: text("revision").notNull(),
});

/** One row: proves that the configured master key is the one that sealed this database. */
export const keyCanary = pgTable("key_canary", {
  id: integer("id").primaryKey(),
  masterKeyId: text("master_key_id").notNull(),
  sealed: bytea("sealed").notNull(),
});

/** What a person said of a payment: that it was made, or not. A statement outranks it. */
export const paymentMarks = pgTable(
  "payment_marks",
  {
    personId: text("person_id").notNull(),
    /** The account it is a debt of. */
    debtId: text("debt_id").notNull(),
    /** The calendar month it is due in, YYYY-MM. */
    month: text("month").notNull(),
    markedAt: instant("marked_at").notNull(),
    /** JSON {status, amount}. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.debtId, table.month] })],
);

/** What a person decided about the plan: amounts, debts left out, whether it is set up. */
export const planChoices = pgTable("plan_choices", {
  personId: text("person_id").primaryKey(),
  /** JSON of PlanChoices. */
  contentSealed: bytea("content_sealed").notNull(),
});

/** What a person wants to be told of, and how. */
export const notificationPreferences = pgTable("notification_preferences", {
  personId: text("person_id").primaryKey(),
  /** JSON of NotificationPreferences. */
  contentSealed: bytea("content_sealed").notNull(),
});

/** What a person decided about keeping and erasing. */
export const privacySettings = pgTable("privacy_settings", {
  personId: text("person_id").primaryKey(),
  /** JSON of the settings, and since when the person has no debt. */
  contentSealed: bytea("content_sealed").notNull(),
});

/** An erasure that was asked for and is not finished: written before the first thing is erased, gone with the last. */
export const erasures = pgTable(
  "erasures",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    /** "data" or "account". */
    what: text("what").notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
);
