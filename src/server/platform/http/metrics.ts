import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { App } from "./app-type.ts";

/** What a part of the server says of itself now: values by their labels, such as `{queue="read-document",state="active"}`. */
export type Gauge = {
  readonly name: string;
  readonly help: string;
  readonly read: () => Promise<Readonly<Record<string, number>>>;
};

export type MetricsOptions = {
  /** Whoever asks must bring it as a bearer token. */
  readonly token: string;
  readonly gauges: readonly Gauge[];
};

/** Upper ends in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
const NANOSECONDS = 1e9;

type Series = { count: number; seconds: number; readonly buckets: number[] };

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * `GET /metrics` in the text format of Prometheus: how many requests each route answered and how long that took, by status; processor,
 * memory and the event loop of this process; and the given gauges. Routes stand for paths, so that no id and nothing of a person is a label.
 */
export function registerMetrics(app: App, { token, gauges }: MetricsOptions): void {
  const series = new Map<string, Series>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  const expected = digest(`Bearer ${token}`);

  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const known = series.get(labels) ?? { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
    const seconds = reply.elapsedTime / 1000;
    known.count += 1;
    known.seconds += seconds;
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    if (bucket >= 0) known.buckets[bucket] = (known.buckets[bucket] ?? 0) + 1;
    series.set(labels, known);
  });

  app.addHook("onClose", async () => {
    loop.disable();
  });

  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    // Hashes are of one length, so the comparison takes the same time whatever was sent.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
      return reply.callNotFound();
    }
    const lines = [...requestLines(series), ...processLines(loop.percentile(99))];
    loop.reset();
    for (const part of gauges) {
      const values = await part.read().catch(() => ({})); // a part that is away has no value; /readyz says so
      lines.push(`# HELP ${part.name} ${part.help}`, `# TYPE ${part.name} gauge`);
      lines.push(...Object.entries(values).map(([labels, value]) => `${part.name}${labels} ${value}`));
    }
    return reply
      .type("text/plain; version=0.0.4; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`${lines.join("\n")}\n`);
  });
}

function requestLines(series: ReadonlyMap<string, Series>): string[] {
  const name = "http_request_duration_seconds";
  const lines = [`# HELP ${name} How long requests took.`, `# TYPE ${name} histogram`];
  for (const [labels, { count, seconds, buckets }] of series) {
    let sum = 0;
    for (const [index, end] of BUCKETS.entries()) {
      sum += buckets[index] ?? 0;
      lines.push(`${name}_bucket{${labels},le="${end}"} ${sum}`);
    }
    lines.push(
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${seconds}`,
      `${name}_count{${labels}} ${count}`,
    );
  }
  return lines;
}

const gauge = (name: string, help: string, value: number): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
];

function processLines(loopDelayNs: number): string[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return [
    "# HELP process_cpu_seconds_total Processor time of this process.",
    "# TYPE process_cpu_seconds_total counter",
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge("process_resident_memory_bytes", "Memory of this process.", rss),
    ...gauge("nodejs_heap_used_bytes", "Memory of objects.", heapUsed),
    ...gauge("nodejs_external_memory_bytes", "Memory beside the heap.", external),
    ...gauge(
      "nodejs_eventloop_delay_p99_seconds",
      "99 of 100 turns of the event loop came at most so late, since it was last asked.",
      Number.isFinite(loopDelayNs) ? loopDelayNs / NANOSECONDS : 0,
    ),
    ...gauge("process_uptime_seconds", "Since the start.", Math.round(process.uptime())),
  ];
}
