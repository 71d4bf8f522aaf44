/** Subscriptions and their invoices in the sandbox: how they begin, change, renew and end. */
import { newestFirst } from "./call.ts";
import { cardRefusal, chargePayment } from "./charging.ts";
import { type Desk, periodBoundary } from "./desk.ts";
import {
  type Card,
  find,
  type Invoice,
  invalid,
  type Payment,
  type Price,
  type Subscription,
} from "./records.ts";
import { invoiceView, paymentView, subscriptionView, totalOf } from "./views.ts";

const HOUR = 3600;
/** A first invoice may be paid this long. */
export const INCOMPLETE_SECONDS = 23 * HOUR;

const none: ReadonlySet<string> = new Set();

export const priceOf = (desk: Desk, id: string): Price & { interval: "month" | "year" } => {
  const { interval, ...price } = find(desk.records.prices, id, "price");
  if (interval === null) throw invalid("The price specified is not recurring.");
  return { ...price, interval };
};

export function emitSubscription(desk: Desk, subscription: Subscription, what: string): void {
  desk.emit(
    `customer.subscription.${what}`,
    subscription.customer,
    subscriptionView(desk.records, subscription),
  );
}

export function emitInvoice(desk: Desk, invoice: Invoice, what: string): void {
  desk.emit(`invoice.${what}`, invoice.customer, invoiceView(desk.records, invoice, none));
}

/** The card that pays for a subscription. */
export function cardOf(desk: Desk, subscription: Subscription): Card | undefined {
  const { defaultCard, customer } = subscription;
  const id = defaultCard ?? desk.records.customers[customer]?.defaultCard;
  return id == null ? undefined : desk.records.cards[id];
}

export function makeInvoice(
  desk: Desk,
  made: Pick<Invoice, "customer" | "subscription" | "reason" | "lines">,
  status: "draft" | "open" = "open",
): Invoice {
  const created = desk.now(made.customer);
  const id = desk.newId("in");
  const invoice: Invoice = {
    ...made,
    id,
    created,
    number: `TEST-${String(desk.records.sequence).padStart(4, "0")}`,
    status,
    payment: null,
    paidAt: null,
    attempts: 0,
    nextAttempt: null,
    finalizesAt: null,
  };
  desk.records.invoices[id] = invoice;
  emitInvoice(desk, invoice, "created");
  if (status === "open") finalizeInvoice(desk, invoice);
  return invoice;
}

/** Opens an invoice for payment; one of nothing is paid at once. */
export function finalizeInvoice(desk: Desk, invoice: Invoice): void {
  if (invoice.status !== "draft" && invoice.payment !== null)
    throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.");
  invoice.status = "open";
  invoice.finalizesAt = null;
  const amount = totalOf(invoice);
  if (amount === 0) {
    settleInvoice(desk, invoice);
    return;
  }
  const id = desk.newId("pi");
  const payment: Payment = {
    id,
    created: desk.now(invoice.customer),
    secret: desk.newSecret(id),
    customer: invoice.customer,
    amount,
    status: "requires_payment_method",
    card: null,
    failure: null,
    invoice: invoice.id,
    charge: null,
    allowed: null,
    metadata: {},
  };
  desk.records.payments[id] = payment;
  invoice.payment = id;
  emitInvoice(desk, invoice, "finalized");
  desk.emit("payment_intent.created", invoice.customer, paymentView(payment));
}

/** What follows when a payment succeeded: its invoice is paid, and what that invoice was for takes effect. */
export function onPaid(desk: Desk, payment: Payment): void {
  const invoice = payment.invoice === null ? undefined : desk.records.invoices[payment.invoice];
  if (invoice?.status !== "open") return;
  const subscription =
    invoice.subscription === null ? undefined : desk.records.subscriptions[invoice.subscription];
  if (subscription && payment.card !== null) subscription.defaultCard = payment.card;
  settleInvoice(desk, invoice);
}

function settleInvoice(desk: Desk, invoice: Invoice): void {
  invoice.status = "paid";
  invoice.paidAt = desk.now(invoice.customer);
  invoice.nextAttempt = null;
  emitInvoice(desk, invoice, "paid");
  emitInvoice(desk, invoice, "payment_succeeded");
  const subscription =
    invoice.subscription === null ? undefined : desk.records.subscriptions[invoice.subscription];
  if (subscription === undefined || subscription.endedAt !== null) return;
  if (subscription.pendingPrice !== null && invoice.reason === "subscription_update") {
    applyPrice(desk, subscription, subscription.pendingPrice);
  }
  if (subscription.status === "incomplete" || !isOwing(desk, subscription)) subscription.status = "active";
  emitSubscription(desk, subscription, "updated");
}

/**
 * Whether it waits for money: as with the provider, the newest invoice that was opened and is not void says so, whatever is open besides.
 * A change that waits for its payment is not made yet, and says nothing.
 */
function isOwing(desk: Desk, { id }: Subscription): boolean {
  const newest = newestFirst(desk.records.invoices).find(
    ({ subscription, status, reason }) =>
      subscription === id &&
      status !== "draft" &&
      status !== "void" &&
      !(status === "open" && reason === "subscription_update"),
  );
  return newest?.status === "open" && newest.attempts > 0;
}

/** Tries to take the money of an open invoice without the person; whoever must answer a challenge is not there. */
export function collectInvoice(desk: Desk, invoice: Invoice, card: Card | undefined): boolean {
  const payment = find(desk.records.payments, invoice.payment ?? "", "payment_intent");
  invoice.attempts += 1;
  const failure = card && chargePayment(desk, payment, card, "nobody", (paid) => onPaid(desk, paid));
  if (card && failure === null) return true;
  emitInvoice(desk, invoice, "payment_failed");
  if (card?.behaviour === "challenges") emitInvoice(desk, invoice, "payment_action_required");
  return false;
}

export function createSubscription(
  desk: Desk,
  asked: {
    readonly customer: string;
    readonly price: string;
    readonly metadata: Record<string, string>;
    readonly card: string | null;
    /** True: it waits for its first payment; false: that is taken at once. */
    readonly isIncompleteFirst: boolean;
    readonly allowed: readonly string[] | null;
  },
): Subscription {
  find(desk.records.customers, asked.customer, "customer");
  const price = priceOf(desk, asked.price);
  const created = desk.now(asked.customer);
  const id = desk.newId("sub");
  const subscription: Subscription = {
    id,
    created,
    customer: asked.customer,
    item: desk.newId("si"),
    price: price.id,
    status: "incomplete",
    anchor: created,
    periodStart: created,
    periodEnd: periodBoundary(created, price.interval, 1),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    defaultCard: asked.card,
    latestInvoice: null,
    schedule: null,
    pendingPrice: null,
    allowed: asked.allowed && [...asked.allowed],
    metadata: asked.metadata,
  };
  desk.records.subscriptions[id] = subscription;
  const invoice = makeInvoice(desk, {
    customer: asked.customer,
    subscription: id,
    reason: "subscription_create",
    lines: [periodLine(desk, subscription, price)],
  });
  subscription.latestInvoice = invoice.id;
  emitSubscription(desk, subscription, "created");
  if (!asked.isIncompleteFirst && invoice.status === "open") {
    const card = cardOf(desk, subscription);
    if (card === undefined)
      throw invalid(
        "This customer has no attached payment source or default payment method.",
        "resource_missing",
      );
    collectInvoice(desk, invoice, card);
  }
  return subscription;
}

export function periodLine(
  desk: Desk,
  { periodStart, periodEnd }: Subscription,
  price: Price,
): Invoice["lines"][number] {
  const name = desk.records.products[price.product]?.name ?? "Subscription";
  return {
    description: `1 × ${name}`,
    amount: price.amount,
    price: price.id,
    start: periodStart,
    end: periodEnd,
    isProration: false,
  };
}

/** What a change is to be, and the instant to which it is worked out: now, where none is said. */
export type PriceChange = { readonly price: string; readonly prorationDate: number | undefined };

/** The lines of a change that takes effect now: what is unused of the old price back, the new one for the same time. */
export function changeLines(
  desk: Desk,
  subscription: Subscription,
  { price, prorationDate }: PriceChange,
): Invoice["lines"] {
  const { periodStart, periodEnd, customer } = subscription;
  const before = priceOf(desk, subscription.price);
  const after = priceOf(desk, price);
  if (prorationDate !== undefined && (prorationDate < periodStart || prorationDate > periodEnd))
    throw invalid("The proration date must be within the current period of the subscription.");
  const now = prorationDate ?? Math.min(Math.max(desk.now(customer), periodStart), periodEnd);
  const whole = subscription.periodEnd - subscription.periodStart;
  const share = (amount: number) => Math.round((amount * (subscription.periodEnd - now)) / whole);
  const isSameInterval = before.interval === after.interval;
  const end = isSameInterval ? subscription.periodEnd : periodBoundary(now, after.interval, 1);
  const name = (one: Price) => desk.records.products[one.product]?.name ?? "Subscription";
  return [
    {
      description: `Unused time on ${name(before)}`,
      amount: -share(before.amount),
      price: before.id,
      start: now,
      end: subscription.periodEnd,
      isProration: true,
    },
    {
      description: `${isSameInterval ? "Remaining time on" : "1 ×"} ${name(after)}`,
      amount: isSameInterval ? share(after.amount) : after.amount,
      price: after.id,
      start: now,
      end,
      isProration: isSameInterval,
    },
  ];
}

function applyPrice(desk: Desk, subscription: Subscription, priceId: string): void {
  const before = priceOf(desk, subscription.price);
  const after = priceOf(desk, priceId);
  subscription.price = priceId;
  subscription.pendingPrice = null;
  if (before.interval === after.interval) return;
  const now = desk.now(subscription.customer);
  subscription.anchor = now;
  subscription.periodStart = now;
  subscription.periodEnd = periodBoundary(now, after.interval, 1);
}

/** A change that waits for its payment is given up, and cannot be paid any more. */
export function dropPendingChange(desk: Desk, subscription: Subscription): void {
  if (subscription.pendingPrice === null) return;
  subscription.pendingPrice = null;
  for (const invoice of openInvoicesOf(desk, subscription))
    if (invoice.reason === "subscription_update") cancelInvoice(desk, invoice);
}

const openInvoicesOf = (desk: Desk, { id }: Subscription): Invoice[] =>
  Object.values(desk.records.invoices).filter(
    ({ subscription, status }) => subscription === id && status === "open",
  );

function cancelInvoice(desk: Desk, invoice: Invoice): void {
  invoice.status = "void";
  invoice.nextAttempt = null;
  const payment = invoice.payment === null ? undefined : desk.records.payments[invoice.payment];
  if (payment && payment.status !== "succeeded") payment.status = "canceled";
  emitInvoice(desk, invoice, "voided");
}

/** Withdraws an open invoice. An order of which it was the first is over with it; a renewal is not owed any more. */
export function voidInvoice(desk: Desk, invoice: Invoice): void {
  cancelInvoice(desk, invoice);
  const subscription =
    invoice.subscription === null ? undefined : desk.records.subscriptions[invoice.subscription];
  if (subscription === undefined || subscription.endedAt !== null) return;
  if (subscription.status === "incomplete") {
    endSubscription(desk, subscription, "incomplete_expired");
    return;
  }
  if (invoice.reason === "subscription_update") subscription.pendingPrice = null;
  // What is withdrawn says nothing: the invoices before it do.
  if (subscription.status === "past_due" && !isOwing(desk, subscription)) subscription.status = "active";
  emitSubscription(desk, subscription, "updated");
}

/** Gives an invoice up as a bad debt: nobody collects it any more, and the subscription goes on. */
export function writeOff(desk: Desk, invoice: Invoice): void {
  if (invoice.status !== "open") throw invalid(`You can only mark an open invoice as uncollectible.`);
  invoice.status = "uncollectible";
  invoice.nextAttempt = null;
  emitInvoice(desk, invoice, "marked_uncollectible");
  const subscription =
    invoice.subscription === null ? undefined : desk.records.subscriptions[invoice.subscription];
  if (subscription?.status !== "past_due" || isOwing(desk, subscription)) return;
  subscription.status = "active";
  emitSubscription(desk, subscription, "updated");
}

/** Changes to a dearer price now. Where the card does not pay at once, the change waits for the invoice. */
export function changePrice(desk: Desk, subscription: Subscription, change: PriceChange): void {
  if (subscription.status !== "active" && subscription.status !== "past_due")
    throw invalid("Only a running subscription can be changed.");
  dropPendingChange(desk, subscription);
  const lines = changeLines(desk, subscription, change);
  const invoice = makeInvoice(
    desk,
    { customer: subscription.customer, subscription: subscription.id, reason: "subscription_update", lines },
    "draft",
  );
  subscription.latestInvoice = invoice.id;
  subscription.pendingPrice = change.price;
  finalizeInvoice(desk, invoice);
  if (totalOf(invoice) > 0) {
    const card = cardOf(desk, subscription);
    const payment = find(desk.records.payments, invoice.payment ?? "", "payment_intent");
    // The person asked for it just now and can answer a challenge.
    if (card) chargePayment(desk, payment, card, "kept", (paid) => onPaid(desk, paid));
  }
  emitSubscription(desk, subscription, "updated");
}

/**
 * Ends it. An order whose time is up takes its invoice along. Else what is open stays so and can be paid, but is not collected by
 * itself any more, and a draft goes its way: whoever ends a subscription withdraws its invoices first.
 */
export function endSubscription(
  desk: Desk,
  subscription: Subscription,
  status: "canceled" | "incomplete_expired",
): void {
  const now = desk.now(subscription.customer);
  subscription.status = status;
  subscription.canceledAt ??= now;
  subscription.endedAt = now;
  subscription.pendingPrice = null;
  for (const invoice of openInvoicesOf(desk, subscription)) {
    if (status === "incomplete_expired") cancelInvoice(desk, invoice);
    else invoice.nextAttempt = null;
  }
  emitSubscription(desk, subscription, status === "canceled" ? "deleted" : "updated");
}

/** Pays an open invoice with the card on file. @throws SandboxRefusal 402 when it is declined */
export function payInvoice(desk: Desk, invoice: Invoice, card: Card | undefined): void {
  if (invoice.status !== "open") throw invalid(`Invoice is already ${invoice.status}`);
  if (collectInvoice(desk, invoice, card)) return;
  const payment = find(desk.records.payments, invoice.payment ?? "", "payment_intent");
  throw cardRefusal(
    payment.failure ?? { code: "card_declined", declineCode: null, message: "There is no card to charge." },
    { payment_intent: paymentView(payment) },
  );
}
