import type { Stripe } from "stripe";

/**
 * Everything that the payment provider is to send: what is on this list is worked off, nothing else is. Whoever sets up the webhook
 * chooses these there (docs/operations.md names them for that).
 */
export const providerEvents = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_succeeded",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.updated",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "payment_intent.processing",
  "charge.refunded",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "setup_intent.succeeded",
] as const satisfies readonly Stripe.Event["type"][];

/** An event that is worked off. */
export type ProviderEvent = Extract<Stripe.Event, { type: (typeof providerEvents)[number] }>;

const known: ReadonlySet<string> = new Set(providerEvents);

export const isProviderEvent = (event: Stripe.Event): event is ProviderEvent => known.has(event.type);
