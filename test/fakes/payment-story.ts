/** Random stories of one person's payments, told to the real handler in any order, with what must hold after each step. */
import { Stripe } from "stripe";
import type { BillingInterval } from "#contract/plan-catalogue.ts";
import { createCataloguePrices, type PaidTier } from "#server/features/billing/catalogue-prices.ts";
import { createChanges, type RunningSubscription } from "#server/features/billing/changes.ts";
import { compareWithProvider } from "#server/features/billing/comparison.ts";
import { isPlanTakenBack } from "#server/features/billing/disputes.ts";
import { withdraw } from "#server/features/billing/ending.ts";
import { computeEntitlement, type SubscriptionFacts } from "#server/features/billing/entitlement.ts";
import { createSync, readSubscription } from "#server/features/billing/sync.ts";
import { createEventHandler } from "#server/features/billing/webhook.ts";
import { createMemoryStore, createSandbox } from "#server/platform/payments/sandbox/sandbox.ts";
import { createPaymentOracle } from "./payment-oracle.ts";
import { createMemoryRows, factsOf } from "./provider-rows.ts";

export const PERSON = "person_1";
const START = new Date("2026-11-20T10:00:00Z");
const DAY_SECONDS = 86_400;
const GRACE_SECONDS = 7 * DAY_SECONDS;

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed tells the same story. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const cards = [
  "pm_card_visa",
  "pm_card_chargeDeclined",
  "pm_card_chargeCustomerFail",
  "pm_card_authenticationRequired",
  "pm_card_createDispute",
] as const;
const tiers: readonly PaidTier[] = ["pro", "family"];
const intervals: readonly BillingInterval[] = ["monthly", "yearly"];

/** The provider's words for what may be charged by itself. */
const goesOn: ReadonlySet<string> = new Set(["active", "past_due", "unpaid"]);
const readEvent = (): never => {
  throw new Error("these stories hand events over themselves");
};

/** What a subscription was said to be, in a form that compares. */
const wordsOf = (facts: SubscriptionFacts): string => JSON.stringify(facts);

type Story = {
  readonly tier: string;
  /** Events that brought a row of ours up to date. */
  readonly changingEvents: number;
  /** How often everything was told, so that we and the provider had to agree by events alone. */
  readonly agreements: number;
  /** Events whose work failed and that were sent again. */
  readonly redelivered: number;
  /** How often the product's own way was gone to its end. */
  readonly cancelled: number;
  readonly changed: number;
  readonly refunded: number;
  /** What did not hold: empty. */
  readonly wrong: readonly string[];
};

/**
 * One person's story. `losesEvents` also loses some of them for good; the night's comparison makes up for those, and for nothing else:
 * what was told is checked before it runs.
 */
export async function tellOneStory(random: () => number, losesEvents: boolean): Promise<Story> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // never empty
  const undelivered: Stripe.Event[] = [];
  const lost = new Set<string>();
  /** Everything that the provider ever said of each subscription. */
  const history = new Map<string, Set<string>>();
  const wrong: string[] = [];
  let [seconds, changingEvents, agreements, redelivered] = [0, 0, 0, 0];
  let [cancelled, changed, refunded] = [0, 0, 0];
  const sandbox = createSandbox({
    store: createMemoryStore(),
    now: () => START,
    apiVersion: Stripe.API_VERSION,
    deliver: async (told) => {
      const event = told as unknown as Stripe.Event; // the sandbox speaks the provider's form
      undelivered.push(event);
      const said = subscriptionIn(event);
      if (said === undefined) return true;
      const words = history.get(said.id) ?? new Set();
      for (const stands of ["paid", "owed", "withdrawn"] as const)
        words.add(wordsOf(factsOf(said.id, readSubscription(said, stands))));
      history.set(said.id, words);
      return true;
    },
  });
  /** `breaks`: how often a call fails on its way, before or after it was done. */
  const connect = (breaks: number) =>
    new Stripe("sk_test_story", {
      telemetry: false,
      maxNetworkRetries: 0,
      // Answers overtake each other.
      httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) => {
        for (let wait = Math.floor(random() * 6); wait > 0; wait -= 1) await Promise.resolve();
        if (random() < breaks / 2) throw new Error("connect ECONNRESET");
        const answer = await sandbox.fetch(input, init);
        for (let wait = Math.floor(random() * 6); wait > 0; wait -= 1) await Promise.resolve();
        if (random() < breaks / 2) throw new Error("read ECONNRESET");
        return answer;
      }),
    });
  const client = connect(0);
  const provider = { client: connect(0.03), mode: "sandbox" as const };
  const { rows, log, kept, disputes } = createMemoryRows();
  const sync = createSync(provider, rows);
  const events = createEventHandler({
    provider,
    sync,
    log,
    onDisputed: () => undefined,
    onRefundFailed: () => undefined,
    nowOf: async () => now(),
  });
  const prices = createCataloguePrices(client);
  const customer = await client.customers.create({ metadata: { personId: PERSON } });
  const oracle = createPaymentOracle(client, customer.id);
  const quiet = (work: Promise<unknown>) => work.catch(() => undefined);

  const ourFacts = () => [...kept].flatMap(([id, { said }]) => (said ? [factsOf(id, said)] : []));
  const ours = () => new Map(ourFacts().map((facts) => [facts.id, wordsOf(facts)]));
  async function standingOf(said: Stripe.Subscription) {
    const invoice = await oracle.periodInvoiceOf(said);
    if (invoice === undefined) return "withdrawn";
    const { status, attempted, auto_advance: isCollected, billing_reason: reason } = invoice;
    if (status === "void" || status === "uncollectible") return "withdrawn";
    if (status === "paid" || reason !== "subscription_cycle") return "paid";
    const { data } = await client.invoices.list({ subscription: said.id, limit: 100 });
    const periods = data.filter(({ billing_reason: why }) => why !== "subscription_update");
    if (periods.length > 1 && periods[1]?.status !== "paid") return "withdrawn";
    if (attempted) return "owed";
    return isCollected === true ? "paid" : "withdrawn";
  }
  async function providersFacts(): Promise<SubscriptionFacts[]> {
    const facts: SubscriptionFacts[] = [];
    for await (const said of client.subscriptions.list({ status: "all", limit: 100 }))
      facts.push(factsOf(said.id, readSubscription(said, await standingOf(said))));
    return facts;
  }
  const now = () => new Date(START.getTime() + seconds * 1000);
  const entitlementOf = (facts: readonly SubscriptionFacts[]) =>
    computeEntitlement(facts, {
      mode: "sandbox",
      now: now(),
    });

  /** A plan is had for what was paid, and for a week more; of what was not told yet, nobody can know that it was not paid. */
  async function checkPaidFor(step: string, untold: ReadonlySet<string>): Promise<void> {
    const { subscriptionId } = entitlementOf(ourFacts());
    if (subscriptionId === null || untold.has(subscriptionId)) return;
    const { data } = await client.invoices.list({
      subscription: subscriptionId,
      status: "paid",
      limit: 100,
    });
    // What was paid for a part of a period says nothing about the rest of it.
    const whole = data.flatMap(({ lines }) =>
      lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration !== true),
    );
    const paidUntil = Math.max(...whole.map(({ period }) => period.end));
    if (now().getTime() / 1000 >= paidUntil + GRACE_SECONDS)
      wrong.push(
        `${step}: ${subscriptionId} is had, and paid until ${new Date(paidUntil * 1000).toISOString()}`,
      );
  }

  /** Never more than the provider said; and exactly what it says of everything of which all was told. */
  async function check(step: string): Promise<void> {
    await sandbox.flush();
    const waiting = new Set([...lost, ...undelivered.flatMap((event) => changedBy(event) ?? [])]);
    await checkPaidFor(step, waiting);
    const known = ours();
    for (const [id, words] of known)
      if (history.get(id)?.has(words) !== true) wrong.push(`${step}: ${id} was never ${words}`);
    const facts = await providersFacts();
    for (const said of facts)
      if (!waiting.has(said.id) && known.get(said.id) !== wordsOf(said))
        wrong.push(`${step}: told ${wordsOf(said)}, known ${known.get(said.id) ?? "nothing"}`);
    if (facts.some(({ id }) => waiting.has(id))) return;
    agreements += 1;
    const [has, should] = [entitlementOf(ourFacts()), entitlementOf(facts)];
    if (JSON.stringify(has) !== JSON.stringify(should))
      wrong.push(`${step}: has ${has.tier}, ${should.tier}`);
  }

  async function receive(event: Stripe.Event): Promise<void> {
    const before = ours();
    try {
      await events.receive(event);
    } catch {
      // Answered with an error: the provider sends it again.
      redelivered += 1;
      undelivered.push(event);
      return;
    }
    if ([...ours()].some(([id, words]) => before.get(id) !== words)) changingEvents += 1;
  }

  /** Some of what waits, in any order, some of it twice, some of it never. */
  async function deliverSome(share: number): Promise<void> {
    await sandbox.flush();
    const group = undelivered
      .filter(() => random() < share)
      .flatMap((event) => {
        undelivered.splice(undelivered.indexOf(event), 1);
        const fate = random();
        if (!losesEvents || fate >= 0.15) return fate < 0.35 ? [event, event] : [event];
        const about = changedBy(event);
        if (about !== undefined) lost.add(about);
        return [];
      })
      .map((event) => ({ event, turn: random() }))
      .toSorted((one, other) => one.turn - other.turn);
    while (group.length > 0) {
      const together = group.splice(0, 1 + Math.floor(random() * 3));
      await Promise.all(together.map(({ event }) => receive(event)));
    }
    await check("after events");
  }
  /** Also what a refund brings about, and what failed before. */
  async function deliverAll(): Promise<void> {
    await sandbox.flush();
    while (undelivered.length > 0) await deliverSome(1);
  }

  let current: string | undefined;
  /** Cancelled in our way and told so: how often had been paid by then. */
  let paidWhenCancelled: number | undefined;

  async function pass(ahead: number): Promise<void> {
    seconds += ahead;
    await sandbox.advance(customer.id, ahead);
  }
  /** The night's comparison. Afterwards nothing goes on at the provider that is not had here. */
  async function compareTonight(): Promise<void> {
    const quietSync = createSync({ client }, rows);
    await compareWithProvider({
      database: { beforePerson: async <T>() => undefined as T }, // nothing is kept of events here
      clock: { now: () => START },
      client,
      sync: quietSync,
      events: createEventHandler({
        provider: { client, mode: "sandbox" },
        sync: quietSync,
        log,
        onDisputed: () => undefined,
        onRefundFailed: () => undefined,
        nowOf: async () => now(),
      }),
      knownOf: async (_person, id) => {
        const said = kept.get(id)?.said;
        return said && { facts: factsOf(id, said), now: now() };
      },
    });
    for (const said of await providersFacts())
      if (goesOn.has(said.status) && entitlementOf([said]).tier === "free")
        wrong.push(`after the night: ${wordsOf(said)} goes on`);
    const [has, should] = [entitlementOf(ourFacts()).tier, await oracle.tierBy(now())];
    if (has !== should) wrong.push(`after the night: has ${has}, and by the provider's objects ${should}`);
    wrong.push(...(await oracle.chargedTwice()));
  }
  /** Our own way, which may be cut off anywhere. */
  const changes = createChanges({
    provider: { client: connect(0.2), mode: "sandbox", sandbox, publishableKey: null, readEvent },
    prices,
    sync,
  });

  /** What a page said when it was loaded: now, or some steps ago. */
  let shownBefore: string | null = null;
  async function cancelOurWay(): Promise<void> {
    const ends = await oracle.paidEnds();
    const fresh = ends.length === 0 ? null : new Date((ends[0] ?? 0) * 1000).toISOString();
    const keptUntil = random() < 0.25 ? shownBefore : fresh;
    shownBefore = fresh;
    const isCancelled = await changes.cancel(PERSON, customer.id, { keptUntil }).then(
      () => true,
      () => false,
    );
    if (!isCancelled) return;
    cancelled += 1;
    paidWhenCancelled = (await oracle.charges()).length;
    wrong.push(...(await oracle.leftOtherwise(keptUntil)));
  }
  /** What the product knows of the plan that runs, which may be behind. */
  function runningHere(): RunningSubscription | undefined {
    const { subscriptionId } = entitlementOf(ourFacts());
    const said = subscriptionId === null ? undefined : kept.get(subscriptionId)?.said;
    const { tier, interval } = said ?? {};
    if (subscriptionId === null || said === undefined || tier == null || interval == null) return undefined;
    const row = {
      ...said,
      personId: PERSON,
      mode: "sandbox",
      id: subscriptionId,
      ticket: 0,
      writtenTicket: 0,
    };
    const choice = { tier: tier as PaidTier, interval: interval as BillingInterval };
    return { row, choice, customerId: customer.id, now: now(), hasOpenDispute: false };
  }
  async function changeOurWay(): Promise<void> {
    paidWhenCancelled = undefined;
    const running = runningHere();
    if (running === undefined) return;
    const to = { plan: pick(tiers), interval: pick(intervals) };
    const shown = await changes.preview(running, to).catch(() => undefined);
    if (shown === undefined) return;
    const before = await oracle.charges();
    const due = shown.kind === "now" ? Math.round(Number(shown.dueToday) * 100) : 0;
    const agreed =
      shown.kind === "now" ? { dueToday: shown.dueToday, prorationDate: shown.prorationDate } : {};
    const outcome = await changes.change(PERSON, running, { ...to, ...agreed }).catch(() => undefined);
    if (outcome !== undefined) changed += 1;
    // Cut off, it was charged or not; never another amount than was shown.
    const charged = (await oracle.charges()).slice(before.length);
    const isAsShown = charged.length === 0 || (charged.length === 1 && charged[0] === due);
    if (!isAsShown) wrong.push(`a change charged ${charged.join()}, and ${due} was shown`);
    if (outcome?.kind === "later" && charged.length > 0) wrong.push("a change for later was charged today");
  }
  async function refundOurWay(): Promise<void> {
    const hasOpenDispute = [...disputes.values()].some(isPlanTakenBack);
    const payer = { customerId: customer.id, now: now(), hasOpenDispute };
    const isRefunded = await changes.refund(PERSON, payer).then(
      () => true,
      () => false,
    );
    if (!isRefunded) return;
    refunded += 1;
    paidWhenCancelled = (await oracle.charges()).length;
    wrong.push(...(await oracle.leftOtherwise(null)), ...(await oracle.notGivenBack()));
  }

  const actions = [
    async () => {
      const made = await client.subscriptions.create({
        customer: customer.id,
        items: [{ price: await prices.priceId({ tier: pick(tiers), interval: pick(intervals) }) }],
        payment_behavior: "default_incomplete",
        metadata: { personId: PERSON },
        expand: ["latest_invoice.confirmation_secret"],
      });
      current = made.id;
      paidWhenCancelled = undefined;
      const invoice = made.latest_invoice;
      const secret = typeof invoice === "object" ? (invoice?.confirmation_secret?.client_secret ?? "") : "";
      const confirmed = await quiet(
        client.paymentIntents.confirm(secret.split("_secret_")[0] ?? "", { payment_method: pick(cards) }),
      );
      if ((confirmed as { status?: string } | undefined)?.status === "requires_action")
        await quiet(sandbox.answerChallenge(secret, random() < 0.5));
    },
    async () => {
      paidWhenCancelled = undefined;
      if (current === undefined) return;
      await quiet(client.subscriptions.update(current, { cancel_at_period_end: random() < 0.6 }));
    },
    cancelOurWay,
    changeOurWay,
    changeOurWay,
    // Most are refused: nothing is paid, or it was longer ago than the guarantee holds.
    refundOurWay,
    refundOurWay,
    refundOurWay,
    async () => {
      paidWhenCancelled = undefined;
      if (current === undefined) return;
      const price = await prices.priceId({ tier: pick(tiers), interval: pick(intervals) });
      await quiet(
        client.subscriptions.update(current, {
          items: [{ price }],
          payment_behavior: "pending_if_incomplete",
        }),
      );
    },
    async () => {
      await pass((1 + Math.floor(random() * 40)) * DAY_SECONDS);
      if (random() < 0.5) await compareTonight();
    },
    // Into the hour in which a renewal is a draft.
    async () => {
      if (current === undefined) return;
      const { items } = await client.subscriptions.retrieve(current);
      const ahead = (items.data[0]?.current_period_end ?? 0) - now().getTime() / 1000;
      if (ahead > 0 && ahead < 40 * DAY_SECONDS) await pass(ahead + Math.floor(random() * 3600));
    },
    async () => current && quiet(client.subscriptions.cancel(current)),
    async () => current && quiet(withdraw(client, current)),
    async () => {
      const { data } = await client.invoices.list({
        customer: customer.id,
        status: "paid",
        expand: ["data.payments"],
      });
      const intent = data[0]?.payments?.data[0]?.payment.payment_intent;
      if (typeof intent === "string") await quiet(client.refunds.create({ payment_intent: intent }));
    },
  ];
  await actions[0]?.();
  for (let steps = 2 + Math.floor(random() * 5); steps > 0; steps -= 1) {
    await deliverSome(random());
    await pick(actions)();
  }
  await deliverAll();
  if (losesEvents) {
    await compareTonight();
    lost.clear();
    undelivered.length = 0;
    await check("after the comparison");
  }
  if (paidWhenCancelled !== undefined) {
    await pass(70 * DAY_SECONDS);
    const paid = (await oracle.charges()).length;
    if (paid !== paidWhenCancelled) wrong.push(`paid ${paid} times, ${paidWhenCancelled} when cancelled`);
  }
  const { tier } = entitlementOf(ourFacts());
  return { tier, changingEvents, agreements, redelivered, cancelled, changed, refunded, wrong };
}

/** Which subscription an event tells of: also that a renewal is not collected any more, which changes nothing else. */
function changedBy(event: Stripe.Event): string | undefined {
  if (event.type !== "invoice.updated") return subscriptionIn(event)?.id;
  const about = event.data.object.parent?.subscription_details?.subscription;
  return typeof about === "string" ? about : about?.id;
}

function subscriptionIn(event: Stripe.Event): Stripe.Subscription | undefined {
  return event.type.startsWith("customer.subscription.")
    ? (event.data.object as Stripe.Subscription)
    : undefined;
}
