import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingSummary, billingSummarySchema } from "#contract/billing.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { cancelAsShown } from "#test/fakes/change-plan.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";

const paid = { status: "succeeded", message: null };
const DAY_MS = 86_400_000;

/** Nobody is charged for a plan that they do not have, and nobody has a plan that nothing pays for. */
describeOnEachDatabase("periods that are not paid", ({ newDatabase }) => {
  let server: FeaturesServer;
  let count = 0;
  let areEventsLate = false;
  /** So many more calls reach the provider; then it is away. */
  let callsLeft = Number.POSITIVE_INFINITY;
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
      areEventsLate: () => areEventsLate,
      isProviderAway: () => {
        callsLeft -= 1;
        return callsLeft < 0;
      },
    });
  });
  afterAll(() => server.stop());

  const newPerson = () => {
    count += 1;
    return signInAs(server, `renewing ${count}`, server.clock.now());
  };
  async function call(person: TestPerson, method: "GET" | "POST", url: string, payload?: object) {
    return server.app.inject({
      method,
      url,
      headers: { ...person.headers, host: "localhost:3000" },
      ...(payload === undefined ? {} : { payload }),
    });
  }
  const flush = () => server.provider?.sandbox?.flush();
  async function told(person: TestPerson, method: "GET" | "POST", url: string, payload?: object) {
    const answer = await call(person, method, url, payload);
    await flush();
    return answer;
  }
  const pay = async (person: TestPerson, clientSecret: string, testCard: string) =>
    (await told(person, "POST", "/api/billing/sandbox/confirm", { clientSecret, testCard })).json();
  async function buy(person: TestPerson, testCard = "pm_card_visa") {
    const { clientSecret } = (await told(person, "POST", "/api/create-subscription")).json();
    expect(await pay(person, clientSecret, testCard)).toEqual(paid);
  }
  const advance = (person: TestPerson, days: number) =>
    told(person, "POST", "/api/billing/sandbox/advance", { days });
  const summaryOf = async (person: TestPerson): Promise<BillingSummary> =>
    billingSummarySchema.parse((await told(person, "GET", "/api/billing")).json());
  const cancel = async (person: TestPerson) =>
    told(person, "POST", "/api/billing/cancel", cancelAsShown(await summaryOf(person)));
  async function customerOf(person: TestPerson): Promise<string> {
    const { rows } = await server.pool.query<{ customer_id: string }>(
      "select customer_id from billing_customers where person_id = $1",
      [person.id],
    );
    return rows[0]?.customer_id ?? "";
  }
  async function atProvider(person: TestPerson) {
    const customer = await customerOf(person);
    const all = await server.provider?.client.subscriptions.list({ customer, status: "all", limit: 100 });
    const charges = await server.provider?.client.charges.list({ customer, limit: 100 });
    const invoices = await server.provider?.client.invoices.list({ customer, limit: 100 });
    return {
      statuses: (all?.data ?? []).map(({ status }) => status),
      charged: (charges?.data ?? []).filter(({ paid: isPaid }) => isPaid).map(({ amount }) => amount),
      invoices: (invoices?.data ?? []).map(({ status }) => status),
    };
  }
  /** In cents. */
  async function givenBackTo(person: TestPerson): Promise<number> {
    const { data } = (await server.provider?.client.charges.list({
      customer: await customerOf(person),
      limit: 100,
    })) ?? { data: [] };
    return data.reduce((sum, { amount_refunded: given }) => sum + given, 0);
  }
  /** Only our clock runs: the provider was slower than we are. */
  async function passHere(person: TestPerson, days: number) {
    await server.pool.query(
      "update billing_customers set clock_offset_ms = clock_offset_ms + $2 where person_id = $1",
      [person.id, days * DAY_MS],
    );
  }
  /** A card that would pay whatever is open, put there without our hearing of it. */
  async function giveGoodCard(person: TestPerson) {
    const { data } = (await server.provider?.client.subscriptions.list({
      customer: await customerOf(person),
    })) ?? { data: [] };
    for (const { id } of data)
      await server.provider?.client.subscriptions.update(id, { default_payment_method: "pm_card_visa" });
  }

  test("once its grace is over a declined renewal is tried no more, though the provider would go on", async () => {
    const person = await newPerson();
    await buy(person, "pm_card_chargeCustomerFail");
    // Tried on days 30 and 33; the next try would be on day 38, when the week is over.
    await advance(person, 34);
    await giveGoodCard(person);
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", reason: "grace" });
    await advance(person, 6);
    expect(await summaryOf(person)).toMatchObject({ tier: "free", subscription: null });
    expect(await atProvider(person)).toEqual({
      statuses: ["past_due"],
      charged: [1900],
      invoices: ["open", "paid"],
    });
  });

  test("the night's comparison withdraws a renewal whose grace is over, also where every event was lost", async () => {
    const person = await newPerson();
    await buy(person, "pm_card_chargeCustomerFail");
    await advance(person, 33);
    await passHere(person, 3);
    await server.billing.service.reconcile();
    expect((await atProvider(person)).statuses).toEqual(["past_due"]);
    await passHere(person, 1);
    await server.billing.service.reconcile();
    await giveGoodCard(person);
    await advance(person, 60);
    expect(await atProvider(person)).toEqual({
      statuses: ["canceled"],
      charged: [1900],
      invoices: ["void", "paid"],
    });
    expect(await summaryOf(person)).toMatchObject({ tier: "free", subscription: null });
  });

  test("what is still tried can be cancelled, though the plan is free already", async () => {
    const person = await newPerson();
    expect((await cancel(person)).json()).toMatchObject({ code: "NO_SUBSCRIPTION" });
    await buy(person, "pm_card_chargeCustomerFail");
    await advance(person, 33);
    await passHere(person, 8);
    const nothingBack = { refundableUntil: null, refundableAmount: null };
    expect(await summaryOf(person)).toMatchObject({
      tier: "free",
      formerPlan: { isOpen: true, ...nothingBack },
    });
    expect((await cancel(person)).json()).toMatchObject({ tier: "free", formerPlan: null });
    expect(await atProvider(person)).toMatchObject({ statuses: ["canceled"], invoices: ["void", "paid"] });
    expect((await cancel(person)).json()).toMatchObject({ code: "NO_SUBSCRIPTION" });
  });

  test("a card that comes after the grace pays nothing", async () => {
    const person = await newPerson();
    await buy(person, "pm_card_chargeCustomerFail");
    await advance(person, 33);
    const card = (await told(person, "POST", "/api/billing/payment-method")).json().clientSecret;
    await advance(person, 6);
    expect(await pay(person, card, "pm_card_visa")).toEqual(paid);
    expect(await atProvider(person)).toEqual({
      statuses: ["canceled"],
      charged: [1900],
      invoices: ["void", "paid"],
    });
  });

  test("a cancel that is cut off anywhere gives no period for nothing, and is finished by asking again or by the night", async () => {
    const endings = new Set<string>();
    for (let calls = 1; calls < 12; calls += 1) {
      const person = await newPerson();
      await buy(person, "pm_card_chargeCustomerFail");
      await advance(person, 33);
      const shown = cancelAsShown(await summaryOf(person));
      callsLeft = calls;
      await call(person, "POST", "/api/billing/cancel", shown);
      callsLeft = Number.POSITIVE_INFINITY;
      await flush();
      const left = await atProvider(person);
      endings.add(`${left.statuses.join()} ${left.invoices.join()}`);
      const isWithdrawn = left.invoices[0] === "void";
      expect({ calls, tier: (await summaryOf(person)).tier }).toEqual({
        calls,
        tier: isWithdrawn ? "free" : "pro",
      });
      // Every other one asks again; the rest never come back.
      if (calls % 2 === 0) await cancel(person);
      if (!isWithdrawn) await passHere(person, 7);
      await server.billing.service.reconcile();
      expect(await atProvider(person)).toEqual({
        statuses: ["canceled"],
        charged: [1900],
        invoices: ["void", "paid"],
      });
    }
    // It was cut off before, in between and after.
    expect([...endings].toSorted()).toEqual(["active void,paid", "canceled void,paid", "past_due open,paid"]);
  });

  test("who orders anew after a cancel was cut off has one plan, and pays for one", async () => {
    const person = await newPerson();
    await buy(person, "pm_card_chargeCustomerFail");
    await advance(person, 33);
    const { data } = (await server.provider?.client.invoices.list({
      customer: await customerOf(person),
      status: "open",
    })) ?? { data: [] };
    await server.provider?.client.invoices.voidInvoice(data[0]?.id ?? "");
    await flush();
    expect((await summaryOf(person)).tier).toBe("free");
    await buy(person);
    expect(await atProvider(person)).toMatchObject({
      statuses: ["active", "canceled"],
      charged: [1900, 1900],
    });
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", reason: "paid" });
  });

  test("cancelled in the hour in which a renewal is a draft, nothing more is charged", async () => {
    const person = await newPerson();
    await buy(person);
    await advance(person, 30);
    expect(await atProvider(person)).toEqual({
      statuses: ["active"],
      charged: [1900],
      invoices: ["draft", "paid"],
    });
    expect(await summaryOf(person)).toMatchObject({
      tier: "pro",
      reason: "paid",
      subscription: { isPeriodPaid: false },
    });
    expect((await cancel(person)).json()).toMatchObject({ tier: "free", subscription: null });
    await advance(person, 90);
    expect(await atProvider(person)).toEqual({
      statuses: ["canceled"],
      charged: [1900],
      invoices: ["void", "paid"],
    });
  });

  test.each<[string, number[]]>([
    ["cancel", [3, 5, 6, 7, 9, 12, 14]],
    ["refund", [4, 6, 7, 8, 9, 12, 17]],
  ])(
    "a %s that is cut off in that hour (after %j calls) gives no period for nothing; a refund gives everything back when asked again",
    async (what, cuts) => {
      const endings = new Set<string>();
      const people: TestPerson[] = [];
      for (const calls of cuts) {
        const person = await newPerson();
        people.push(person);
        await buy(person);
        await advance(person, 30);
        const shown = cancelAsShown(await summaryOf(person));
        callsLeft = calls;
        await call(person, "POST", `/api/billing/${what}`, shown);
        callsLeft = Number.POSITIVE_INFINITY;
        await flush();
        const { tier } = await summaryOf(person);
        const left = await atProvider(person);
        endings.add(`${left.statuses.join()} ${left.invoices.join()} ${tier}`);
        // Some never come back; the others ask again.
        if (tier === "free" && calls % 2 === 0) continue;
        await call(person, "POST", `/api/billing/${what}`, cancelAsShown(await summaryOf(person)));
        await flush();
        const givenBack = what === "refund" ? 1900 : 0;
        expect({ calls, givenBack: await givenBackTo(person) }).toEqual({ calls, givenBack });
      }
      // Before the night and after it, and whoever came back or not: nothing is charged, and nothing is had.
      for (const person of people) {
        await advance(person, 25);
        expect((await atProvider(person)).charged).toEqual([1900]);
        expect((await summaryOf(person)).tier).toBe("free");
      }
      await server.billing.service.reconcile();
      for (const person of people)
        expect(await atProvider(person)).toEqual({
          statuses: ["canceled"],
          charged: [1900],
          invoices: ["void", "paid"],
        });
      // Events arrive beside the calls, so one number of calls is not always the same place: several places are seen each time.
      expect(endings.size).toBeGreaterThan(2);
    },
  );

  test("the guarantee holds where the plan was cancelled with its unpaid renewal, and for two paid invoices of which one was given back", async () => {
    const cancelled = await newPerson();
    await buy(cancelled);
    await advance(cancelled, 30);
    await cancel(cancelled);
    expect(await summaryOf(cancelled)).toMatchObject({
      tier: "free",
      formerPlan: { isOpen: false, refundableAmount: "19.00" },
    });
    expect((await told(cancelled, "POST", "/api/billing/refund")).json()).toEqual({ amount: "19.00" });
    expect(await givenBackTo(cancelled)).toBe(1900);
    expect((await summaryOf(cancelled)).formerPlan).toBeNull();
    expect((await told(cancelled, "POST", "/api/billing/refund")).json()).toMatchObject({
      code: "NO_SUBSCRIPTION",
    });

    const upgraded = await newPerson();
    await buy(upgraded);
    const order = { plan: "family", interval: "monthly" };
    const { dueToday, prorationDate } = (
      await told(upgraded, "POST", "/api/billing/change/preview", order)
    ).json();
    const changed = await told(upgraded, "POST", "/api/billing/change", {
      ...order,
      dueToday,
      prorationDate,
    });
    expect(changed.json().kind).toBe("changed");
    const all = (await atProvider(upgraded)).charged.reduce((sum, amount) => sum + amount, 0);
    const { data } = (await server.provider?.client.charges.list({
      customer: await customerOf(upgraded),
    })) ?? {
      data: [],
    };
    await server.provider?.client.refunds.create({ charge: data[0]?.id ?? "" });
    await flush();
    expect((await summaryOf(upgraded)).tier).toBe("free");
    expect((await told(upgraded, "POST", "/api/billing/refund")).statusCode).toBe(200);
    expect(await givenBackTo(upgraded)).toBe(all);
  });

  test.each([30, 31])(
    "on day %i, with the renewal not paid, no change of the plan is shown a price or charged",
    async (days) => {
      const person = await newPerson();
      await buy(person, days === 30 ? "pm_card_visa" : "pm_card_chargeCustomerFail");
      await advance(person, days);
      for (const [plan, interval] of [
        ["family", "monthly"],
        ["pro", "yearly"],
      ] as const) {
        const preview = await told(person, "POST", "/api/billing/change/preview", { plan, interval });
        const order = { plan, interval, dueToday: "20.00", prorationDate: 0 };
        const change = await told(person, "POST", "/api/billing/change", order);
        for (const answer of [preview, change]) {
          expect(answer.statusCode).toBe(409);
          expect(answer.json().message).toMatch(/^Your renewal is not paid yet/);
        }
      }
      expect((await atProvider(person)).charged).toEqual([1900]);
    },
  );

  test("given back in that hour, the renewal is not charged either", async () => {
    const person = await newPerson();
    await buy(person);
    await advance(person, 30);
    expect((await told(person, "POST", "/api/billing/refund")).json()).toEqual({ amount: "19.00" });
    await advance(person, 40);
    expect(await atProvider(person)).toEqual({
      statuses: ["canceled"],
      charged: [1900],
      invoices: ["void", "paid"],
    });
  });
});
