import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type BillingSummary,
  billingSummarySchema,
  sandboxOutcomeSchema,
  testCards,
} from "#contract/billing.ts";
import { comparisonQueue, comparisonTime, startComparing } from "#server/compose-billing.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { agreeTo, cancelAsShown } from "#test/fakes/change-plan.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import type { Mail } from "../../platform/mail/mailer.ts";

const direct = { host: "localhost:3000" };
const family = { plan: "family", interval: "monthly" } as const;

describeOnEachDatabase("payments when something goes wrong", ({ newDatabase }) => {
  let server: FeaturesServer;
  let count = 0;
  let isAway = false;
  const mails: Mail[] = [];
  const logged: string[] = [];
  /** What may stand in no log. */
  const secrets = new Set<string>(testCards.map(({ number }) => number));

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
      isProviderAway: () => isAway,
      onLog: (line) => logged.push(line),
      mailer: async (mail) => {
        mails.push(mail);
      },
    });
  });
  afterAll(() => server.stop());

  async function newPerson() {
    count += 1;
    const name = `payer-${count}`;
    secrets.add(`${name}@example.test`);
    return Object.assign(await signInAs(server, name, server.clock.now()), { name });
  }
  async function call(
    person: TestPerson,
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object,
  ) {
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...person.headers, ...direct },
      ...(payload === undefined ? {} : { payload }),
    });
    await server.provider?.sandbox?.flush();
    const secret = /"clientSecret":"([^"]+)"/.exec(answer.payload)?.[1];
    if (secret !== undefined) secrets.add(secret);
    return answer;
  }
  const summaryOf = async (person: TestPerson): Promise<BillingSummary> =>
    billingSummarySchema.parse((await call(person, "GET", "/api/billing")).json());
  async function pay(person: TestPerson, clientSecret: string, testCard: string) {
    const asked = { clientSecret, testCard };
    return sandboxOutcomeSchema.parse(
      (await call(person, "POST", "/api/billing/sandbox/confirm", asked)).json(),
    );
  }
  async function buy(person: TestPerson, testCard = "pm_card_visa", order: object = {}) {
    const { clientSecret } = (await call(person, "POST", "/api/create-subscription", order)).json();
    expect(await pay(person, clientSecret, testCard)).toEqual({ status: "succeeded", message: null });
  }
  async function change(person: TestPerson) {
    const preview = await call(person, "POST", "/api/billing/change/preview", family);
    return call(person, "POST", "/api/billing/change", agreeTo(family, preview.json()));
  }
  const advance = (person: TestPerson, days: number) =>
    call(person, "POST", "/api/billing/sandbox/advance", { days });
  const disputeOf = async () => {
    const { data } = (await server.provider?.client.disputes.list({ limit: 100 })) ?? { data: [] };
    return data.at(-1)?.id ?? "";
  };

  test("a disputed payment is flagged, leaves the plan, and is not given back a second time", async () => {
    const person = await newPerson();
    await buy(person, "pm_card_createDispute");
    expect(await summaryOf(person)).toMatchObject({
      tier: "pro",
      dispute: { amount: "19.00", isOfPlan: true },
      subscription: { refundableUntil: null },
    });
    const refused = await call(person, "POST", "/api/billing/refund");
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: "CONFLICT" }]);
    expect(logged.join("")).toContain("a bank asks for a payment back");
    await server.provider?.client.disputes.update(await disputeOf(), {
      evidence: { uncategorized_text: "winning_evidence" },
    });
    await server.provider?.sandbox?.flush();
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", dispute: null });
    expect((await summaryOf(person)).subscription?.refundableUntil).not.toBeNull();
  });

  test("a dispute that is lost ends the plan; one that nobody answers is lost", async () => {
    const [answered, forgotten] = [await newPerson(), await newPerson()];
    await buy(answered, "pm_card_createDispute");
    await server.provider?.client.disputes.close(await disputeOf());
    await server.provider?.sandbox?.flush();
    expect(await summaryOf(answered)).toMatchObject({ tier: "free", dispute: null, subscription: null });
    await buy(forgotten, "pm_card_createDispute");
    await advance(forgotten, 8);
    expect(await summaryOf(forgotten)).toMatchObject({ tier: "pro", dispute: { amount: "19.00" } });
    await advance(forgotten, 2);
    expect(await summaryOf(forgotten)).toMatchObject({ tier: "free", dispute: null });
  });

  test("a dispute of a one-time payment is flagged and changes no plan", async () => {
    const person = await newPerson();
    await buy(person);
    const order = { amount: 7, currency: "usd" };
    const { clientSecret } = (await call(person, "POST", "/api/create-payment-intent", order)).json();
    await pay(person, clientSecret, "pm_card_createDispute");
    const flagged = { tier: "pro", dispute: { amount: "7.00", isOfPlan: false } };
    expect(await summaryOf(person)).toMatchObject(flagged);
    await server.provider?.client.disputes.close(await disputeOf());
    await server.provider?.sandbox?.flush();
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", dispute: null });
  });

  test("a dispute whose events were lost is found by the comparison", async () => {
    const person = await newPerson();
    await buy(person, "pm_card_createDispute");
    await server.pool.query("delete from payment_disputes where person_id = $1", [person.id]);
    expect((await summaryOf(person)).dispute).toBeNull();
    await server.billing.service.reconcile();
    expect((await summaryOf(person)).dispute).toMatchObject({ amount: "19.00" });
  });

  test("an upgrade whose payment is declined leaves the plan as it is, until another card pays it", async () => {
    const person = await newPerson();
    await buy(person, "pm_card_chargeCustomerFail");
    const first = (await change(person)).json();
    expect(first).toEqual({ kind: "needs-payment", clientSecret: expect.any(String) });
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", reason: "paid" });
    // Asked again, there is one payment to make, and it is the newer one.
    const second = (await change(person)).json();
    expect(await pay(person, first.clientSecret, "pm_card_visa")).toMatchObject({ status: "failed" });
    expect(await pay(person, second.clientSecret, "pm_card_chargeDeclined")).toMatchObject({
      status: "failed",
      message: "Your card was declined.",
    });
    expect((await summaryOf(person)).tier).toBe("pro");
    expect(await pay(person, second.clientSecret, "pm_card_visa")).toMatchObject({ status: "succeeded" });
    expect((await summaryOf(person)).tier).toBe("family");
  });

  test("a declined upgrade that nobody pays cannot be paid once the plan was renewed", async () => {
    const person = await newPerson();
    await buy(person, "pm_card_visa");
    const card = (await call(person, "POST", "/api/billing/payment-method")).json();
    await pay(person, card.clientSecret, "pm_card_chargeCustomerFail");
    const { clientSecret } = (await change(person)).json();
    await advance(person, 32);
    expect(await pay(person, clientSecret, "pm_card_visa")).toMatchObject({ status: "failed" });
    expect(await summaryOf(person)).toMatchObject({ tier: "pro", reason: "grace" });
  });

  test("a renewal that is not paid is told once, by mail too, with the way to mend it; mended, it is over", async () => {
    const person = await newPerson();
    const mailed = () => mails.filter(({ to }) => to === `${person.name}@example.test`);
    const told = async () =>
      (await call(person, "GET", "/api/notices")).json<{ kind: string }[]>().map(({ kind }) => kind);
    await buy(person, "pm_card_chargeCustomerFail");
    await server.keepHouse(person.id);
    expect(mailed()).toEqual([]);
    await advance(person, 33);
    await server.keepHouse(person.id);
    await server.keepHouse(person.id);
    expect(await told()).toEqual(["renewal-failed"]);
    expect(mailed()).toHaveLength(1);
    expect(mailed()[0]).toMatchObject({ subject: "Your plan was not renewed" });
    expect(mailed()[0]?.text).toContain("http://localhost:3000/settings?card=update#plan");
    expect(mailed()[0]?.text).toContain("Test mode: no card is charged.");
    const { clientSecret } = (await call(person, "POST", "/api/billing/payment-method")).json();
    await pay(person, clientSecret, "pm_card_visa");
    await server.keepHouse(person.id);
    expect(await told()).toEqual([]);
    expect(mailed()).toHaveLength(1);
  });

  test("cancelling, changing and money back ask who signed in long ago to prove who they are", async () => {
    const { name } = await newPerson();
    const longAgo = await signInAs(server, name, new Date(server.clock.now().getTime() - 11 * 60_000));
    await buy(longAgo);
    for (const [url, body] of [
      ["/api/billing/cancel", { keptUntil: null }],
      ["/api/billing/change", family],
      ["/api/billing/refund"],
    ] as const) {
      const answer = await call(longAgo, "POST", url, body);
      expect([url, answer.statusCode, answer.json()]).toMatchObject([
        url,
        403,
        { requiresAuth: true, loginUrl: "/api/login?again=true" },
      ]);
    }
    expect(await summaryOf(longAgo)).toMatchObject({ tier: "pro", reason: "paid" });
    const justNow = await signInAs(server, name, server.clock.now());
    const shown = cancelAsShown(await summaryOf(justNow));
    expect((await call(justNow, "POST", "/api/billing/cancel", shown)).statusCode).toBe(200);
    // Keeping the plan takes nothing that was not agreed to.
    expect((await call(longAgo, "POST", "/api/billing/resume")).statusCode).toBe(200);
  });

  test("a provider that is away is said at every step, and changes nothing", async () => {
    const [buyer, owner] = [await newPerson(), await newPerson()];
    await buy(owner);
    const setup = (await call(owner, "POST", "/api/billing/payment-method")).json<{ clientSecret: string }>();
    const before = await summaryOf(owner);
    const shown = agreeTo(family, (await call(owner, "POST", "/api/billing/change/preview", family)).json());
    isAway = true;
    try {
      const confirm = { clientSecret: setup.clientSecret, testCard: "pm_card_visa" };
      const steps: [TestPerson, "GET" | "POST" | "DELETE", string, object?][] = [
        [buyer, "POST", "/api/create-subscription", {}],
        [buyer, "POST", "/api/create-payment-intent", { amount: 5, currency: "usd" }],
        [owner, "POST", "/api/billing/sandbox/confirm", confirm],
        [owner, "POST", "/api/billing/change/preview", family],
        [owner, "POST", "/api/billing/change", shown],
        [owner, "POST", "/api/billing/payment-method"],
        [owner, "POST", "/api/billing/cancel", cancelAsShown(before)],
        [owner, "POST", "/api/billing/resume"],
        [owner, "POST", "/api/billing/refund"],
        [owner, "GET", "/api/billing/invoices"],
        // Erased only once nothing is paid for any more.
        [owner, "DELETE", "/api/account"],
      ];
      for (const [person, method, url, body] of steps) {
        const answer = await call(person, method, url, body);
        expect([url, answer.statusCode]).toEqual([url, 503]);
      }
      const { subscription, tier } = (await call(buyer, "GET", "/api/billing")).json<BillingSummary>();
      expect([subscription, tier]).toEqual([null, "free"]);
      // What only the provider knows is left out; the plan is shown all the same.
      expect((await call(owner, "GET", "/api/billing")).json<BillingSummary>()).toEqual({
        ...before,
        subscription: {
          ...before.subscription,
          isLastKnown: true,
          price: null,
          card: null,
          refundableUntil: null,
          refundableAmount: null,
        },
      });
      // An answer may be lost after it was done: nothing is said of which nobody knows.
      for (const url of ["/api/billing/cancel", "/api/billing/resume", "/api/billing/refund"])
        expect(
          (await call(owner, "POST", url, cancelAsShown(before))).json<{ message: string }>().message,
        ).toContain("what came of this is not known yet");
    } finally {
      isAway = false;
    }
    expect(await summaryOf(owner)).toEqual(before);
    expect(await summaryOf(buyer)).toMatchObject({ tier: "free" });
    await buy(buyer);
    expect(await summaryOf(buyer)).toMatchObject({ tier: "pro" });
  });

  test("the comparison is a job: asked for by many processes, it runs once a day", async () => {
    const runs: string[] = [];
    const work = new Map<string, () => Promise<void>>();
    const enqueued: object[] = [];
    const start = () =>
      startComparing({
        service: {
          reconcile: async () => {
            runs.push("run");
            return 0;
          },
        },
        jobs: {
          enqueue: async (sql, name, data, options) => {
            enqueued.push({ name, ...options });
            await server.jobs.enqueue(sql, name, data, options);
          },
          work: async (name, handler) => {
            const job = { id: "1", data: {}, attempt: 1, isLastAttempt: false };
            work.set(name, () => handler(job, new AbortController().signal));
          },
        },
        database: server.database,
        clock: server.clock,
        log: { error: (details) => expect(details).toBeUndefined() },
      });
    for (const asking of [await start(), await start(), await start()]) asking.stop();
    const { rows } = await server.pool.query("select data from boss.job where name = $1", [
      comparisonQueue.name,
    ]);
    expect(rows).toHaveLength(1);
    expect(enqueued).toHaveLength(3);
    await work.get(comparisonQueue.name)?.();
    expect(runs).toEqual(["run"]);
    expect(comparisonTime(new Date("2026-11-20T03:00:00Z"))).toEqual(new Date("2026-11-20T07:00:00Z"));
    expect(comparisonTime(new Date("2026-11-20T15:00:00Z"))).toEqual(new Date("2026-11-20T07:00:00Z"));
  });

  test("no route of payments writes a card number, a client secret or an e-mail address into a log", async () => {
    const person = await newPerson();
    await buy(person);
    const cardNumber = "4111111111111111";
    const email = "canary.person@example.test";
    const clientSecret = "pi_canary_secret_0123456789abcdef";
    for (const canary of [cardNumber, email, clientSecret]) secrets.add(canary);
    const hostile = { clientSecret, testCard: cardNumber, plan: email, interval: cardNumber, amount: email };
    const paths = server.routes.filter(({ url }) => /billing|create-|webhooks/.test(url));
    expect(paths.length).toBeGreaterThan(15);
    const from = logged.length;
    for (const { method, url } of paths) {
      const path = url.replace(":id", "pi_canary");
      const query = `?payment_intent_client_secret=${clientSecret}&email=${email}`;
      for (const payload of [hostile, { ...hostile, amount: 5, currency: email }]) {
        await server.app.inject({
          method: method as "GET",
          url: `${path}${query}`,
          headers: {
            ...person.headers,
            ...direct,
            "content-type": "application/json",
            "stripe-signature": `t=1,v1=${clientSecret}`,
            referer: `http://localhost:3000/payment-success${query}`,
            "user-agent": email,
          },
          ...(method === "GET" || method === "HEAD" ? {} : { payload: JSON.stringify(payload) }),
        });
      }
    }
    isAway = true;
    await call(person, "POST", "/api/billing/cancel", { keptUntil: null });
    isAway = false;
    expect(logged.length).toBeGreaterThan(from + paths.length);
    const text = logged.join("\n");
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
