import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { createMemoryRows, factsOf } from "#test/fakes/provider-rows.ts";
import { createMemoryStore, createSandbox } from "../../platform/payments/sandbox/sandbox.ts";
import { createCataloguePrices } from "./catalogue-prices.ts";
import { compareWithProvider } from "./comparison.ts";
import { confirmationSecretOf } from "./orders.ts";
import { createSync } from "./sync.ts";

const DAY = 86_400;
const START = new Date("2026-11-20T10:00:00Z");

/** People whose renewals were declined, of whom no event was ever heard. */
async function openNight() {
  const sandbox = createSandbox({
    store: createMemoryStore(),
    now: () => START,
    apiVersion: Stripe.API_VERSION,
    deliver: async () => true,
  });
  let away = "nothing";
  const client = new Stripe("sk_test_night", {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) => {
      if (new Request(input).url.includes(`/subscriptions/${away}`)) throw new Error("connect ECONNRESET");
      return sandbox.fetch(input, init);
    }),
  });
  const { rows, kept } = createMemoryRows();
  let passed = 0;
  return {
    client,
    loseSightOf: (id: string) => {
      away = id;
    },
    subscribe: async (person: string): Promise<{ id: string; customer: string }> => {
      const customer = await client.customers.create({ metadata: { personId: person } });
      const price = await createCataloguePrices(client).priceId({ tier: "pro", interval: "monthly" });
      const made = await client.subscriptions.create({
        customer: customer.id,
        items: [{ price }],
        payment_behavior: "default_incomplete",
        metadata: { personId: person },
        expand: ["latest_invoice.confirmation_secret"],
      });
      await client.paymentIntents.confirm(confirmationSecretOf(made)?.split("_secret_")[0] ?? "", {
        payment_method: "pm_card_chargeCustomerFail",
      });
      return { id: made.id, customer: customer.id };
    },
    pass: async (days: number, customers: readonly string[]) => {
      passed += days;
      for (const customer of customers) await sandbox.advance(customer, days * DAY);
    },
    compare: () =>
      compareWithProvider({
        database: { beforePerson: async <T>() => undefined as T }, // nothing is kept of events here
        clock: { now: () => START },
        client,
        sync: createSync({ client }, rows),
        events: { refreshDispute: async () => undefined },
        knownOf: async (_person, id) => {
          const said = kept.get(id)?.said;
          return said && { facts: factsOf(id, said), now: new Date(START.getTime() + passed * DAY * 1000) };
        },
      }),
  };
}

test("one that cannot be compared holds up none of the others, and is told of at the end", async () => {
  const { client, subscribe, pass, compare, loseSightOf } = await openNight();
  const made = [await subscribe("person_1"), await subscribe("person_2"), await subscribe("person_3")];
  await pass(
    38,
    made.map(({ customer }) => customer),
  );
  loseSightOf(made[1]?.id ?? "");
  await expect(compare()).rejects.toThrow("1 of 3");
  loseSightOf("nothing");
  const { data } = await client.subscriptions.list({ status: "all" });
  expect(data.toReversed().map(({ status }) => status)).toEqual(["canceled", "past_due", "canceled"]);
});

test("a try that would come after the grace is called off in the night, also where no event told of it", async () => {
  const { client, subscribe, pass, compare } = await openNight();
  const { id, customer } = await subscribe("person_1");
  // Tried on days 30 and 33; the next try is set for day 38, when the grace of a week is over.
  await pass(34, [customer]);
  const open = async () => (await client.invoices.list({ subscription: id, status: "open" })).data[0];
  expect((await open())?.next_payment_attempt).not.toBeNull();
  await compare();
  expect(await open()).toMatchObject({ next_payment_attempt: null, auto_advance: false });
  await client.subscriptions.update(id, { default_payment_method: "pm_card_visa" });
  await pass(20, [customer]);
  expect((await client.charges.list({ customer })).data.filter(({ paid }) => paid)).toHaveLength(1);
});

test("a try that comes within the grace is left to the provider", async () => {
  const { client, subscribe, pass, compare } = await openNight();
  const { id, customer } = await subscribe("person_1");
  await pass(31, [customer]);
  await compare();
  const { data } = await client.invoices.list({ subscription: id, status: "open" });
  expect(data[0]).toMatchObject({ auto_advance: true });
});
