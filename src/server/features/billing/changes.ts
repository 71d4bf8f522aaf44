/** What can be done with a subscription once there is one: cancel, resume, change the plan or the card, get the money back. */
import type { Stripe } from "stripe";
import type {
  CancelPlanRequest,
  ChangePlanOrder,
  ChangePlanRequest,
  ChangePreview,
} from "#contract/billing.ts";
import { type BillingInterval, guaranteeDays, type PlanTier } from "#contract/plan-catalogue.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { AppError } from "../../platform/errors.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import { brokenPromise } from "./cancel-promise.ts";
import type { CataloguePrices, PlanChoice } from "./catalogue-prices.ts";
import { endNow, isOver, listSubscriptions, withdrawInvoices, withdrawUnpaid } from "./ending.ts";
import { onlyCards } from "./payment-kinds.ts";
import { periodStanding } from "./period-invoice.ts";
import { orderOnce } from "./provider-errors.ts";
import { refundInvoice } from "./refunding.ts";
import type { SubscriptionRow } from "./repository.ts";
import { instant, type Sync } from "./sync.ts";

const DAY_MS = 86_400_000;
/** How long an amount that was shown may be agreed to. */
const shownPriceSeconds = 30 * 60;
/** So long a change that the provider refused keeps another one from being ordered: it repeats its answer to a key for a day. */
const changeKeySeconds = 5 * 60;
const tierRank: Readonly<Record<PlanTier, number>> = { free: 0, pro: 1, family: 2 };
const intervalRank: Readonly<Record<BillingInterval, number>> = { monthly: 0, yearly: 1 };

/** More of the plan or for longer holds at once; anything less waits for the end of what is paid. */
export function isUpgrade(from: PlanChoice, to: PlanChoice): boolean {
  return tierRank[to.tier] >= tierRank[from.tier] && intervalRank[to.interval] >= intervalRank[from.interval];
}

const idOf = (reference: string | { readonly id: string }): string =>
  typeof reference === "string" ? reference : reference.id;

export const noSubscription = () =>
  new AppError("NO_SUBSCRIPTION", {
    status: 409,
    userMessage: "You have no running plan. Nothing was changed; choose one on the pricing page.",
  });
const paymentUnderWay = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage:
      "A payment for your plan is on its way, and your bank has not answered yet. The plan is not cancelled yet; please try again in a minute.",
  });
const cancelledFirst = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage: "Your plan is cancelled and ends soon. Resume it first; nothing was changed.",
  });

const priceChanged = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage: "What this change costs is worked out anew, because time has passed. Nothing was changed.",
  });

const notPaidYet = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage:
      "Your renewal is not paid yet, so the plan cannot be changed now. Nothing was changed; please try again once it is paid.",
  });

/** Somebody who is known to the provider, with or without a running plan. */
export type Payer = {
  readonly customerId: string;
  /** On the person's clock. */
  readonly now: Date;
  /** Whether a bank took a payment back and has not decided yet. */
  readonly hasOpenDispute: boolean;
};
/** The subscription that entitles the person, with what it needs to be changed. */
export type RunningSubscription = Payer & { readonly row: SubscriptionRow; readonly choice: PlanChoice };

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Seconds since 1970 on the person's clock, within the period that is paid: the provider takes no other instant. */
function prorationDateOf({ row: { periodStart, periodEnd }, now }: RunningSubscription): number {
  const notBefore = Math.max(secondsOf(now), periodStart === null ? 0 : secondsOf(periodStart));
  return periodEnd === null ? notBefore : Math.min(notBefore, secondsOf(periodEnd) - 1);
}

/** What was paid for plans, with the payments behind it; newest first. An invoice that somebody wrote by hand is for something else. */
export async function listPaidInvoices(client: Stripe, customerId: string): Promise<Stripe.Invoice[]> {
  const paid: Stripe.Invoice[] = [];
  const pages = client.invoices.list({
    customer: customerId,
    status: "paid",
    limit: 100,
    expand: ["data.payments"],
  });
  for await (const invoice of pages)
    if (invoice.amount_paid > 0 && invoice.parent?.subscription_details != null) paid.push(invoice);
  return paid;
}

/** Until when the guarantee holds: counted from the first money that was ever paid. Undefined before. */
export function guaranteeEnd(paid: readonly Stripe.Invoice[]): Date | undefined {
  const days = paid.flatMap(({ status_transitions: { paid_at: at } }) => (at === null ? [] : [at]));
  return days.length === 0
    ? undefined
    : new Date(instant(Math.min(...days)).getTime() + guaranteeDays * DAY_MS);
}

export function createChanges(deps: {
  readonly provider: PaymentProvider;
  readonly prices: CataloguePrices;
  readonly sync: Sync;
}) {
  const { provider, prices, sync } = deps;
  const { client } = provider;

  async function retrieve(running: RunningSubscription) {
    const { items, schedule, latest_invoice: latest } = await client.subscriptions.retrieve(running.row.id);
    const [item] = items.data;
    if (item === undefined) throw noSubscription();
    return {
      item: item.id,
      schedule: schedule === null ? null : idOf(schedule),
      /** Another one after each change that was charged, and after each that waits for its payment. */
      state: `${item.price.id}:${latest === null ? "" : idOf(latest)}`,
    };
  }

  async function dropNextPlan(schedule: string | null): Promise<void> {
    if (schedule !== null) await client.subscriptionSchedules.release(schedule);
  }

  /**
   * A change is charged beside the renewal and credits what is left of the period: of one that nobody paid for, there is nothing.
   * @throws AppError CONFLICT
   */
  async function mustBePaid({ row }: RunningSubscription): Promise<void> {
    const said = await client.subscriptions.retrieve(row.id, { expand: ["latest_invoice"] });
    if ((await periodStanding(client, said)) !== "paid") throw notPaidYet();
  }

  const listLive = async (customerId: string) =>
    (await listSubscriptions(client, customerId)).filter(({ status }) => !isOver(status));

  /** What changing to `choice` charges on `prorationDate`, in dollars. */
  async function dueAt(
    running: RunningSubscription,
    asked: { readonly item: string; readonly choice: PlanChoice; readonly prorationDate: number },
  ): Promise<string> {
    const invoice = await client.invoices.createPreview({
      customer: running.customerId,
      subscription: running.row.id,
      subscription_details: {
        items: [{ id: asked.item, price: await prices.priceId(asked.choice) }],
        proration_behavior: "always_invoice",
        proration_date: asked.prorationDate,
      },
    });
    return formatMoney(cents(invoice.amount_due));
  }

  /** The instant to which the shown amount was worked out, once it is known that it is still charged exactly so. */
  async function agreedDate(running: RunningSubscription, to: ChangePlanOrder): Promise<number> {
    const { prorationDate, dueToday } = to;
    if (prorationDate === undefined || dueToday === undefined) throw priceChanged();
    const age = prorationDateOf(running) - prorationDate;
    if (age < 0 || age > shownPriceSeconds) throw priceChanged();
    const { item } = await retrieve(running);
    const choice: PlanChoice = { tier: to.plan, interval: to.interval };
    if ((await dueAt(running, { item, choice, prorationDate })) !== dueToday) throw priceChanged();
    return prorationDate;
  }

  return {
    /**
     * Whatever the person pays for goes on until the end of what is paid, and is not renewed; what is not paid (a renewal that was
     * declined, or is not collected yet) is withdrawn and ends at once, so that nothing more is charged. Cut off anywhere, it can be
     * done again.
     * @throws AppError NO_SUBSCRIPTION where nothing goes on, CONFLICT, having cancelled nothing, also where a cancel would not leave what
     * the page said
     */
    async cancel(personId: string, customerId: string, shown: CancelPlanRequest): Promise<void> {
      const live = await listLive(customerId);
      if (live.length === 0) throw noSubscription();
      const broken = await brokenPromise(client, live, shown);
      if (broken !== undefined) {
        // The page looks again, and finds what was found here.
        for (const { id } of live) await sync.refreshSubscription(personId, id);
        throw broken;
      }
      for (const { id, schedule } of live) {
        const left = await withdrawUnpaid(client, id);
        if (left === "on its way") throw paymentUnderWay();
        if (left !== "over" && schedule !== null) await client.subscriptionSchedules.release(idOf(schedule));
        if (left === "unpaid") await endNow(client, id);
        if (left === "paid") await client.subscriptions.update(id, { cancel_at_period_end: true });
        await sync.refreshSubscription(personId, id);
      }
    },

    async resume(personId: string, running: RunningSubscription): Promise<void> {
      await dropNextPlan((await retrieve(running)).schedule);
      await client.subscriptions.update(running.row.id, { cancel_at_period_end: false });
      await sync.refreshSubscription(personId, running.row.id);
    },

    /** @throws AppError CONFLICT where the running period is not paid */
    async preview(running: RunningSubscription, to: ChangePlanRequest): Promise<ChangePreview> {
      await mustBePaid(running);
      const choice: PlanChoice = { tier: to.plan, interval: to.interval };
      if (!isUpgrade(running.choice, choice)) {
        return { kind: "later", from: (running.row.periodEnd ?? running.now).toISOString() };
      }
      const { item } = await retrieve(running);
      const prorationDate = prorationDateOf(running);
      const dueToday = await dueAt(running, { item, choice, prorationDate });
      return { kind: "now", dueToday, prorationDate };
    },

    /**
     * @throws AppError CONFLICT, having changed nothing, where the running period is not paid, or what is charged today is not what the
     * person was shown.
     */
    async change(personId: string, running: RunningSubscription, to: ChangePlanOrder) {
      const choice: PlanChoice = { tier: to.plan, interval: to.interval };
      const { row } = running;
      if (row.cancelAt !== null) throw cancelledFirst();
      await mustBePaid(running);
      const isPresent = choice.tier === running.choice.tier && choice.interval === running.choice.interval;
      // Looked at before the amount is: what is ordered below stands on the state for which the amount was shown, or is refused.
      const { item, schedule: booked, state } = await retrieve(running);
      const prorationDate =
        !isPresent && isUpgrade(running.choice, choice) ? await agreedDate(running, to) : undefined;
      await dropNextPlan(booked);
      if (isPresent) {
        await sync.refreshSubscription(personId, row.id);
        return { kind: "changed" as const, clientSecret: null };
      }
      const price = await prices.priceId(choice);
      if (prorationDate === undefined) {
        const schedule = await client.subscriptionSchedules.create({ from_subscription: row.id });
        const phase = schedule.phases[0];
        const present = phase?.items[0]?.price;
        if (phase === undefined || present === undefined) throw new Error("a schedule without a phase");
        // Named before it is booked: cut off in between, nothing follows, and no other plan is named for what does.
        await client.subscriptions.update(row.id, {
          metadata: { next: `${choice.tier} ${choice.interval}` },
        });
        await client.subscriptionSchedules.update(schedule.id, {
          end_behavior: "release",
          // Until then nothing changes: who pays an older price goes on paying it.
          proration_behavior: "none",
          phases: [
            {
              items: [{ price: idOf(present), quantity: 1 }],
              start_date: phase.start_date,
              end_date: phase.end_date,
            },
            { items: [{ price, quantity: 1 }] },
          ],
        });
        await sync.refreshSubscription(personId, row.id);
        return { kind: "later" as const, clientSecret: null };
      }
      // Two windows that agree to different changes at the same moment bear one key: the second is refused, and never charged on top.
      const key = `change:${row.id}:${state}:${Math.floor(secondsOf(running.now) / changeKeySeconds)}`;
      const updated = await orderOnce(key, (idempotencyKey) =>
        client.subscriptions.update(
          row.id,
          {
            items: [{ id: item, price }],
            payment_behavior: "pending_if_incomplete",
            proration_behavior: "always_invoice",
            proration_date: prorationDate,
            expand: ["latest_invoice.confirmation_secret"],
          },
          { idempotencyKey },
        ),
      );
      await sync.refreshSubscription(personId, row.id);
      const invoice = updated.latest_invoice;
      const secret =
        updated.pending_update !== null && invoice !== null && typeof invoice === "object"
          ? (invoice.confirmation_secret?.client_secret ?? null)
          : null;
      return {
        kind: secret === null ? ("changed" as const) : ("needs-payment" as const),
        clientSecret: secret,
      };
    },

    /** The secret with which the browser hands over another card. It counts once the provider has confirmed it (see webhook.ts). */
    async replaceCard(personId: string, customerId: string): Promise<string> {
      const setup = await client.setupIntents.create({
        customer: customerId,
        usage: "off_session",
        allowed_payment_method_types: onlyCards,
        metadata: { personId },
      });
      if (setup.client_secret === null) throw new Error("a setup without a secret to confirm it with");
      return setup.client_secret;
    },

    /**
     * Within the guarantee: every payment for a plan back, and whatever runs ends with it. Returns what was given back. Cut off anywhere, it
     * can be done again: it asks for what was paid, not for a plan, which may have ended meanwhile.
     * @throws AppError NO_SUBSCRIPTION where nothing goes on and nothing can be given back, FORBIDDEN, CONFLICT
     */
    async refund(personId: string, payer: Payer): Promise<string> {
      const paid = await listPaidInvoices(client, payer.customerId);
      const end = guaranteeEnd(paid);
      const live = await listLive(payer.customerId);
      if (end === undefined || payer.now > end) {
        if (live.length === 0) throw noSubscription();
        throw new AppError("FORBIDDEN", {
          status: 403,
          userMessage: `The ${guaranteeDays} days of the guarantee are over. You can cancel; the plan stays until the end of what is paid.`,
        });
      }
      if (payer.hasOpenDispute) {
        throw new AppError("CONFLICT", {
          status: 409,
          userMessage:
            "Your bank is deciding about one of these payments, so it cannot be given back twice. Nothing was changed; ask again when your bank has decided, or cancel the plan.",
        });
      }
      for (const { id } of live) await withdrawInvoices(client, id);
      let total = 0;
      // Listed again: what was paid while the open invoices were withdrawn is given back as well.
      const ending = new Set(live.map(({ id }) => id));
      for (const invoice of await listPaidInvoices(client, payer.customerId))
        total += await refundInvoice(client, invoice, ending);
      for (const { id } of live) {
        await endNow(client, id);
        await sync.refreshSubscription(personId, id);
      }
      if (live.length === 0 && total === 0) throw noSubscription();
      return formatMoney(cents(total));
    },
  };
}
