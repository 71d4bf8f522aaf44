import { expect, onTestFinished, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { createDatabaseStore } from "./database-store.ts";
import { type Customer, emptyRecords, type SandboxRecords } from "./records.ts";
import { type AskedRecords, createSandbox } from "./sandbox.ts";

const DAY = 86_400;

describeOnEachDatabase("the sandbox's records in the database", ({ newDatabase }) => {
  async function start() {
    const server = await startFeaturesServer(await newDatabase(), { readFile: readScripted, concurrency: 0 });
    onTestFinished(() => server.stop());
    const store = createDatabaseStore(server.database);
    let now = Date.parse("2026-11-20T10:00:00Z");
    const told: string[] = [];
    const sandbox = createSandbox({
      store,
      now: () => new Date(now),
      apiVersion: "test",
      deliver: async ({ type }) => told.push(type) > 0,
    });
    const post = async (path: string, body: Record<string, string>, idempotencyKey?: string) => {
      const answer = await sandbox.respond({
        method: "POST",
        path,
        body: new URLSearchParams(body).toString(),
        idempotencyKey,
      });
      return answer.body as { id: string }; // the sandbox's own answer
    };
    const look = (asked: AskedRecords) => store.transact(asked, (records) => structuredClone(records));
    const later = (days: number) => {
      now += days * DAY * 1000;
    };
    return { server, sandbox, post, look, later, told };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  async function newSubscriber({ post }: Started): Promise<string> {
    const price = await post("/v1/prices", {
      unit_amount: "900",
      "recurring[interval]": "month",
      "product_data[name]": "Pro",
    });
    const { id } = await post("/v1/customers", {});
    await post("/v1/subscriptions", {
      customer: id,
      "items[0][price]": price.id,
      default_payment_method: "pm_card_visa",
    });
    return id;
  }

  test("a call about one customer reads nothing of another, and all that is theirs", async () => {
    const started = await start();
    const [first, second] = [await newSubscriber(started), await newSubscriber(started)];
    await started.sandbox.flush();
    const records = await started.look({ ids: [first] });
    expect(Object.keys(records.customers)).toEqual([first]);
    const subscriptions = Object.values(records.subscriptions);
    expect(subscriptions.map(({ customer }) => customer)).toEqual([first]);
    // Their card is attached to nobody: only the subscription names it.
    expect(records.cards).toHaveProperty(subscriptions[0]?.defaultCard ?? "none");
    expect(Object.values(records.invoices).map(({ customer }) => customer)).toEqual([first]);
    expect([records.answers, records.events]).toEqual([{}, []]);
    expect(Object.keys((await started.look({ ids: "all" })).customers)).toEqual([first, second]);
  });

  test("what is due happens whoever is asked for", async () => {
    const started = await start();
    const first = await newSubscriber(started);
    const { id: second } = await started.post("/v1/customers", {});
    started.later(40);
    await started.post(`/v1/customers/${second}`, {});
    const { invoices } = await started.look({ ids: [first] });
    expect(Object.values(invoices).map(({ reason, status }) => [reason, status])).toEqual([
      ["subscription_create", "paid"],
      ["subscription_cycle", "paid"],
    ]);
  });

  test("an answer is kept for its key for a day", async () => {
    const started = await start();
    const one = await started.post("/v1/customers", {}, "key");
    expect(await started.post("/v1/customers", {}, "key")).toEqual(one);
    started.later(2);
    await started.post("/v1/products", { name: "Pro" }, "another");
    expect(await started.post("/v1/customers", {}, "key")).not.toEqual(one);
    expect(Object.keys((await started.look({ ids: "all" })).customers)).toHaveLength(2);
  });

  test("nothing is left of a customer who was deleted, and work that fails leaves no trace", async () => {
    const started = await start();
    const id = await newSubscriber(started);
    const failing = started.look({ ids: [id] }).then(() =>
      createDatabaseStore(started.server.database).transact({ ids: [id] }, (records) => {
        records.customers = {};
        throw new Error("cut off");
      }),
    );
    await expect(failing).rejects.toThrow("cut off");
    expect(Object.keys((await started.look({ ids: [id] })).subscriptions)).toHaveLength(1);
    await started.sandbox.respond({
      method: "DELETE",
      path: `/v1/customers/${id}`,
      body: "",
      idempotencyKey: undefined,
    });
    await started.sandbox.flush();
    const { rows } = await started.server.pool.query(
      "select kind, id from sandbox_records where content::text like $1 or owner = $2",
      [`%${id}%`, id],
    );
    expect(rows).toEqual([]);
  });

  test("records that an older version kept in one row are taken over whole", async () => {
    const started = await start();
    const customer = (id: string): Customer => ({
      id,
      created: 1,
      metadata: {},
      defaultCard: null,
      offset: 0,
      due: 0,
    });
    const old: SandboxRecords = {
      ...emptyRecords(),
      sequence: 7,
      customers: { cus_sbx_0002: customer("cus_sbx_0002"), cus_sbx_0001: customer("cus_sbx_0001") },
      events: [{ id: "evt_sbx_0003", created: 1, type: "customer.created", object: {} }],
    };
    await started.server.pool.query("insert into sandbox_state (id, content) values (1, $1)", [old]);
    const { id } = await started.post("/v1/customers", {});
    await started.sandbox.flush();
    const records = await started.look({ ids: "all", withEvents: true });
    expect(Object.keys(records.customers)).toEqual(["cus_sbx_0001", "cus_sbx_0002", id]);
    expect(records.sequence).toBeGreaterThan(7);
    expect(started.told).toEqual(["customer.created", "customer.created"]);
    // Whoever goes back to that version finds it as it was.
    const { rows } = await started.server.pool.query("select content from sandbox_state where id = 1");
    expect(rows).toEqual([{ content: old }]);
  });
});
