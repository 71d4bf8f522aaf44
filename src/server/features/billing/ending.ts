/** Ending subscriptions: what nobody paid for is withdrawn so that a payment on its way either counts or fails. */
import { Stripe } from "stripe";
import { periodStanding } from "./period-invoice.ts";
import { isMissingThere } from "./provider-errors.ts";

/** The provider's words for a subscription that is over for good. */
const over: ReadonlySet<string> = new Set(["canceled", "incomplete_expired"]);
/** Its words for one that waits for money. */
const unpaid: ReadonlySet<string> = new Set(["incomplete", "past_due", "unpaid"]);

export const isOver = (status: string): boolean => over.has(status);
export const isUnpaid = (status: string): boolean => unpaid.has(status);

/** Everything that a customer ever ordered, what is over too; the newest first. */
export async function listSubscriptions(client: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const found: Stripe.Subscription[] = [];
  for await (const one of client.subscriptions.list({ customer, status: "all", limit: 100 })) found.push(one);
  return found;
}

/** Ends it at once. Somebody else did so a moment ago: as it should be. */
export async function endNow(client: Stripe, id: string): Promise<void> {
  await client.subscriptions.cancel(id).catch((error: unknown) => {
    if (!isMissingThere(error)) throw error;
  });
}

/**
 * Withdraws every invoice of a subscription that waits for money, so that no card pays it later. A renewal is a draft for about an hour,
 * which can be neither deleted nor voided: it is kept from being collected, opened, and then voided. Cut off in between, or refused, it is
 * collected by nobody, and counts as withdrawn.
 */
export async function withdrawInvoices(client: Stripe, subscription: string): Promise<void> {
  for await (const { id, status } of client.invoices.list({ subscription, limit: 100 })) {
    if (id === undefined) continue;
    // Refused: it was paid a moment ago, or its payment is on its way. Whoever calls looks at what became of it.
    if (status === "draft") {
      await client.invoices.update(id, { auto_advance: false }).catch(unlessInvalid);
      await client.invoices.finalizeInvoice(id, { auto_advance: false }).catch(unlessInvalid);
    }
    if (status === "draft" || status === "open" || status === "uncollectible")
      await client.invoices.voidInvoice(id).catch(unlessInvalid);
  }
}

function unlessInvalid(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

/** "on its way": the bank has not said yet whether it pays. */
type Withdrawn = "over" | "unpaid" | "paid" | "on its way";

/**
 * Withdraws what a subscription waits for and tells what is left of it: "unpaid" has nothing that pays for its running period and is to
 * be ended, also where somebody was cut off between this and the end.
 */
export async function withdrawUnpaid(client: Stripe, id: string): Promise<Withdrawn> {
  await withdrawInvoices(client, id);
  const said = await client.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  if (isOver(said.status)) return "over";
  const stands = await periodStanding(client, said);
  if (stands === "withdrawn") return "unpaid";
  return stands === "paid" ? "paid" : "on its way";
}

/**
 * Gives up a subscription that waits for money. Its invoice is withdrawn first, which fails once it is paid: what was paid a moment ago
 * is never ended. "paid" leaves it as it is, and so does "on its way".
 */
export async function withdraw(client: Stripe, id: string): Promise<"ended" | "paid" | "on its way"> {
  const left = await withdrawUnpaid(client, id);
  if (left === "unpaid") await endNow(client, id);
  return left === "unpaid" || left === "over" ? "ended" : left;
}
