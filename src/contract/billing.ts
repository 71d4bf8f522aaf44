import { z } from "zod";
import { decimalSchema } from "./extraction.ts";
import { billingIntervals, planTiers } from "./plan-catalogue.ts";

/**
 * live: real money. test: the provider's test keys. sandbox: the provider's stand-in on this machine, which charges nobody.
 * off: nothing can be bought.
 */
export const billingModes = ["live", "test", "sandbox", "off"] as const;
export type BillingMode = (typeof billingModes)[number];

/** GET /api/billing/config: what a page needs before it can show a payment form. For everybody. */
export const billingConfigSchema = z.object({
  mode: z.enum(billingModes),
  /** The provider's key for browsers; null in the sandbox and where nothing can be bought. */
  publishableKey: z.string().nullable(),
  /** False where whoever runs this installation lifted every limit: nothing needs to be bought. */
  hasLimits: z.boolean(),
  /** The address of whoever runs this installation, for support by e-mail; null where none is named. */
  contact: z.string().nullable(),
});
export type BillingConfig = z.infer<typeof billingConfigSchema>;

const tierSchema = z.enum(planTiers);
const intervalSchema = z.enum(billingIntervals);

/**
 * POST /api/create-subscription. Without a body: Pro, monthly. An unknown plan is answered with "Invalid tier". `priceAmount` and
 * `tierName` may be sent and are never looked at: the catalogue's price is taken.
 */
export const createSubscriptionRequestSchema = z
  .object({
    plan: z.unknown().optional(),
    interval: z.unknown().optional(),
    priceAmount: z.unknown().optional(),
    tierName: z.unknown().optional(),
  })
  .nullish();
export const clientSecretSchema = z.object({ clientSecret: z.string() });

/** POST /api/create-payment-intent: an amount of dollars with at most two decimals, at least 0.50. */
export const createPaymentRequestSchema = z.object({ amount: z.number(), currency: z.string() });

/** The smallest one-time payment, and what the page starts with, in dollars. */
export const leastPayment = 0.5;
/** The greatest that the provider takes at once, in dollars. */
export const greatestPayment = 999_999.99;

/** What a page says whose payment was given up meanwhile, in place of the provider's technical words. */
export const replacedPayment =
  "This payment is no longer open: it was replaced in another window. Nothing was charged here; load the page again.";

/** Where a one-time payment stands; GET /api/billing/payments/:id asks the provider. */
export const paymentOutcomeSchema = z.object({
  status: z.enum(["paid", "processing", "open", "refunded"]),
  amount: decimalSchema,
});

/** Why a person has the plan that they have; "household": the Family plan of their household's owner covers them. */
export const entitlementReasons = ["free", "paid", "ending", "grace", "household", "unlimited"] as const;

/** GET /api/billing: the person's plan and what they may do with it. Instants in UTC. */
export const billingSummarySchema = z.object({
  mode: z.enum(billingModes),
  hasLimits: z.boolean(),
  tier: tierSchema,
  reason: z.enum(entitlementReasons),
  /** Null on the free plan. */
  subscription: z
    .object({
      id: z.string(),
      /** What is paid for here; a household may cover the person with more. */
      tier: tierSchema.exclude(["free"]),
      interval: intervalSchema,
      /** What the next period costs: the price in force, which an older subscriber may keep. Null while only the provider knows it. */
      price: decimalSchema.nullable(),
      /** When it is renewed, or ends where it is cancelled. */
      periodEnd: z.iso.datetime(),
      isCancelled: z.boolean(),
      /** False while the running period is not paid, or its renewal not collected yet: cancelled now, the plan ends at once. */
      isPeriodPaid: z.boolean(),
      /** The provider did not answer: this is what it last said, without price, card and money back. */
      isLastKnown: z.boolean(),
      /** Set while a renewal is not paid: the plan is kept until then. */
      graceUntil: z.iso.datetime().nullable(),
      /** The plan that follows at the end of the period. */
      next: z.object({ tier: tierSchema, interval: intervalSchema }).nullable(),
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
      /** Until when the money is given back without a reason; null afterwards, and while a bank decides about a payment. */
      refundableUntil: z.iso.datetime().nullable(),
      /** What would be given back: what is left of everything that was paid for plans. Null where `refundableUntil` is. */
      refundableAmount: decimalSchema.nullable(),
    })
    .nullable(),
  /** What is left of plans that are not had any more. Null while one is had, and where nothing is left. */
  formerPlan: z
    .object({
      /** Something goes on at the payment provider, such as a renewal that is not paid: cancelling ends it. */
      isOpen: z.boolean(),
      /** As of a subscription. */
      refundableUntil: z.iso.datetime().nullable(),
      refundableAmount: decimalSchema.nullable(),
    })
    .nullable(),
  /** One-time payments that were made, the newest first; what was paid for a plan is in GET /api/billing/invoices. */
  payments: z.array(
    z.object({
      id: z.string(),
      createdAt: z.iso.datetime(),
      amount: decimalSchema,
      status: z.enum(["paid", "processing", "refunded"]),
    }),
  ),
  /** A payment that the person's bank asks back, while it decides; the plan stays until then. */
  dispute: z
    .object({
      amount: decimalSchema,
      openedAt: z.iso.datetime(),
      /** False: a one-time payment. */
      isOfPlan: z.boolean(),
    })
    .nullable(),
  usage: z.object({
    /** YYYY-MM in UTC. */
    month: z.string(),
    documents: z.int(),
    /** Null: no limit. */
    limit: z.int().nullable(),
    /** When the count starts again. */
    resetsAt: z.iso.datetime(),
  }),
  /** The instant by which all this was worked out; ahead of the real one where a test clock was moved. */
  now: z.iso.datetime(),
});
export type BillingSummary = z.infer<typeof billingSummarySchema>;

/**
 * POST /api/billing/cancel. What the page said that a cancel leaves: the instant until which the plan stays, null where it ends at once.
 * Where that does not hold any more, nothing is cancelled.
 */
export const cancelPlanRequestSchema = z.object({ keptUntil: z.iso.datetime().nullable() });
export type CancelPlanRequest = z.infer<typeof cancelPlanRequestSchema>;

/** POST /api/billing/change/preview */
export const changePlanRequestSchema = z.object({
  plan: tierSchema.exclude(["free"]),
  interval: intervalSchema,
});
export type ChangePlanRequest = z.infer<typeof changePlanRequestSchema>;

/** Seconds since 1970: the instant to which a change's amount was worked out. */
const prorationDateSchema = z.int();

/**
 * POST /api/billing/change. Where the change charges something today, what the preview said is sent back: an amount that nobody was
 * shown is not charged.
 */
export const changePlanOrderSchema = changePlanRequestSchema.extend({
  dueToday: decimalSchema.optional(),
  prorationDate: prorationDateSchema.optional(),
});
export type ChangePlanOrder = z.infer<typeof changePlanOrderSchema>;

/** What a change would cost now, or from when it holds. */
export const changePreviewSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("now"), dueToday: decimalSchema, prorationDate: prorationDateSchema }),
  z.object({ kind: z.literal("later"), from: z.iso.datetime() }),
]);
export type ChangePreview = z.infer<typeof changePreviewSchema>;

/** With a client secret the person must still confirm the payment; the old plan holds until then. */
export const changeOutcomeSchema = z.object({
  kind: z.enum(["changed", "later", "needs-payment"]),
  clientSecret: z.string().nullable(),
});

/** GET /api/billing/invoices, the newest first. */
export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  amount: decimalSchema,
  status: z.enum(["paid", "open", "void", "refunded"]),
  description: z.string(),
  /** The provider's own page of it. */
  url: z.string().nullable(),
});
export const invoiceListSchema = z.array(invoiceSchema);

/** POST /api/billing/refund: what was given back. */
export const refundOutcomeSchema = z.object({ amount: decimalSchema });

/**
 * The sandbox's test cards, by the name that is sent for each. A card number never leaves the page: what is typed is only looked up
 * here, and any other number is refused there.
 */
export const testCards = [
  { name: "pm_card_visa", number: "4242424242424242", label: "Pays" },
  { name: "pm_card_chargeDeclined", number: "4000000000000002", label: "Is declined" },
  { name: "pm_card_authenticationRequired", number: "4000002500003155", label: "Asks for 3-D Secure" },
  {
    name: "pm_card_chargeDeclinedInsufficientFunds",
    number: "4000000000009995",
    label: "Has insufficient funds",
  },
  {
    name: "pm_card_chargeCustomerFail",
    number: "4000000000000341",
    label: "Pays once, declines the renewal",
  },
  { name: "pm_card_createDispute", number: "4000000000000259", label: "Pays, and the bank asks it back" },
] as const;
const testCardNames = testCards.map(({ name }) => name);

/** POST /api/billing/sandbox/confirm: pays with a test card, in the sandbox only. */
export const sandboxConfirmRequestSchema = z.object({
  clientSecret: z.string().max(200),
  testCard: z.enum(testCardNames),
});
/** POST /api/billing/sandbox/challenge: what the person answered to the bank's question. */
export const sandboxChallengeRequestSchema = z.object({
  clientSecret: z.string().max(200),
  isCompleted: z.boolean(),
});
/** Where it stands then, in the provider's words. */
export const sandboxOutcomeSchema = z.object({
  status: z.enum(["succeeded", "requires_action", "failed"]),
  message: z.string().nullable(),
});
export type SandboxOutcome = z.infer<typeof sandboxOutcomeSchema>;
/** POST /api/billing/sandbox/advance: the person's test clock runs on. */
export const sandboxAdvanceRequestSchema = z.object({ days: z.int().min(1).max(400) });
