/** The invoice that pays for a subscription's running period, and where it stands. */
import type { Stripe } from "stripe";

/**
 * owed: a renewal that was tried and is open. withdrawn: nobody pays for the period any more, though the provider may go on calling the
 * subscription active.
 */
export type PeriodStanding = "paid" | "waiting" | "owed" | "withdrawn";

const periodReasons: ReadonlySet<string | null> = new Set(["subscription_create", "subscription_cycle"]);

/** Whether an invoice is for a whole period. One for a part of it (a change of the plan) says nothing about what was paid before. */
function isOfPeriod(
  { billing_reason: reason, lines }: Stripe.Invoice,
  item: Stripe.SubscriptionItem | undefined,
): boolean {
  if (periodReasons.has(reason)) return true;
  // A change of the interval begins a period of its own.
  return lines.data.some(
    ({ period, parent }) =>
      period.start === item?.current_period_start &&
      // One that was given up within its first second would have begun then too.
      period.end === item.current_period_end &&
      parent?.subscription_item_details?.proration !== true,
  );
}

/**
 * Where the invoice of the running period stands. The provider takes a subscription's status from the newest invoice that is not void,
 * so after a renewal was withdrawn it reads "active" again; only this tells. `said` with `latest_invoice` expanded asks less.
 */
export async function periodStanding(client: Stripe, said: Stripe.Subscription): Promise<PeriodStanding> {
  const invoice = await findPeriodInvoice(client, said);
  if (invoice === undefined || invoice.status === "paid") return "paid";
  const { status, billing_reason: reason, attempted, auto_advance: isCollected } = invoice;
  if (status === "void" || status === "uncollectible") return "withdrawn";
  // A first invoice waits for the person; a renewal for the provider, which opens, tries and collects it by itself.
  if (reason !== "subscription_cycle") return "waiting";
  // Told not to collect it before it was ever tried: somebody was cut off while withdrawing it, or it could not be withdrawn.
  // Nor does anybody pay for it where the period before it was never paid: that one should have ended.
  if (!attempted) {
    return isCollected === false || (await isLongUnpaid(client, said)) ? "withdrawn" : "waiting";
  }
  return "owed";
}

async function findPeriodInvoice(
  client: Stripe,
  { id, latest_invoice: latest, items }: Stripe.Subscription,
): Promise<Stripe.Invoice | undefined> {
  const [item] = items.data;
  if (latest !== null && typeof latest !== "string" && isOfPeriod(latest, item)) return latest;
  for await (const invoice of client.invoices.list({ subscription: id, limit: 100 }))
    if (isOfPeriod(invoice, item)) return invoice;
  return undefined;
}

/**
 * Whether the period before the running one, whose renewal is owed, is not paid either: then its grace has long been over, though the running one's has just
 * begun.
 */
export async function isLongUnpaid(client: Stripe, { id }: Stripe.Subscription): Promise<boolean> {
  const statuses: (Stripe.Invoice["status"] | undefined)[] = [];
  for await (const invoice of client.invoices.list({ subscription: id, limit: 100 }))
    if (periodReasons.has(invoice.billing_reason)) statuses.push(invoice.status);
  return statuses.length > 1 && statuses[1] !== "paid";
}
