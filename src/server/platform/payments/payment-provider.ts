/** The payment provider's official client, in the mode that this installation is in. */
import { randomBytes } from "node:crypto";
import { Stripe } from "stripe";
import type { BillingMode } from "#contract/billing.ts";
import { createSandbox, type Sandbox, type SandboxStore } from "./sandbox/sandbox.ts";

/** Where the payment provider tells us what happened: the one path that others may post to. */
export const webhookPath = "/api/webhooks/stripe";

export type PaymentProvider = {
  readonly mode: Exclude<BillingMode, "off">;
  readonly client: Stripe;
  /** Null in the sandbox, whose form needs no script of the provider. */
  readonly publishableKey: string | null;
  /** Undefined unless the mode is sandbox. */
  readonly sandbox: Sandbox | undefined;
  /** The event of a signed request. @throws Error when the signature does not hold, or is older than five minutes. */
  readonly readEvent: (rawBody: Buffer, signature: string) => Stripe.Event;
};

const TIMEOUT_MS = 20_000;
const common = { telemetry: false, timeout: TIMEOUT_MS } as const;

/** Real money, or the provider's own test mode. */
export function connectProvider(keys: {
  readonly kind: "live" | "test";
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}): PaymentProvider {
  const client = new Stripe(keys.secretKey, { ...common, maxNetworkRetries: 2 });
  return {
    mode: keys.kind,
    client,
    publishableKey: keys.publishableKey,
    sandbox: undefined,
    readEvent: (rawBody, signature) => client.webhooks.constructEvent(rawBody, signature, keys.webhookSecret),
  };
}

/** Carries a signed event to the webhook's route; resolves to whether that answered with 2xx. */
export type PostWebhook = (rawBody: string, signature: string) => Promise<boolean>;

/**
 * The same client with the sandbox as its transport. Events go through the same signed route as the provider's would, under a secret
 * that only this process knows.
 */
export function openSandboxProvider(options: {
  readonly store: SandboxStore;
  readonly now: () => Date;
  readonly post: PostWebhook;
  readonly onUndelivered?: () => void;
}): PaymentProvider {
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const apiVersion = Stripe.API_VERSION;
  const sandbox = createSandbox({
    store: options.store,
    now: options.now,
    apiVersion,
    ...(options.onUndelivered && { onUndelivered: options.onUndelivered }),
    deliver: async (event) => {
      const payload = JSON.stringify(event);
      return options.post(
        payload,
        client.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
      );
    },
  });
  const client: Stripe = new Stripe("sk_test_sandbox", {
    ...common,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
  });
  return {
    mode: "sandbox",
    client,
    publishableKey: null,
    sandbox,
    readEvent: (rawBody, signature) => client.webhooks.constructEvent(rawBody, signature, webhookSecret),
  };
}
