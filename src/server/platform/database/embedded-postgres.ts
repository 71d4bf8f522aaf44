import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { StartupError } from "../startup-error.ts";
import { type ClusterLocation, prepareClusterLocation } from "./cluster-location.ts";
import { findPostgresBinaries, type PostgresBinaries } from "./postgres-binaries.ts";
import { runProgram } from "./run-program.ts";
import { isAlive, isClusterInUse } from "./stale-server.ts";

export type EmbeddedPostgres = {
  readonly url: string;
  /**
   * Call it after closing every connection of this process. The last process to leave stops the server: a worker beside
   * it keeps it, and a server that a killed process left behind is not left for ever.
   */
  stop(): Promise<void>;
};

/** "tcp" is for Windows, where there are no unix sockets to use; it needs a password, the socket's folder does not. */
export type Transport = "socket" | "tcp";

const user = "debt_freedom";

/**
 * A real PostgreSQL from npm's binaries, as a child of nobody: it outlives this process on purpose, so that web and worker
 * share it and a crash of ours never crashes it. Starts it, or finds it running.
 * @throws StartupError with the reason in one sentence.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly transport?: Transport;
}): Promise<EmbeddedPostgres> {
  const transport = options.transport ?? (process.platform === "win32" ? "tcp" : "socket");
  const location = await prepareClusterLocation(options.dataDir);
  const binaries = await findPostgresBinaries(location.account, location.copiesDir);
  if (!existsSync(join(location.clusterDir, "PG_VERSION"))) {
    await initialiseCluster(location, binaries, transport);
  }
  const runningUrl = await findRunning(location, transport);
  const url = runningUrl ?? (await startServer(location, binaries, transport));
  return {
    url,
    async stop() {
      if (!(await hasOtherClients(url))) {
        await runProgram(location.account, binaries.pgCtl, [
          "-D",
          location.clusterDir,
          "-m",
          "fast",
          "-w",
          "stop",
        ]);
      }
    },
  };
}

async function initialiseCluster(
  location: ClusterLocation,
  binaries: PostgresBinaries,
  transport: Transport,
) {
  // What a killed initdb left behind has no PG_VERSION or no control file; nobody's data was ever in it.
  await rm(location.clusterDir, { recursive: true, force: true });
  const passwordFile = join(location.socketDir, "password");
  const auth = transport === "tcp" ? ["-A", "scram-sha-256", `--pwfile=${passwordFile}`] : ["-A", "trust"];
  if (transport === "tcp") {
    await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
    if (location.account !== undefined) {
      await chown(passwordFile, location.account.uid, location.account.gid);
    }
  }
  const result = await runProgram(location.account, binaries.initdb, [
    "-D",
    location.clusterDir,
    "-U",
    user,
    "-E",
    "UTF8",
    "--no-locale",
    "--no-instructions",
    ...auth,
  ]);
  if (result.exitCode !== 0) {
    await rm(location.clusterDir, { recursive: true, force: true });
    throw new StartupError(
      `The embedded database could not be created in ${location.clusterDir}: ${lastLine(result.output)}. Free some space or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

async function connectionUrl(location: ClusterLocation, transport: Transport, port: number): Promise<string> {
  if (transport === "socket") {
    return `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(location.socketDir)}`;
  }
  const password = await readFile(join(location.socketDir, "password"), "utf8");
  return `postgres://${user}:${password.trim()}@127.0.0.1:${port}/postgres`;
}

/** The URL of a server that answers; undefined when there is none. Waits for one that is on its way up or down. */
async function findRunning(location: ClusterLocation, transport: Transport): Promise<string | undefined> {
  const pidFile = join(location.clusterDir, "postmaster.pid");
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // Each look depends on what the one before found
    const lines = (await readFile(pidFile, "utf8").catch(() => "")).split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (lines[0] === "" || !Number.isInteger(pid)) {
      return undefined;
    }
    if (Number.isInteger(port) && port > 0) {
      const url = await connectionUrl(location, transport, port);
      if (await answers(url)) {
        return url;
      }
    }
    if (!(await isClusterInUse(location.clusterDir, pid))) {
      await removeDeadLock(pidFile, lines[0] ?? "");
      return undefined;
    }
    await delay(100);
  }
  throw new StartupError(
    `The embedded database in ${location.clusterDir} is running but does not answer. Its log is ${location.logFile}.`,
  );
}

/**
 * After a server was killed: PostgreSQL clears up by itself when the pid in a lock file is gone, but refuses to start when that
 * pid is by now a zombie or another program.
 */
async function removeDeadLock(path: string, pid: string): Promise<void> {
  const isUnchanged = (await readFile(path, "utf8").catch(() => "")).startsWith(`${pid}\n`);
  if (isUnchanged && isAlive(Number(pid))) {
    await rm(path, { force: true });
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Two processes may start the server at the same moment; the loser finds the winner's, or tries once more. */
async function startServer(
  location: ClusterLocation,
  binaries: PostgresBinaries,
  transport: Transport,
): Promise<string> {
  for (let attemptsLeft = 4; ; attemptsLeft -= 1) {
    // Each attempt depends on how the one before ended
    const output = await tryToStart(location, binaries, transport);
    const url = await findRunning(location, transport);
    if (url !== undefined) {
      return url;
    }
    if (attemptsLeft === 0) {
      const log = await readFile(location.logFile, "utf8").catch(() => output);
      throw new StartupError(
        `The embedded database did not start: ${lastReason(log)}. Its log is ${location.logFile}; or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      );
    }
    await delay(250);
  }
}

async function tryToStart(
  location: ClusterLocation,
  binaries: PostgresBinaries,
  transport: Transport,
): Promise<string> {
  const port = transport === "socket" ? 5432 : await freePort();
  const settings =
    transport === "socket"
      ? `-c unix_socket_directories='${location.socketDir}' -c listen_addresses=`
      : "-c listen_addresses=127.0.0.1 -c unix_socket_directories=";
  const socketLock = join(location.socketDir, `.s.PGSQL.${port}.lock`);
  const lockPid = (await readFile(socketLock, "utf8").catch(() => "")).split("\n", 1)[0] ?? "";
  if (lockPid !== "" && !(await isClusterInUse(location.clusterDir, Number(lockPid)))) {
    await removeDeadLock(socketLock, lockPid);
  }
  const { output } = await runProgram(location.account, binaries.pgCtl, [
    "-D",
    location.clusterDir,
    "-l",
    location.logFile,
    "-w",
    "-t",
    "60",
    "-o",
    `${settings} -p ${port} -c shared_buffers=64MB -c max_connections=60`,
    "start",
  ]);
  return output;
}

/** The last line that says why, without PostgreSQL's time stamp. */
function lastReason(log: string): string {
  const reason = log.split("\n").findLast((line) => /(FATAL|PANIC|could not)/.test(line));
  return (reason ?? lastLine(log)).replace(/^.*?(FATAL|PANIC): +/, "");
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });
}

/** Our own connections were ended a moment ago and may not be gone yet: only who stays is somebody else. */
async function hasOtherClients(url: string): Promise<boolean> {
  for (let looksLeft = 10; looksLeft > 0; looksLeft -= 1) {
    // One look after the other
    if (!(await seesOtherClients(url))) {
      return false;
    }
    await delay(100);
  }
  return true;
}

async function seesOtherClients(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    );
    return rowCount !== 0;
  } catch {
    // Nobody answers: somebody else stopped it already, and stopping it again does no harm.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.trim() ?? "";
}
