import type { Stripe } from "stripe";

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === "string" ? reference : reference?.id;

/** Whether a bank took a payment back for good: there is nothing left of it to give. */
export async function isTakenForGood(client: Stripe, paymentIntent: string): Promise<boolean> {
  const { data } = await client.disputes.list({ payment_intent: paymentIntent, limit: 100 });
  return data.some(({ status }) => status === "lost");
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * Gives back what is left of an invoice's payments; returns how much goes back with the plans that end, in cents. What was given back
 * before counts where its plan ends only now: the answer to the one who asked was lost. What went back with an earlier plan does not.
 */
export async function refundInvoice(
  client: Stripe,
  invoice: Stripe.Invoice,
  ending: ReadonlySet<string>,
): Promise<number> {
  const isEnding = ending.has(idOf(invoice.parent?.subscription_details?.subscription) ?? "");
  let total = 0;
  for (const { payment } of invoice.payments?.data ?? []) {
    const id = idOf(payment.payment_intent);
    if (id === undefined) continue;
    const { latest_charge: charge } = await client.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
    if (charge === null || typeof charge === "string") continue;
    const { amount_refunded: given } = charge;
    // Of an invoice that took several tries, the ones that failed took nothing.
    if (!charge.paid) continue;
    if (charge.refunded) {
      if (isEnding) total += given;
      continue;
    }
    try {
      // Under a key of what was tried before: an answer is never repeated for another amount, or for a refund that came back.
      const { data: tried } = await client.refunds.list({ payment_intent: id, limit: 100 });
      const idempotencyKey = `refund:${id}:${tried.length}`;
      total += (await client.refunds.create({ payment_intent: id }, { idempotencyKey })).amount;
    } catch (error) {
      // Given back at this moment by another window, which says so.
      if (hasCode(error, "charge_already_refunded")) continue;
      if (!hasCode(error, "charge_disputed") || !(await isTakenForGood(client, id))) throw error;
    }
  }
  return total;
}
