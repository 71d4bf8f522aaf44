/** What the payment provider's events mean. An event only says where to look: everything is retrieved afresh. */
import type { Stripe } from "stripe";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import { isProviderEvent, type ProviderEvent } from "../../platform/payments/provider-events.ts";
import { guaranteeEnd, listPaidInvoices } from "./changes.ts";
import { endNow, isOver, withdraw, withdrawInvoices } from "./ending.ts";
import { isLapsed } from "./entitlement.ts";
import { stopLateTries } from "./grace-tries.ts";
import { periodStanding } from "./period-invoice.ts";
import { isMissingThere } from "./provider-errors.ts";
import { instant, personOf, readSubscription, type Sync } from "./sync.ts";

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === "string" ? reference : reference?.id;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Which events were worked off. */
export type EventLog = {
  /** False when it was worked off before. */
  begin(id: string, type: string): Promise<boolean>;
  finish(id: string): Promise<void>;
};

/** What whoever runs this installation must hear of, because only they can act on it. Names nobody. */
export type OperatorNews = {
  /** A dispute was opened; `answerBy` in seconds since 1970, null where there is nothing to answer. */
  readonly onDisputed: (told: { readonly dispute: string; readonly answerBy: number | null }) => void;
  /** A refund came back from the bank: the person was told that they get it, and does not. */
  readonly onRefundFailed: (told: { readonly refund: string }) => void;
};

type EventHandlerDependencies = OperatorNews & {
  readonly provider: Pick<PaymentProvider, "client" | "mode">;
  readonly sync: Sync;
  readonly log: EventLog;
  /** What time it is for a person. */
  readonly nowOf: (personId: string) => Promise<Date>;
};

export function createEventHandler(deps: EventHandlerDependencies) {
  const { provider, sync, log } = deps;
  const { client, mode } = provider;

  async function onSubscription(id: string): Promise<void> {
    const said = await client.subscriptions.retrieve(id);
    const personId = personOf(said);
    if (personId === undefined) return;
    // What is not paid is not owed: the provider leaves open what it gave up to collect.
    if (isOver(said.status)) await withdrawInvoices(client, id);
    await sync.refreshSubscription(personId, id);
  }

  /**
   * Retrieved, because events come in the form that the provider's account is set to, which may be an older one than ours. One that is
   * open is tried again while the plan is kept all the same, and no later: the provider may set another day for the next try at any time.
   */
  async function onInvoice({ id }: Stripe.Invoice): Promise<void> {
    const invoice = await client.invoices.retrieve(id).catch((error: unknown) => {
      // A draft may be deleted, though not one of a renewal.
      if (!isMissingThere(error)) throw error;
    });
    const about = idOf(invoice?.parent?.subscription_details?.subscription);
    if (invoice === undefined || about === undefined) return;
    if (invoice.status === "open") {
      const said = await client.subscriptions.retrieve(about);
      const since = said.items.data[0]?.current_period_start;
      if (personOf(said) !== undefined && since !== undefined)
        await stopLateTries(client, invoice, instant(since));
    }
    await onSubscription(about);
  }

  async function onPayment({ id }: Stripe.PaymentIntent): Promise<void> {
    const said = await client.paymentIntents.retrieve(id);
    const personId = personOf(said);
    if (personId !== undefined) await sync.refreshPayment(personId, id);
  }

  /** The subscription whose invoice this payment paid; undefined for a payment of its own. */
  async function subscriptionPaidBy(
    paymentId: string,
  ): Promise<{ id: string; customer: string } | undefined> {
    const { data } = await client.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: paymentId },
    });
    const invoiceId = idOf(data[0]?.invoice);
    if (invoiceId === undefined) return undefined;
    const invoice = await client.invoices.retrieve(invoiceId);
    const id = idOf(invoice.parent?.subscription_details?.subscription);
    const customer = idOf(invoice.customer);
    return id === undefined || customer === undefined ? undefined : { id, customer };
  }

  async function endSubscription(id: string): Promise<void> {
    const said = await client.subscriptions.retrieve(id);
    if (personOf(said) === undefined) return;
    if (!isOver(said.status)) {
      await withdrawInvoices(client, id);
      await endNow(client, id);
    }
    await onSubscription(id);
  }

  /** All of it given back within the guarantee ends the plan; a part of it changes nothing. */
  async function onRefund(given: Stripe.Charge, at: number): Promise<void> {
    const charge = await client.charges.retrieve(given.id);
    const paymentId = idOf(charge.payment_intent);
    if (paymentId === undefined) return;
    const paid = await subscriptionPaidBy(paymentId);
    if (paid === undefined) {
      await onPayment(await client.paymentIntents.retrieve(paymentId));
      return;
    }
    const end = guaranteeEnd(await listPaidInvoices(client, paid.customer));
    if (charge.refunded && end !== undefined && instant(at) <= end) await endSubscription(paid.id);
    else await onSubscription(paid.id);
  }

  /** Whoever runs this installation is told, because only they can give the money back in another way. */
  async function onRefundFailed(given: Stripe.Refund): Promise<void> {
    const { id, status, payment_intent: payment } = await client.refunds.retrieve(given.id);
    const paymentId = idOf(payment);
    if (status !== "failed" || paymentId === undefined) return;
    deps.onRefundFailed({ refund: id });
    await onPayment(await client.paymentIntents.retrieve(paymentId));
  }

  /**
   * A bank asks for a payment back. While it decides the plan stays; what it decides against us ends the plan. Whoever runs this
   * installation is told once, because only they can answer the bank.
   */
  async function onDispute(id: string, isNew: boolean): Promise<void> {
    const dispute = await client.disputes.retrieve(id);
    const paymentId = idOf(dispute.payment_intent);
    if (paymentId === undefined) return;
    const paid = await subscriptionPaidBy(paymentId);
    const about = paid
      ? await client.subscriptions.retrieve(paid.id)
      : await client.paymentIntents.retrieve(paymentId);
    const personId = personOf(about);
    if (personId === undefined) return;
    if (isNew) deps.onDisputed({ dispute: id, answerBy: dispute.evidence_details.due_by });
    await sync.refreshDispute(personId, id, paid?.id ?? null);
    if (paid !== undefined && dispute.status === "lost") await endSubscription(paid.id);
  }

  /** From now on this card pays for the person's plan, and for a renewal that is open while the plan is kept; one later is withdrawn. */
  async function onCard(given: Stripe.SetupIntent, at: number): Promise<void> {
    const setup = await client.setupIntents.retrieve(given.id);
    const personId = personOf(setup);
    const customer = idOf(setup.customer);
    const card = idOf(setup.payment_method);
    if (personId === undefined || customer === undefined || card === undefined) return;
    const known = await client.customers.retrieve(customer);
    // Told late, or again: another card was saved since.
    if (known.deleted === true || Number(known.metadata["card_since"] ?? 0) > at) return;
    await client.customers.update(customer, {
      invoice_settings: { default_payment_method: card },
      metadata: { card_since: String(at) },
    });
    for await (const said of client.subscriptions.list({ customer, limit: 100 })) {
      const { id } = said;
      // An order that waits for its first payment takes the card that pays it.
      if (said.status === "incomplete") continue;
      await client.subscriptions.update(id, { default_payment_method: card });
      const row = readSubscription(said, await periodStanding(client, said));
      if (isLapsed(row, later(instant(at), await deps.nowOf(personId)))) await withdraw(client, id);
      else if (row.status === "past_due") await payOpenRenewals(id);
      await sync.refreshSubscription(personId, id);
    }
  }

  async function payOpenRenewals(subscription: string): Promise<void> {
    const { data } = await client.invoices.list({ subscription, status: "open", limit: 10 });
    for (const { id, billing_reason: reason } of data) {
      // A change of the plan is paid where it is asked for.
      if (id === undefined || reason !== "subscription_cycle") continue;
      try {
        await client.invoices.pay(id);
      } catch (error) {
        // Declined again: the provider tries on, and the person sees that the renewal is not paid.
        if (!isCardError(error)) throw error;
      }
    }
  }

  async function handle(event: ProviderEvent): Promise<void> {
    switch (event.type) {
      case "customer.subscription.created":
      case "customer.subscription.updated":
      case "customer.subscription.deleted":
      case "customer.subscription.paused":
      case "customer.subscription.resumed":
        return onSubscription(event.data.object.id);
      case "invoice.paid":
      case "invoice.payment_succeeded":
      case "invoice.payment_failed":
      case "invoice.payment_action_required":
      case "invoice.updated":
      case "invoice.voided":
      case "invoice.marked_uncollectible":
        return onInvoice(event.data.object);
      case "payment_intent.succeeded":
      case "payment_intent.payment_failed":
      case "payment_intent.canceled":
      case "payment_intent.processing":
        return onPayment(event.data.object);
      case "charge.refunded":
        return onRefund(event.data.object, event.created);
      case "refund.failed":
        return onRefundFailed(event.data.object);
      case "charge.dispute.created":
        return onDispute(event.data.object.id, true);
      case "charge.dispute.updated":
      case "charge.dispute.closed":
      case "charge.dispute.funds_withdrawn":
      case "charge.dispute.funds_reinstated":
        return onDispute(event.data.object.id, false);
      case "setup_intent.succeeded":
        return onCard(event.data.object, event.created);
      default:
        return event satisfies never;
    }
  }

  return {
    /** A dispute whose events may have been lost. */
    refreshDispute: (id: string) => onDispute(id, false),

    /**
     * Works an event off, each once. One that fails is worked off again when it is sent again, so the effects must be the same when
     * done twice. One about what was removed at the provider, as with an account that was erased here, has nothing left to do: sent again
     * it would fail again. Events of the other world (live and test) are left alone.
     */
    async receive(event: Stripe.Event): Promise<void> {
      if (event.livemode !== (mode === "live") || !isProviderEvent(event)) return;
      if (!(await log.begin(event.id, event.type))) return;
      await handle(event).catch((error: unknown) => {
        if (!isMissingThere(error)) throw error;
      });
      await log.finish(event.id);
    },
  };
}

export type EventHandler = ReturnType<typeof createEventHandler>;

const isCardError = (error: unknown): boolean =>
  error instanceof Error && "type" in error && error.type === "StripeCardError";
