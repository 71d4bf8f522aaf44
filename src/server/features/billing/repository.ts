/** The SQL of subscriptions, payments, usage and webhook events. Every query of a person's rows names the person besides row-level security. */
import { and, desc, eq, gt, lt, sql as query } from "drizzle-orm";
import type { BillingMode } from "#contract/billing.ts";
import {
  billingCustomers,
  paymentDisputes,
  payments,
  subscriptions,
  usage,
  webhookEvents,
} from "../../platform/database/payment-tables.ts";
import type { Sql } from "../../platform/database/port.ts";
import { documents, people } from "../../platform/database/schema.ts";

export type CustomerRow = typeof billingCustomers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type DisputeRow = typeof paymentDisputes.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
/** Whose rows, and of which mode. */
export type BillingScope = { readonly sql: Sql; readonly personId: string; readonly mode: BillingMode };

export async function findCustomer({ sql, personId, mode }: BillingScope): Promise<CustomerRow | undefined> {
  const [row] = await sql
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.personId, personId), eq(billingCustomers.mode, mode)));
  return row;
}

/** Keeps the first one when two arrive at once, and returns the one that is kept. */
export async function saveCustomer(scope: BillingScope, customerId: string): Promise<CustomerRow> {
  const { sql, personId, mode } = scope;
  await sql.insert(billingCustomers).values({ personId, mode, customerId }).onConflictDoNothing();
  const kept = await findCustomer(scope);
  if (kept === undefined) throw new Error("the customer just saved is not there");
  return kept;
}

export async function addToClock({ sql, personId, mode }: BillingScope, ms: number): Promise<void> {
  await sql
    .update(billingCustomers)
    .set({ clockOffsetMs: query`${billingCustomers.clockOffsetMs} + ${ms}` })
    .where(and(eq(billingCustomers.personId, personId), eq(billingCustomers.mode, mode)));
}

export async function personExists(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql.select({ id: people.id }).from(people).where(eq(people.id, personId));
  return rows.length > 0;
}

/** Newest first. */
export async function loadSubscriptions({ sql, personId, mode }: BillingScope): Promise<SubscriptionRow[]> {
  return sql
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.personId, personId), eq(subscriptions.mode, mode)))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/** The tables of what the provider said, which keep the numbers of its retrievals. */
const saidTables = { subscription: subscriptions, payment: payments, dispute: paymentDisputes } as const;
type Said = {
  readonly subscription: Omit<SubscriptionRow, Kept>;
  readonly payment: Omit<PaymentRow, Kept>;
  readonly dispute: Omit<DisputeRow, Kept>;
};
type Kept = "personId" | "mode" | "id" | "ticket" | "writtenTicket";

/** A retrieval begins: takes its number, and makes room for the answer where there is none yet. */
export async function takeTicket(
  { sql, personId, mode }: BillingScope,
  kind: keyof Said,
  id: string,
  now: Date,
): Promise<number> {
  const table = saidTables[kind];
  const amount = kind === "subscription" ? {} : { amountCents: 0 };
  const room = { personId, mode, id, status: "unknown", createdAt: now, ticket: 1, writtenTicket: 0 };
  const [row] = await sql
    .insert(table)
    .values({ ...room, ...amount })
    .onConflictDoUpdate({
      target: [table.personId, table.mode, table.id],
      set: { ticket: query`${table.ticket} + 1` },
    })
    .returning({ ticket: table.ticket });
  return row?.ticket ?? 1;
}

/** Writes what was retrieved under a ticket, unless a later retrieval has written already. */
export async function saveSaid<Kind extends keyof Said>(
  { sql, personId, mode }: BillingScope,
  kind: Kind,
  id: string,
  ticket: number,
  said: Said[Kind],
): Promise<void> {
  const table = saidTables[kind];
  // `saidTables` and `Said` have the same kinds; the compiler cannot see that their members belong together.
  const contents: object = { ...said, writtenTicket: ticket };
  await sql
    .update(table)
    .set(contents)
    .where(
      and(
        eq(table.personId, personId),
        eq(table.mode, mode),
        eq(table.id, id),
        lt(table.writtenTicket, ticket),
      ),
    );
}

export async function findSubscription(
  { sql, personId, mode }: BillingScope,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await sql
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.personId, personId), eq(subscriptions.mode, mode), eq(subscriptions.id, id)));
  return row;
}

/** Newest first. */
export async function loadPayments({ sql, personId, mode }: BillingScope): Promise<PaymentRow[]> {
  return sql
    .select()
    .from(payments)
    .where(and(eq(payments.personId, personId), eq(payments.mode, mode)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** Newest first. */
export async function loadDisputes({ sql, personId, mode }: BillingScope): Promise<DisputeRow[]> {
  return sql
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.personId, personId), eq(paymentDisputes.mode, mode)))
    .orderBy(desc(paymentDisputes.createdAt), desc(paymentDisputes.id));
}

/** False when this event was worked off before. */
export async function beginEvent(sql: Sql, id: string, type: string, now: Date): Promise<boolean> {
  await sql.insert(webhookEvents).values({ id, type, receivedAt: now }).onConflictDoNothing();
  const [row] = await sql.select().from(webhookEvents).where(eq(webhookEvents.id, id));
  return row?.processedAt == null;
}

export async function finishEvent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.update(webhookEvents).set({ processedAt: now }).where(eq(webhookEvents.id, id));
}

/** The provider sends an event again for three days at most. */
export async function forgetEvents(sql: Sql, before: Date): Promise<void> {
  await sql.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before));
}

export async function loadUsage(sql: Sql, personId: string, month: string): Promise<number> {
  const [row] = await sql
    .select({ documents: usage.documents })
    .from(usage)
    .where(and(eq(usage.personId, personId), eq(usage.month, month)));
  return row?.documents ?? 0;
}

/** One statement, so that uploads at the same moment cannot pass the limit together. False when the limit is reached. */
export async function countDocument(
  sql: Sql,
  personId: string,
  month: string,
  limit: number | null,
): Promise<boolean> {
  const counted = await sql
    .insert(usage)
    .values({ personId, month, documents: 1 })
    .onConflictDoUpdate({
      target: [usage.personId, usage.month],
      set: { documents: query`${usage.documents} + 1` },
      ...(limit === null ? {} : { setWhere: lt(usage.documents, limit) }),
    })
    .returning({ documents: usage.documents });
  return counted.length > 0;
}

export async function uncountDocument(sql: Sql, personId: string, month: string): Promise<void> {
  await sql
    .update(usage)
    .set({ documents: query`${usage.documents} - 1` })
    .where(and(eq(usage.personId, personId), eq(usage.month, month), gt(usage.documents, 0)));
}

/** Marks the month in which a document counts. */
export async function saveCountedIn(
  sql: Sql,
  personId: string,
  documentId: string,
  month: string | null,
): Promise<void> {
  await sql
    .update(documents)
    .set({ countedIn: month })
    .where(and(eq(documents.personId, personId), eq(documents.id, documentId)));
}
