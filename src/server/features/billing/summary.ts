import type { Stripe } from "stripe";
import type { z } from "zod";
import type { BillingSummary, invoiceSchema } from "#contract/billing.ts";
import { guaranteeDays, planCatalogue } from "#contract/plan-catalogue.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import type { PlanChoice } from "./catalogue-prices.ts";
import { guaranteeEnd, listPaidInvoices, type Payer, type RunningSubscription } from "./changes.ts";
import { isOver } from "./ending.ts";
import type { Entitlement } from "./entitlement.ts";
import { periodStanding } from "./period-invoice.ts";
import { askSoon } from "./provider-errors.ts";
import { isTakenForGood } from "./refunding.ts";
import type { PaymentRow, SubscriptionRow } from "./repository.ts";
import { instant, nextPhase } from "./sync.ts";

type Subscription = NonNullable<BillingSummary["subscription"]>;
export type InvoiceView = z.infer<typeof invoiceSchema>;

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === "string" ? reference : reference?.id;

function cardOf({ default_payment_method: method }: Stripe.Subscription): Subscription["card"] {
  if (method === null || typeof method === "string" || method.card === undefined) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}

/**
 * What the next period costs, in cents: the price in force, or that of the plan that follows. The catalogue's price may be another one
 * by now; it holds only for a price that is not of one amount.
 */
async function nextPriceOf(client: Stripe, said: Stripe.Subscription, next: PlanChoice | undefined) {
  const follows = nextPhase(said)?.items[0]?.price;
  if (next === undefined) return said.items.data[0]?.price.unit_amount;
  const id = idOf(follows);
  return id === undefined ? undefined : (await client.prices.retrieve(id)).unit_amount;
}

/** What was charged, by the payment that it was charged for: one listing, not a question for each payment. */
async function listCharges(client: Stripe, customer: string): Promise<Map<string, Stripe.Charge>> {
  const charged = new Map<string, Stripe.Charge>();
  for await (const charge of client.charges.list({ customer, limit: 100 })) {
    const payment = idOf(charge.payment_intent);
    if (payment !== undefined && charge.paid) charged.set(payment, charge);
  }
  return charged;
}

const chargesOf = (invoice: Stripe.Invoice, charged: ReadonlyMap<string, Stripe.Charge>): Stripe.Charge[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment }) => {
    const charge = charged.get(idOf(payment.payment_intent) ?? "");
    return charge === undefined ? [] : [charge];
  });

/** The running plan as we know it without asking: what only the provider knows is left out. */
function knownSubscription(
  { row, choice, now }: RunningSubscription,
  { reason, until }: Entitlement,
): Subscription {
  return {
    id: row.id,
    tier: choice.tier,
    interval: choice.interval,
    price: null,
    periodEnd: (row.cancelAt ?? row.periodEnd ?? now).toISOString(),
    isCancelled: row.cancelAt !== null,
    isPeriodPaid: reason !== "grace",
    isLastKnown: true,
    graceUntil: reason === "grace" && until !== null ? until.toISOString() : null,
    next: nextChoice(row) ?? null,
    card: null,
    refundableUntil: null,
    refundableAmount: null,
  };
}

function nextChoice({ nextTier, nextInterval }: RunningSubscription["row"]): PlanChoice | undefined {
  const tier = nextTier === "pro" || nextTier === "family" ? nextTier : undefined;
  return tier && { tier, interval: nextInterval === "yearly" ? "yearly" : "monthly" };
}

const notRefundable = { refundableUntil: null, refundableAmount: null };

/** What the guarantee gives back: what is left of everything that was paid for plans. */
async function viewRefundable(client: Stripe, { customerId, now, hasOpenDispute }: Payer) {
  const [paid, charged] = await Promise.all([
    listPaidInvoices(client, customerId),
    listCharges(client, customerId),
  ]);
  const end = guaranteeEnd(paid);
  if (end === undefined || now > end || hasOpenDispute) return notRefundable;
  let left = 0;
  for (const charge of paid.flatMap((invoice) => chargesOf(invoice, charged))) {
    const payment = idOf(charge.payment_intent);
    if (charge.disputed && payment !== undefined && (await isTakenForGood(client, payment))) continue;
    left += charge.amount - charge.amount_refunded;
  }
  return { refundableUntil: end.toISOString(), refundableAmount: formatMoney(cents(left)) };
}

/** An order waits a day for its first payment, from which the guarantee counts. */
const GUARANTEE_MS = (guaranteeDays + 1) * 86_400_000;
/** Our words for what never began. */
const notBegun: ReadonlySet<string> = new Set(["incomplete", "unknown"]);

/** What is left of plans that somebody without one had. The provider is asked only where the guarantee may hold. */
export async function viewFormerPlan(
  { client }: PaymentProvider,
  rows: readonly SubscriptionRow[],
  payer: Payer,
): Promise<BillingSummary["formerPlan"]> {
  const isOpen = rows.some(({ status }) => !isOver(status) && !notBegun.has(status));
  const isRecent = rows.some(({ createdAt }) => payer.now.getTime() - createdAt.getTime() <= GUARANTEE_MS);
  const said = isRecent ? await askSoon(() => viewRefundable(client, payer)) : undefined;
  const back = said === undefined || said.refundableAmount === "0.00" ? notRefundable : said;
  return isOpen || back.refundableUntil !== null ? { isOpen, ...back } : null;
}

/** The running plan as its page shows it. */
async function viewSubscription(
  { client }: PaymentProvider,
  running: RunningSubscription,
  entitlement: Entitlement,
): Promise<Subscription> {
  const { row, choice } = running;
  const next = nextChoice(row);
  const [said, back] = await Promise.all([
    client.subscriptions.retrieve(row.id, {
      expand: ["default_payment_method", "schedule", "latest_invoice"],
    }),
    viewRefundable(client, running),
  ]);
  const renewed = next ?? choice;
  const price = await nextPriceOf(client, said, next);
  return {
    ...knownSubscription(running, entitlement),
    price: formatMoney(price == null ? planCatalogue[renewed.tier].price[renewed.interval] : cents(price)),
    isPeriodPaid: (await periodStanding(client, said)) === "paid",
    isLastKnown: false,
    card: cardOf(said),
    ...back,
  };
}

/** The running plan; without what only the provider knows, where it does not answer soon. */
export async function viewRunning(
  provider: PaymentProvider,
  running: RunningSubscription,
  entitlement: Entitlement,
): Promise<Subscription> {
  const said = await askSoon(() => viewSubscription(provider, running, entitlement));
  return said ?? knownSubscription(running, entitlement);
}

/** Where a one-time payment stands, from the provider's word for it. */
export function paymentStatus(said: string): "paid" | "processing" | "open" | "refunded" {
  if (said === "succeeded") return "paid";
  return said === "processing" || said === "refunded" ? said : "open";
}

/** One-time payments that were made, as they are listed: what waits or was given up cost nobody anything. */
export function viewPayments(rows: readonly PaymentRow[]): BillingSummary["payments"] {
  return rows.flatMap(({ id, createdAt, amountCents, status }) => {
    const stands = paymentStatus(status);
    if (stands === "open") return [];
    const amount = formatMoney(cents(amountCents));
    return [{ id, createdAt: createdAt.toISOString(), amount, status: stands }];
  });
}

function invoiceStatus(invoice: Stripe.Invoice, charged: ReadonlyMap<string, Stripe.Charge>) {
  if (invoice.status !== "paid") return invoice.status === "open" ? ("open" as const) : ("void" as const);
  return chargesOf(invoice, charged).some(({ refunded }) => refunded) ? ("refunded" as const) : "paid";
}

/**
 * Invoices of a customer as their page shows them. Left out: drafts, those of nothing, and those of plans that were ordered and never
 * begun.
 */
export async function listInvoices({ client }: PaymentProvider, customerId: string): Promise<InvoiceView[]> {
  const [{ data }, charged] = await Promise.all([
    client.invoices.list({ customer: customerId, limit: 100, expand: ["data.payments"] }),
    listCharges(client, customerId),
  ]);
  return data.flatMap((invoice): InvoiceView[] => {
    const { id, status } = invoice;
    if (id === undefined || status === null || status === "draft" || invoice.total === 0) return [];
    if (invoice.billing_reason === "subscription_create" && status !== "paid") return [];
    return [
      {
        id,
        number: invoice.number,
        createdAt: instant(invoice.created).toISOString(),
        amount: formatMoney(cents(invoice.total)),
        status: invoiceStatus(invoice, charged),
        description: invoice.lines.data.at(-1)?.description ?? "Subscription",
        url: invoice.hosted_invoice_url ?? null,
      },
    ];
  });
}
