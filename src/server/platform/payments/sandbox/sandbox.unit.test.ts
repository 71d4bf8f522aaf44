import { expect, test } from "vitest";
import { periodBoundary } from "./desk.ts";
import { parseFormBody } from "./form-body.ts";
import { createMemoryStore, createSandbox } from "./sandbox.ts";

const at = (text: string) => Date.parse(text) / 1000;

test("a period ends on the same day of the month, or on the month's last", () => {
  const anchor = at("2026-01-31T15:30:00Z");
  expect(periodBoundary(anchor, "month", 1)).toBe(at("2026-02-28T15:30:00Z"));
  expect(periodBoundary(anchor, "month", 2)).toBe(at("2026-03-31T15:30:00Z"));
  expect(periodBoundary(anchor, "month", 12)).toBe(at("2027-01-31T15:30:00Z"));
  expect(periodBoundary(at("2028-02-29T00:00:00Z"), "year", 1)).toBe(at("2029-02-28T00:00:00Z"));
});

test("parameters nest as the provider's clients write them, and reach no prototype", () => {
  const parsed = parseFormBody(
    "items[0][price]=p&expand[]=a&expand[]=b&metadata[personId]=x&__proto__[bad]=1",
  );
  expect(JSON.parse(JSON.stringify(parsed))).toMatchObject({
    items: { 0: { price: "p" } },
    expand: { 0: "a", 1: "b" },
    metadata: { personId: "x" },
  });
  expect(Object.prototype).not.toHaveProperty("bad");
});

const post = (path: string, body: string, idempotencyKey?: string) => ({
  method: "POST",
  path,
  body,
  idempotencyKey,
});

test("what it does not know is refused, and a key answers its own question alone", async () => {
  const sandbox = createSandbox({
    store: createMemoryStore(),
    now: () => new Date("2026-11-20T10:00:00Z"),
    apiVersion: "test",
    deliver: async () => true,
  });
  expect((await sandbox.respond(post("/v1/transfers", ""))).status).toBe(404);
  const first = await sandbox.respond(post("/v1/customers", "", "key"));
  expect(await sandbox.respond(post("/v1/customers", "", "key"))).toMatchObject(first);
  expect(await sandbox.respond(post("/v1/customers", "metadata[a]=b", "key"))).toMatchObject({
    status: 400,
    body: { error: { type: "idempotency_error" } },
  });
});

test("an event that is not taken is told again, in its order, and a broken listener breaks nothing", async () => {
  let isAway = true;
  const told: string[] = [];
  let asked = 0;
  const sandbox = createSandbox({
    store: createMemoryStore(),
    now: () => new Date("2026-11-20T10:00:00Z"),
    apiVersion: "test",
    deliver: async ({ type }) => {
      if (isAway) throw new Error("away");
      told.push(type);
      return true;
    },
    onUndelivered: () => {
      asked += 1;
    },
  });
  await sandbox.respond(post("/v1/customers", ""));
  await sandbox.respond(post("/v1/products", "name=Pro"));
  await sandbox.flush();
  expect([told, asked > 0]).toEqual([[], true]);
  isAway = false;
  await sandbox.flush();
  expect(told).toEqual(["customer.created", "product.created"]);
});
