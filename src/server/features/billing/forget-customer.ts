import type { Stripe } from "stripe";
import { endNow, isOver, listSubscriptions, withdrawInvoices } from "./ending.ts";
import { isMissingThere } from "./provider-errors.ts";

/** Ends what is paid for and takes the person's record from the provider; what is gone there already is fine, so it can be done again. */
export async function forgetCustomer(client: Stripe, customerId: string): Promise<void> {
  try {
    for (const { id, status } of await listSubscriptions(client, customerId)) {
      if (isOver(status)) continue;
      await withdrawInvoices(client, id);
      await endNow(client, id);
    }
    await client.customers.del(customerId);
  } catch (error) {
    if (!isMissingThere(error)) throw error;
  }
}
