/** The sandbox's records in the provider's form: the fields that the product and the provider's own tools read. */
import type {
  Card,
  Charge,
  Customer,
  Dispute,
  Failure,
  Invoice,
  InvoiceItem,
  Payment,
  Price,
  Product,
  Refund,
  SandboxEvent,
  SandboxRecords,
  Setup,
  Subscription,
} from "./records.ts";
import { scheduleView } from "./schedule-view.ts";

type View = Record<string, unknown>;
const common = { livemode: false } as const;
const list = (data: readonly unknown[], url: string): View => ({
  object: "list",
  data,
  has_more: false,
  url,
});

export const listView = (data: readonly unknown[], url: string, hasMore = false): View => ({
  ...list(data, url),
  has_more: hasMore,
});

export function customerView({ id, created, metadata, defaultCard }: Customer): View {
  return {
    ...common,
    id,
    object: "customer",
    created,
    metadata,
    balance: 0,
    currency: "usd",
    delinquent: false,
    email: null,
    invoice_settings: { default_payment_method: defaultCard },
  };
}

export function cardView({ id, created, customer, last4 }: Card): View {
  return {
    ...common,
    id,
    object: "payment_method",
    created,
    customer,
    type: "card",
    billing_details: { address: null, email: null, name: null, phone: null },
    card: { brand: "visa", last4, exp_month: 12, exp_year: 2034, country: "US", funding: "credit" },
    metadata: {},
  };
}

export function productView({ id, created, name }: Product): View {
  return { ...common, id, object: "product", created, name, active: true, metadata: {} };
}

export function priceView({ id, created, product, lookupKey, amount, interval, metadata }: Price): View {
  return {
    ...common,
    id,
    object: "price",
    created,
    product,
    active: true,
    currency: "usd",
    lookup_key: lookupKey,
    unit_amount: amount,
    unit_amount_decimal: String(amount),
    type: interval === null ? "one_time" : "recurring",
    recurring: interval === null ? null : { interval, interval_count: 1, usage_type: "licensed" },
    metadata,
  };
}

function failureView(failure: Failure | null): View | null {
  if (failure === null) return null;
  const { code, declineCode, message } = failure;
  return {
    type: "card_error",
    code,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    message,
  };
}

export function paymentView(payment: Payment): View {
  const { id, created, secret, customer, amount, status, card, charge, allowed, metadata } = payment;
  return {
    ...common,
    id,
    object: "payment_intent",
    created,
    amount,
    amount_received: status === "succeeded" ? amount : 0,
    currency: "usd",
    client_secret: secret,
    confirmation_method: "automatic",
    capture_method: "automatic",
    customer,
    latest_charge: charge,
    last_payment_error: failureView(payment.failure),
    metadata,
    next_action: status === "requires_action" ? { type: "use_stripe_sdk", use_stripe_sdk: {} } : null,
    payment_method: card,
    allowed_payment_method_types: allowed,
    payment_method_types: ["card"],
    status,
  };
}

export function setupView(setup: Setup): View {
  const { id, created, secret, customer, status, card, failure, allowed, metadata } = setup;
  return {
    ...common,
    id,
    object: "setup_intent",
    created,
    client_secret: secret,
    customer,
    last_setup_error: failureView(failure),
    allowed_payment_method_types: allowed,
    metadata,
    payment_method: card,
    status,
    usage: "off_session",
  };
}

export function chargeView(charge: Charge, dispute?: Dispute): View {
  const { id, created, payment, customer, amount, refunded, status, card } = charge;
  return {
    ...common,
    id,
    object: "charge",
    created,
    amount,
    amount_captured: status === "succeeded" ? amount : 0,
    amount_refunded: refunded,
    captured: status === "succeeded",
    currency: "usd",
    customer,
    dispute: dispute?.id ?? null,
    disputed: dispute !== undefined,
    metadata: {},
    paid: status === "succeeded",
    payment_intent: payment,
    payment_method: card,
    refunded: status === "succeeded" && refunded === amount,
    status,
  };
}

export function refundView({ id, created, charge, payment, amount, status }: Refund): View {
  return {
    id,
    object: "refund",
    created,
    amount,
    charge,
    currency: "usd",
    metadata: {},
    payment_intent: payment,
    status,
  };
}

export const totalOf = (invoice: Invoice): number =>
  invoice.lines.reduce((sum, { amount }) => sum + amount, 0);

export function invoiceView(records: SandboxRecords, invoice: Invoice, expand: ReadonlySet<string>): View {
  const { id, created, number, customer, subscription, status, reason, lines, payment, paidAt } = invoice;
  const total = totalOf(invoice);
  const paid = status === "paid" ? total : 0;
  const intent = payment === null ? undefined : records.payments[payment];
  return {
    ...common,
    id,
    object: "invoice",
    created,
    number,
    customer,
    currency: "usd",
    status,
    billing_reason: reason,
    collection_method: "charge_automatically",
    total,
    subtotal: total,
    amount_due: total,
    amount_paid: paid,
    amount_remaining: total - paid,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.nextAttempt !== null || invoice.finalizesAt !== null,
    automatically_finalizes_at: invoice.finalizesAt,
    next_payment_attempt: invoice.nextAttempt ?? invoice.finalizesAt,
    hosted_invoice_url: null,
    invoice_pdf: null,
    metadata: {},
    status_transitions: {
      finalized_at: status === "draft" ? null : created,
      paid_at: paidAt,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    parent:
      subscription === null
        ? null
        : {
            type: "subscription_details",
            quote_details: null,
            subscription_details: {
              subscription,
              metadata: records.subscriptions[subscription]?.metadata ?? {},
            },
          },
    lines: list(
      lines.map((line, index) => ({
        id: `il_${index}_${id}`,
        object: "line_item",
        amount: line.amount,
        currency: "usd",
        description: line.description,
        period: { start: line.start, end: line.end },
        parent: {
          type: "subscription_item_details",
          subscription_item_details: { proration: line.isProration },
        },
        pricing: line.price === null ? null : { type: "price_details", price_details: { price: line.price } },
      })),
      `/v1/invoices/${id}/lines`,
    ),
    ...(expand.has("payments")
      ? { payments: list(invoicePaymentViews(invoice), "/v1/invoice_payments") }
      : {}),
    ...(expand.has("confirmation_secret")
      ? {
          confirmation_secret:
            intent && status === "open" ? { type: "payment_intent", client_secret: intent.secret } : null,
        }
      : {}),
  };
}

export function invoicePaymentViews(invoice: Invoice): View[] {
  if (invoice.payment === null) return [];
  const total = totalOf(invoice);
  const isPaid = invoice.status === "paid";
  return [
    {
      ...common,
      id: `inpay_${invoice.id}`,
      object: "invoice_payment",
      created: invoice.created,
      amount_requested: total,
      amount_paid: isPaid ? total : null,
      currency: "usd",
      invoice: invoice.id,
      is_default: true,
      payment: { type: "payment_intent", payment_intent: invoice.payment },
      status: isPaid ? "paid" : "open",
    },
  ];
}

export function invoiceItemView({ id, created, customer, amount, description, invoice }: InvoiceItem): View {
  return {
    ...common,
    id,
    object: "invoiceitem",
    date: created,
    amount,
    currency: "usd",
    customer,
    description,
    invoice,
  };
}

/** The names of `expand` that begin with `prefix.`, without it. */
function inside(expand: ReadonlySet<string>, prefix: string): Set<string> {
  const start = `${prefix}.`;
  return new Set(
    [...expand].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)),
  );
}

export function subscriptionView(
  records: SandboxRecords,
  subscription: Subscription,
  expand: ReadonlySet<string> = new Set(),
): View {
  const { id, created, customer, item, price, status, periodStart, periodEnd } = subscription;
  const invoice =
    subscription.latestInvoice === null ? undefined : records.invoices[subscription.latestInvoice];
  const invoiceExpand = inside(expand, "latest_invoice");
  const isInvoiceExpanded = expand.has("latest_invoice") || invoiceExpand.size > 0;
  const card = subscription.defaultCard === null ? undefined : records.cards[subscription.defaultCard];
  const kept = subscription.schedule === null ? undefined : records.schedules[subscription.schedule];
  const known = records.prices[price];
  return {
    ...common,
    id,
    object: "subscription",
    created,
    start_date: created,
    customer,
    currency: "usd",
    status,
    billing_mode: { type: "flexible" },
    collection_method: "charge_automatically",
    billing_cycle_anchor: subscription.anchor,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? periodEnd : null,
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    default_payment_method:
      card && expand.has("default_payment_method") ? cardView(card) : subscription.defaultCard,
    latest_invoice:
      invoice && isInvoiceExpanded
        ? invoiceView(records, invoice, invoiceExpand)
        : subscription.latestInvoice,
    metadata: subscription.metadata,
    payment_settings: { payment_method_types: subscription.allowed },
    pending_setup_intent: null,
    pending_update:
      subscription.pendingPrice === null
        ? null
        : { expires_at: created, subscription_items: [{ id: item, price: subscription.pendingPrice }] },
    schedule: kept && expand.has("schedule") ? scheduleView(records, kept) : subscription.schedule,
    items: list(
      [
        {
          id: item,
          object: "subscription_item",
          created,
          current_period_start: periodStart,
          current_period_end: periodEnd,
          price: known && priceView(known),
          quantity: 1,
          subscription: id,
          metadata: {},
        },
      ],
      "/v1/subscription_items",
    ),
  };
}

export function eventView({ id, created, type, object }: SandboxEvent, apiVersion: string): View {
  return {
    ...common,
    id,
    object: "event",
    api_version: apiVersion,
    created,
    type,
    data: { object },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };
}
