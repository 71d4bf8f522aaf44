/** What happens in the sandbox as time goes by: renewals, tries of a card, ends, disputes that nobody answered. */
import { type Desk, periodBoundary } from "./desk.ts";
import { decideDispute, nextLost } from "./disputing.ts";
import { find, type Invoice, type Subscription } from "./records.ts";
import {
  cardOf,
  collectInvoice,
  dropPendingChange,
  emitSubscription,
  endSubscription,
  finalizeInvoice,
  INCOMPLETE_SECONDS,
  makeInvoice,
  periodLine,
  priceOf,
} from "./subscribing.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** So long a renewal is a draft before it is collected. */
const DRAFT_SECONDS = HOUR;
/**
 * After a failed renewal the card is tried again this much later each time; then the subscription ends. Longer than the product's week
 * of grace, as the provider's own tries are.
 */
const RETRY_AFTER_SECONDS = [3 * DAY, 5 * DAY, 7 * DAY];

/** When something of this subscription is due by itself; undefined when nothing is. */
function nextDue(subscription: Subscription): number | undefined {
  switch (subscription.status) {
    case "incomplete":
      return subscription.created + INCOMPLETE_SECONDS;
    case "active":
    case "past_due":
      return subscription.periodEnd;
    case "incomplete_expired":
    case "canceled":
    case "unpaid":
      return undefined;
    default:
      return subscription.status satisfies never;
  }
}

/** What is due first of everything of a customer. */
function nextOf(
  desk: Desk,
  customerId: string,
): { readonly at: number; readonly happen: () => void } | undefined {
  const due = Object.values(desk.records.subscriptions).flatMap((subscription) => {
    const at = subscription.customer === customerId ? nextDue(subscription) : undefined;
    return at === undefined ? [] : [{ at, happen: () => happen(desk, subscription) }];
  });
  for (const invoice of Object.values(desk.records.invoices)) {
    const { customer, status, finalizesAt, nextAttempt } = invoice;
    if (customer !== customerId) continue;
    if (status === "draft" && finalizesAt !== null)
      due.push({ at: finalizesAt, happen: () => collectDraft(desk, invoice) });
    // Whatever the subscription is called: an open renewal is tried on.
    if (status === "open" && nextAttempt !== null)
      due.push({ at: nextAttempt, happen: () => retryRenewal(desk, invoice) });
  }
  const lost = nextLost(desk, customerId);
  if (lost !== undefined) due.push({ at: lost.at, happen: () => decideDispute(desk, lost.dispute, "lost") });
  return due.toSorted((a, b) => a.at - b.at)[0];
}

/** Lets a customer's test clock run to `until`: everything that falls due on the way happens, in its order and at its time. */
export function advanceCustomer(desk: Desk, customerId: string, until: number, realNow: number): void {
  const customer = find(desk.records.customers, customerId, "customer");
  for (;;) {
    const due = nextOf(desk, customerId);
    if (due === undefined || due.at > until) break;
    customer.offset = Math.max(customer.offset, due.at - realNow);
    due.happen();
  }
  customer.offset = Math.max(customer.offset, until - realNow);
}

/** Writes down when something of each customer happens by itself. */
export function noteDue(desk: Desk): void {
  for (const customer of Object.values(desk.records.customers)) {
    const next = nextOf(desk, customer.id);
    customer.due = next === undefined ? null : next.at - customer.offset;
  }
}

function happen(desk: Desk, subscription: Subscription): void {
  if (subscription.status === "incomplete") {
    endSubscription(desk, subscription, "incomplete_expired");
    return;
  }
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(desk, subscription, "canceled");
    return;
  }
  renew(desk, subscription);
}

function renew(desk: Desk, subscription: Subscription): void {
  const kept = subscription.schedule === null ? undefined : desk.records.schedules[subscription.schedule];
  const isIntervalKept =
    kept?.nextPrice == null ||
    priceOf(desk, kept.nextPrice).interval === priceOf(desk, subscription.price).interval;
  if (kept?.nextPrice != null) {
    // As with the provider, the schedule goes on until the end of its last phase.
    kept.over = { price: subscription.price, start: subscription.periodStart, end: subscription.periodEnd };
    subscription.price = kept.nextPrice;
    kept.nextPrice = null;
  } else if (kept !== undefined) {
    kept.status = "released";
    subscription.schedule = null;
  }
  if (!isIntervalKept) subscription.anchor = subscription.periodEnd;
  const price = priceOf(desk, subscription.price);
  let count = 1;
  while (periodBoundary(subscription.anchor, price.interval, count) <= subscription.periodEnd) count += 1;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = periodBoundary(subscription.anchor, price.interval, count);
  dropPendingChange(desk, subscription);
  const invoice = makeInvoice(
    desk,
    {
      customer: subscription.customer,
      subscription: subscription.id,
      reason: "subscription_cycle",
      lines: [periodLine(desk, subscription, price)],
    },
    "draft",
  );
  invoice.finalizesAt = subscription.periodStart + DRAFT_SECONDS;
  subscription.latestInvoice = invoice.id;
  emitSubscription(desk, subscription, "updated");
}

/** A renewal's hour as a draft is over: its card is charged. */
export function collectDraft(desk: Desk, invoice: Invoice): void {
  finalizeInvoice(desk, invoice);
  const subscription = find(desk.records.subscriptions, invoice.subscription ?? "", "subscription");
  if (invoice.status !== "open" || collectInvoice(desk, invoice, cardOf(desk, subscription))) return;
  if (subscription.endedAt !== null) return;
  subscription.status = "past_due";
  invoice.nextAttempt = desk.now(subscription.customer) + (RETRY_AFTER_SECONDS[0] ?? 0);
  emitSubscription(desk, subscription, "updated");
}

function retryRenewal(desk: Desk, invoice: Invoice): void {
  const subscription = find(desk.records.subscriptions, invoice.subscription ?? "", "subscription");
  if (collectInvoice(desk, invoice, cardOf(desk, subscription))) return;
  const wait = RETRY_AFTER_SECONDS[invoice.attempts - 1];
  if (wait === undefined) endSubscription(desk, subscription, "canceled");
  else invoice.nextAttempt = desk.now(subscription.customer) + wait;
}
