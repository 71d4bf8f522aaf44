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
import { isOver, isUnpaid, listSubscriptions, withdraw } from "./ending.ts";
import { computeEntitlement } from "./entitlement.ts";
import { onlyCards } from "./payment-kinds.ts";
import { periodStanding } from "./period-invoice.ts";
import { isUnexpectedState, orderOnce } from "./provider-errors.ts";
import {
  type BillingScope,
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
/** One about which the bank asks its question in another window is of no use here, and must not be paid besides. */
const mayBeGivenUp = new Set<string>([...stillOpen, "requires_action"]);
/** Our words and the provider's for a one-time payment of which nothing more is to come. */
const settled = new Set<string>(["succeeded", "canceled", "refunded"]);

const paymentUnderWay = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage:
      "A payment that you began before is still on its way. Nothing new was ordered or charged; please look again in a minute.",
  });

const givenUp = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage: "This order was replaced in another window. Nothing was charged; please try again.",
  });
const paidAlready = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage:
      "This payment was made in another window a moment ago, and it is listed in Settings. Nothing was charged a second time.",
  });

export function createOrders(deps: OrderDependencies) {
  const { database, clock, provider, prices, sync } = deps;
  const { client, mode } = provider;

  const within = <T>(personId: string, work: (scope: BillingScope) => Promise<T>): Promise<T> =>
    database.forPerson(personId, (sql) => work({ sql, personId, mode }));

  async function customerOf(personId: string): Promise<{ customerId: string; clockOffsetMs: number }> {
    const known = await within(personId, findCustomer);
    if (known !== undefined) return known;
    const email = mode === "sandbox" ? null : await deps.emailOf(personId);
    const details = { metadata: { personId }, ...(email === null ? {} : { email }) };
    const customer = await orderOnce(`customer:${mode}:${personId}`, (idempotencyKey) =>
      client.customers.create(details, { idempotencyKey }),
    );
    return within(personId, (scope) => saveCustomer(scope, customer.id));
  }

  /** @throws AppError HAS_SUBSCRIPTION */
  async function mustHaveNone(personId: string, choice: PlanChoice, now: Date): Promise<void> {
    const rows = await within(personId, loadSubscriptions);
    if (computeEntitlement(rows.map(toFacts), { mode, now }).tier === "free") return;
    throw new AppError("HAS_SUBSCRIPTION", {
      status: 409,
      userMessage: "You have a plan already. Nothing was charged; change it in Settings.",
      details: { upgradeUrl: `/settings?plan=${choice.tier}&interval=${choice.interval}` },
    });
  }

  return {
    customerOf,

    /** Asks about orders whose end was not told yet. */
    async refreshWaiting(personId: string): Promise<void> {
      const rows = await within(personId, loadSubscriptions);
      const waiting = rows.filter(({ status }) => status === "incomplete" || status === "unknown");
      for (const { id } of waiting) await sync.refreshSubscription(personId, id);
    },

    /**
     * A subscription that waits for its first payment, as the secret to pay it with. One that waits already is used again; one of
     * another plan or price that waits is given up first. Nothing is entitled to before it is paid.
     *
     * A person never has two that live: the provider itself is asked what there is, and the key of a new one counts those that are
     * over. So orders at the same moment, by any number of processes, bear the same key; the provider answers them with one
     * subscription, or refuses the second where it asks for another plan.
     * @throws AppError HAS_SUBSCRIPTION, CONFLICT
     */
    async createSubscription(personId: string, choice: PlanChoice): Promise<string> {
      const { customerId, clockOffsetMs } = await customerOf(personId);
      const now = new Date(clock.now().getTime() + clockOffsetMs);
      const price = await prices.priceId(choice);
      const ordered = await listSubscriptions(client, customerId);
      const live = ordered.filter(({ status }) => !isOver(status));
      const rows = await within(personId, loadSubscriptions);
      const changing = rows.filter(({ status }) => !isOver(status));
      for (const id of new Set([...live, ...changing].map((one) => one.id)))
        await sync.refreshSubscription(personId, id);
      await mustHaveNone(personId, choice, now);
      let overCount = ordered.length - live.length;
      for (const { id } of live) {
        const waiting = await client.subscriptions.retrieve(id, withSecret);
        // What is paid for and entitles to nothing is not of the catalogue: it is left alone.
        if (!isUnpaid(waiting.status) && (await periodStanding(client, waiting)) === "paid") continue;
        const secret = confirmationSecretOf(waiting);
        const isSame = waiting.items.data[0]?.price.id === price;
        if (waiting.status === "incomplete" && isSame && secret !== undefined) return secret;
        const became = await withdraw(client, id);
        await sync.refreshSubscription(personId, id);
        if (became !== "ended") {
          await mustHaveNone(personId, choice, now);
          throw paymentUnderWay();
        }
        overCount += 1;
      }
      const made = await orderOnce(`subscription:${mode}:${personId}:${overCount}`, (idempotencyKey) =>
        client.subscriptions.create(
          {
            customer: customerId,
            items: [{ price }],
            payment_behavior: "default_incomplete",
            payment_settings: {
              save_default_payment_method: "on_subscription",
              payment_method_types: onlyCards,
            },
            metadata: { personId },
            ...withSecret,
          },
          { idempotencyKey },
        ),
      );
      const said = await sync.refreshSubscription(personId, made.id);
      // The answer may be that of an order at the same moment, which has gone on since.
      if (said !== undefined && said.status !== "incomplete") {
        await mustHaveNone(personId, choice, now);
        throw isOver(said.status) ? givenUp() : paymentUnderWay();
      }
      const secret = confirmationSecretOf(made);
      if (secret === undefined) throw new Error("a subscription without anything to pay it with");
      return secret;
    },

    /**
     * A one-time payment of `amount` cents. One of the same amount that waits for a card is used again; one of another amount, or about which a
     * bank asks, is cancelled and never changed, because the page that shows it would charge an amount that it does not show.
     * @throws AppError CONFLICT
     */
    async createPayment(personId: string, amount: number): Promise<string> {
      const { customerId } = await customerOf(personId);
      const rows = await within(personId, loadPayments);
      let kept: Stripe.PaymentIntent | undefined;
      for (const { id } of rows.filter(({ status }) => !settled.has(status))) {
        const said = await sync.refreshPayment(personId, id);
        if (said === undefined || !mayBeGivenUp.has(said.status)) continue;
        if (kept === undefined && said.amount === amount && stillOpen.has(said.status)) {
          kept = said;
          continue;
        }
        // Paid a moment ago: then it stays paid, for the amount that its page showed.
        await client.paymentIntents.cancel(id).catch((error: unknown) => {
          if (!isUnexpectedState(error)) throw error;
        });
        await sync.refreshPayment(personId, id);
      }
      if (kept !== undefined && kept.client_secret !== null) return kept.client_secret;
      const details = {
        amount,
        currency: "usd",
        customer: customerId,
        allowed_payment_method_types: onlyCards,
      };
      const made = await orderOnce(`payment:${mode}:${personId}:${rows.length}:${amount}`, (idempotencyKey) =>
        client.paymentIntents.create(
          { ...details, metadata: { personId, kind: "one-time" } },
          { idempotencyKey },
        ),
      );
      const said = await sync.refreshPayment(personId, made.id);
      // The answer may be that of an order at the same moment, which has gone on since.
      if (said?.status === "succeeded") throw paidAlready();
      if (said?.status === "canceled") throw givenUp();
      if (said !== undefined && !stillOpen.has(said.status)) throw paymentUnderWay();
      if (made.client_secret === null) throw new Error("a payment without a secret to confirm it with");
      return made.client_secret;
    },
  };
}
