import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { PoolClient } from "pg";
import type { Tracing } from "./port.ts";

/** How long a collector that does not answer is waited for. */
const LONGEST_SEND_MS = 3_000;

const operations = new Set(["select", "insert", "update", "delete", "with", "begin", "commit", "rollback"]);

/** The first word of a statement, where it is a known one: tables, columns and values stay here. */
function operationOf(statement: unknown): string {
  const text =
    typeof statement === "object" && statement !== null && "text" in statement ? statement.text : statement;
  const word = typeof text === "string" ? (/^\s*([a-z]+)/i.exec(text)?.[1] ?? "").toLowerCase() : "";
  return operations.has(word) ? word : "other";
}

/** A cursor or the like, which answers in its own way. */
const answersItself = (statement: unknown): boolean =>
  typeof statement === "object" && statement !== null && "submit" in statement;

function end(span: Span, isFailed: boolean): void {
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Spans to the OTLP collector at `endpoint`, over HTTP. They hold names from this program alone: routes as they are registered, queues,
 * kinds of statements, statuses. No address, id, header, body, statement or message of an error.
 */
export function createTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: LONGEST_SEND_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "debt-freedom" }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("debt-freedom");
  /** What is under way here: the request or the job. */
  const running = new AsyncLocalStorage<Span>();

  const begin = (name: string, kind: SpanKind, attributes: Attributes, parent?: Span): Span =>
    tracer.startSpan(
      name,
      { kind, attributes },
      parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent),
    );

  function watchClient(client: PoolClient): void {
    // The driver's many forms of one call, none of which is changed here.
    const watched = client as unknown as { query: (...parts: unknown[]) => unknown };
    const query = watched.query.bind(client);
    watched.query = (...parts) => {
      const parent = running.getStore();
      if (parent === undefined || answersItself(parts[0])) return query(...parts);
      const operation = operationOf(parts[0]);
      const attributes = { "db.system.name": "postgresql", "db.operation.name": operation };
      const span = begin(operation, SpanKind.CLIENT, attributes, parent);
      const told = parts.at(-1);
      if (typeof told === "function") {
        return query(...parts.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
          end(span, error instanceof Error);
          told(error, ...rest);
        });
      }
      const answer = query(...parts) as Promise<unknown>; // as without a callback
      answer.then(
        () => end(span, false),
        () => end(span, true),
      );
      return answer;
    };
  }

  return {
    watchRequests(app) {
      app.addHook("onRequest", (request, reply, done) => {
        const route = request.routeOptions.url ?? "none";
        const attributes = { "http.request.method": request.method, "http.route": route };
        const span = begin(`${request.method} ${route}`, SpanKind.SERVER, attributes);
        // Comes once the answer is out and when the caller is gone alike.
        reply.raw.once("close", () => {
          span.setAttribute("http.response.status_code", reply.statusCode);
          end(span, reply.statusCode >= 500);
        });
        running.run(span, done);
      });
    },
    watchPool: (pool) => void pool.on("connect", watchClient),
    watchJobs: (jobs) => ({
      ...jobs,
      work: (name, handler, options) =>
        jobs.work(
          name,
          async (job, signal) => {
            const span = begin(name, SpanKind.CONSUMER, { "messaging.destination.name": name });
            let isDone = false;
            try {
              await running.run(span, () => handler(job, signal));
              isDone = true;
            } finally {
              end(span, !isDone);
            }
          },
          options,
        ),
    }),
    close: () => provider.shutdown().catch(() => undefined),
  };
}
