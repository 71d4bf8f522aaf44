/** Buying: a customer with the provider, a subscription that waits for its first payment, a one-time payment. */
import type { Stripe } from "stripe";
import { leastPayment } from "#contract/billing.ts";
import {
  billingIntervals,
  type Plan,
  type PlanTier,
  planCatalogue,
  planTiers,
} from "#contract/plan-catalogue.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import type { CataloguePrices, PlanChoice } from "./catalogue-prices.ts";
import { computeEntitlement } from "./entitlement.ts";
import {
  type BillingScope,
  countSubscriptions,
  findCustomer,
  loadPayments,
  loadSubscriptions,
  saveCustomer,
} from "./repository.ts";
import { type Sync, toFacts } from "./sync.ts";

export type OrderDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly prices: CataloguePrices;
  readonly sync: Sync;
  /** The person's e-mail address, for receipts; null where there is none. Never asked for in the sandbox. */
  readonly emailOf: (personId: string) => Promise<string | null>;
};

const invalidTier = () => new AppError("INVALID_TIER", { status: 400, userMessage: "Invalid tier" });

/** Whoever has a plan that is offered no more keeps it. @throws AppError INVALID_TIER for one that nobody can choose */
export function mustBeOffered(
  tier: PlanTier,
  present: PlanTier,
  catalogue: Readonly<Record<PlanTier, Pick<Plan, "isOffered">>> = planCatalogue,
): void {
  if (tier !== present && !catalogue[tier].isOffered) throw invalidTier();
}

/** The plan that a request names. @throws AppError INVALID_TIER, also for one that is not offered */
export function parsePlanChoice(
  body: { readonly plan?: unknown; readonly interval?: unknown } | null | undefined,
  catalogue: Readonly<Record<PlanTier, Pick<Plan, "isOffered">>> = planCatalogue,
): PlanChoice {
  const plan = body?.plan ?? "pro";
  const tier = planTiers.find((one): one is PlanTier => one === plan);
  const interval = billingIntervals.find((one) => one === (body?.interval ?? "monthly"));
  if (tier === undefined || tier === "free" || interval === undefined) {
    throw invalidTier();
  }
  mustBeOffered(tier, "free", catalogue);
  return { tier, interval };
}

/** Cents of an amount of dollars. @throws AppError for less than 0.50, more than 999,999.99, a third decimal or another currency */
export function parsePaymentAmount(amount: number, currency: string): number {
  const cents = Math.round(amount * 100);
  const isExact = Math.abs(amount * 100 - cents) < 1e-6;
  if (!isExact || cents < leastPayment * 100 || cents > 99_999_999 || currency.toLowerCase() !== "usd") {
    throw new AppError("BAD_REQUEST", {
      status: 400,
      userMessage:
        "Please enter an amount of US dollars from $0.50, with at most two decimals. Nothing was charged.",
      details: { path: "amount" },
    });
  }
  return cents;
}

/** The client secret with which the browser confirms the first payment. */
export function confirmationSecretOf(subscription: Stripe.Subscription): string | undefined {
  const { latest_invoice: invoice, pending_setup_intent: setup } = subscription;
  if (invoice !== null && typeof invoice === "object") {
    const secret = invoice.confirmation_secret?.client_secret;
    if (secret !== undefined) return secret;
  }
  return setup !== null && typeof setup === "object" ? (setup.client_secret ?? undefined) : undefined;
}

const withSecret = { expand: ["latest_invoice.confirmation_secret", "pending_setup_intent"] };
const stillOpen = new Set<string>(["requires_payment_method", "requires_confirmation"]);

export function createOrders(deps: OrderDependencies) {
  const { database, clock, provider, prices, sync } = deps;
  const { client, mode } = provider;

  const within = <T>(personId: string, work: (scope: BillingScope) => Promise<T>): Promise<T> =>
    database.forPerson(personId, (sql) => work({ sql, personId, mode }));

  async function customerOf(personId: string): Promise<{ customerId: string; clockOffsetMs: number }> {
    const known = await within(personId, findCustomer);
    if (known !== undefined) return known;
    const email = mode === "sandbox" ? null : await deps.emailOf(personId);
    const customer = await client.customers.create(
      { metadata: { personId }, ...(email === null ? {} : { email }) },
      { idempotencyKey: `customer:${mode}:${personId}` },
    );
    return within(personId, (scope) => saveCustomer(scope, customer.id));
  }

  return {
    customerOf,

    /**
     * A subscription that waits for its first payment, as the secret to pay it with. One that waits already is used again; one of
     * another plan that waits is given up first. Nothing is entitled to before it is paid.
     */
    async createSubscription(personId: string, choice: PlanChoice): Promise<string> {
      const { customerId, clockOffsetMs } = await customerOf(personId);
      const now = new Date(clock.now().getTime() + clockOffsetMs);
      const rows = await within(personId, loadSubscriptions);
      if (computeEntitlement(rows.map(toFacts), { mode, now }).tier !== "free") {
        throw new AppError("HAS_SUBSCRIPTION", {
          status: 409,
          userMessage: "You have a plan already. Nothing was charged; change it in Settings.",
          details: { upgradeUrl: `/settings?plan=${choice.tier}&interval=${choice.interval}` },
        });
      }
      for (const row of rows.filter(({ status }) => status === "incomplete")) {
        const waiting = await client.subscriptions.retrieve(row.id, withSecret);
        const secret = confirmationSecretOf(waiting);
        const isSame = row.tier === choice.tier && row.interval === choice.interval;
        if (waiting.status === "incomplete" && isSame && secret !== undefined) return secret;
        if (waiting.status === "incomplete") await client.subscriptions.cancel(row.id);
        await sync.refreshSubscription(personId, row.id);
      }
      // The same number for clicks at the same moment: the provider answers them with one subscription.
      const attempt = await within(personId, countSubscriptions);
      const made = await client.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: await prices.priceId(choice) }],
          payment_behavior: "default_incomplete",
          payment_settings: { save_default_payment_method: "on_subscription" },
          metadata: { personId },
          ...withSecret,
        },
        { idempotencyKey: `subscription:${mode}:${personId}:${attempt}` },
      );
      await sync.refreshSubscription(personId, made.id);
      const secret = confirmationSecretOf(made);
      if (secret === undefined) throw new Error("a subscription without anything to pay it with");
      return secret;
    },

    /** A one-time payment. One that waits is used again with the new amount, so that visits leave no orphans behind. */
    async createPayment(personId: string, amount: number): Promise<string> {
      const { customerId } = await customerOf(personId);
      const rows = await within(personId, loadPayments);
      const waiting = rows.find(({ status }) => stillOpen.has(status));
      if (waiting !== undefined) {
        const said = await sync.refreshPayment(personId, waiting.id);
        if (said !== undefined && stillOpen.has(said.status)) {
          const updated =
            said.amount === amount ? said : await client.paymentIntents.update(waiting.id, { amount });
          await sync.refreshPayment(personId, waiting.id);
          if (updated.client_secret !== null) return updated.client_secret;
        }
      }
      const made = await client.paymentIntents.create(
        { amount, currency: "usd", customer: customerId, metadata: { personId, kind: "one-time" } },
        { idempotencyKey: `payment:${mode}:${personId}:${rows.length}` },
      );
      await sync.refreshPayment(personId, made.id);
      if (made.amount !== amount && stillOpen.has(made.status)) {
        await client.paymentIntents.update(made.id, { amount });
        await sync.refreshPayment(personId, made.id);
      }
      if (made.client_secret === null) throw new Error("a payment without a secret to confirm it with");
      return made.client_secret;
    },
  };
}
