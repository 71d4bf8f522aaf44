import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMemoryRows, factsOf } from "#test/fakes/provider-rows.ts";
import { openSandboxProvider } from "../../platform/payments/payment-provider.ts";
import { emptyRecords, type SandboxRecords } from "../../platform/payments/sandbox/records.ts";
import { openDisputeOf } from "./disputes.ts";
import { computeEntitlement } from "./entitlement.ts";
import { createSync } from "./sync.ts";
import { createEventHandler } from "./webhook.ts";

/** The provider's own command line, which knows nothing of us: it makes what it needs for each event over the API. */
const cli = fileURLToPath(import.meta.resolve("@stripe/cli/bin/shim.js"));
const NOW = new Date("2026-11-20T10:00:00Z");

let records: SandboxRecords = emptyRecords();
let kept = createMemoryRows();
/** Events whose signature held and that were worked off. */
const events: string[] = [];
const disputed: string[] = [];

const provider = openSandboxProvider({
  store: { transact: async (_asked, work) => work(records) },
  now: () => NOW,
  // What the webhook's route does: the signature over the bytes first, then the work.
  async post(body, signature) {
    const event = provider.readEvent(Buffer.from(body), signature);
    const handler = createEventHandler({
      provider,
      sync: createSync(provider, kept.rows),
      log: kept.log,
      onDisputed: ({ dispute }) => disputed.push(dispute),
      onRefundFailed: () => undefined,
      nowOf: async () => NOW,
    });
    await handler.receive(event);
    events.push(event.type);
    return true;
  },
});
const { sandbox } = provider;
if (sandbox === undefined) throw new Error("the sandbox's provider has a sandbox");

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = request.headers["idempotency-key"];
  const answered = await sandbox?.respond({
    method: request.method ?? "GET",
    path: request.url ?? "/",
    idempotencyKey: typeof key === "string" ? key : undefined,
    body: await text(request),
  });
  response.writeHead(answered?.status ?? 500, { "content-type": "application/json" });
  response.end(JSON.stringify(answered?.body));
}
const server = createServer((request, response) => {
  void answer(request, response);
});
const home = mkdtempSync(join(tmpdir(), "debt-freedom-cli-"));
let address = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
});
afterAll(() => {
  server.close();
  rmSync(home, { recursive: true, force: true });
});

/** `added`: what the command line sets besides its own, as resource:field=value. */
async function trigger(event: string, added: readonly string[] = []): Promise<number> {
  records = emptyRecords();
  kept = createMemoryRows();
  events.length = 0;
  disputed.length = 0;
  const more = added.flatMap((one) => ["--add", one]);
  const key = "sk_test_sandbox1234567890";
  const args = [cli, "trigger", event, ...more, "--api-base", address, "--api-key", key];
  const child = spawn(process.execPath, args, {
    stdio: "ignore",
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: "1" },
  });
  const [code] = (await once(child, "exit")) as [number];
  await sandbox?.flush();
  // What was worked off may have brought about more.
  await sandbox?.flush();
  return code;
}

const one = <T>(of: Readonly<Record<string, T>>): T | undefined => Object.values(of).at(-1);
const refundedWhole = () => {
  const charge = one(records.charges);
  return charge && charge.refunded === charge.amount;
};

test.each([
  ["payment_intent.succeeded", "payment_intent.succeeded", () => one(records.payments)?.status, "succeeded"],
  [
    "payment_intent.payment_failed",
    "payment_intent.payment_failed",
    () => [one(records.payments)?.status, one(records.payments)?.failure?.declineCode],
    ["requires_payment_method", "generic_decline"],
  ],
  [
    "payment_intent.requires_action",
    "payment_intent.requires_action",
    () => one(records.payments)?.status,
    "requires_action",
  ],
  ["payment_intent.canceled", "payment_intent.canceled", () => one(records.payments)?.status, "canceled"],
  [
    "customer.subscription.created",
    "customer.subscription.created",
    () => [one(records.subscriptions)?.status, one(records.invoices)?.status],
    ["active", "paid"],
  ],
  [
    "customer.subscription.updated",
    "customer.subscription.updated",
    () => one(records.subscriptions)?.status,
    "active",
  ],
  [
    "customer.subscription.deleted",
    "customer.subscription.deleted",
    () => one(records.subscriptions)?.status,
    "canceled",
  ],
  [
    "subscription.payment_succeeded",
    "invoice.payment_succeeded",
    () => [one(records.subscriptions)?.status, one(records.payments)?.status],
    ["active", "succeeded"],
  ],
  [
    "subscription.payment_failed",
    "invoice.payment_failed",
    () => [one(records.subscriptions)?.status, one(records.payments)?.status],
    ["incomplete", "requires_payment_method"],
  ],
  ["invoice.paid", "invoice.paid", () => one(records.invoices)?.status, "paid"],
  ["invoice.payment_failed", "invoice.payment_failed", () => one(records.invoices)?.status, "open"],
  [
    "invoice.payment_action_required",
    "invoice.payment_action_required",
    () => one(records.invoices)?.status,
    "open",
  ],
  ["invoice.voided", "invoice.voided", () => one(records.invoices)?.status, "void"],
  ["charge.refunded", "charge.refunded", refundedWhole, true],
  ["setup_intent.succeeded", "setup_intent.succeeded", () => one(records.setups)?.status, "succeeded"],
  [
    "setup_intent.setup_failed",
    "setup_intent.setup_failed",
    () => one(records.setups)?.status,
    "requires_payment_method",
  ],
  [
    "charge.dispute.created",
    "charge.dispute.created",
    () => one(records.disputes)?.status,
    "warning_needs_response",
  ],
  ["charge.dispute.closed", "charge.dispute.closed", () => one(records.disputes)?.status, "lost"],
] as const)(
  "the provider's command line brings about %s, as state and as signed event",
  async (asked, told, state, expected) => {
    expect(await trigger(asked)).toBe(0);
    expect(events).toContain(told);
    expect(state()).toEqual(expected);
    // Nobody of ours is named in any of it.
    expect([...kept.kept, ...kept.disputes]).toEqual([]);
  },
);

/** What the command line's objects need to be somebody's Pro. */
const ofPerson = [
  "subscription:metadata.personId=person_1",
  "price:metadata.tier=pro",
  "price:metadata.interval=monthly",
];
const entitled = () => {
  const facts = [...kept.kept].flatMap(([id, { said }]) => (said ? [factsOf(id, said)] : []));
  const { tier, reason } = computeEntitlement(facts, { mode: "sandbox", now: NOW });
  return [tier, reason, facts.map(({ status }) => status)];
};

test.each([
  ["customer.subscription.created", ["pro", "paid", ["active"]]],
  ["customer.subscription.updated", ["pro", "paid", ["active"]]],
  ["customer.subscription.deleted", ["free", "free", ["canceled"]]],
  ["subscription.payment_succeeded", ["pro", "paid", ["active"]]],
  ["subscription.payment_failed", ["free", "free", ["incomplete"]]],
])("after %s a person has exactly what the provider's final state gives them", async (event, expected) => {
  expect(await trigger(event, ofPerson)).toBe(0);
  expect(entitled()).toEqual(expected);
});

test.each([
  ["charge.dispute.created", "1.00", 1],
  ["charge.dispute.closed", undefined, 1],
])("after %s a person's dispute stands as the provider says", async (event, open, told) => {
  expect(await trigger(event, ["payment_intent:metadata.personId=person_1"])).toBe(0);
  const rows = [...kept.disputes].map(([id, said]) => ({
    ...said,
    id,
    personId: "person_1",
    mode: "sandbox",
    ticket: 1,
    writtenTicket: 1,
  }));
  expect(rows).toHaveLength(1);
  expect(openDisputeOf(rows)?.amount).toBe(open);
  expect(disputed).toHaveLength(told);
});
