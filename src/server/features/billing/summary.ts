import type { Stripe } from "stripe";
import type { z } from "zod";
import type { BillingSummary, invoiceSchema } from "#contract/billing.ts";
import { planCatalogue } from "#contract/plan-catalogue.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import { guaranteeEnd, listPaidInvoices, type RunningSubscription } from "./changes.ts";
import type { Entitlement } from "./entitlement.ts";
import { instant } from "./sync.ts";

type Subscription = NonNullable<BillingSummary["subscription"]>;
export type InvoiceView = z.infer<typeof invoiceSchema>;

async function cardOf(client: Stripe, running: RunningSubscription): Promise<Subscription["card"]> {
  const said = await client.subscriptions.retrieve(running.row.id, { expand: ["default_payment_method"] });
  const method = said.default_payment_method;
  if (method === null || typeof method === "string" || method.card === undefined) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}

/** The running plan as its page shows it. */
export async function viewSubscription(
  { client }: PaymentProvider,
  running: RunningSubscription,
  { reason, until }: Entitlement,
): Promise<Subscription> {
  const { row, choice, customerId, now } = running;
  const [card, paid] = await Promise.all([cardOf(client, running), listPaidInvoices(client, customerId)]);
  const end = guaranteeEnd(paid);
  const next = row.nextTier === "pro" || row.nextTier === "family" ? row.nextTier : undefined;
  const nextInterval = row.nextInterval === "yearly" ? "yearly" : "monthly";
  const renewed = next === undefined ? choice : ({ tier: next, interval: nextInterval } as const);
  return {
    id: row.id,
    tier: choice.tier,
    interval: choice.interval,
    price: formatMoney(planCatalogue[renewed.tier].price[renewed.interval]),
    periodEnd: (row.cancelAt ?? row.periodEnd ?? now).toISOString(),
    isCancelled: row.cancelAt !== null,
    graceUntil: reason === "grace" && until !== null ? until.toISOString() : null,
    next: next === undefined ? null : { tier: next, interval: nextInterval },
    card,
    refundableUntil: end !== undefined && now <= end && !running.hasOpenDispute ? end.toISOString() : null,
  };
}

function wasRefunded(invoice: Stripe.Invoice, refunded: ReadonlySet<string>): boolean {
  return (invoice.payments?.data ?? []).some(({ payment: { payment_intent: intent } }) => {
    const id = typeof intent === "string" ? intent : intent?.id;
    return id !== undefined && refunded.has(id);
  });
}

/** Invoices of a customer as their page shows them; drafts and those of nothing are left out. */
export async function listInvoices({ client }: PaymentProvider, customerId: string): Promise<InvoiceView[]> {
  const { data } = await client.invoices.list({
    customer: customerId,
    limit: 100,
    expand: ["data.payments"],
  });
  const refunded = new Set<string>();
  for (const invoice of data) {
    for (const { payment } of invoice.payments?.data ?? []) {
      const id =
        typeof payment.payment_intent === "string" ? payment.payment_intent : payment.payment_intent?.id;
      if (id === undefined || invoice.status !== "paid") continue;
      const intent = await client.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
      const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
      if (charge?.refunded === true) refunded.add(id);
    }
  }
  return data.flatMap((invoice): InvoiceView[] => {
    const { id, status } = invoice;
    if (id === undefined || status === null || status === "draft" || invoice.total === 0) return [];
    return [
      {
        id,
        number: invoice.number,
        createdAt: instant(invoice.created).toISOString(),
        amount: formatMoney(cents(invoice.total)),
        status:
          status === "paid"
            ? wasRefunded(invoice, refunded)
              ? "refunded"
              : "paid"
            : status === "open"
              ? "open"
              : "void",
        description: invoice.lines.data.at(-1)?.description ?? "Subscription",
        url: invoice.hosted_invoice_url ?? null,
      },
    ];
  });
}
