import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingSummary, billingSummarySchema, type ChangePlanRequest } from "#contract/billing.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { agreeTo, cancelAsShown } from "#test/fakes/change-plan.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";

const familyMonthly = { plan: "family", interval: "monthly" } as const;
const proMonthly = { plan: "pro", interval: "monthly" } as const;
const proYearly = { plan: "pro", interval: "yearly" } as const;
const paid = { status: "succeeded", message: null };

/** What is done is what a page showed: the amount, the day, the plan that follows, the money that comes back. */
describeOnEachDatabase("what was shown is what is done", ({ newDatabase }) => {
  let server: FeaturesServer;
  let count = 0;
  let areEventsLate = false;
  /** So many more calls reach the provider; then it is away. */
  let callsLeft = Number.POSITIVE_INFINITY;
  const logged: string[] = [];
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
      areEventsLate: () => areEventsLate,
      onLog: (line) => logged.push(line),
      isProviderAway: () => {
        callsLeft -= 1;
        return callsLeft < 0;
      },
    });
  });
  afterAll(() => server.stop());

  const newPerson = () => {
    count += 1;
    return signInAs(server, `shown ${count}`, server.clock.now());
  };
  async function ask(person: TestPerson, method: "GET" | "POST", url: string, payload?: object) {
    return server.app.inject({
      method,
      url,
      headers: { ...person.headers, host: "localhost:3000" },
      ...(payload === undefined ? {} : { payload }),
    });
  }
  async function call(person: TestPerson, method: "GET" | "POST", url: string, payload?: object) {
    const answer = await ask(person, method, url, payload);
    await server.provider?.sandbox?.flush();
    return answer;
  }
  const summaryOf = async (person: TestPerson): Promise<BillingSummary> =>
    billingSummarySchema.parse((await call(person, "GET", "/api/billing")).json());
  const pay = async (person: TestPerson, clientSecret: string, testCard = "pm_card_visa") =>
    (await call(person, "POST", "/api/billing/sandbox/confirm", { clientSecret, testCard })).json();
  async function order(person: TestPerson, choice: object = proMonthly): Promise<string> {
    return (await call(person, "POST", "/api/create-subscription", choice)).json().clientSecret;
  }
  async function buy(person: TestPerson, choice: object = proMonthly, testCard = "pm_card_visa") {
    expect(await pay(person, await order(person, choice), testCard)).toEqual(paid);
  }
  const preview = async (person: TestPerson, to: ChangePlanRequest) =>
    agreeTo(to, (await call(person, "POST", "/api/billing/change/preview", to)).json());
  const advance = (person: TestPerson, days: number) =>
    call(person, "POST", "/api/billing/sandbox/advance", { days });
  const client = (): Stripe => {
    if (server.provider === undefined) throw new Error("the sandbox has a client");
    return server.provider.client;
  };
  async function customerOf(person: TestPerson): Promise<string> {
    const { rows } = await server.pool.query<{ customer_id: string }>(
      "select customer_id from billing_customers where person_id = $1",
      [person.id],
    );
    return rows[0]?.customer_id ?? "";
  }
  /** In cents, the newest first. */
  async function chargedTo(person: TestPerson): Promise<number[]> {
    const { data } = await client().charges.list({ customer: await customerOf(person), limit: 100 });
    return data.filter(({ paid: isPaid }) => isPaid).map(({ amount }) => amount);
  }
  async function statusesOf(person: TestPerson): Promise<string[]> {
    const customer = await customerOf(person);
    const { data } = await client().subscriptions.list({ customer, status: "all" });
    return data.map(({ status }) => status);
  }
  async function whileEventsAreLate<T>(work: () => Promise<T>): Promise<T> {
    areEventsLate = true;
    try {
      return await work();
    } finally {
      areEventsLate = false;
    }
  }
  async function eventsWaiting(): Promise<string[]> {
    const { rows } = await server.pool.query<{ content: { type: string } }>(
      "select content from sandbox_records where kind = 'events' order by position",
    );
    return rows.map(({ content }) => content.type);
  }

  test("a page that was loaded before a renewal began cancels nothing, and then says what a cancel does now", async () => {
    const person = await newPerson();
    await buy(person);
    const shown = cancelAsShown(await summaryOf(person));
    expect(shown.keptUntil).not.toBeNull();
    await advance(person, 30);
    const refused = await call(person, "POST", "/api/billing/cancel", shown);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "CONFLICT", message: expect.stringMatching(/^Your renewal has begun and is not paid/) },
    ]);
    expect(await statusesOf(person)).toEqual(["active"]);
    const fresh = await summaryOf(person);
    expect(fresh).toMatchObject({ tier: "pro", subscription: { isPeriodPaid: false, isCancelled: false } });
    const ended = await call(person, "POST", "/api/billing/cancel", cancelAsShown(fresh));
    expect(ended.json()).toMatchObject({ tier: "free", subscription: null });
    expect(await chargedTo(person)).toEqual([1900]);
  });

  test("a page that was loaded before a renewal was paid does not cancel either: what was to end at once would stay", async () => {
    const person = await newPerson();
    await buy(person);
    await advance(person, 30);
    const shown = cancelAsShown(await summaryOf(person));
    expect(shown).toEqual({ keptUntil: null });
    await advance(person, 1);
    const refused = await whileEventsAreLate(() => call(person, "POST", "/api/billing/cancel", shown));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "CONFLICT", message: expect.stringMatching(/^What is paid has changed/) },
    ]);
    // What the refusal looked up is what the page is shown next, told of or not.
    const { subscription } = await summaryOf(person);
    expect(subscription).toMatchObject({ isPeriodPaid: true, isCancelled: false });
    const kept = cancelAsShown(await summaryOf(person));
    expect((await call(person, "POST", "/api/billing/cancel", kept)).json()).toMatchObject({
      tier: "pro",
      subscription: { isCancelled: true, periodEnd: kept.keptUntil },
    });
    expect((await call(person, "POST", "/api/billing/cancel", {})).statusCode).toBe(400);
  });

  test("two windows that change to different plans at the same moment: one is charged, and what it showed", async () => {
    const person = await newPerson();
    await buy(person);
    const [family, yearly] = [await preview(person, familyMonthly), await preview(person, proYearly)];
    const answers = await Promise.all(
      [family, yearly].map((agreed) => ask(person, "POST", "/api/billing/change", agreed)),
    );
    await server.provider?.sandbox?.flush();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const done = answers[0]?.statusCode === 200 ? family : yearly;
    expect(await chargedTo(person)).toEqual([Math.round(Number(done.dueToday) * 100), 1900]);
    expect((await summaryOf(person)).subscription).toMatchObject({
      tier: done.plan,
      interval: done.interval,
    });
    // The other window is shown another price, and may still agree to it.
    await advance(person, 1);
    const next = { plan: "family", interval: "yearly" } as const;
    const changed = await call(person, "POST", "/api/billing/change", await preview(person, next));
    expect(changed.json()).toMatchObject({ kind: "changed" });
  });

  test("the same change pressed in two windows is charged once", async () => {
    const person = await newPerson();
    await buy(person);
    const agreed = await preview(person, familyMonthly);
    const answers = await Promise.all([1, 2].map(() => ask(person, "POST", "/api/billing/change", agreed)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await chargedTo(person)).toHaveLength(2);
  });

  test("a bank that asks for a one-time payment back does not keep the money for the plan from coming back", async () => {
    const person = await newPerson();
    await buy(person);
    const once = { amount: 7, currency: "usd" };
    const { clientSecret } = (await call(person, "POST", "/api/create-payment-intent", once)).json();
    await pay(person, clientSecret, "pm_card_createDispute");
    expect(await summaryOf(person)).toMatchObject({
      dispute: { isOfPlan: false },
      subscription: { refundableAmount: "19.00" },
    });
    expect((await call(person, "POST", "/api/billing/refund")).json()).toEqual({ amount: "19.00" });
  });

  test("an invoice that somebody wrote by hand is no payment for a plan: neither given back nor the guarantee's beginning", async () => {
    const person = await newPerson();
    const { clientSecret } = (
      await call(person, "POST", "/api/create-payment-intent", { amount: 1, currency: "usd" })
    ).json();
    await pay(person, clientSecret);
    const customer = await customerOf(person);
    await client().invoiceItems.create({ customer, amount: 5000, currency: "usd" });
    const made = await client().invoices.create({ customer });
    await client().invoices.pay(made.id ?? "", { payment_method: "pm_card_visa" });
    await advance(person, 40);
    await buy(person);
    expect((await summaryOf(person)).subscription).toMatchObject({ refundableAmount: "19.00" });
    expect((await call(person, "POST", "/api/billing/refund")).json()).toEqual({ amount: "19.00" });
    const { data } = await client().charges.list({ customer, limit: 100 });
    expect(data.map(({ amount, amount_refunded: back }) => [amount, back])).toEqual([
      [1900, 1900],
      [5000, 0],
      [100, 0],
    ]);
  });

  test("a refund that the bank sends back is told to whoever runs this, and asked for again it is made again", async () => {
    const person = await newPerson();
    const payment = (await order(person)).split("_secret_")[0] ?? "";
    await client().paymentIntents.confirm(payment, { payment_method: "pm_card_refundFail" });
    await server.provider?.sandbox?.flush();
    expect((await call(person, "POST", "/api/billing/refund")).json()).toEqual({ amount: "19.00" });
    expect(logged.join("")).toContain("a refund did not arrive");
    expect(await summaryOf(person)).toMatchObject({
      tier: "free",
      formerPlan: { refundableAmount: "19.00" },
    });
    expect((await call(person, "POST", "/api/billing/refund")).json()).toEqual({ amount: "19.00" });
    const { data } = await client().refunds.list({ limit: 100 });
    expect(data.filter(({ status }) => status === "failed")).toHaveLength(2);
  });

  test("events about a customer who was removed at the provider are done with, and are not sent for ever", async () => {
    const person = await newPerson();
    await whileEventsAreLate(async () => {
      await buy(person);
      await client().customers.del(await customerOf(person));
    });
    expect(await eventsWaiting()).toEqual(
      expect.arrayContaining(["payment_intent.succeeded", "customer.subscription.updated"]),
    );
    await server.provider?.sandbox?.flush();
    expect(await eventsWaiting()).toEqual([]);
  });

  test("an invoice's event in an older form of the provider is worked off all the same", async () => {
    const person = await newPerson();
    const secret = await order(person);
    await whileEventsAreLate(() => pay(person, secret));
    expect(await eventsWaiting()).toContain("invoice.paid");
    await server.pool.query(
      `with others as (delete from sandbox_records where kind = 'events' and content->>'type' <> 'invoice.paid')
      update sandbox_records set content = content #- '{object,parent}'
      where kind = 'events' and content->>'type' = 'invoice.paid'`,
    );
    await server.provider?.sandbox?.flush();
    const { rows } = await server.pool.query("select status from subscriptions where person_id = $1", [
      person.id,
    ]);
    expect(rows).toEqual([{ status: "active" }]);
  });

  test("of two new cards the one that was saved last pays, in whatever order that is told", async () => {
    const person = await newPerson();
    await buy(person);
    const newCard = async (testCard: string) =>
      pay(person, (await call(person, "POST", "/api/billing/payment-method")).json().clientSecret, testCard);
    await whileEventsAreLate(async () => {
      await newCard("pm_card_createDispute");
      server.clock.advance(60_000);
      await newCard("pm_card_chargeCustomerFail");
    });
    await server.pool.query("update sandbox_records set position = -position where kind = 'events'");
    await server.provider?.sandbox?.flush();
    expect((await summaryOf(person)).subscription?.card?.last4).toBe("0341");
  });

  test("a plan of less that was booked is named for what it is, wherever the booking was cut off", async () => {
    const seen = new Set<string>();
    for (let calls = 1; calls < 12; calls += 1) {
      const person = await newPerson();
      await buy(person, { plan: "family", interval: "yearly" });
      await call(person, "POST", "/api/billing/change", proYearly);
      expect((await summaryOf(person)).subscription?.next).toEqual({ tier: "pro", interval: "yearly" });
      callsLeft = calls;
      await ask(person, "POST", "/api/billing/change", familyMonthly);
      callsLeft = Number.POSITIVE_INFINITY;
      await server.provider?.sandbox?.flush();
      // The name is ours, the price is that of what is booked.
      const { next = null, price } = (await summaryOf(person)).subscription ?? {};
      seen.add(`${next?.tier ?? "family"} ${next?.interval ?? "yearly"} ${price}`);
    }
    expect([...seen].toSorted()).toEqual([
      "family monthly 39.00",
      "family yearly 390.00",
      "pro yearly 190.00",
    ]);
  });

  test("once the plan of less has begun, it is the plan, and nothing follows it", async () => {
    const person = await newPerson();
    await buy(person, familyMonthly);
    await call(person, "POST", "/api/billing/change", proMonthly);
    await advance(person, 33);
    expect((await summaryOf(person)).subscription).toMatchObject({ tier: "pro", next: null, price: "19.00" });
    const kept = cancelAsShown(await summaryOf(person));
    expect((await call(person, "POST", "/api/billing/cancel", kept)).json()).toMatchObject({
      subscription: { isCancelled: true },
    });
    expect((await call(person, "POST", "/api/billing/resume")).json()).toMatchObject({ reason: "paid" });
    await advance(person, 33);
    expect(await chargedTo(person)).toEqual([1900, 1900, 3900]);
  });

  test("only cards are asked for: a payment that takes days would read as one that was declined", async () => {
    const person = await newPerson();
    await buy(person);
    const [said] = (await client().subscriptions.list({ customer: await customerOf(person) })).data;
    expect(said?.payment_settings?.payment_method_types).toEqual(["card"]);
    const once = (
      await call(person, "POST", "/api/create-payment-intent", { amount: 3, currency: "usd" })
    ).json().clientSecret as string;
    const payment = await client().paymentIntents.retrieve(once.split("_secret_")[0] ?? "");
    expect(payment.allowed_payment_method_types).toEqual(["card"]);
    const card = (await call(person, "POST", "/api/billing/payment-method")).json().clientSecret as string;
    const setup = await client().setupIntents.retrieve(card.split("_secret_")[0] ?? "");
    expect(setup.allowed_payment_method_types).toEqual(["card"]);
  });
});
