/** Plans, payments and what they entitle to, for the person who is signed in: always their own account, whatever they look at. */
import type {
  BillingConfig,
  BillingMode,
  BillingSummary,
  CancelPlanRequest,
  ChangePlanOrder,
  ChangePlanRequest,
  ChangePreview,
  SandboxOutcome,
} from "#contract/billing.ts";
import type { PlanTier } from "#contract/plan-catalogue.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import { createCataloguePrices, type PlanChoice } from "./catalogue-prices.ts";
import { createChanges, noSubscription, type Payer, type RunningSubscription } from "./changes.ts";
import { compareWithProvider } from "./comparison.ts";
import { isPlanTakenBack, openDisputeOf } from "./disputes.ts";
import { computeEntitlement, type Entitlement } from "./entitlement.ts";
import { forgetCustomer } from "./forget-customer.ts";
import {
  createEventLog,
  createKnownSubscription,
  createPersonClock,
  createProviderRows,
} from "./kept-rows.ts";
import { createOrders, mustBeOffered, parsePaymentAmount, parsePlanChoice } from "./orders.ts";
import { askProvider, askSoon, tellProvider } from "./provider-errors.ts";
import {
  addToClock,
  type CustomerRow,
  type DisputeRow,
  findCustomer,
  loadDisputes,
  loadPayments,
  loadSubscriptions,
  loadUsage,
  type SubscriptionRow,
} from "./repository.ts";
import { confirmInSandbox } from "./sandbox-payments.ts";
import {
  type InvoiceView,
  listInvoices,
  paymentStatus,
  viewFormerPlan,
  viewPayments,
  viewRunning,
} from "./summary.ts";
import { createSync, toFacts } from "./sync.ts";
import { createDocumentAllowance, documentLimit, monthOf, nextMonth } from "./usage.ts";
import { createEventHandler, type OperatorNews } from "./webhook.ts";

export type BillingDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  /** Undefined: nothing can be bought here. */
  readonly provider: PaymentProvider | undefined;
  readonly hasLimits: boolean;
  /** Whom people ask where nothing can be bought; null where nobody is named. */
  readonly contact: string | null;
  readonly emailOf: (personId: string) => Promise<string | null>;
  /** Looks, within the transaction, at the rows of who owns the household that the person belongs to; undefined for no other owner. */
  readonly asHouseholdOwner: <T>(
    sql: Sql,
    personId: string,
    work: (ownerId: string) => Promise<T>,
  ) => Promise<T | undefined>;
} & OperatorNews;

const DAY_MS = 86_400_000;

export type UnpaidRenewal = {
  readonly tier: PlanTier;
  readonly subscriptionId: string;
  /** When the period began that is not paid. */
  readonly since: Date;
  readonly keptUntil: Date;
};

type Standing = {
  readonly entitlement: Entitlement;
  readonly rows: readonly SubscriptionRow[];
  readonly disputes: readonly DisputeRow[];
  readonly customer: CustomerRow | undefined;
  /** On the person's clock. */
  readonly now: Date;
};

export function createBillingService(deps: BillingDependencies) {
  const { database, clock, provider, hasLimits } = deps;
  const mode: BillingMode = provider?.mode ?? "off";
  const connected = provider && connect(deps, provider);

  /** @throws AppError PAYMENTS_OFF */
  function getConnected(): NonNullable<typeof connected> {
    if (connected !== undefined) return connected;
    throw paymentsOff(deps.contact);
  }

  async function standingIn(sql: Sql, personId: string): Promise<Standing> {
    const scope = { sql, personId, mode };
    const customer = await findCustomer(scope);
    const rows = await loadSubscriptions(scope);
    const disputes = await loadDisputes(scope);
    const now = new Date(clock.now().getTime() + (customer?.clockOffsetMs ?? 0));
    return {
      entitlement: computeEntitlement(rows.map(toFacts), { mode, now }),
      rows,
      disputes,
      customer,
      now,
    };
  }
  /** Whether the Family plan of somebody else covers the person. */
  async function isCovered(sql: Sql, personId: string): Promise<boolean> {
    const owner = await deps.asHouseholdOwner(sql, personId, (ownerId) => standingIn(sql, ownerId));
    return owner?.entitlement.tier === "family";
  }
  const standingOf = (personId: string) => database.forPerson(personId, (sql) => standingIn(sql, personId));

  async function getRunning(personId: string): Promise<RunningSubscription> {
    const running = runningOf(await standingOf(personId));
    if (running !== undefined) return running;
    throw noSubscription();
  }

  async function getSummary(personId: string): Promise<BillingSummary> {
    // While the provider cannot be asked, what is known stands.
    if (connected) await askSoon(() => connected.orders.refreshWaiting(personId));
    const standing = await standingOf(personId);
    const { entitlement, now } = standing;
    const month = monthOf(now);
    const { documents, payments, isCoveredByOther } = await database.forPerson(personId, async (sql) => ({
      documents: await loadUsage(sql, personId, month),
      payments: viewPayments(await loadPayments({ sql, personId, mode })),
      isCoveredByOther: entitlement.tier !== "family" && (await isCovered(sql, personId)),
    }));
    const tier = isCoveredByOther ? "family" : entitlement.tier;
    const reason = isCoveredByOther ? "household" : entitlement.reason;
    const running = runningOf(standing);
    const payer = payerOf(standing);
    return {
      mode,
      hasLimits,
      tier,
      reason: !hasLimits && tier === "free" ? "unlimited" : reason,
      subscription: provider && running ? await viewRunning(provider, running, entitlement) : null,
      formerPlan: provider && payer && !running ? await viewFormerPlan(provider, standing.rows, payer) : null,
      payments,
      dispute: openDisputeOf(standing.disputes),
      usage: {
        month,
        documents,
        limit: documentLimit(tier, hasLimits),
        resetsAt: nextMonth(now).toISOString(),
      },
      now: now.toISOString(),
    };
  }

  return {
    config: {
      mode,
      publishableKey: provider?.publishableKey ?? null,
      hasLimits,
      contact: deps.contact,
    } satisfies BillingConfig,
    getSummary,

    /** Present only while it entitles: its presence is what makes an account a paid one. */
    async subscriptionIdOf(personId: string): Promise<string | null> {
      return (await standingOf(personId)).entitlement.subscriptionId;
    },

    /** Whether a paid plan counts for the person: their own, a household's, or all of them where nothing is limited. */
    async hasPaidPlan(personId: string): Promise<boolean> {
      if (!hasLimits) return true;
      return database.forPerson(personId, async (sql) => {
        const { entitlement } = await standingIn(sql, personId);
        return entitlement.tier !== "free" || (await isCovered(sql, personId));
      });
    },

    allowance: createDocumentAllowance(hasLimits, async (sql, personId) => {
      const { entitlement, now } = await standingIn(sql, personId);
      const isFree = entitlement.tier === "free";
      return { tier: isFree && (await isCovered(sql, personId)) ? "family" : entitlement.tier, now };
    }),

    /** Whether this person's own plan lets them have a household of several people. */
    async mayInvite(personId: string): Promise<boolean> {
      return !hasLimits || (await standingOf(personId)).entitlement.tier === "family";
    },

    /** @throws AppError INVALID_TIER, HAS_SUBSCRIPTION, PAYMENTS_OFF, UNAVAILABLE */
    async createSubscription(personId: string, body: Parameters<typeof parsePlanChoice>[0]): Promise<string> {
      const choice = parsePlanChoice(body);
      const { orders } = getConnected();
      return askProvider(() => orders.createSubscription(personId, choice));
    },

    async createPayment(personId: string, amount: number, currency: string): Promise<string> {
      const amountCents = parsePaymentAmount(amount, currency);
      const { orders } = getConnected();
      return askProvider(() => orders.createPayment(personId, amountCents));
    },

    async getPayment(personId: string, id: string) {
      const { sync } = getConnected();
      const known = (await database.forPerson(personId, (sql) => loadPayments({ sql, personId, mode }))).find(
        (row) => row.id === id,
      );
      if (known === undefined) {
        throw new AppError("NOT_FOUND", {
          status: 404,
          userMessage: "There is no such payment among yours.",
        });
      }
      await askProvider(() => sync.refreshPayment(personId, id));
      const row = (await database.forPerson(personId, (sql) => loadPayments({ sql, personId, mode }))).find(
        (one) => one.id === id,
      );
      return {
        status: paymentStatus(row?.status ?? known.status),
        amount: formatMoney(cents(row?.amountCents ?? known.amountCents)),
      };
    },

    async listInvoices(personId: string): Promise<InvoiceView[]> {
      if (provider === undefined) return [];
      const { customer } = await standingOf(personId);
      return customer === undefined ? [] : askProvider(() => listInvoices(provider, customer.customerId));
    },

    async cancel(personId: string, shown: CancelPlanRequest): Promise<BillingSummary> {
      const { changes } = getConnected();
      // Not only what entitles: a renewal may still be open whose plan is free already.
      const { customer } = await standingOf(personId);
      if (customer === undefined) throw noSubscription();
      await tellProvider(() => changes.cancel(personId, customer.customerId, shown));
      return getSummary(personId);
    },

    async resume(personId: string): Promise<BillingSummary> {
      const { changes } = getConnected();
      const running = await getRunning(personId);
      await tellProvider(() => changes.resume(personId, running));
      return getSummary(personId);
    },

    async previewChange(personId: string, to: ChangePlanRequest): Promise<ChangePreview> {
      const { changes } = getConnected();
      const running = await getRunning(personId);
      mustBeOffered(to.plan, running.choice.tier);
      return askProvider(() => changes.preview(running, to));
    },

    async change(personId: string, to: ChangePlanOrder) {
      const { changes } = getConnected();
      const running = await getRunning(personId);
      mustBeOffered(to.plan, running.choice.tier);
      return tellProvider(() => changes.change(personId, running, to));
    },

    async replaceCard(personId: string): Promise<string> {
      const { changes } = getConnected();
      const { customerId } = await getRunning(personId);
      return askProvider(() => changes.replaceCard(personId, customerId));
    },

    async refund(personId: string): Promise<string> {
      const { changes } = getConnected();
      // Not only with a plan: one that was cut off may have ended it, and the guarantee holds all the same.
      const payer = payerOf(await standingOf(personId));
      if (payer === undefined) throw noSubscription();
      return tellProvider(() => changes.refund(personId, payer));
    },

    /** Ends what is paid for and takes the person's record from the provider: before an account is deleted. */
    async forgetPerson(personId: string): Promise<void> {
      const { customer } = await standingOf(personId);
      if (provider === undefined || customer === undefined) return;
      await tellProvider(() => forgetCustomer(provider.client, customer.customerId));
    },

    /** What stays with the provider when an account is erased, in a sentence each. */
    async listKeptByLaw(personId: string): Promise<string[]> {
      const { customer } = await standingOf(personId);
      return customer === undefined || mode !== "live"
        ? []
        : ["The payment provider keeps the invoices of what you paid as long as tax law asks for it."];
    },

    /** @throws AppError BAD_REQUEST for a signature that does not hold. */
    async receiveEvent(rawBody: Buffer, signature: string | undefined): Promise<void> {
      const { events } = getConnected();
      const read = () => {
        try {
          return provider?.readEvent(rawBody, signature ?? "");
        } catch (cause) {
          throw new AppError("BAD_REQUEST", {
            status: 400,
            userMessage: "The signature does not hold.",
            cause,
          });
        }
      };
      const event = read();
      if (event !== undefined) await askProvider(() => events.receive(event));
    },

    /** Everything of the provider against our rows, for events that never came. Returns how many subscriptions were looked at. */
    async reconcile(): Promise<number> {
      if (provider === undefined) return 0;
      const { sync, events } = getConnected();
      const knownOf = createKnownSubscription(database, clock, mode);
      return compareWithProvider({ database, clock, client: provider.client, sync, events, knownOf });
    },

    /** The plan whose renewal is not paid, while it is kept all the same. */
    async unpaidRenewalOf(personId: string): Promise<UnpaidRenewal | undefined> {
      const { entitlement, rows } = await standingOf(personId);
      const row = rows.find(({ id }) => id === entitlement.subscriptionId);
      if (entitlement.reason !== "grace" || entitlement.until === null || row === undefined) return undefined;
      const { tier, until: keptUntil } = entitlement;
      return { tier, keptUntil, subscriptionId: row.id, since: row.periodStart ?? row.createdAt };
    },

    /** The sandbox's form, in the sandbox only. @throws AppError NOT_FOUND elsewhere and for somebody else's payment */
    async payInSandbox(
      personId: string,
      clientSecret: string,
      answer: { readonly testCard: string } | { readonly isCompleted: boolean },
    ): Promise<SandboxOutcome> {
      const sandbox = provider?.sandbox;
      if (provider === undefined || sandbox === undefined) throw paymentsOff(deps.contact);
      const { customer } = await standingOf(personId);
      return tellProvider(() =>
        confirmInSandbox(provider.client, sandbox, { clientSecret, answer, customer }),
      );
    },

    async advanceClock(personId: string, days: number): Promise<BillingSummary> {
      const sandbox = provider?.sandbox;
      if (sandbox === undefined) throw paymentsOff(deps.contact);
      const { customerId } = await getConnected().orders.customerOf(personId);
      await database.forPerson(personId, (sql) => addToClock({ sql, personId, mode }, days * DAY_MS));
      await sandbox.advance(customerId, (days * DAY_MS) / 1000);
      return getSummary(personId);
    },
  };
}
export type BillingService = ReturnType<typeof createBillingService>;

function connect(deps: BillingDependencies, provider: PaymentProvider) {
  const { database, clock, emailOf } = deps;
  const prices = createCataloguePrices(provider.client);
  const sync = createSync(provider, createProviderRows(database, clock, provider.mode));
  return {
    sync,
    orders: createOrders({ database, clock, provider, prices, sync, emailOf }),
    changes: createChanges({ provider, prices, sync }),
    events: createEventHandler({
      ...deps,
      provider,
      sync,
      log: createEventLog(database, clock),
      nowOf: createPersonClock(database, clock, provider.mode),
    }),
  };
}

function paymentsOff(contact: string | null): AppError {
  return new AppError("PAYMENTS_OFF", {
    status: 503,
    userMessage: "Payments are not set up here, so nothing can be bought and nothing was charged.",
    details: contact === null ? {} : { contact },
  });
}

function payerOf({ customer, disputes, now }: Standing): Payer | undefined {
  if (customer === undefined) return undefined;
  return { customerId: customer.customerId, now, hasOpenDispute: disputes.some(isPlanTakenBack) };
}

function runningOf(standing: Standing): RunningSubscription | undefined {
  const { entitlement, rows } = standing;
  const row = rows.find(({ id }) => id === entitlement.subscriptionId);
  const payer = payerOf(standing);
  if (row === undefined || payer === undefined) return undefined;
  const { tier, interval } = toFacts(row);
  if (tier === null || interval === null) return undefined;
  const choice: PlanChoice = { tier, interval };
  return { row, choice, ...payer };
}
