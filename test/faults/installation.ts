/**
 * An installation as it stands on one machine: a database server, web servers and workers, each a process of its own that is started
 * again whenever it ends. Every kill is noted with the moment at which what was killed answered again.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../product.ts";
import type { ThrowawayCluster } from "../throwaway-postgres.ts";

export type Part = "database" | "web 0" | "web 1" | "worker 0" | "worker 1";
export const parts: readonly Part[] = ["database", "web 0", "web 1", "worker 0", "worker 1"];

/** From the kill until the part answered again, in milliseconds of `performance.now()`. */
export type Outage = { readonly part: Part; readonly from: number; until: number };

export type Installation = {
  readonly environment: NodeJS.ProcessEnv;
  /** The addresses of the web servers. */
  readonly addresses: readonly string[];
  readonly outages: readonly Outage[];
  /** Processes that ended without being killed here while nothing else was down, with what they printed last. */
  readonly ended: readonly string[];
  /** The most memory that any process of ours was seen to hold, in MB, by part. */
  readonly memory: ReadonlyMap<Part, number>;
  /** SIGKILL; resolves once the part answers again. */
  kill(part: Part): Promise<void>;
  /** Looks at the memory of every process. */
  look(): void;
  /** Stops everything; says which processes of ours were still there afterwards. */
  stop(): Promise<readonly string[]>;
};

type Running = { readonly child: ChildProcess; readonly isReady: Promise<boolean>; printed: string };

/** Ready once it printed `sign`; false when it ended before. */
function start(
  program: string,
  parameters: readonly string[],
  sign: RegExp,
  options: { env: NodeJS.ProcessEnv; uid?: number; gid?: number },
): Running {
  const child = spawn(program, parameters, { cwd: "/", stdio: ["ignore", "pipe", "pipe"], ...options });
  const running = { child, printed: "", isReady: Promise.resolve(false) };
  running.isReady = new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      running.printed = (running.printed + chunk.toString()).slice(-4000);
      if (sign.test(running.printed)) resolve(true);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => resolve(false));
  });
  return running;
}

const memoryOf = (pid: number | undefined): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has just ended
  }
};

/** Every process that was started with this word in its environment, and what it is. */
function processesWith(word: string): readonly string[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return [];
    try {
      if (!readFileSync(`/proc/${pid}/environ`, "utf8").includes(word)) return [];
      return [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").slice(0, 200)}`];
    } catch {
      return []; // gone, or somebody else's
    }
  });
}

/**
 * `program`: of the product, its bundle or its source. With `older`, of a version before it, every part begins with that one and goes on
 * with `program` when it is started again: an upgrade of one process after the other.
 */
export async function startInstallation(
  cluster: ThrowawayCluster,
  program: string,
  older = program,
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-faults-"));
  chmodSync(folder, 0o755);
  const mark = `DEBT_FREEDOM_FAULTS=${randomBytes(8).toString("hex")}`;
  const [markName = "", markValue = ""] = mark.split("=");
  mkdirSync(join(folder, "files"), { mode: 0o700 });
  const dataFolder = (name: string) => {
    const path = join(folder, name.replace(" ", "-"));
    mkdirSync(path, { mode: 0o700 });
    // As machines that share one file system have it: originals in common, all else apart.
    symlinkSync(join(folder, "files"), join(path, "files"));
    return path;
  };
  const shared: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: join(tmpdir(), "debt-freedom-faults-compiled"),
    DATABASE_URL: cluster.url,
    APP_MASTER_KEY: randomBytes(32).toString("base64"),
    BACKUP_DIR: join(folder, "backups"),
    BILLING: "unlimited",
    WORKERS: "1",
    LOG_LEVEL: "error",
    [markName]: markValue,
  };
  const ports = [await freePort(), await freePort()];
  const folders = new Map(parts.map((part) => [part, part === "database" ? "" : dataFolder(part)]));
  const exchanged = new Set<Part>();
  const begin = (part: Part): Running => {
    if (part === "database") {
      return start(join(cluster.bin, "postgres"), cluster.parameters, /ready to accept connections/, {
        env: { PATH: process.env["PATH"], LC_ALL: "C" },
        ...cluster.account,
      });
    }
    const isWeb = part.startsWith("web");
    return start(
      process.execPath,
      [exchanged.has(part) ? program : older, ...(isWeb ? ["serve", "--no-worker"] : ["worker"])],
      isWeb ? /running at http/ : /worker is running/,
      {
        env: {
          ...shared,
          DATA_DIR: folders.get(part),
          HOST: "127.0.0.1",
          PORT: String(ports[Number(part.at(-1))]),
        },
      },
    );
  };

  const running = new Map<Part, Running>();
  const outages: Outage[] = [];
  const ended: string[] = [];
  const memory = new Map<Part, number>();
  let isStopping = false;

  const isOut = (part: Part) => outages.some((one) => one.part === part && one.until === Infinity);

  /** Starts the part as often as it takes, as a service manager does: a database that dies lingers for a moment. */
  async function keepStarting(part: Part): Promise<void> {
    for (;;) {
      const one = begin(part);
      running.set(part, one);
      if (await one.isReady) {
        one.child.once("exit", (code, signal) => void onEnd(part, one, code ?? signal));
        return;
      }
      if (isStopping) return;
      if (part !== "database" && !isOut("database") && !/database cannot be used/.test(one.printed)) {
        ended.push(`${part} did not start: ${one.printed.slice(-500)}`);
      }
    }
  }

  /** Nobody killed it: that is noted, and it is started again like everything. */
  async function onEnd(part: Part, one: Running, how: unknown): Promise<void> {
    if (isStopping || isOut(part) || running.get(part) !== one) return;
    ended.push(`${part} ended by itself (${String(how)}): ${one.printed.slice(-1500)}`);
    const outage: Outage = { part, from: performance.now(), until: Infinity };
    outages.push(outage);
    await keepStarting(part);
    outage.until = performance.now();
  }

  await keepStarting("database");
  // One after the other: the first brings the tables up to date.
  for (const part of parts.slice(1)) await keepStarting(part);
  if (ended.length > 0) throw new Error(ended.join("\n"));

  return {
    environment: { ...process.env, ...shared, DATA_DIR: folders.get("web 0") },
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    outages,
    ended,
    memory,
    async kill(part) {
      const one = running.get(part);
      if (one === undefined || isOut(part)) return;
      const outage: Outage = { part, from: performance.now(), until: Infinity };
      outages.push(outage);
      const gone = once(one.child, "exit");
      one.child.kill("SIGKILL");
      await gone;
      exchanged.add(part);
      await keepStarting(part);
      outage.until = performance.now();
    },
    look() {
      for (const [part, { child }] of running)
        if (part !== "database") memory.set(part, Math.max(memory.get(part) ?? 0, memoryOf(child.pid)));
    },
    async stop() {
      isStopping = true;
      for (const part of parts.toReversed()) {
        const one = running.get(part);
        if (one === undefined || one.child.exitCode !== null || one.child.signalCode !== null) continue;
        const gone = once(one.child, "exit");
        one.child.kill(part === "database" ? "SIGQUIT" : "SIGTERM");
        await gone;
      }
      const left = processesWith(mark);
      rmSync(folder, { recursive: true, force: true });
      return left;
    },
  };
}
