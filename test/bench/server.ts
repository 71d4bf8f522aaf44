/**
 * The built server under load: `npm run build`, then `npm run -s bench:server`. People with full ledgers ask for their debts and their
 * cash flow, each time somebody else, from a process of its own on the same machine; on PostgreSQL, then on the embedded database.
 * With `-- --two` instead: one server on PostgreSQL, then two beside each other with the same load on both, and the ratios.
 * `PEOPLE` (1000) and `SECONDS` (60) of each measurement; `-- --short` is 200 people and 20 seconds. Besides requests and times it tells
 * how much processor time a request took in the server and in the database, which a busy machine changes less.
 */
import { execFileSync, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
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

const isTwo = process.argv.includes("--two");
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

const memoryMb = (products: readonly Product[]): number =>
  products.reduce((sum, { process: { pid } }) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return sum + Number(kilobytes) / 1024;
  }, 0);

async function load(order: LoadOrder): Promise<LoadResult> {
  const child = fork(new URL("./server/load.ts", import.meta.url));
  child.send(order);
  const [result] = (await once(child, "message")) as [LoadResult]; // what this process sends
  return result;
}

type Figures = Record<string, number>;

async function measure(prefix: string, products: readonly Product[], cookies: string): Promise<Figures> {
  const ports = products.map(({ url }) => Number(new URL(url).port));
  const own = products.map((product) => String(product.process.pid));
  const figures: Figures = {};
  for (const [name, path] of Object.entries(ROUTES)) {
    const order = { ports, path, cookies, connections: CONNECTIONS };
    // Everybody once first, as on a server that has been running for a while. Those requests are told apart.
    const first = await load({ ...order, ports: ports.slice(0, 1), seconds: "one round" });
    for (const port of ports.slice(1)) await load({ ...order, ports: [port], seconds: "one round" });
    say(
      `${prefix || "postgres "}${name}, everybody's first: ${Math.round(first.requests / first.seconds)} requests/s, median ${round(first.p50Ms)} ms, ${first.errors} errors`,
    );
    const memory = memoryMb(products);
    const before = [
      processorMs((_, pid) => own.includes(pid)),
      processorMs((stat) => stat.at(-1) === "postgres"),
    ];
    const result = await load({ ...order, seconds: SECONDS });
    const after = [
      processorMs((_, pid) => own.includes(pid)),
      processorMs((stat) => stat.at(-1) === "postgres"),
    ];
    const each = (index: 0 | 1) => ((after[index] ?? 0) - (before[index] ?? 0)) / result.requests;
    const label = `${prefix}${prefix === "" ? name : name[0]?.toUpperCase() + name.slice(1)}`;
    Object.assign(figures, {
      [`${label}Rps`]: Math.round(result.requests / result.seconds),
      [`${label}P50Ms`]: round(result.p50Ms),
      [`${label}P99Ms`]: round(result.p99Ms),
      [`${label}Errors`]: result.errors + first.errors,
      [`${label}ServerCpuMs`]: round(each(0)),
      [`${label}DatabaseCpuMs`]: round(each(1)),
      [`${label}MemoryMb`]: Math.round(memoryMb(products)),
      [`${label}MemoryGrownMb`]: Math.round(memoryMb(products) - memory),
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
    const measureServers = async (label: string, count: number): Promise<Figures> => {
      const products: Product[] = [];
      try {
        for (let number = 0; number < count; number += 1) {
          // A folder of its own for each, as on machines of their own: a second server on one folder is refused.
          const dataFolder = number === 0 ? folder : join(folder, `server-${number}`);
          const env = { ...environment, LOG_LEVEL: "error" };
          products.push(await startProduct({ dataFolder, env, parameters: ["--no-worker"] }));
        }
        return await measure(label, products, cookies);
      } finally {
        for (const product of products) await product.stop();
      }
    };
    if (!isTwo) return await measureServers(prefix, 1);
    const [one, two] = [await measureServers("one", 1), await measureServers("two", 2)];
    for (const [name, value] of Object.entries(two).filter(([figure]) =>
      /(Rps|P99Ms|CpuMs|MemoryMb)$/.test(figure),
    ))
      say(`${name} to one: ${round(value / (one[name.replace("two", "one")] ?? 0))}`);
    return { ...one, ...two };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

requireBuilt("server/cli.js");
const only = process.env["ONLY"];
const figures: Figures = {};
const postgres = only === "embedded" ? undefined : await startThrowawayPostgres();
try {
  if (postgres !== undefined) {
    const APP_MASTER_KEY = randomBytes(32).toString("base64");
    Object.assign(figures, await withPeople("", { DATABASE_URL: postgres.url, APP_MASTER_KEY }));
  }
} finally {
  postgres?.stop();
}
if (only !== "postgres" && !isTwo) Object.assign(figures, await withPeople("embedded", {}));
figures["errors"] = Object.entries(figures).reduce(
  (sum, [name, value]) => sum + (name.endsWith("Errors") ? value : 0),
  0,
);
if (process.argv.includes("--json")) {
  const machine = { cores: availableParallelism(), model: cpus()[0]?.model };
  say(JSON.stringify({ bench: "server", figures, people: PEOPLE, seconds: SECONDS, machine }));
}
