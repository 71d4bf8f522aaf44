import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import {
  type BillingSummary,
  billingSummarySchema,
  type ChangePlanRequest,
  type sandboxOutcomeSchema,
} from "#contract/billing.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { agreeTo, cancelAsShown } from "#test/fakes/change-plan.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

const direct = { host: "localhost:3000" };

describeOnEachDatabase("plans and payments, in the sandbox", ({ newDatabase }) => {
  let server: FeaturesServer;
  let count = 0;
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
    });
  });
  afterAll(() => server.stop());

  const newPerson = () => {
    count += 1;
    return signInAs(server, `buyer ${count}`, server.clock.now());
  };

  async function call(person: TestPerson, method: "GET" | "POST", url: string, payload?: object) {
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...person.headers, ...direct },
      ...(payload === undefined ? {} : { payload }),
    });
    await server.provider?.sandbox?.flush();
    return answer;
  }
  const summaryOf = async (person: TestPerson): Promise<BillingSummary> =>
    billingSummarySchema.parse((await call(person, "GET", "/api/billing")).json());
  const subscriptionIdOf = async (person: TestPerson): Promise<string | null> =>
    (await call(person, "GET", "/api/auth/user")).json<{ stripeSubscriptionId: string | null }>()
      .stripeSubscriptionId;

  async function secretOf(person: TestPerson, url: string, payload?: object): Promise<string> {
    const answer = await call(person, "POST", url, payload);
    expect([answer.statusCode, answer.json()]).toEqual([200, { clientSecret: expect.any(String) }]);
    return answer.json<{ clientSecret: string }>().clientSecret;
  }
  async function pay(person: TestPerson, clientSecret: string, testCard = "pm_card_visa") {
    const answer = await call(person, "POST", "/api/billing/sandbox/confirm", { clientSecret, testCard });
    expect(answer.statusCode).toBe(200);
    return answer.json<z.infer<typeof sandboxOutcomeSchema>>();
  }
  async function buy(person: TestPerson, plan = "pro", interval = "monthly", testCard = "pm_card_visa") {
    const secret = await secretOf(person, "/api/create-subscription", { plan, interval });
    expect(await pay(person, secret, testCard)).toEqual({ status: "succeeded", message: null });
  }
  async function change(person: TestPerson, to: ChangePlanRequest) {
    const preview = await call(person, "POST", "/api/billing/change/preview", to);
    return call(person, "POST", "/api/billing/change", agreeTo(to, preview.json()));
  }
  const cancel = async (person: TestPerson) =>
    call(person, "POST", "/api/billing/cancel", cancelAsShown(await summaryOf(person)));
  const advance = (person: TestPerson, days: number) =>
    call(person, "POST", "/api/billing/sandbox/advance", { days });

  test("a plan is had when its first payment arrived, and not before", async () => {
    const person = await newPerson();
    const secret = await secretOf(person, "/api/create-subscription");
    expect(secret).toContain("_sbx_");
    expect(await subscriptionIdOf(person)).toBeNull();
    expect(await summaryOf(person)).toMatchObject({ tier: "free", subscription: null, usage: { limit: 5 } });
    await pay(person, secret);
    expect(await subscriptionIdOf(person)).toMatch(/^sub_sbx_/);
    expect(await summaryOf(person)).toMatchObject({
      mode: "sandbox",
      tier: "pro",
      reason: "paid",
      subscription: {
        interval: "monthly",
        price: "19.00",
        isCancelled: false,
        card: { brand: "visa", last4: "4242" },
      },
      usage: { limit: null },
    });
  });

  test("asking twice, also at once, makes one subscription; another plan gives the first one up", async () => {
    const person = await newPerson();
    const order = { plan: "pro", interval: "yearly" };
    const [one, two] = await Promise.all([
      secretOf(person, "/api/create-subscription", order),
      secretOf(person, "/api/create-subscription", order),
    ]);
    expect(two).toBe(one);
    expect(await secretOf(person, "/api/create-subscription", order)).toBe(one);
    const other = await secretOf(person, "/api/create-subscription", { plan: "family", interval: "yearly" });
    expect(other).not.toBe(one);
    expect(await pay(person, one)).toMatchObject({ status: "failed" });
    await pay(person, other);
    expect(await summaryOf(person)).toMatchObject({ tier: "family", subscription: { price: "390.00" } });
    const third = await call(person, "POST", "/api/create-subscription", order);
    expect([third.statusCode, third.json()]).toMatchObject([409, { code: "HAS_SUBSCRIPTION" }]);
  });

  test("what is asked is checked, and the price is the catalogue's whatever was sent", async () => {
    const person = await newPerson();
    for (const body of [
      { plan: "gold" },
      { plan: "free" },
      { plan: "pro", interval: "weekly" },
      { plan: 7 },
    ]) {
      const answer = await call(person, "POST", "/api/create-subscription", body);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: "INVALID_TIER", message: "Invalid tier" },
      ]);
    }
    const cheap = { plan: "pro", interval: "monthly", priceAmount: 0.01, tierName: "Free" };
    await pay(person, await secretOf(person, "/api/create-subscription", cheap));
    expect((await call(person, "GET", "/api/billing/invoices")).json()).toMatchObject([
      { amount: "19.00", status: "paid" },
    ]);
    const nobody = await server.app.inject({
      method: "POST",
      url: "/api/create-subscription",
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect([nobody.statusCode, nobody.json()]).toMatchObject([
      401,
      { requiresAuth: true, loginUrl: "/api/login", message: expect.any(String) },
    ]);
  });

  test("a declined card changes nothing and says why; the next one works", async () => {
    const person = await newPerson();
    const secret = await secretOf(person, "/api/create-subscription");
    expect(await pay(person, secret, "pm_card_chargeDeclined")).toEqual({
      status: "failed",
      message: "Your card was declined.",
    });
    expect(await pay(person, secret, "pm_card_chargeDeclinedInsufficientFunds")).toEqual({
      status: "failed",
      message: "Your card has insufficient funds.",
    });
    expect(await subscriptionIdOf(person)).toBeNull();
    expect(await pay(person, secret)).toMatchObject({ status: "succeeded" });
    expect((await summaryOf(person)).tier).toBe("pro");
  });

  test("3-D Secure: nothing is had until the bank's question is answered", async () => {
    const person = await newPerson();
    const clientSecret = await secretOf(person, "/api/create-subscription");
    expect(await pay(person, clientSecret, "pm_card_authenticationRequired")).toMatchObject({
      status: "requires_action",
    });
    expect((await summaryOf(person)).tier).toBe("free");
    const answer = (isCompleted: boolean) =>
      call(person, "POST", "/api/billing/sandbox/challenge", { clientSecret, isCompleted });
    expect((await answer(false)).json()).toMatchObject({ status: "failed" });
    expect((await summaryOf(person)).tier).toBe("free");
    await pay(person, clientSecret, "pm_card_authenticationRequired");
    expect((await answer(true)).json()).toEqual({ status: "succeeded", message: null });
    expect((await summaryOf(person)).tier).toBe("pro");
    await advance(person, 32);
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", reason: "paid" });
  });

  test("cancelled, a plan stays until the end of what is paid; resumed, it goes on", async () => {
    const person = await newPerson();
    await buy(person);
    expect((await cancel(person)).json()).toMatchObject({
      tier: "pro",
      reason: "ending",
      subscription: { isCancelled: true },
    });
    expect((await call(person, "POST", "/api/billing/resume")).json()).toMatchObject({ reason: "paid" });
    await cancel(person);
    await advance(person, 20);
    expect((await summaryOf(person)).tier).toBe("pro");
    await advance(person, 12);
    expect(await summaryOf(person)).toMatchObject({ tier: "free", subscription: null });
    expect(await subscriptionIdOf(person)).toBeNull();
    await buy(person, "family", "monthly");
    expect((await summaryOf(person)).tier).toBe("family");
  });

  test("more of a plan holds at once for what is left of the month, less of it from the next one", async () => {
    const person = await newPerson();
    await buy(person);
    await advance(person, 10);
    const family = { plan: "family", interval: "monthly" } as const;
    const preview = (await call(person, "POST", "/api/billing/change/preview", family)).json();
    expect(preview).toMatchObject({ kind: "now" });
    expect(Number(preview.dueToday)).toBeGreaterThan(12);
    expect(Number(preview.dueToday)).toBeLessThan(14);
    expect((await call(person, "POST", "/api/billing/change", agreeTo(family, preview))).json()).toEqual({
      kind: "changed",
      clientSecret: null,
    });
    expect(await summaryOf(person)).toMatchObject({ tier: "family", subscription: { price: "39.00" } });
    const [invoice] = (await call(person, "GET", "/api/billing/invoices")).json<{ amount: string }[]>();
    expect(invoice?.amount).toBe(preview.dueToday);
    const pro = { plan: "pro", interval: "monthly" } as const;
    expect((await call(person, "POST", "/api/billing/change/preview", pro)).json()).toMatchObject({
      kind: "later",
    });
    await call(person, "POST", "/api/billing/change", pro);
    expect(await summaryOf(person)).toMatchObject({
      tier: "family",
      subscription: { next: { tier: "pro", interval: "monthly" }, price: "19.00" },
    });
    await advance(person, 25);
    expect(await summaryOf(person)).toMatchObject({
      tier: "pro",
      subscription: { next: null, price: "19.00" },
    });
  });

  test("what a change charges is what was shown: no other amount, none that is old, and none unseen", async () => {
    const person = await newPerson();
    await buy(person);
    await advance(person, 10);
    const family = { plan: "family", interval: "monthly" } as const;
    const shown = agreeTo(family, (await call(person, "POST", "/api/billing/change/preview", family)).json());
    const { prorationDate = 0 } = shown;
    const day = 86_400;
    for (const order of [
      family,
      { ...family, prorationDate },
      { ...shown, dueToday: "0.50" },
      { ...shown, prorationDate: prorationDate - day },
      { ...shown, prorationDate: prorationDate + day },
    ]) {
      const refused = await call(person, "POST", "/api/billing/change", order);
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: "CONFLICT" }]);
    }
    await advance(person, 1);
    expect((await call(person, "POST", "/api/billing/change", shown)).statusCode).toBe(409);
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", subscription: { next: null } });
    expect((await call(person, "GET", "/api/billing/invoices")).json()).toHaveLength(1);
    expect((await change(person, family)).json()).toMatchObject({ kind: "changed" });
    // The same again changes nothing and charges nothing.
    expect((await call(person, "POST", "/api/billing/change", family)).json()).toMatchObject({
      kind: "changed",
    });
    expect((await call(person, "GET", "/api/billing/invoices")).json()).toHaveLength(2);
  });

  test("a change whose payment the bank asks about leaves the old plan as it is until it is paid", async () => {
    const person = await newPerson();
    await buy(person);
    const setup = await secretOf(person, "/api/billing/payment-method");
    expect(await pay(person, setup, "pm_card_authenticationRequired")).toMatchObject({
      status: "requires_action",
    });
    const answered = { clientSecret: setup, isCompleted: true };
    await call(person, "POST", "/api/billing/sandbox/challenge", answered);
    expect((await summaryOf(person)).subscription?.card?.last4).toBe("3155");
    const changed = await change(person, { plan: "family", interval: "monthly" });
    expect(changed.json()).toMatchObject({ kind: "changed" });
    expect((await summaryOf(person)).tier).toBe("family");
  });

  test("a renewal that is not paid keeps the plan for a week; a better card mends it", async () => {
    const person = await newPerson();
    await buy(person, "pro", "monthly", "pm_card_chargeCustomerFail");
    await advance(person, 33);
    const late = await summaryOf(person);
    expect(late).toMatchObject({ tier: "pro", reason: "grace" });
    expect(late.subscription?.graceUntil).not.toBeNull();
    await pay(person, await secretOf(person, "/api/billing/payment-method"));
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", reason: "paid" });
    const other = await newPerson();
    await buy(other, "pro", "monthly", "pm_card_chargeCustomerFail");
    await advance(other, 41);
    expect(await summaryOf(other)).toMatchObject({ tier: "free", subscription: null });
  });

  test("within the guarantee all of it comes back and the plan ends; afterwards neither", async () => {
    const person = await newPerson();
    await buy(person, "pro", "yearly");
    expect((await summaryOf(person)).subscription).toMatchObject({
      refundableUntil: expect.any(String),
      refundableAmount: "190.00",
    });
    expect((await call(person, "POST", "/api/billing/refund")).json()).toEqual({ amount: "190.00" });
    expect(await summaryOf(person)).toMatchObject({ tier: "free" });
    expect((await call(person, "GET", "/api/billing/invoices")).json()).toMatchObject([
      { status: "refunded" },
    ]);
    const late = await newPerson();
    await buy(late, "pro", "yearly");
    await advance(late, 31);
    expect((await summaryOf(late)).subscription?.refundableUntil).toBeNull();
    const refused = await call(late, "POST", "/api/billing/refund");
    expect([refused.statusCode, (await summaryOf(late)).tier]).toEqual([403, "pro"]);
  });

  test("a one-time payment: checked, used again for the same amount alone, listed once paid, and unlocking nothing", async () => {
    const person = await newPerson();
    for (const amount of [0, 0.49, 10.005, 1_000_000, -5]) {
      const answer = await call(person, "POST", "/api/create-payment-intent", { amount, currency: "usd" });
      expect(answer.statusCode).toBe(400);
    }
    const euro = await call(person, "POST", "/api/create-payment-intent", { amount: 5, currency: "eur" });
    expect(euro.statusCode).toBe(400);
    const ask = (amount: number) =>
      secretOf(person, "/api/create-payment-intent", { amount, currency: "usd" });
    const hundred = await ask(100);
    expect(await ask(100)).toBe(hundred);
    const secret = await ask(0.5);
    expect(secret).not.toBe(hundred);
    const id = secret.split("_secret_")[0];
    expect((await summaryOf(person)).payments).toEqual([]);
    expect((await call(person, "GET", `/api/billing/payments/${id}`)).json()).toEqual({
      status: "open",
      amount: "0.50",
    });
    await pay(person, secret);
    expect((await call(person, "GET", `/api/billing/payments/${id}`)).json()).toEqual({
      status: "paid",
      amount: "0.50",
    });
    expect(await summaryOf(person)).toMatchObject({
      tier: "free",
      payments: [{ id, amount: "0.50", status: "paid" }],
    });
    const next = await secretOf(person, "/api/create-payment-intent", { amount: 20, currency: "usd" });
    expect(next).not.toBe(secret);
    const stranger = await newPerson();
    expect((await call(stranger, "GET", `/api/billing/payments/${id}`)).statusCode).toBe(404);
    const foreign = { clientSecret: next, testCard: "pm_card_visa" };
    expect((await call(stranger, "POST", "/api/billing/sandbox/confirm", foreign)).statusCode).toBe(404);
  });

  test("a webhook without a signature that holds changes nothing", async () => {
    const post = (headers: Record<string, string>) =>
      server.app.inject({
        method: "POST",
        url: "/api/webhooks/stripe",
        headers: { "content-type": "application/json", ...headers },
        payload: JSON.stringify({ id: "evt_1", type: "invoice.paid" }),
      });
    expect((await post({})).statusCode).toBe(400);
    expect((await post({ "stripe-signature": "t=1,v1=00" })).statusCode).toBe(400);
    const { rows } = await server.pool.query("select 1 from webhook_events where id = 'evt_1'");
    expect(rows).toEqual([]);
  });

  test("events that were lost are made up for by comparing with the provider", async () => {
    const person = await newPerson();
    await buy(person);
    const [, id] = (await subscriptionIdOf(person))?.match(/^(.*)$/) ?? [];
    await server.pool.query("delete from subscriptions where id = $1", [id]);
    expect((await summaryOf(person)).tier).toBe("free");
    expect(await server.billing.service.reconcile()).toBeGreaterThan(0);
    expect((await summaryOf(person)).tier).toBe("pro");
  });

  const file = (name: string) =>
    scriptedFile({ extraction: extractionOf({ accounts: [card({ institution: name })] }) });
  const statuses = async (uploads: readonly Promise<{ statusCode: number }>[]) =>
    (await Promise.all(uploads)).map(({ statusCode }) => statusCode);

  test("of twenty uploads at once a free person has exactly five read", async () => {
    const person = await newPerson();
    const uploads = Array.from({ length: 20 }, (_, index) =>
      uploadAs(server.app, person, { content: file(`Bank ${index}`) }, "respond-async"),
    );
    const answers = await statuses(uploads);
    expect(answers.filter((status) => status === 202 || status === 200)).toHaveLength(5);
    expect(answers.filter((status) => status === 402)).toHaveLength(15);
    const refused = await uploadAs(server.app, person, { content: file("One more") });
    expect(refused.json()).toMatchObject({
      code: "DOCUMENT_LIMIT",
      limit: 5,
      used: 5,
      resetsAt: "2026-12-01T00:00:00.000Z",
      upgradeUrl: "/pricing",
    });
    expect((await summaryOf(person)).usage).toMatchObject({ documents: 5, limit: 5, month: "2026-11" });
    await buy(person);
    expect((await uploadAs(server.app, person, { content: file("Paid") })).statusCode).toBe(200);
  });

  test("what cannot be read, says nothing, or repeats another file, does not count; deleting gives nothing back", async () => {
    const person = await newPerson();
    const recipe = scriptedFile({ extraction: extractionOf({ accounts: [] }) });
    expect((await uploadAs(server.app, person, { content: recipe })).statusCode).toBe(200);
    expect((await summaryOf(person)).usage.documents).toBe(0);
    const broken = scriptedFile({ fails: "UNREADABLE_FILE", sentence: "No." });
    expect((await uploadAs(server.app, person, { content: broken })).statusCode).toBe(422);
    expect((await summaryOf(person)).usage.documents).toBe(0);
    const first = await uploadAs(server.app, person, { content: file("Mine") });
    expect((await uploadAs(server.app, person, { content: file("Mine") })).statusCode).toBe(200);
    expect((await summaryOf(person)).usage.documents).toBe(1);
    const { document } = first.json<{ document: { id: string } }>();
    await server.app.inject({
      method: "DELETE",
      url: `/api/documents/${document.id}`,
      headers: person.headers,
    });
    expect((await summaryOf(person)).usage.documents).toBe(1);
    const { id } =
      (await call(person, "GET", "/api/documents")).json<{ id: string; status: string }[]>()[0] ?? {};
    expect(id).toBeDefined();
  });

  test("the count starts again with the month", async () => {
    const person = await newPerson();
    const five = [1, 2, 3, 4, 5].map((index) => uploadAs(server.app, person, { content: file(`B${index}`) }));
    expect(await statuses(five)).toEqual([200, 200, 200, 200, 200]);
    expect((await uploadAs(server.app, person, { content: file("B6") })).statusCode).toBe(402);
    await call(person, "POST", "/api/create-payment-intent", { amount: 1, currency: "usd" });
    await advance(person, 15);
    expect((await summaryOf(person)).usage).toMatchObject({ month: "2026-12", documents: 0 });
    expect((await uploadAs(server.app, person, { content: file("B6") })).statusCode).toBe(200);
  });
});
