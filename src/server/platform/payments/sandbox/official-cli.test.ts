import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyRecords, type SandboxRecords } from "./records.ts";
import { createSandbox } from "./sandbox.ts";

/** The provider's own command line, which knows nothing of us: it makes what it needs for each event over the API. */
const cli = fileURLToPath(import.meta.resolve("@stripe/cli/bin/shim.js"));

let records: SandboxRecords = emptyRecords();
const events: string[] = [];
const sandbox = createSandbox({
  store: { transact: async (work) => work(records) },
  now: () => new Date("2026-11-20T10:00:00Z"),
  apiVersion: "2026-10-28.endive",
  deliver: async ({ type }) => {
    events.push(type);
    return true;
  },
});
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = request.headers["idempotency-key"];
  const { status, body } = await sandbox.respond({
    method: request.method ?? "GET",
    path: request.url ?? "/",
    idempotencyKey: typeof key === "string" ? key : undefined,
    body: await text(request),
  });
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
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

async function trigger(event: string): Promise<number> {
  records = emptyRecords();
  events.length = 0;
  const args = [cli, "trigger", event, "--api-base", address, "--api-key", "sk_test_sandbox1234567890"];
  const child = spawn(process.execPath, args, {
    stdio: "ignore",
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: "1" },
  });
  const [code] = (await once(child, "exit")) as [number];
  await sandbox.flush();
  return code;
}

const one = <T>(kept: Readonly<Record<string, T>>): T | undefined => Object.values(kept).at(-1);

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
  ["invoice.payment_failed", "invoice.payment_failed", () => one(records.invoices)?.status, "open"],
  [
    "charge.refunded",
    "charge.refunded",
    () => {
      const charge = one(records.charges);
      return charge && charge.refunded === charge.amount;
    },
    true,
  ],
] as const)(
  "the provider's command line brings about %s, as state and as event",
  async (asked, told, state, expected) => {
    expect(await trigger(asked)).toBe(0);
    expect(events).toContain(told);
    expect(state()).toEqual(expected);
  },
);
