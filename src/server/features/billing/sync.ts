/**
 * What the provider says, copied to our rows: always retrieved afresh and never taken from an event, so that events may come late,
 * twice, in any order or not at all.
 */
import type { Stripe } from "stripe";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import { planOfPrice } from "./catalogue-prices.ts";
import { isOver } from "./ending.ts";
import type { SubscriptionFacts } from "./entitlement.ts";
import { isLongUnpaid, type PeriodStanding, periodStanding } from "./period-invoice.ts";
import type { DisputeRow, PaymentRow, SubscriptionRow } from "./repository.ts";

export const instant = (seconds: number): Date => new Date(seconds * 1000);

/** The person whom we made this for, as we noted it with the provider; undefined for what is not ours. */
export const personOf = (object: { readonly metadata: Stripe.Metadata | null }): string | undefined =>
  object.metadata?.["personId"];

export type SaidOfSubscription = Omit<
  SubscriptionRow,
  "personId" | "mode" | "id" | "ticket" | "writtenTicket"
>;

/**
 * A subscription in the provider's form, as our row. `schedule` must be expanded. One whose running period nobody pays for any more is
 * "unpaid", and one whose renewal was tried and is open "past_due", whatever the provider calls it: it goes by the newest invoice, which
 * may be a paid one for something else.
 */
export function readSubscription(said: Stripe.Subscription, stands: PeriodStanding): SaidOfSubscription {
  const item = said.items.data[0];
  const plan = said.items.data.length === 1 && item ? planOfPrice(item.price) : undefined;
  const periodEnd = item ? instant(item.current_period_end) : null;
  const cancelAt =
    said.cancel_at !== null ? instant(said.cancel_at) : said.cancel_at_period_end ? periodEnd : null;
  const next = nextPlan(said);
  return {
    tier: plan?.tier ?? null,
    interval: plan?.interval ?? null,
    status: statusOf(said.status, stands),
    periodStart: item ? instant(item.current_period_start) : null,
    periodEnd,
    cancelAt,
    nextTier: next?.tier ?? null,
    nextInterval: next?.interval ?? null,
    createdAt: instant(said.created),
  };
}

function statusOf(status: Stripe.Subscription.Status, stands: PeriodStanding): string {
  if (isOver(status)) return status;
  if (stands === "withdrawn") return "unpaid";
  return stands === "owed" && status === "active" ? "past_due" : status;
}

/** What a schedule still has before it. It goes on until the end of its last phase, which is the running one by then. */
export function nextPhase({
  schedule,
}: Pick<Stripe.Subscription, "schedule">): Stripe.SubscriptionSchedule.Phase | undefined {
  if (schedule === null || typeof schedule === "string" || schedule.status !== "active") return undefined;
  const { current_phase: running, phases } = schedule;
  return running === null ? undefined : phases.find(({ start_date: start }) => start >= running.end_date);
}

function nextPlan(said: Stripe.Subscription) {
  if (nextPhase(said) === undefined) return undefined;
  const [tier, interval] = (said.metadata["next"] ?? "").split(" ");
  return { tier: tier ?? null, interval: interval ?? null };
}

export function toFacts(row: SubscriptionRow): SubscriptionFacts {
  return {
    ...row,
    // Only `readSubscription` writes these columns.
    mode: row.mode as SubscriptionFacts["mode"],
    tier: row.tier as SubscriptionFacts["tier"],
    interval: row.interval as SubscriptionFacts["interval"],
  };
}

export type TicketKind = "subscription" | "payment" | "dispute";
export type SaidOfDispute = Pick<DisputeRow, "subscriptionId" | "amountCents" | "status" | "createdAt">;

/** Where what was retrieved is kept. Nothing is kept of somebody who is gone. */
export type ProviderRows = {
  /** A retrieval begins: its number counts from 1 for each object. Undefined for somebody who is gone. */
  takeTicket(personId: string, kind: TicketKind, id: string): Promise<number | undefined>;
  /** Does nothing where a later retrieval has been written already. */
  saveSubscription(personId: string, id: string, ticket: number, said: SaidOfSubscription): Promise<void>;
  /** As `saveSubscription`. */
  savePayment(
    personId: string,
    id: string,
    ticket: number,
    said: Pick<PaymentRow, "amountCents" | "status" | "createdAt">,
  ): Promise<void>;
  /** As `saveSubscription`. */
  saveDispute(personId: string, id: string, ticket: number, said: SaidOfDispute): Promise<void>;
};

export function createSync({ client }: Pick<PaymentProvider, "client">, rows: ProviderRows) {
  return {
    /** Brings our row of a subscription up to date and returns what the provider said. */
    async refreshSubscription(personId: string, id: string): Promise<Stripe.Subscription | undefined> {
      // Before it is retrieved: whoever takes a later number retrieves later, and knows at least as much.
      const ticket = await rows.takeTicket(personId, "subscription", id);
      if (ticket === undefined) return undefined;
      const said = await client.subscriptions.retrieve(id, { expand: ["schedule", "latest_invoice"] });
      if (personOf(said) !== personId) return undefined;
      const stands = isOver(said.status) ? "paid" : await periodStanding(client, said);
      const isLong = stands === "owed" && (await isLongUnpaid(client, said));
      await rows.saveSubscription(
        personId,
        id,
        ticket,
        readSubscription(said, isLong ? "withdrawn" : stands),
      );
      return said;
    },

    /** Brings our row of a one-time payment up to date and returns what the provider said. */
    async refreshPayment(personId: string, id: string): Promise<Stripe.PaymentIntent | undefined> {
      const ticket = await rows.takeTicket(personId, "payment", id);
      if (ticket === undefined) return undefined;
      const said = await client.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
      if (personOf(said) !== personId) return undefined;
      const charge = typeof said.latest_charge === "object" ? said.latest_charge : null;
      await rows.savePayment(personId, id, ticket, {
        amountCents: said.amount,
        status: charge?.refunded === true ? "refunded" : said.status,
        createdAt: instant(said.created),
      });
      return said;
    },

    /** Brings our row of a dispute about a payment of this person up to date; `subscriptionId` is what was paid, null for a one-time payment. */
    async refreshDispute(personId: string, id: string, subscriptionId: string | null): Promise<void> {
      const ticket = await rows.takeTicket(personId, "dispute", id);
      if (ticket === undefined) return;
      const { amount, status, created } = await client.disputes.retrieve(id);
      const said = { subscriptionId, amountCents: amount, status, createdAt: instant(created) };
      await rows.saveDispute(personId, id, ticket, said);
    },
  };
}
export type Sync = ReturnType<typeof createSync>;
