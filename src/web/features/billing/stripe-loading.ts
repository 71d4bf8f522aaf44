import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

const LONGEST_WAIT_MS = 8_000;

/**
 * The provider's own script; it is asked for only where a payment form is shown. Rejects when it does not come within eight seconds:
 * a network that swallows requests would never say so. Calling it again tries again.
 */
export async function loadPaymentScript(publishableKey: string, load = loadStripe): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("js.stripe.com did not answer")), LONGEST_WAIT_MS);
  });
  try {
    const stripe = await Promise.race([load(publishableKey), tooLong]);
    if (stripe === null) throw new Error("js.stripe.com is not available here");
    return stripe;
  } finally {
    clearTimeout(timer);
  }
}
