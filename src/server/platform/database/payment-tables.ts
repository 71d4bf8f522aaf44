/** The tables of plans and payments; the rules of schema.ts hold. */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Who a person is at the payment provider, one row for each mode in which they ordered anything. */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    personId: text("person_id").notNull(),
    mode: text("mode").notNull(),
    customerId: text("customer_id").notNull(),
    /** How far the person's test clock is ahead of the real one; 0 outside the sandbox. */
    clockOffsetMs: bigint("clock_offset_ms", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.personId, table.mode] })],
);

/**
 * What the payment provider last said of a person's subscriptions. Written only from what was retrieved there; `ticket` counts the
 * retrievals begun and `writtenTicket` is that of the present contents, so that an older answer never replaces a newer one.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    personId: text("person_id").notNull(),
    mode: text("mode").notNull(),
    id: text("id").notNull(),
    /** Null for a price that is not of the catalogue: it entitles to nothing. */
    tier: text("tier"),
    interval: text("interval"),
    /** The provider's own word; "unknown" until it was retrieved. */
    status: text("status").notNull(),
    periodStart: instant("period_start"),
    periodEnd: instant("period_end"),
    /** When it ends without being renewed. */
    cancelAt: instant("cancel_at"),
    /** The catalogue's plan that follows at the end of the period. */
    nextTier: text("next_tier"),
    nextInterval: text("next_interval"),
    createdAt: instant("created_at").notNull(),
    ticket: integer("ticket").notNull(),
    writtenTicket: integer("written_ticket").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.mode, table.id] })],
);

/** One-time payments, as the provider last said; tickets as in `subscriptions`. */
export const payments = pgTable(
  "payments",
  {
    personId: text("person_id").notNull(),
    mode: text("mode").notNull(),
    id: text("id").notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    status: text("status").notNull(),
    createdAt: instant("created_at").notNull(),
    ticket: integer("ticket").notNull(),
    writtenTicket: integer("written_ticket").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.mode, table.id] })],
);

/** Payments that somebody's bank asks back, as the provider last said; tickets as in `subscriptions`. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    personId: text("person_id").notNull(),
    mode: text("mode").notNull(),
    id: text("id").notNull(),
    /** The plan that was paid with it; null for a one-time payment. */
    subscriptionId: text("subscription_id"),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    /** The provider's own word; "unknown" until it was retrieved. */
    status: text("status").notNull(),
    createdAt: instant("created_at").notNull(),
    ticket: integer("ticket").notNull(),
    writtenTicket: integer("written_ticket").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.mode, table.id] })],
);

/** What the provider told us, each event once. Holds nothing about anybody. */
export const webhookEvents = pgTable("webhook_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: instant("received_at").notNull(),
  /** Null while nothing came of it: it is done again when it is sent again. */
  processedAt: instant("processed_at"),
});

/** Documents that count against the limit of a month, YYYY-MM in UTC. */
export const usage = pgTable(
  "usage",
  {
    personId: text("person_id").notNull(),
    month: text("month").notNull(),
    documents: integer("documents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.month] })],
);

/** The sandbox's counters: whoever changes its records holds their row. And what versions before `sandbox_records` kept. */
export const sandboxState = pgTable("sandbox_state", {
  id: integer("id").primaryKey(),
  content: jsonb("content").notNull(),
});

/** What the sandbox knows in the provider's place. Names nobody but by the ids of people and test customers. */
export const sandboxRecords = pgTable(
  "sandbox_records",
  {
    kind: text("kind").notNull(),
    id: text("id").notNull(),
    /** The customer whose it is, or the payment of nobody's; null for what everybody shares. */
    owner: text("owner"),
    /** When it wants to be looked at though nobody asks for it, in seconds since 1970. */
    dueAt: bigint("due_at", { mode: "number" }),
    /** The order in which records came. */
    position: bigint("position", { mode: "number" }).notNull(),
    content: jsonb("content").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("sandbox_records_id").on(table.id),
    index("sandbox_records_owner").on(table.owner),
    index("sandbox_records_due").on(table.dueAt),
  ],
);
