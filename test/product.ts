import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A port that was free a moment ago on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** The built product as a person runs it: `serve` on its own data folder and port. */
export type Product = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Ctrl-C; resolves with the exit code. */
  stop(): Promise<number>;
  /** SIGKILL to the server and its readers at once: a power cut, as far as the processes can tell. */
  kill(): Promise<void>;
};

export function newDataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "debt-freedom-data-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts `serve` and waits for the line with its address. Rejects with what it printed when it ends before that. */
export async function startProduct(options: {
  dataFolder: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  /** Of `serve`, such as "--no-worker". Default: none. */
  parameters?: readonly string[];
}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const program = [join(root, "dist", "server", "cli.js"), "serve", ...(options.parameters ?? [])];
  const child = spawn(process.execPath, program, {
    // A group of its own, so that kill() takes the readers with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: options.dataFolder,
      ...options.env,
    },
  });
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /running at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`serve ended with ${code}: ${printed}`)));
  });
  const ended = async (signal: NodeJS.Signals, group: boolean): Promise<number> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? 1;
    const exit = once(child, "exit");
    if (child.pid !== undefined) process.kill(group ? -child.pid : child.pid, signal);
    await exit;
    return child.exitCode ?? 1;
  };
  return {
    url: url.replace(/\/$/, ""),
    process: child,
    output: () => printed,
    stop: () => ended("SIGINT", false),
    kill: async () => {
      await ended("SIGKILL", true);
    },
  };
}
