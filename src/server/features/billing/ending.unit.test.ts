import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { createMemoryStore, createSandbox } from "../../platform/payments/sandbox/sandbox.ts";
import { createCataloguePrices } from "./catalogue-prices.ts";
import { endNow, withdraw, withdrawInvoices } from "./ending.ts";
import { confirmationSecretOf } from "./orders.ts";
import { periodStanding } from "./period-invoice.ts";
import { readSubscription } from "./sync.ts";

const DAY = 86_400;

/** `refuses`: the calls that the provider refuses, by the end of their address. */
async function openStory(refuses: readonly string[] = []) {
  let callsLeft = Number.POSITIVE_INFINITY;
  const sandbox = createSandbox({
    store: createMemoryStore(),
    now: () => new Date("2026-11-20T10:00:00Z"),
    apiVersion: Stripe.API_VERSION,
    deliver: async () => true,
  });
  const refusal = { error: { type: "invalid_request_error", message: "The payment is processing." } };
  const client = new Stripe("sk_test_story", {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) => {
      const { url } = new Request(input);
      callsLeft -= 1;
      if (callsLeft < 0) throw new Error("connect ECONNREFUSED");
      return refuses.some((end) => url.endsWith(end))
        ? Response.json(refusal, { status: 400 })
        : sandbox.fetch(input, init);
    }),
  });
  const customer = await client.customers.create({ metadata: { personId: "person_1" } });
  const price = await createCataloguePrices(client).priceId({ tier: "pro", interval: "monthly" });
  const made = await client.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    payment_behavior: "default_incomplete",
    expand: ["latest_invoice.confirmation_secret"],
  });
  const payment = confirmationSecretOf(made)?.split("_secret_")[0] ?? "";
  return {
    client,
    id: made.id,
    pay: (card: string) => client.paymentIntents.confirm(payment, { payment_method: card }),
    /** Does so many calls of it; then the provider is away. */
    cutOff: async (calls: number, work: () => Promise<unknown>) => {
      callsLeft = calls;
      await work().catch(() => undefined);
      callsLeft = Number.POSITIVE_INFINITY;
    },
    /** 30: into the first renewal's hour as a draft. */
    pass: (days: number) => sandbox.advance(customer.id, days * DAY),
    stands: async () => {
      const { status } = await client.subscriptions.retrieve(made.id);
      const { data } = await client.invoices.list({ subscription: made.id });
      return [status, ...data.map((invoice) => invoice.status)];
    },
  };
}

test("an order that waits is given up, and its payment with it", async () => {
  const { client, id, pay, stands } = await openStory();
  expect(await withdraw(client, id)).toBe("ended");
  expect(await stands()).toEqual(["incomplete_expired", "void"]);
  await expect(pay("pm_card_visa")).rejects.toThrow("canceled");
});

test("what was paid a moment ago is left as it is", async () => {
  const { client, id, pay, stands } = await openStory();
  await pay("pm_card_visa");
  expect(await withdraw(client, id)).toBe("paid");
  expect(await stands()).toEqual(["active", "paid"]);
});

test("a renewal that was declined is not owed any more, and the plan is over", async () => {
  const { client, id, pay, pass, stands } = await openStory();
  await pay("pm_card_chargeCustomerFail");
  await pass(33);
  expect(await stands()).toEqual(["past_due", "open", "paid"]);
  expect(await withdraw(client, id)).toBe("ended");
  expect(await stands()).toEqual(["canceled", "void", "paid"]);
});

test("while a payment is on its way nothing is ended", async () => {
  const { client, id, stands } = await openStory(["/void"]);
  expect(await withdraw(client, id)).toBe("on its way");
  expect(await stands()).toEqual(["incomplete", "open"]);
});

test("ending what somebody ended a moment ago is no error, and withdraws nothing by itself", async () => {
  const { client, id, stands } = await openStory();
  await endNow(client, id);
  await endNow(client, id);
  expect(await stands()).toEqual(["canceled", "open"]);
  await withdrawInvoices(client, id);
  expect(await stands()).toEqual(["canceled", "void"]);
});

test("a renewal in its hour as a draft is withdrawn before it is collected", async () => {
  const { client, id, pay, pass, stands } = await openStory();
  await pay("pm_card_visa");
  await pass(30);
  expect(await stands()).toEqual(["active", "draft", "paid"]);
  expect(await withdraw(client, id)).toBe("ended");
  await pass(60);
  expect(await stands()).toEqual(["canceled", "void", "paid"]);
});

test("cut off between withdrawing and ending, nobody has a period that nothing pays for; asked again, it ends", async () => {
  const { client, id, pay, pass, stands } = await openStory();
  await pay("pm_card_chargeCustomerFail");
  await pass(33);
  await withdrawInvoices(client, id);
  expect(await stands()).toEqual(["active", "void", "paid"]);
  expect(await periodStanding(client, await client.subscriptions.retrieve(id))).toBe("withdrawn");
  expect(await withdraw(client, id)).toBe("ended");
  expect((await stands())[0]).toBe("canceled");
});

test("cut off anywhere in a renewal's hour as a draft, it either goes its way or nobody collects it and it counts as withdrawn", async () => {
  const seen = new Set<string>();
  for (let calls = 0; calls < 8; calls += 1) {
    const { client, id, pay, pass, cutOff, stands } = await openStory();
    await pay("pm_card_visa");
    await pass(30);
    await cutOff(calls, () => withdraw(client, id));
    const [status, invoice] = await stands();
    const standing = await periodStanding(client, await client.subscriptions.retrieve(id));
    seen.add(`${status} ${invoice} ${standing}`);
    await pass(25);
    const { data: charges } = await client.charges.list({ limit: 100 });
    expect({ calls, charged: charges.length }).toEqual({ calls, charged: standing === "waiting" ? 2 : 1 });
  }
  expect([...seen]).toEqual([
    "active draft waiting",
    "active draft withdrawn",
    "active open withdrawn",
    "active void withdrawn",
    "canceled void withdrawn",
  ]);
});

test("a draft that the provider refuses to open is collected by nobody, and the plan ends all the same", async () => {
  const { client, id, pay, pass, stands } = await openStory(["/finalize"]);
  await pay("pm_card_visa");
  await pass(30);
  expect(await withdraw(client, id)).toBe("ended");
  await pass(60);
  expect(await stands()).toEqual(["canceled", "draft", "paid"]);
});

test("a renewal that is opened early is collected early, unless that is declined", async () => {
  const { client, pay, pass, stands } = await openStory();
  await pay("pm_card_visa");
  await pass(30);
  const { data } = await client.invoices.list({ status: "draft" });
  await client.invoices.finalizeInvoice(data[0]?.id ?? "");
  expect(await stands()).toEqual(["active", "paid", "paid"]);
});

test("a renewal that was written off pays for nothing", async () => {
  const { client, id, pay, pass, stands } = await openStory();
  await pay("pm_card_chargeCustomerFail");
  await pass(33);
  const { data } = await client.invoices.list({ status: "open" });
  await client.invoices.markUncollectible(data[0]?.id ?? "");
  expect(await stands()).toEqual(["active", "uncollectible", "paid"]);
  expect(await withdraw(client, id)).toBe("ended");
  expect(await stands()).toEqual(["canceled", "void", "paid"]);
});

test("a dearer plan that was paid in the grace does not stand for the renewal that was not", async () => {
  const { client, id, pay, pass, stands } = await openStory();
  await pay("pm_card_chargeCustomerFail");
  await pass(31);
  await client.subscriptions.update(id, { default_payment_method: "pm_card_visa" });
  const price = await createCataloguePrices(client).priceId({ tier: "family", interval: "monthly" });
  await client.subscriptions.update(id, {
    items: [{ price }],
    payment_behavior: "pending_if_incomplete",
  });
  // In the provider's words all is well.
  expect(await stands()).toEqual(["active", "paid", "open", "paid"]);
  const said = await client.subscriptions.retrieve(id, { expand: ["schedule", "latest_invoice"] });
  const standing = await periodStanding(client, said);
  expect({ standing, status: readSubscription(said, standing).status }).toEqual({
    standing: "owed",
    status: "past_due",
  });
});

test("a dearer plan that nobody paid does not stand for the period that is paid", async () => {
  const { client, id, pay, stands } = await openStory();
  await pay("pm_card_chargeCustomerFail");
  const price = await createCataloguePrices(client).priceId({ tier: "family", interval: "yearly" });
  await client.subscriptions.update(id, {
    items: [{ price }],
    payment_behavior: "pending_if_incomplete",
  });
  expect(await stands()).toEqual(["active", "open", "paid"]);
  expect(await withdraw(client, id)).toBe("paid");
  expect(await stands()).toEqual(["active", "void", "paid"]);
  const said = await client.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(await periodStanding(client, said)).toBe("paid");
});
