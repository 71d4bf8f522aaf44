/** Ending subscriptions: what nobody paid for is withdrawn so that a payment on its way either counts or fails. */
import { Stripe } from "stripe";
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

const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Withdraws every invoice of a subscription that waits for money, so that no card pays it later. */
export async function voidOpenInvoices(client: Stripe, subscription: string): Promise<void> {
  for await (const { id } of client.invoices.list({ subscription, status: "open", limit: 100 })) {
    if (id === undefined) continue;
    // Refused: it was paid a moment ago, or its payment is on its way. Whoever calls looks at what became of it.
    await client.invoices.voidInvoice(id).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }
}

/**
 * Gives up a subscription that waits for money. Its invoice is withdrawn first, which fails once it is paid: what was paid a moment ago
 * is never ended. "paid" leaves it as it is, and so does "on its way": the bank has not said yet whether it pays.
 */
export async function withdraw(client: Stripe, id: string): Promise<"ended" | "paid" | "on its way"> {
  await voidOpenInvoices(client, id);
  const { status, latest_invoice: invoice } = await client.subscriptions.retrieve(id, {
    expand: ["latest_invoice"],
  });
  if (isOver(status)) return "ended";
  const isSettled = invoice === null || typeof invoice === "string" || invoice.status === "paid";
  if (isSettled) return "paid";
  if (invoice.status === "open") return "on its way";
  await endNow(client, id);
  return "ended";
}
