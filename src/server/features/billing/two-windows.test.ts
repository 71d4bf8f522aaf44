import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingSummary, billingSummarySchema, replacedPayment } from "#contract/billing.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { cancelAsShown } from "#test/fakes/change-plan.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";

const proMonthly = { plan: "pro", interval: "monthly" };
const proYearly = { plan: "pro", interval: "yearly" };
const familyMonthly = { plan: "family", interval: "monthly" };
const paid = { status: "succeeded", message: null };

/** The provider knows more than we were told: in these tests its events arrive only where a test asks for them. */
describeOnEachDatabase("orders in two windows, and events that are late", ({ newDatabase }) => {
  let server: FeaturesServer;
  let count = 0;
  let areEventsLate = false;
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
      areEventsLate: () => areEventsLate,
    });
  });
  afterAll(() => server.stop());

  const newPerson = () => {
    count += 1;
    return signInAs(server, `window ${count}`, server.clock.now());
  };
  async function call(person: TestPerson, method: "GET" | "POST", url: string, payload?: object) {
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...person.headers, host: "localhost:3000" },
      ...(payload === undefined ? {} : { payload }),
    });
    await server.provider?.sandbox?.flush();
    return answer;
  }
  const order = (person: TestPerson, choice: object) =>
    call(person, "POST", "/api/create-subscription", choice);
  const payment = (person: TestPerson, amount: number) =>
    call(person, "POST", "/api/create-payment-intent", { amount, currency: "usd" });
  const summaryOf = async (person: TestPerson): Promise<BillingSummary> =>
    billingSummarySchema.parse((await call(person, "GET", "/api/billing")).json());
  const pay = async (person: TestPerson, clientSecret: string, testCard = "pm_card_visa") =>
    (await call(person, "POST", "/api/billing/sandbox/confirm", { clientSecret, testCard })).json();
  async function buy(person: TestPerson, choice: object, testCard = "pm_card_visa") {
    expect(await pay(person, (await order(person, choice)).json().clientSecret, testCard)).toEqual(paid);
  }
  const cancel = async (person: TestPerson) =>
    call(person, "POST", "/api/billing/cancel", cancelAsShown(await summaryOf(person)));
  const advance = (person: TestPerson, days: number) =>
    call(person, "POST", "/api/billing/sandbox/advance", { days });
  const invoicesOf = async (person: TestPerson) =>
    (await call(person, "GET", "/api/billing/invoices")).json<{ amount: string; status: string }[]>();

  async function whileEventsAreLate<T>(work: () => Promise<T>): Promise<T> {
    areEventsLate = true;
    try {
      return await work();
    } finally {
      areEventsLate = false;
    }
  }
  /** What the provider has of a person, whatever we know. */
  async function atProvider(person: TestPerson) {
    const { rows } = await server.pool.query<{ customer_id: string }>(
      "select customer_id from billing_customers where person_id = $1",
      [person.id],
    );
    const customer = rows[0]?.customer_id ?? "";
    const all = await server.provider?.client.subscriptions.list({ customer, status: "all", limit: 100 });
    const charges = await server.provider?.client.charges.list({ customer, limit: 100 });
    return {
      statuses: (all?.data ?? []).map(({ status }) => status).toSorted(),
      charged: (charges?.data ?? []).filter(({ paid: isPaid }) => isPaid).map(({ amount }) => amount),
    };
  }

  test("a window pays the amount that it shows, or nothing", async () => {
    const person = await newPerson();
    const first = (await payment(person, 7.25)).json().clientSecret;
    const second = (await payment(person, 100)).json().clientSecret;
    expect(await pay(person, first)).toEqual({ status: "failed", message: replacedPayment });
    expect(await pay(person, second)).toEqual(paid);
    // Pressed again, because the first answer was lost: said as it is, and charged once.
    expect(await pay(person, second)).toEqual(paid);
    expect((await summaryOf(person)).payments).toMatchObject([{ amount: "100.00", status: "paid" }]);
    expect((await atProvider(person)).charged).toEqual([10_000]);
  });

  test("two windows at the same moment each pay their own amount; the next one takes back what is left", async () => {
    const person = await newPerson();
    const amounts = [7.25, 100, 7.25];
    const answers = await Promise.all(amounts.map((amount) => payment(person, amount)));
    const secrets = answers.map((answer) => answer.json<{ clientSecret: string }>().clientSecret);
    const next = (await payment(person, 3)).json().clientSecret;
    for (const secret of secrets) expect(await pay(person, secret)).toMatchObject({ status: "failed" });
    expect(await pay(person, next)).toEqual(paid);
    expect((await atProvider(person)).charged).toEqual([300]);
  });

  test("a bank that still asks about a one-time payment loses it to the next one: one of them is paid", async () => {
    const person = await newPerson();
    const first = (await payment(person, 12)).json().clientSecret;
    expect(await pay(person, first, "pm_card_authenticationRequired")).toMatchObject({
      status: "requires_action",
    });
    const second = (await payment(person, 12)).json().clientSecret;
    const answered = { clientSecret: first, isCompleted: true };
    const late = await call(person, "POST", "/api/billing/sandbox/challenge", answered);
    expect(late.json()).toMatchObject({ status: "failed" });
    expect(await pay(person, second)).toEqual(paid);
    expect((await atProvider(person)).charged).toEqual([1200]);
  });

  test("a second refund within a day names what goes back with it, and no more", async () => {
    const person = await newPerson();
    const refund = async () => (await call(person, "POST", "/api/billing/refund")).json();
    await buy(person, proMonthly);
    expect(await refund()).toEqual({ amount: "19.00" });
    await buy(person, familyMonthly);
    expect(await refund()).toEqual({ amount: "39.00" });
  });

  test("a plan of less that is booked leaves an older price as it is until then, and charges nothing", async () => {
    const person = await newPerson();
    await buy(person, familyMonthly);
    const { client } = server.provider ?? {};
    const older = await client?.prices.create({
      currency: "usd",
      unit_amount: 2900,
      recurring: { interval: "month" },
      metadata: { tier: "family", interval: "monthly" },
      product_data: { name: "Debt Freedom Family" },
    });
    await server.provider?.sandbox?.flush();
    const id = (await summaryOf(person)).subscription?.id ?? "";
    await server.pool.query(
      "update sandbox_records set content = jsonb_set(content, '{price}', to_jsonb($2::text)) where id = $1",
      [id, older?.id],
    );
    expect((await call(person, "POST", "/api/billing/change", proMonthly)).json()).toEqual({
      kind: "later",
      clientSecret: null,
    });
    const said = await client?.subscriptions.retrieve(id);
    expect(said?.items.data[0]?.price.id).toBe(older?.id);
    expect(await invoicesOf(person)).toHaveLength(1);
    expect((await summaryOf(person)).subscription).toMatchObject({ next: { tier: "pro" }, price: "19.00" });
  });

  test("ordered again before the payment is told of, nothing is ordered a second time", async () => {
    const person = await newPerson();
    await whileEventsAreLate(async () => {
      await buy(person, proMonthly);
      const again = await order(person, proMonthly);
      expect([again.statusCode, again.json()]).toMatchObject([409, { code: "HAS_SUBSCRIPTION" }]);
    });
    expect(await atProvider(person)).toEqual({ statuses: ["active"], charged: [1900] });
  });

  test("who comes back from paying sees the plan, also when nobody tells of the payment", async () => {
    const person = await newPerson();
    await whileEventsAreLate(async () => {
      await buy(person, proMonthly);
      expect(await summaryOf(person)).toMatchObject({ tier: "pro", reason: "paid" });
    });
  });

  test("another plan in another window does not end what was paid a moment ago", async () => {
    const person = await newPerson();
    await whileEventsAreLate(async () => {
      await buy(person, proYearly);
      const other = await order(person, familyMonthly);
      expect([other.statusCode, other.json()]).toMatchObject([409, { code: "HAS_SUBSCRIPTION" }]);
    });
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", subscription: { interval: "yearly" } });
    expect(await atProvider(person)).toEqual({ statuses: ["active"], charged: [19_000] });
  });

  test("a bank that still asks keeps its order: another plan is given up for it only once it is not paid", async () => {
    const person = await newPerson();
    const first = (await order(person, proYearly)).json().clientSecret;
    expect(await pay(person, first, "pm_card_authenticationRequired")).toMatchObject({
      status: "requires_action",
    });
    const second = (await order(person, familyMonthly)).json().clientSecret;
    const answered = { clientSecret: first, isCompleted: true };
    const late = await call(person, "POST", "/api/billing/sandbox/challenge", answered);
    expect(late.json()).toMatchObject({ status: "failed" });
    expect(await pay(person, second)).toEqual(paid);
    expect((await atProvider(person)).charged).toEqual([3900]);
  });

  test("of many orders at the same moment, of one plan or of several, one can be paid", async () => {
    for (const choices of [
      [proMonthly, proMonthly, proMonthly, proMonthly],
      [proMonthly, familyMonthly, proYearly, familyMonthly],
    ]) {
      const person = await newPerson();
      const answers = await Promise.all(choices.map((choice) => order(person, choice)));
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 409));
      const secrets = new Set(
        answers
          .flatMap((one) => (one.statusCode === 200 ? [one.json<{ clientSecret: string }>()] : []))
          .map(({ clientSecret }) => clientSecret),
      );
      const outcomes: unknown[] = [];
      for (const secret of secrets) outcomes.push((await pay(person, secret)).status);
      expect(outcomes.filter((status) => status === "succeeded")).toHaveLength(1);
      const { statuses, charged } = await atProvider(person);
      expect([statuses.filter((status) => status === "active"), charged.length]).toEqual([["active"], 1]);
    }
  });

  test("two that live all the same are cancelled together, and given back together", async () => {
    const [leaving, regretting] = [await newPerson(), await newPerson()];
    for (const person of [leaving, regretting]) {
      await buy(person, proMonthly);
      const { client } = server.provider ?? {};
      const { rows } = await server.pool.query<{ customer_id: string }>(
        "select customer_id from billing_customers where person_id = $1",
        [person.id],
      );
      const { data } = (await client?.prices.list({ lookup_keys: ["debt_freedom_pro_monthly"] })) ?? {};
      // As no order of ours makes it: for example by hand, at the provider.
      await client?.subscriptions.create({
        customer: rows[0]?.customer_id ?? "",
        items: [{ price: data?.[0]?.id ?? "" }],
        default_payment_method: "pm_card_visa",
        metadata: { personId: person.id },
      });
      await server.provider?.sandbox?.flush();
      expect((await atProvider(person)).charged).toEqual([1900, 1900]);
    }
    await cancel(leaving);
    await advance(leaving, 40);
    expect(await atProvider(leaving)).toEqual({ statuses: ["canceled", "canceled"], charged: [1900, 1900] });
    expect((await summaryOf(regretting)).subscription?.refundableAmount).toBe("38.00");
    expect((await call(regretting, "POST", "/api/billing/refund")).json()).toEqual({ amount: "38.00" });
    expect((await atProvider(regretting)).statuses).toEqual(["canceled", "canceled"]);
  });

  test("cancelled while a renewal is not paid, nothing more is charged, whatever card comes", async () => {
    const person = await newPerson();
    await buy(person, proMonthly, "pm_card_chargeCustomerFail");
    await advance(person, 33);
    const card = (await call(person, "POST", "/api/billing/payment-method")).json().clientSecret;
    expect((await cancel(person)).json()).toMatchObject({
      tier: "free",
      subscription: null,
    });
    expect(await pay(person, card)).toEqual(paid);
    await advance(person, 40);
    expect(await atProvider(person)).toEqual({ statuses: ["canceled"], charged: [1900] });
    expect((await invoicesOf(person)).map(({ status }) => status)).toEqual(["void", "paid"]);
    await buy(person, familyMonthly);
    expect((await summaryOf(person)).tier).toBe("family");
  });

  test("who orders anew after a renewal that was never paid owes the old one no more", async () => {
    const person = await newPerson();
    await buy(person, proMonthly, "pm_card_chargeCustomerFail");
    await advance(person, 33);
    const standing = await server.pool.query("select status from subscriptions where person_id = $1", [
      person.id,
    ]);
    expect(standing.rows).toEqual([{ status: "past_due" }]);
    // The week in which it is kept all the same is over for us, while the provider still tries.
    await server.pool.query(
      "update billing_customers set clock_offset_ms = clock_offset_ms + 691200000 where person_id = $1",
      [person.id],
    );
    await buy(person, familyMonthly);
    expect(await atProvider(person)).toEqual({ statuses: ["active", "canceled"], charged: [3900, 1900] });
  });

  test("an order that never began is in no list of invoices", async () => {
    const person = await newPerson();
    await order(person, proYearly);
    expect(await invoicesOf(person)).toEqual([]);
    await buy(person, familyMonthly);
    expect(await invoicesOf(person)).toMatchObject([{ amount: "39.00", status: "paid" }]);
  });

  test("the next price is the one in force, not the catalogue's of today", async () => {
    const person = await newPerson();
    await buy(person, proMonthly);
    const older = await server.provider?.client.prices.create({
      currency: "usd",
      unit_amount: 1200,
      recurring: { interval: "month" },
      metadata: { tier: "pro", interval: "monthly" },
      product_data: { name: "Debt Freedom Pro" },
    });
    await server.provider?.sandbox?.flush();
    const { subscription } = await summaryOf(person);
    expect(subscription?.price).toBe("19.00");
    await server.pool.query(
      "update sandbox_records set content = jsonb_set(content, '{price}', to_jsonb($2::text)) where id = $1",
      [subscription?.id, older?.id],
    );
    expect((await summaryOf(person)).subscription?.price).toBe("12.00");
  });
});
