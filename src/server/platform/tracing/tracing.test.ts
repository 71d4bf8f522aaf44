import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { buildApp } from "../../app.ts";
import { openPool } from "../database/open-pool.ts";
import type { JobHandler, JobQueue } from "../jobs/port.ts";
import { openTracing, type Tracing } from "./port.ts";

type Span = {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
};
const canary = "canary-7d1f-of-somebody";

/** As much of a collector as takes what it is sent. */
function startCollector() {
  const received: { readonly path: string; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ path: request.url ?? "", body: Buffer.concat(parts).toString("utf8") });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  return {
    received,
    spans: () =>
      received.flatMap(({ body }) => {
        const told = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        return told.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, "127.0.0.1", () =>
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        );
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test("without a collector nothing is loaded", async () => {
  expect(await openTracing(undefined)).toBeUndefined();
});

describeOnEachDatabase("traces", ({ newDatabase }) => {
  const collector = startCollector();
  let made: TestDatabase;
  let tracing: Tracing | undefined;
  let spans: readonly Span[];
  const answered: number[] = [];
  let thrown: unknown;
  const handlers = new Map<string, JobHandler>();

  beforeAll(async () => {
    made = await newDatabase();
    tracing = await openTracing(await collector.listen());
    const pool = openPool(made.url, { max: 2, onIdleError: () => undefined });
    tracing?.watchPool(pool);
    const queue = { work: async (name: string, handler: JobHandler) => void handlers.set(name, handler) };
    await tracing?.watchJobs(queue as unknown as JobQueue).work(
      "read-document",
      async ({ data }) => {
        await pool.query("select $1::text", [JSON.stringify(data)]);
        throw new Error(canary);
      },
      { concurrency: 1 },
    );
    const app = await buildApp({
      publicUrl: "http://localhost",
      webRoot: "/nowhere",
      logger: false,
      trustProxy: false,
      readiness: {},
      originExempt: [],
      site: { facts: { contact: null, model: null }, isSignedIn: async () => false },
      tracing,
      features: [
        (scope) => {
          scope.get<{ Params: { id: string } }>("/api/things/:id", async ({ params }) => {
            const client = await pool.connect();
            await client.query(`begin; select set_config('app.person_id', '${params.id}', true)`);
            await client.query("select $1::text as who", [params.id]);
            await client.query("commit");
            client.release();
            await pool.query(`update nothing_${params.id.length} set a = '${canary}'`).catch(() => undefined);
            return { fine: true };
          });
          scope.get("/api/broken", () => {
            throw new Error(canary);
          });
        },
      ],
    });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const headers = { "x-canary": canary, cookie: `a=${canary}`, authorization: `Bearer ${canary}` };
    for (const path of [`things/${canary}?q=${canary}`, "broken", canary]) {
      answered.push((await fetch(`${address}/api/${path}`, { headers })).status);
    }
    const job = { id: canary, data: { personId: canary }, attempt: 1, isLastAttempt: false };
    const ran = handlers.get("read-document")?.(job, AbortSignal.timeout(60_000));
    thrown = await ran?.catch((error: unknown) => error);
    await app.close();
    await pool.end();
    await tracing?.close();
    spans = collector.spans();
  });
  afterAll(() => collector.close());

  const attributesOf = (span: Span | undefined) =>
    Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value]));
  const named = (name: string) => spans.find((span) => span.name === name);

  test("change nothing of what they watch", () => {
    expect(answered).toEqual([200, 500, 404]);
    expect(thrown).toEqual(new Error(canary));
  });

  test("reach the collector with the route, its status and what it asked the database", () => {
    expect(collector.received.every(({ path }) => path === "/v1/traces")).toBe(true);
    const request = named("GET /api/things/:id");
    expect(attributesOf(request)).toEqual({
      "http.request.method": { stringValue: "GET" },
      "http.route": { stringValue: "/api/things/:id" },
      "http.response.status_code": { intValue: 200 },
    });
    const asked = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(asked.map(({ name }) => name)).toEqual(["begin", "select", "commit", "update"]);
    expect(asked.map(({ status }) => status.code ?? 0)).toEqual([0, 0, 0, 2]);
  });

  test("mark what failed: a request and a job, with their statements", () => {
    expect(named("GET /api/broken")?.status.code).toBe(2);
    expect(attributesOf(named("GET none"))["http.route"]).toEqual({ stringValue: "none" });
    const job = named("read-document");
    expect(job?.status.code).toBe(2);
    expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).map(({ name }) => name)).toEqual([
      "select",
    ]);
  });

  test("hold nothing of what was sent, asked or said", () => {
    expect(collector.received.length).toBeGreaterThan(0);
    expect(collector.received.filter(({ body }) => body.includes(canary))).toEqual([]);
  });
});
