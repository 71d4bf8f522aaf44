/**
 * The built server under load: `npm run build`, then `npm run -s bench:server`. People with full ledgers ask for their debts and their
 * cash flow, each time somebody else, from a process of its own on the same machine; on PostgreSQL, then on the embedded database.
 * `PEOPLE` (1000) and `SECONDS` (60) of each measurement; `-- --short` is 200 people and 20 seconds. Besides requests and times it tells
 * how much processor time a request took in the server and in the database, which a busy machine changes less.
 */
import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { queues } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { openRuntime } from "#server/runtime.ts";
import { type Product, startProduct } from "../product.ts";
import { startThrowawayPostgres } from "../throwaway-postgres.ts";
import { requireBuilt } from "./require-built.ts";
import type { LoadOrder, LoadResult } from "./server/load.ts";
import { addPeople } from "./server/people.ts";

const isShort = process.argv.includes("--short");
const PEOPLE = Number(process.env["PEOPLE"] ?? (isShort ? 200 : 1000));
const SECONDS = Number(process.env["SECONDS"] ?? (isShort ? 20 : 60));
const CONNECTIONS = Number(process.env["CONNECTIONS"] ?? 32);
const ROUTES = { debts: "/api/debts", analysis: "/api/cashflow/analysis" } as const;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Processor time in milliseconds that the processes of this name (and this parent) used so far. */
function processorMs(isCounted: (fields: readonly string[], pid: string) => boolean): number {
  const pids = execFileSync("ls", ["/proc"], { encoding: "utf8" })
    .split("\n")
    .filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    return stat !== undefined && isCounted(stat, pid)
      ? sum + (Number(stat[11]) + Number(stat[12])) * 10
      : sum;
  }, 0);
}

/** The fields behind the name in brackets: state, parent, …, user and system time in hundredths of a second. */
function statOf(pid: string): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    return [...text.slice(text.lastIndexOf(")") + 2).split(" "), name];
  } catch {
    return undefined;
  }
}

const memoryMb = (product: Product): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.process.pid}/status`, "utf8"))?.[1]) / 1024;

async function load(order: LoadOrder): Promise<LoadResult> {
  const child = fork(new URL("./server/load.ts", import.meta.url));
  child.send(order);
  const [result] = (await once(child, "message")) as [LoadResult]; // what this process sends
  return result;
}

type Figures = Record<string, number>;

async function measure(prefix: string, product: Product, cookies: string): Promise<Figures> {
  const port = Number(new URL(product.url).port);
  const own = String(product.process.pid);
  const figures: Figures = {};
  for (const [name, path] of Object.entries(ROUTES)) {
    const order = { port, path, cookies, connections: CONNECTIONS };
    // Everybody once first, as on a server that has been running for a while. Those requests are told apart.
    const first = await load({ ...order, seconds: "one round" });
    say(
      `${prefix || "postgres "}${name}, everybody's first: ${Math.round(first.requests / first.seconds)} requests/s, median ${round(first.p50Ms)} ms, ${first.errors} errors`,
    );
    const memory = memoryMb(product);
    const before = [processorMs((_, pid) => pid === own), processorMs((stat) => stat.at(-1) === "postgres")];
    const result = await load({ ...order, seconds: SECONDS });
    const after = [processorMs((_, pid) => pid === own), processorMs((stat) => stat.at(-1) === "postgres")];
    const each = (index: 0 | 1) => ((after[index] ?? 0) - (before[index] ?? 0)) / result.requests;
    const label = `${prefix}${prefix === "" ? name : name[0]?.toUpperCase() + name.slice(1)}`;
    Object.assign(figures, {
      [`${label}Rps`]: Math.round(result.requests / result.seconds),
      [`${label}P50Ms`]: round(result.p50Ms),
      [`${label}P99Ms`]: round(result.p99Ms),
      [`${label}Errors`]: result.errors + first.errors,
      [`${label}ServerCpuMs`]: round(each(0)),
      [`${label}DatabaseCpuMs`]: round(each(1)),
      [`${label}MemoryMb`]: Math.round(memoryMb(product)),
      [`${label}MemoryGrownMb`]: Math.round(memoryMb(product) - memory),
    });
    say(
      `${prefix || "postgres "}${name}: ${figures[`${label}Rps`]} requests/s, median ${round(result.p50Ms)} ms, p99 ${round(result.p99Ms)} ms, longest ${round(result.longestMs)} ms, ${result.errors} errors; processor ${round(each(0))} ms in the server and ${round(each(1))} ms in the database; ${Math.round(result.bytes / result.requests / 1024)} KB an answer; memory ${figures[`${label}MemoryMb`]} MB (${figures[`${label}MemoryGrownMb`]} MB more)`,
    );
  }
  return figures;
}
const round = (value: number): number => Math.round(value * 100) / 100;

async function withPeople(prefix: string, environment: NodeJS.ProcessEnv): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-load-"));
  try {
    const started = performance.now();
    const runtime = await openRuntime(
      readConfig({ ...environment, DATA_DIR: folder, BACKUP_DIR: folder, LOG_LEVEL: "silent" }),
      queues,
    );
    const cookies = join(folder, "cookies");
    writeFileSync(cookies, (await addPeople(runtime, PEOPLE)).join("\n"));
    await runtime.storage.pool.query("vacuum analyze");
    await runtime.close();
    say(`${PEOPLE} people added in ${Math.round((performance.now() - started) / 1000)} s`);
    const product = await startProduct({
      dataFolder: folder,
      env: { ...environment, LOG_LEVEL: "error" },
      parameters: ["--no-worker"],
    });
    try {
      return await measure(prefix, product, cookies);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

requireBuilt("server/cli.js");
const only = process.env["ONLY"];
const figures: Figures = {};
const postgres = only === "embedded" ? undefined : await startThrowawayPostgres();
try {
  if (postgres !== undefined) Object.assign(figures, await withPeople("", { DATABASE_URL: postgres.url }));
} finally {
  postgres?.stop();
}
if (only !== "postgres") Object.assign(figures, await withPeople("embedded", {}));
figures["errors"] = Object.entries(figures).reduce(
  (sum, [name, value]) => sum + (name.endsWith("Errors") ? value : 0),
  0,
);
if (process.argv.includes("--json")) {
  const machine = { cores: availableParallelism(), model: cpus()[0]?.model };
  say(JSON.stringify({ bench: "server", figures, people: PEOPLE, seconds: SECONDS, machine }));
}
