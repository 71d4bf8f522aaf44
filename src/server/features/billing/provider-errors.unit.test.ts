import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { AppError } from "../../platform/errors.ts";
import { askSoon, orderOnce, tellProvider } from "./provider-errors.ts";

/** A provider that keeps its own failure under some keys, as it does for a day. */
function openProvider(failingKeys: readonly string[]) {
  const asked: string[] = [];
  const client = new Stripe("sk_test_story", {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(async (_input: RequestInfo | URL, init?: RequestInit) => {
      const key = new Headers(init?.headers).get("idempotency-key") ?? "";
      asked.push(key);
      return failingKeys.includes(key)
        ? Response.json({ error: { type: "api_error", message: "Something went wrong." } }, { status: 500 })
        : Response.json({ id: `cus_${key}`, object: "customer" });
    }),
  });
  const order = () => orderOnce("order", (idempotencyKey) => client.customers.create({}, { idempotencyKey }));
  return { asked, order };
}

test("a failure that the provider keeps under a key is not met for a day: the next key is the same for everybody", async () => {
  const { asked, order } = openProvider(["order"]);
  const made = await Promise.all([order(), order()]);
  expect(made.map(({ id }) => id)).toEqual(["cus_order:2", "cus_order:2"]);
  expect(asked.toSorted()).toEqual(["order", "order", "order:2", "order:2"]);
});

test("an order that nothing stands in the way of takes one key; a provider that is down is not asked for ever", async () => {
  const free = openProvider([]);
  await free.order();
  expect(free.asked).toEqual(["order"]);
  const down = openProvider(["order", "order:2", "order:3"]);
  await expect(down.order()).rejects.toThrow(Stripe.errors.StripeAPIError);
  expect(down.asked).toEqual(["order", "order:2", "order:3"]);
});

test("a page does not wait for a provider that does not answer; a fault of our own is not hidden", async () => {
  expect(await askSoon(() => new Promise(() => undefined), 1)).toBeUndefined();
  expect(await askSoon(async () => "said")).toBe("said");
  const away = new Stripe.errors.StripeConnectionError({ message: "away", type: "api_error" });
  expect(await askSoon(() => Promise.reject(away))).toBeUndefined();
  await expect(askSoon(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
});

test("of what may have been done though its answer was lost, nobody says that nothing changed", async () => {
  const away = new Stripe.errors.StripeConnectionError({ message: "away", type: "api_error" });
  const told: unknown = await tellProvider(() => Promise.reject(away)).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(AppError);
  expect(told).toMatchObject({ userMessage: expect.stringContaining("is not known yet") });
});
