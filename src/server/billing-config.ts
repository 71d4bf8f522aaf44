import { z } from "zod";
import { StartupError } from "./platform/startup-error.ts";

/** The payment provider's three keys belong together; see docs/decisions/017-payments.md. */
export const billingEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, "must be a key of the payment provider that begins with sk_ or rk_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_\w+$/, "must be a key of the payment provider that begins with pk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must be the webhook's signing secret, which begins with whsec_")
    .optional(),
  BILLING: z.enum(["plans", "unlimited"], 'must be "plans" or "unlimited"').default("plans"),
};
const schema = z.object(billingEnvironment);

export type PaymentKeys = {
  readonly kind: "live" | "test";
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
};

export type BillingConfig = {
  /** Undefined: the sandbox where it is safe, else nothing can be bought. */
  readonly keys: PaymentKeys | undefined;
  /** False: whoever runs this lifted every plan's limits. */
  readonly hasLimits: boolean;
};

/** @throws StartupError when some of the keys are missing, or are of different kinds. */
export function billingConfig(values: z.infer<typeof schema>): BillingConfig {
  const hasLimits = values.BILLING === "plans";
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values;
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined)
    return { keys: undefined, hasLimits };
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
    const missing = [
      secretKey === undefined ? "STRIPE_SECRET_KEY" : "",
      publishableKey === undefined ? "STRIPE_PUBLISHABLE_KEY" : "",
      webhookSecret === undefined ? "STRIPE_WEBHOOK_SECRET" : "",
    ].filter(Boolean);
    throw new StartupError(
      `The environment variable ${missing.join(" and ")} is missing; payments need all three keys. Nothing was started; set it, or remove the others.`,
    );
  }
  const kind = secretKey.includes("_live_") ? "live" : "test";
  if (publishableKey.startsWith("pk_live_") !== (kind === "live")) {
    throw new StartupError(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different kinds (live and test). Nothing was started; take both from the same page.",
    );
  }
  return { keys: { kind, secretKey, publishableKey, webhookSecret }, hasLimits };
}
