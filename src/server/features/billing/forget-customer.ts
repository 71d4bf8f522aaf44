import type { Stripe } from "stripe";
import { isMissingThere } from "./provider-errors.ts";

/** Ends what is paid for and takes the person's record from the provider; what is gone there already is fine, so it can be done again. */
export async function forgetCustomer(client: Stripe, customerId: string): Promise<void> {
  try {
    for await (const { id } of client.subscriptions.list({ customer: customerId, limit: 100 })) {
      await client.subscriptions.cancel(id);
    }
    await client.customers.del(customerId);
  } catch (error) {
    if (!isMissingThere(error)) throw error;
  }
}
