/** How long a card is asked for a renewal: while the plan is kept all the same, and no later. */
import type { Stripe } from "stripe";
import { afterGrace } from "./entitlement.ts";

/**
 * Tells the provider to try an open renewal no more, where its next try would come when the grace is over. The provider's own plan of tries
 * may change at any time, so this is asked whenever an invoice changed, and each night.
 */
export async function stopLateTries(
  client: Stripe,
  { id, status, next_payment_attempt: next }: Stripe.Invoice,
  periodStart: Date,
): Promise<void> {
  if (id === undefined || status !== "open" || next === null) return;
  if (next * 1000 >= afterGrace(periodStart).getTime())
    await client.invoices.update(id, { auto_advance: false });
}

/** As `stopLateTries`, for every open invoice of a subscription. */
export async function stopAllLateTries(
  client: Stripe,
  subscription: string,
  periodStart: Date,
): Promise<void> {
  for await (const invoice of client.invoices.list({ subscription, status: "open", limit: 100 }))
    await stopLateTries(client, invoice, periodStart);
}
