import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { createMemoryStore, createSandbox } from "../../platform/payments/sandbox/sandbox.ts";
import { createCataloguePrices } from "./catalogue-prices.ts";
import { endNow, withdraw, withdrawInvoices } from "./ending.ts";
import { confirmationSecretOf } from "./orders.ts";
import { periodStanding } from "./period-invoice.ts";

const DAY = 86_400;

async function openStory(isVoidRefused = false) {
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
    httpClient: Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) =>
      isVoidRefused && new Request(input).url.endsWith("/void")
        ? Response.json(refusal, { status: 400 })
        : sandbox.fetch(input, init),
    ),
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
  const { client, id, stands } = await openStory(true);
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
