import { Stripe } from "stripe";
import { expect, test } from "vitest";
import type { BillingInterval } from "#contract/plan-catalogue.ts";
import { createMemoryRows, factsOf } from "#test/fakes/provider-rows.ts";
import { createMemoryStore, createSandbox } from "../../platform/payments/sandbox/sandbox.ts";
import { createCataloguePrices, type PaidTier } from "./catalogue-prices.ts";
import { computeEntitlement, type SubscriptionFacts } from "./entitlement.ts";
import { createSync, readSubscription, type SaidOfSubscription } from "./sync.ts";
import { createEventHandler } from "./webhook.ts";

const CASES = Number(process.env["PROPERTY_CASES"] ?? 5000);
const SEED = Number(process.env["PROPERTY_SEED"] ?? 20_261_121);
const PERSON = "person_1";
const START = new Date("2026-11-20T10:00:00Z");

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed tells the same story. */
function randomFrom(seed: number): () => number {
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

async function tellOneStory(
  random: () => number,
): Promise<{ ours: unknown; provider: unknown; tier: string }> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // never empty
  const undelivered: Stripe.Event[] = [];
  let days = 0;
  const sandbox = createSandbox({
    store: createMemoryStore(),
    now: () => START,
    apiVersion: Stripe.API_VERSION,
    deliver: async (event) => {
      undelivered.push(event as unknown as Stripe.Event); // the sandbox speaks the provider's form
      return true;
    },
  });
  const client = new Stripe("sk_test_story", {
    telemetry: false,
    maxNetworkRetries: 0,
    // Answers overtake each other.
    httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) => {
      for (let wait = Math.floor(random() * 6); wait > 0; wait -= 1) await Promise.resolve();
      const answer = await sandbox.fetch(input, init);
      for (let wait = Math.floor(random() * 6); wait > 0; wait -= 1) await Promise.resolve();
      return answer;
    }),
  });
  const provider = { client, mode: "sandbox" as const };
  const { rows, log, kept } = createMemoryRows();
  const sync = createSync(provider, rows);
  const events = createEventHandler({ provider, sync, log, onDisputed: () => undefined });
  const prices = createCataloguePrices(client);
  const customer = await client.customers.create({ metadata: { personId: PERSON } });
  const quiet = (work: Promise<unknown>) => work.catch(() => undefined);

  /** Some of what waits, in any order, some of it twice, some of it never. */
  async function deliverSome(share: number): Promise<void> {
    await sandbox.flush();
    const now = undelivered.filter(() => random() < share);
    const group = now.flatMap((event) => {
      undelivered.splice(undelivered.indexOf(event), 1);
      const fate = random();
      return fate < 0.15 ? [] : fate < 0.35 ? [event, event] : [event];
    });
    group.sort(() => random() - 0.5);
    while (group.length > 0) {
      const together = group.splice(0, 1 + Math.floor(random() * 3));
      await Promise.all(together.map((event) => events.receive(event)));
    }
  }

  let current: string | undefined;
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
      const invoice = made.latest_invoice;
      const secret = typeof invoice === "object" ? (invoice?.confirmation_secret?.client_secret ?? "") : "";
      const confirmed = await quiet(
        client.paymentIntents.confirm(secret.split("_secret_")[0] ?? "", { payment_method: pick(cards) }),
      );
      if ((confirmed as { status?: string } | undefined)?.status === "requires_action")
        await quiet(sandbox.answerChallenge(secret, random() < 0.5));
    },
    async () =>
      current && quiet(client.subscriptions.update(current, { cancel_at_period_end: random() < 0.6 })),
    async () => {
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
      const ahead = 1 + Math.floor(random() * 40);
      days += ahead;
      await sandbox.advance(customer.id, ahead * 86_400);
    },
    async () => current && quiet(client.subscriptions.cancel(current)),
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
  await deliverSome(1);
  // What a refund brought about is told in turn; what was lost is made up for by the night's comparison.
  await deliverSome(1);
  for await (const { id } of client.subscriptions.list({ status: "all", limit: 100 }))
    await sync.refreshSubscription(PERSON, id);

  const now = new Date(START.getTime() + days * 86_400_000);
  const entitlementOf = (facts: readonly SubscriptionFacts[]) =>
    computeEntitlement(facts, { mode: "sandbox", now });
  const ours = entitlementOf([...kept].flatMap(([id, { said }]) => (said ? [factsOf(id, said)] : [])));
  const theirs: SubscriptionFacts[] = [];
  for await (const said of client.subscriptions.list({ status: "all", limit: 100 }))
    theirs.push(factsOf(said.id, readSubscription(said)));
  const theirsNow = entitlementOf(theirs);
  return { ours, provider: theirsNow, tier: theirsNow.tier };
}

test(`${CASES} stories of buying, paying, changing, refunding and ending, told in any order, twice or never: what a person has is what the provider says in the end`, async () => {
  const random = randomFrom(SEED);
  const tiersSeen = new Map<string, number>();
  for (let index = 0; index < CASES; index += 1) {
    const { ours, provider, tier } = await tellOneStory(random);
    expect({ story: index, has: ours }).toEqual({ story: index, has: provider });
    tiersSeen.set(tier, (tiersSeen.get(tier) ?? 0) + 1);
  }
  // Stories that all end alike would prove nothing.
  for (const tier of ["free", "pro", "family"]) expect(tiersSeen.get(tier) ?? 0).toBeGreaterThan(CASES / 50);
}, 1_800_000);

test("an answer that was overtaken is not written over a newer one", async () => {
  const { rows, kept } = createMemoryRows();
  const first = await rows.takeTicket(PERSON, "subscription", "sub_1");
  const second = await rows.takeTicket(PERSON, "subscription", "sub_1");
  const said = (status: string) => ({ status }) as SaidOfSubscription; // the rest does not matter here
  await rows.saveSubscription(PERSON, "sub_1", second ?? 0, said("canceled"));
  await rows.saveSubscription(PERSON, "sub_1", first ?? 0, said("active"));
  expect(kept.get("sub_1")?.said?.status).toBe("canceled");
});
